import { expect, test } from 'vitest';
import type { GameEvent } from './messages';
import { gist, trailsOf, turnsOf } from './turns';

const move = (player: string, space: string, to: string): GameEvent => ({
  name: 'troop-moved',
  player,
  space,
  to,
  number: 3,
});
const turn = (player: string): GameEvent => ({ name: 'turn-begins', player });
const EVENTS: GameEvent[] = [
  { name: 'round-begins', number: 1 },
  turn('p1'),
  move('p1', 'c_1', 'c_ring'),
  turn('p2'),
  move('p2', 'e_1', 'e_ring'),
  move('p2', 'e_ring', 'west_temple'),
  { name: 'battle-begins', player: 'p2', enemy: 'p3', space: 'west_temple' },
  { name: 'battle-won', player: 'p2', enemy: 'p3' },
  { name: 'troop-retreated', player: 'p3', space: 'west_temple', to: 'nw_front' },
  { name: 'vp-gained', player: 'p2', source: 'battle' },
  turn('p3'),
  { name: 'pp-gained', player: 'p3', number: 2 },
];

test('events fall into turns, and what belongs to none stays by itself', () => {
  expect(turnsOf(EVENTS).map(({ player, first }) => [player, first])).toEqual([
    [null, 0],
    ['p1', 1],
    ['p2', 3],
    ['p3', 10],
  ]);
});

test('a turn is summed up by what weighs most', () => {
  const turns = turnsOf(EVENTS);
  expect(gist(turns[2]!).map(({ name }) => name)).toEqual(['battle-won', 'vp-gained']);
  expect(gist(turns[3]!).map(({ name }) => name)).toEqual(['pp-gained']);
});

test('the ways of others since my last turn, steps joined', () => {
  expect(trailsOf(EVENTS, 'p1')).toEqual([
    { player: 'p2', path: ['e_1', 'e_ring', 'west_temple'], number: 3 },
    { player: 'p3', path: ['west_temple', 'nw_front'], number: 0 },
  ]);
  expect(trailsOf([...EVENTS, turn('p1')], 'p1')).toHaveLength(2);
  expect(trailsOf(EVENTS.slice(0, 3), 'p1')).toEqual([]);
});
