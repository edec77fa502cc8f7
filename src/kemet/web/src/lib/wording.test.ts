import { beforeAll, expect, test } from 'vitest';
import en from '../locales/en';
import { parseAction } from './actions';
import type { Catalog, View } from './protocol';
import { makeBundle, use } from './texts.svelte';
import { decisionSentence, describe, eventSentence, partWord, refusalText } from './wording';

const NAMES = { p1: 'Nefer', p2: 'Anhur' };
const CATALOG = { cards: [{ id: '4-1-0', strength: 4, damage: 1, shield: 0 }], actions: [], tiles: [] } as unknown as Catalog;

function view(frames: View['frames']): View {
  const me = { player: 'p1', pp: 5, reserve: 2, 'tokens-left': 4, vp: { total: 0 } };
  return { you: 'p1', frames, players: [me], legal: [], awaiting: ['p1'] } as unknown as View;
}
const label = (text: string, frame: string): string => {
  const action = parseAction(
    text,
    (word) => word === 'west_temple',
    (word) => word === 'red/charge',
  );
  return describe(action, view([{ frame, laid: 1 }]), CATALOG, undefined, NAMES).label;
};

beforeAll(() => use(makeBundle('en', en)));

test('a question names what it is about', () => {
  const sentence = decisionSentence(view([{ frame: 'turn', player: 'p1', laid: 0 }]), NAMES);
  expect(sentence).toContain('4 left');
  expect(sentence).toContain('5 PP');
});

test('the choice of battle cards is asked step by step', () => {
  const battle = { frame: 'battle', attacker: 'p1', defender: 'p2', 'attacker-card': '4-1-0', 'attacker-discard': '-' };
  expect(decisionSentence(view([battle, { frame: 'battle-cards' }]), NAMES)).toMatch(/discard/);
});

test('a decision nobody told us of still has a sentence', () => {
  expect(decisionSentence(view([{ frame: 'walk-the-path' }]), NAMES)).toContain('walk the path');
});

test('buttons have labels in words, unknown ones their notation', () => {
  expect(label('pass', 'turn')).toBe('End turn');
  expect(label('~west_temple', 'move')).toBe('Teleport to West Temple');
  expect(label('red/charge', 'buy')).toBe('Charge!');
  expect(label('x1', 'set-units')).toBe('1 unit');
  expect(label('x2', 'take-place')).toBe('Place 2');
  expect(label('item/strange-rope', 'turn')).toBe('item/strange-rope');
});

test('events are sentences with names', () => {
  const event = { name: 'troop-moved', player: 'p2', space: 'west_temple', to: 'west_bank', number: 2 };
  expect(eventSentence(event, NAMES)).toBe('Anhur moves 2 units: West Temple → West Bank.');
  expect(eventSentence({ name: 'vp-gained', player: 'p1', source: 'battle' }, NAMES)).toContain('Nefer');
});

test('parts of a strength have names', () => {
  expect(partWord('x5')).toBe('5 units');
  expect(partWord('red/charge')).toBe('Charge!');
  expect(partWord('di/war-fury')).toBe('War Fury');
});

test('a refusal carries its rule', () => {
  expect(refusalText({ code: 'text', args: { text: 'walls' }, rule: 'K9.6' }, NAMES)).toContain('(K9.6)');
});
