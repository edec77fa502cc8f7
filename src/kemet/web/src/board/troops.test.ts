import { expect, test } from 'vitest';
import { mapFor } from './geometry';
import { flightsBetween, pyramidsOf, standing, troopsOf } from './troops';
import type { PlayerView, View } from './types';

const map = mapFor('odd');

function player(name: string, units: Record<string, number>, creatures: Record<string, string> = {}): PlayerView {
  return { player: name, city: null, units, creatures, pyramids: {} };
}

function view(...players: PlayerView[]): View {
  return { players, contested: [] };
}

test('who was there first keeps the first place', () => {
  const holders = new Map<string, string>();
  troopsOf(view(player('p1', {}), player('p2', { c_ring: 3 })), map, holders);
  const [first, second] = troopsOf(view(player('p1', { c_ring: 5 }), player('p2', { c_ring: 3 })), map, holders);
  expect(first).toMatchObject({ player: 'p2', at: map.shapes.c_ring!.slots.troop });
  expect(second).toMatchObject({ player: 'p1', at: map.shapes.c_ring!.slots.rival });
});

test('units that change place fly there, with their creature', () => {
  const before = view(player('p1', { s_1: 5, s_2: 2 }, { elephant: 's_1' }));
  const after = view(player('p1', { s_1: 1, s_2: 2, s_front: 4 }, { elephant: 's_front' }));
  expect(flightsBetween(before, after, map)).toEqual([
    { player: 'p1', count: 4, creature: 'elephant', from: 's_1', to: 's_front', fresh: true },
  ]);
});

test('recruits come from nowhere and the fallen go there', () => {
  const before = view(player('p1', { s_1: 1 }), player('p2', { c_ring: 2 }));
  const after = view(player('p1', { s_1: 3 }), player('p2', {}));
  expect(flightsBetween(before, after, map)).toEqual([
    { player: 'p1', count: 2, creature: null, from: null, to: 's_1', fresh: false },
    { player: 'p2', count: 2, creature: null, from: 'c_ring', to: null, fresh: false },
  ]);
});

test('only pyramids that stand are drawn', () => {
  const owner = { ...player('p1', {}), pyramids: { white: { level: 2, space: 's_1' }, red: { level: 0, space: null } } };
  expect(pyramidsOf(view(owner))).toEqual([{ colour: 'white', level: 2, space: 's_1' }]);
});

test('allies stand beside each other, from four on in two rows', () => {
  const places = (all: number) => Array.from({ length: all }, (_, place) => standing({ place, all }));
  expect(places(1)).toEqual([[0, 0]]);
  expect(places(2)).toEqual([[-24, 0], [24, 0]]); // prettier-ignore
  expect(places(3)).toEqual([[-48, 0], [0, 0], [48, 0]]); // prettier-ignore
  expect(places(5)).toEqual([[-48, -26], [0, -26], [48, -26], [-24, 26], [24, 26]]); // prettier-ignore
});
