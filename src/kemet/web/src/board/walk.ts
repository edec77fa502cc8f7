/** Walking over the board with the arrow keys. */

import { project, type BoardMap } from './geometry';
import type { Orientation } from './types';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const VECTORS: Record<Direction, readonly [number, number]> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const CONE = Math.cos((62 * Math.PI) / 180);

export function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

/**
 * Returns the space that lies in *direction* from *from* on the screen: a neighbour if there is one that way, else the
 * nearest other space that way, so that islands can be reached; null at the edge.
 */
export function walk(
  map: BoardMap,
  links: readonly (readonly string[])[],
  spaces: readonly string[],
  from: string,
  direction: Direction,
  orientation: Orientation,
): string | null {
  const neighbours = links.filter((pair) => pair.includes(from)).map((pair) => (pair[0] === from ? pair[1]! : pair[0]!));
  const [x, y] = project(map.shapes[from]!.slots.troop, orientation);
  const [dx, dy] = VECTORS[direction];
  const best = (names: readonly string[], byAngle: number): string | null => {
    let found: string | null = null;
    let least = Infinity;
    for (const name of names) {
      const [tx, ty] = project(map.shapes[name]!.slots.troop, orientation);
      const far = Math.hypot(tx - x, ty - y);
      const cos = far ? ((tx - x) * dx + (ty - y) * dy) / far : 0;
      const price = far * (1 + byAngle * (1 - cos));
      if (name !== from && cos > CONE && price < least) [found, least] = [name, price];
    }
    return found;
  };
  return best(neighbours, 2) ?? best(spaces, 4);
}
