import { afterAll, beforeAll, expect, suite, test } from 'vitest';
import en from '../locales/en';
import fr from '../locales/fr';
import pl from '../locales/pl';
import ru from '../locales/ru';
import { parseAction } from './actions';
import type { Catalog, View } from './messages';
import { makeBundle, t, use } from './texts.svelte';
import {
  decisionId,
  decisionSentence,
  describe,
  eventSentence,
  moveLabel,
  partWord,
  refusalText,
  spaceLabel,
} from './wording';

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

test('a screen reader is told what a temple pays, also for units', () => {
  const spaces = { delta_temple: { temple: 0 }, sphinx_temple: { temple: 3 }, sanctuary: { temple: null, sanctuary: true } };
  const catalog = { board: { spaces } } as unknown as Catalog;
  const said = (space: string): string => spaceLabel(space, { ...view([]), players: [] }, catalog, NAMES);
  expect(said('sphinx_temple')).toContain('3 PP');
  expect(said('delta_temple')).toContain('5 PP for a unit');
  expect(said('sanctuary')).toContain('2 units');
});

test('the choice of battle cards is asked step by step', () => {
  const battle = { frame: 'battle', attacker: 'p1', defender: 'p2', 'attacker-card': '4-1-0', 'attacker-discard': '-' };
  expect(decisionSentence(view([battle, { frame: 'battle-cards' }]), NAMES)).toMatch(/discard/);
});

test('who has acted in a turn of several is asked for something else', () => {
  const asked = (acted: string[]): string => decisionId(view([{ frame: 'community-turn', acted }]));
  expect(asked(['p2'])).toBe('decision-community-turn');
  expect(asked(['p2', 'p1'])).toBe('decision-community-turn-acted');
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

test('what was played is told in words, whatever is asked now', () => {
  const now = view([{ frame: 'turn', laid: 1 }]);
  const played = (text: string): string =>
    moveLabel(
      parseAction(
        text,
        (word) => word === 'west_bank',
        () => false,
      ),
      now,
      CATALOG,
      NAMES,
    );
  expect(played('west_bank')).toBe('West Bank');
  expect(played('pass')).toBe(t('action-pass'));
  expect(played('x3')).toBe('3');
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
  expect(refusalText({ code: 'walls', args: {}, rule: 'K9.6' }, NAMES)).toContain('(K9.6)');
});

suite('refusals', () => {
  const LANGUAGES = { en, ru, fr, pl };
  const WORDS = {
    space: 'c_ring',
    at: 'west_temple',
    tile: 'red/charge',
    di: 'war-fury',
    cities: 'nw, s',
    colour: 'white',
    wanted: 'red',
    cost: 2,
    pp: 1,
    level: 3,
    old: 1,
    limit: 5,
    most: 2,
    least: 1,
    number: 2,
  };

  afterAll(() => use(makeBundle('en', en)));

  test.each([
    ['en', 'Central Desert is not next to West Temple.', 'Pick a city that is still free: North-west, South.'],
    ['ru', 'Эти клетки не соседние', 'Выберите свободный город'],
    ['fr', 'Ces cases ne sont pas adjacentes', 'Choisissez une cité encore libre'],
    ['pl', 'Te pola nie sąsiadują ze sobą', 'Wybierz wolne miasto'],
  ] as const)('say all in words: %s', (language, apart, cities) => {
    use(makeBundle(language, LANGUAGES[language]));
    const said = (code: string): string => refusalText({ code, args: WORDS, rule: '' }, NAMES);
    expect(said('not-adjacent')).toContain(apart);
    expect(said('not-adjacent')).toContain(t('space-c-ring'));
    expect(said('not-adjacent')).toContain(t('space-west-temple'));
    expect(said('city-free')).toContain(cities);
    expect(said('city-free')).toContain(`${t('city-nw')}, ${t('city-s')}`);
    expect(said('tile-price')).toContain(t('tile-red-charge'));
    expect(said('di-price')).toContain(t('di-war-fury'));
    if (language !== 'en') expect(said('tile-colour') + said('pyramid-already')).not.toMatch(/white|red\b/);
    const codes = LANGUAGES[language].join('\n').matchAll(/^refusal-([a-z-]+) =/gm);
    for (const [, code = ''] of codes) expect(said(code), code).not.toMatch(/[_/{}$]/);
  });
});
