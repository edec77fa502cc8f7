/** Walking over the board with the arrow keys. */

import { border, project, type BoardMap } from './geometry';
import type { Orientation, Point } from './types';

export type Direction = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const VECTORS: Record<Direction, Point> = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };
const CONE = Math.cos((60 * Math.PI) / 180);

/** Land comes before water that is as near. */
const BY_WATER = 1.6;

interface Goal {
  name: string;
  points: readonly Point[];
  weight?: number;
}

export function isDirection(key: string): key is Direction {
  return key in VECTORS;
}

/**
 * Returns the space that lies in *direction* from *from* on the screen: a neighbour whose troop stands that way, else a
 * neighbour whose border lies that way, else the nearest other space, so that islands can be reached; null at the edge.
 */
export function walk(
  map: BoardMap,
  links: readonly (readonly string[])[],
  spaces: readonly string[],
  from: string,
  direction: Direction,
  orientation: Orientation,
): string | null {
  const [x, y] = project(map.shapes[from]!.slots.troop, orientation);
  const [dx, dy] = VECTORS[direction];
  const best = (goals: readonly Goal[], byAngle: number): string | null => {
    let found: string | null = null;
    let least = Infinity;
    for (const { name, points, weight = 1 } of goals) {
      for (const point of points) {
        const [tx, ty] = project(point, orientation);
        const far = Math.hypot(tx - x, ty - y);
        const cos = far ? ((tx - x) * dx + (ty - y) * dy) / far : 0;
        const price = weight * far * (1 + byAngle * (1 - cos));
        if (cos > CONE && price < least) [found, least] = [name, price];
      }
    }
    return found;
  };
  const neighbours = links
    .filter((pair) => pair.includes(from))
    .map((pair) => {
      const name = pair[0] === from ? pair[1]! : pair[0]!;
      const points = border(map, from, name);
      return { name, points, spot: [map.shapes[name]!.slots.troop], weight: points.length ? 1 : BY_WATER };
    });
  const near = neighbours.map((goal) => ({ ...goal, points: goal.spot }));
  const others = spaces.filter((name) => name !== from).map((name) => ({ name, points: [map.shapes[name]!.slots.troop] }));
  return best(near, 2) ?? best(neighbours, 4) ?? best(others, 4);
}
