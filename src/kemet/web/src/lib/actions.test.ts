import { expect, test } from 'vitest';
import { ofKind, parseAction, type Action } from './actions';

const SPACES = new Set(['c_ring', 'west_temple']);
const TILES = new Set(['red/charge']);
const read = (text: string): Action =>
  parseAction(
    text,
    (word) => SPACES.has(word),
    (word) => TILES.has(word),
  );

test.each([
  ['pass', { kind: 'answer', answer: 'pass' }],
  ['@move-upper', { kind: 'token', token: 'regular', place: 'move-upper' }],
  ['silver@build', { kind: 'token', token: 'silver', place: 'build' }],
  ['gold@recruit', { kind: 'gold', place: 'recruit' }],
  ['c_ring', { kind: 'space', space: 'c_ring', teleport: false }],
  ['~west_temple', { kind: 'space', space: 'west_temple', teleport: true }],
  ['x3', { kind: 'count', number: 3 }],
  ['red/charge', { kind: 'tile', tile: 'red/charge' }],
  ['di/veto', { kind: 'di', di: 'veto' }],
  ['card/4-1-0', { kind: 'card', card: '4-1-0' }],
  ['p2', { kind: 'player', player: 'p2' }],
  ['red^3', { kind: 'pyramid', colour: 'red', level: 3 }],
  ['creature/snake', { kind: 'creature', creature: 'snake' }],
  ['city/nw', { kind: 'city', city: 'nw' }],
  ['priest@c_ring', { kind: 'space', space: 'c_ring', figure: 'priest' }],
  ['token/scroll', { kind: 'own', prefix: 'token', word: 'scroll' }],
  ['see-through@build', { kind: 'token', token: 'see-through', place: 'build' }],
  ['send-back', { kind: 'answer', answer: 'send-back' }],
])('%s finds its place', (text, wanted) => {
  expect(read(text)).toMatchObject({ ...wanted, text });
});

test('words that nobody knows fall back to a plain button', () => {
  expect(read('dig-a-well')).toEqual({ kind: 'other', text: 'dig-a-well' });
});

test('actions are found by kind', () => {
  const actions = ['pass', 'x1', 'x2'].map(read);
  expect(ofKind(actions, 'count').map((action) => action.number)).toEqual([1, 2]);
});
