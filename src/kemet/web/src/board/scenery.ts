/** Small things that make the land alive: dunes, palms, rocks, reeds, houses, waves. The same on every screen. */

import { HEIGHT, WIDTH, inside, type Arc, type BoardMap, type Shape } from './geometry';
import type { Point } from './types';

export interface Scenery {
  dunes: Item[];
  palms: Item[];
  rocks: Item[];
  reeds: Item[];
  waves: Item[];
  houses: Item[];
}

export interface Item {
  at: Point;
  size: number;
}

const CLEAR = 56;

/** Lists the scenery of *map*; land that is not *inPlay* is not there. */
export function sceneryOf(map: BoardMap, inPlay: ReadonlySet<string>): Scenery {
  const random = generator(7);
  const shapes = Object.values(map.shapes).filter(({ name }) => inPlay.has(name));
  const sides = (arc: Arc): number => arc.spaces.filter((name) => inPlay.has(name)).length;
  const water = map.arcs.filter((arc) => sides(arc) === 1 && !arc.name.includes('edge')).flatMap((arc) => arc.points);
  const borders = map.arcs.filter((arc) => sides(arc) === 2).flatMap((arc) => arc.points);
  const busy = shapes.flatMap(({ slots }) => [slots.troop, slots.rival, ...(slots.icon ? [slots.icon] : [])]);
  const docks = map.crossings.flatMap(({ docks: pair }) => pair);
  const found: Scenery = { dunes: [], palms: [], rocks: [], reeds: [], waves: [], houses: [] };
  const put = (list: Item[], at: Point, size: number, gap: number): void => {
    if (
      nearest(
        at,
        list.map((item) => item.at),
      ) > gap
    )
      list.push({ at, size });
  };
  for (let tries = 0; tries < 2600; tries++) {
    const at: Point = [20 + random() * (WIDTH - 40), 20 + random() * (HEIGHT - 40)];
    const size = 0.8 + random() * 0.45;
    const shore = nearest(at, water);
    const shape = shapes.find(({ rings }) => inside(at, rings));
    if (!shape) {
      if (shore > 20) put(found.waves, at, size, 74);
    } else if (isDistrict(shape)) {
      if (nearest(at, borders) > 20 && shore > 20) put(found.houses, at, size, 30);
    } else if (shape.name === 'delta_marsh') {
      if (nearest(at, busy) > 40 && nearest(at, docks) > 30 && shore > 14) put(found.reeds, at, size, 30);
    } else if (nearest(at, busy) > CLEAR && nearest(at, borders) > 20 && nearest(at, docks) > 46) {
      if (shore > 15 && shore < 34) put(found.palms, at, size, 34);
      else if (shore > 52 && random() < 0.12) put(found.rocks, at, size, 120);
      else if (shore > 52) put(found.dunes, at, size, 58);
    }
  }
  for (const list of Object.values(found) as Item[][]) list.sort((a, b) => a.at[1] - b.at[1]);
  return found;
}

/** Whether *shape* is a district of a city. */
export function isDistrict(shape: Shape): boolean {
  return /_[123]$/.test(shape.name);
}

function nearest([x, y]: Point, points: readonly Point[]): number {
  let best = Infinity;
  for (const [px, py] of points) best = Math.min(best, (px - x) ** 2 + (py - y) ** 2);
  return Math.sqrt(best);
}

/** A small generator of numbers from 0 to 1 (mulberry32): the same seed gives the same land. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
