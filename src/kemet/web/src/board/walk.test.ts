import { describe, expect, test } from 'vitest';
import adjacency from './adjacency.json';
import { mapFor } from './geometry';
import { walk, type Direction } from './walk';

const DIRECTIONS: Direction[] = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'];

describe.each([2, 3, 4, 5] as const)('with %i players', (players) => {
  const { spaces, land, harbours, drawing } = adjacency[`${players}`];

  test.each(['portrait', 'landscape'] as const)('the arrow keys reach every space in %s', (orientation) => {
    const seen = new Set([spaces[0]!]);
    for (const from of seen) {
      for (const direction of DIRECTIONS) {
        const next = walk(mapFor(drawing, spaces), [...land, ...harbours], spaces, from, direction, orientation);
        if (next) seen.add(next);
      }
    }
    expect(spaces.filter((space) => !seen.has(space))).toEqual([]);
  });
});

test('an arrow key goes to the neighbour across the border that way', () => {
  const { spaces, land, harbours } = adjacency['5'];
  const go = (from: string, direction: Direction): string | null =>
    walk(mapFor('odd'), [...land, ...harbours], spaces, from, direction, 'portrait');
  expect(go('e_obelisk', 'ArrowRight')).toBe('east_temple');
  expect(go('east_temple', 'ArrowLeft')).toBe('e_obelisk');
  expect(go('s_1', 'ArrowLeft')).toBe('s_front');
  expect(go('c_ring', 'ArrowLeft')).toBe('c_3');
});
