import { beforeAll, expect, test } from 'vitest';
import type { Action } from '../lib/actions';
import { parseAction } from '../lib/actions';
import { battlesOf, partRows } from '../lib/battles';
import type { PathCatalog, View } from '../lib/messages';
import words from '../../../locale/en/path.ftl?raw';
import en from '../locales/en';
import { makeBundle, use } from '../lib/texts.svelte';
import { choicesOf, placeChoice, priestsAt } from './choices';
import { tokenFace, tokenGlyph } from './glyphs';
import { layoutOf, START, stepFrom, stopsOf, twoLines } from './layout';
import { gainsOf, placeTitle } from './words';

const LANES = ['top', 'middle', 'bottom'];
const road = (to: string, pp = 1) => ({ to, pp, cards: 0, units: 0, temporary: null });
const village = (...exits: string[]) => ({ kind: 'village', slots: ['item-1'], exits });
const board = (number: number, fork: string[]) => ({
  roads: Object.fromEntries(LANES.map((lane) => [lane, road(`${number}-${lane}`)])),
  places: Object.fromEntries(LANES.map((lane, k) => [`${number}-${lane}`, village(...(k ? [lane] : fork))])),
});
const city = {
  roads: Object.fromEntries(LANES.map((lane) => [lane, road('ta-seti', 0)])),
  places: { 'ta-seti': { kind: 'city', slots: ['vp'], exits: [] } },
};
const PATH: PathCatalog = {
  sure: 'reconstructed',
  lanes: LANES,
  locations: { '1-top': 1, '1-middle': 1, '1-bottom': 1, 'ta-seti': 2 },
  boards: [
    { A: board(1, ['top']), B: board(1, ['top', 'middle']) },
    { A: city, B: city },
  ],
  tokens: [],
};
const actions = (...texts: string[]): Action[] =>
  texts.map((text) =>
    parseAction(
      text,
      () => false,
      () => false,
    ),
  );

beforeAll(() => use(makeBundle('en', [...en, words])));

test('the start of the path offers entering, and priests on their way', () => {
  const found = choicesOf(actions('pass', 'enter', 'path/1-top', 'send-back'), { frame: 'activate-priest' }, PATH);
  expect(found.enter?.text).toBe('enter');
  expect(placeChoice(found, '1-top')?.text).toBe('path/1-top');
  expect(placeChoice(found, '1-middle')).toBeNull();
});

test('roads are those of the next board', () => {
  const first = choicesOf(actions('road/top', 'road/middle'), { frame: 'pick-road', location: '-' }, PATH);
  expect(Object.keys(first.roads)).toEqual(['1-top', '1-middle']);
  const next = choicesOf(actions('road/top', 'road/middle'), { frame: 'pick-road', location: '1-top' }, PATH);
  expect(Object.keys(next.roads)).toEqual(['2-top', '2-middle']);
});

test('tokens glow where the priest stands, and only when one is taken', () => {
  const taking = choicesOf(actions('pass', 'token/scroll'), { frame: 'take-token', location: '1-top' }, PATH);
  expect(taking.at).toBe('1-top');
  expect(placeChoice(taking, '1-top')?.text).toBe('token/scroll');
  expect(placeChoice(taking, '1-middle')).toBeNull();
  const using = choicesOf(actions('token/scroll'), { frame: 'turn' }, PATH);
  expect(using.tokens).toEqual({});
});

test('several tokens at a place are told apart', () => {
  const found = choicesOf(actions('token/scroll', 'token/plans'), { frame: 'take-token', location: '1-top' }, PATH);
  expect(placeChoice(found, '1-top')).toBeNull();
  expect(Object.keys(found.tokens)).toEqual(['scroll', 'plans']);
});

test('the side that lies up decides the forks', () => {
  expect(layoutOf(PATH, 'AA').ways.filter(({ from }) => from === '1-top')).toHaveLength(1);
  const forked = layoutOf(PATH, 'BA');
  expect(forked.ways.filter(({ from }) => from === '1-top').map(({ to }) => to)).toEqual(['2-top', '2-middle']);
  expect(forked.roads).toHaveLength(6);
  expect(forked.places.map(({ name }) => name)).toEqual(['1-top', '1-middle', '1-bottom', 'ta-seti']);
});

test('everything lies inside the drawing, and all roads of the last board end in the city', () => {
  const { width, height, places, roads } = layoutOf(PATH, 'BB');
  const end = places.at(-1)!;
  for (const { at } of places) expect(at[0] > START && at[0] < width && at[1] > 0 && at[1] < height).toBe(true);
  for (const one of roads.filter(({ board: number }) => number === 2)) {
    expect(one.line).toMatch(new RegExp(`^M[\\d. CH-]+ ${end.at.join(' ')}$`));
    expect(one.line.match(/-?[\d.]+/g)!.every((number) => Number(number) >= 0)).toBe(true);
  }
});

test('arrows walk from the reserve along the roads', () => {
  const stops = stopsOf(layoutOf(PATH, 'AA'));
  expect(stepFrom(stops, 'start', 'ArrowRight')).toBe('road 1-middle');
  expect(stepFrom(stops, 'road 1-middle', 'ArrowRight')).toBe('place 1-middle');
  expect(stepFrom(stops, 'place 1-middle', 'ArrowUp')).toBe('place 1-top');
  expect(stepFrom(stops, 'place 1-top', 'ArrowUp')).toBeNull();
  expect(stepFrom(stops, 'start', 'x')).toBeNull();
  const reached = new Set(['start']);
  for (const id of reached)
    for (const key of ['Left', 'Right', 'Up', 'Down']) reached.add(stepFrom(stops, id, `Arrow${key}`) ?? id);
  expect(reached.size).toBe(stops.length);
});

test('long names take two lines', () => {
  expect(twoLines('Scroll')).toEqual(['Scroll']);
  expect(twoLines('Double-edged Dagger')).toEqual(['Double-edged', 'Dagger']);
  expect(twoLines('Dague à double tranchant')).toEqual(['Dague à double', 'tranchant']);
});

test('priests are counted by player', () => {
  const view = {
    players: [{ player: 'p1', priests: { 'by-path': 2 } }, { player: 'p2', priests: { '1-top': 1 } }, { player: 'p3' }],
  } as unknown as View;
  expect(priestsAt(view, 'by-path')).toEqual([{ player: 'p1', number: 2 }]);
  expect(priestsAt(view, '1-top')).toEqual([{ player: 'p2', number: 1 }]);
});

test('the path has its words', () => {
  expect(gainsOf({ pp: 1, cards: 0, units: 1 })).toEqual(['+1 PP', '+1 unit']);
  expect(placeTitle({ kind: 'village', name: '1-top', only: false })).toBe('village, upper road, board 1');
  expect(placeTitle({ kind: 'city', name: 'ta-seti', only: true })).toBe('city of Ta-Seti');
});

test('unknown tokens still have a face', () => {
  expect(tokenGlyph('something-new')).toBeTruthy();
  expect(tokenFace(undefined).shape).toBeTruthy();
});

test('a battle tells which tokens were laid, also those without a number', () => {
  const [battle] = battlesOf([
    { name: 'path-token-used', player: 'p1', 'path-token': 'scroll' },
    { name: 'battle-begins', player: 'p1', enemy: 'p2', space: 'c_ring' },
    { name: 'battle-card-revealed', player: 'p1', card: '4-1-0' },
    { name: 'path-token-used', player: 'p1', 'path-token': 'khopesh' },
    { name: 'path-token-used', player: 'p1', 'path-token': 'double-edged-dagger' },
    { name: 'battle-part', player: 'p1', part: 'token/khopesh', kind: 'strength', number: 1 },
    { name: 'battle-won', player: 'p1', enemy: 'p2' },
    { name: 'path-token-used', player: 'p1', 'path-token': 'offering' },
  ]);
  expect(battle!.attacker.more).toEqual(['token/khopesh', 'token/double-edged-dagger']);
  expect(partRows(battle!.attacker).map(({ part }) => part)).toEqual(['token/khopesh', 'token/double-edged-dagger']);
});
