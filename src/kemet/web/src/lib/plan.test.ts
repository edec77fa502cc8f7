import { expect, test } from 'vitest';
import { goals, moveActions } from './plan';
import type { Reach } from './messages';

function way(from: string, to: string, actions: string[]): Reach {
  const units = { least: 1, most: 5 };
  return {
    from,
    to,
    tokens: [],
    units,
    creature: null,
    actions,
    ending: [],
    path: [from, to],
    steps: 1,
    cost: 0,
    by: 'walk',
  };
}

test('all units go without a word', () => {
  expect(moveActions(way('s_1', 's_front', ['s_1', 's_front']), 5, 5)).toEqual(['s_1', 's_front']);
});

test('fewer units are said after the troop and before the first step', () => {
  expect(moveActions(way('s_1', '~c', ['s_1', 's_front', 'c_ring']), 2, 5)).toEqual(['s_1', 'x2', 's_front', 'c_ring']);
});

test('in the middle of a move the troop is not named again', () => {
  expect(moveActions(way('s_front', 'c_ring', ['c_ring']), 2, 3)).toEqual(['x2', 'c_ring']);
});

test('goals are those of the picked troop', () => {
  const reach = [way('s_1', 's_front', ['s_1', 's_front']), way('s_2', 's_3', ['s_2', 's_3'])];
  expect([...goals(reach, 's_1').keys()]).toEqual(['s_front']);
  expect(goals(reach, null).size).toBe(0);
});
