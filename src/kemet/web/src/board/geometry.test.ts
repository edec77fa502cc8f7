import { describe, expect, test } from 'vitest';
import adjacency from './adjacency.json';
import { HEIGHT, WIDTH, between, distance, extentOf, inside, mapFor, type BoardMap, type Shape } from './geometry';
import type { Point } from './types';

const key = (a: Point, b: Point): string => [a.join(','), b.join(',')].sort().join(' ');
const pair = (one: string, other: string): string => [one, other].sort().join(' ');

function edges(shape: Shape): Map<string, number> {
  const found = new Map<string, number>();
  for (const ring of shape.rings)
    ring.forEach((point, k) =>
      found.set(key(point, ring[(k + 1) % ring.length]!), distance(point, ring[(k + 1) % ring.length]!)),
    );
  return found;
}

/** Length of the border that two shapes share, measured on their outlines alone. */
function shared(one: Map<string, number>, other: Map<string, number>): number {
  let sum = 0;
  for (const [edge, length] of one) if (other.has(edge)) sum += length;
  return sum;
}

describe.each(Object.entries(adjacency))('the map %s', (_, facts) => {
  const map = mapFor(facts.drawing, facts.spaces);
  const shapes = facts.spaces.map((name) => map.shapes[name]!);

  test('draws every space', () => {
    expect(facts.spaces.filter((name) => !map.shapes[name])).toEqual([]);
  });

  test('has a shared border for every land link and no other', () => {
    const outlines = shapes.map((shape) => ({ name: shape.name, edges: edges(shape) }));
    const borders: string[] = [];
    outlines.forEach((one, k) => {
      for (const other of outlines.slice(k + 1))
        if (shared(one.edges, other.edges) > 0) borders.push(pair(one.name, other.name));
    });
    expect(borders.sort()).toEqual(facts.land.map(([one, other]) => pair(one!, other!)).sort());
  });

  test('has borders long enough to see', () => {
    const short = facts.land.filter(([one, other]) => shared(edges(map.shapes[one!]!), edges(map.shapes[other!]!)) < 30);
    expect(short).toEqual([]);
  });

  test('has no space on top of another', () => {
    const twice: string[] = [];
    for (let x = 5; x < WIDTH; x += 22) {
      for (let y = 5; y < HEIGHT; y += 22) {
        const here = shapes.filter((shape) => inside([x, y], shape.rings));
        if (here.length > 1) twice.push(`${x},${y}: ${here.map((shape) => shape.name).join(' ')}`);
      }
    }
    expect(twice).toEqual([]);
  });

  test('keeps spaces apart that do not touch', () => {
    const near: string[] = [];
    const linked = new Set(facts.land.map(([one, other]) => pair(one!, other!)));
    const outlines = shapes.map(({ name, rings }) => ({ name, points: rings.flat() }));
    outlines.forEach((one, k) => {
      for (const other of outlines.slice(k + 1)) {
        if (linked.has(pair(one.name, other.name))) continue;
        for (const a of one.points) {
          if (!other.points.some((b) => distance(a, b) < 24)) continue;
          const corner = outlines.some(
            (third) => third !== one && third !== other && third.points.some((c) => distance(a, c) < 30),
          );
          if (!corner) near.push(`${one.name} ${other.name} at ${a.join(',')}`);
        }
      }
    });
    expect(near).toEqual([]);
  });

  test('draws exactly the harbours', () => {
    const drawn = map.crossings.filter(({ spaces }) => spaces.every((name) => facts.spaces.includes(name)));
    expect(drawn.map(({ spaces }) => pair(...spaces)).sort()).toEqual(
      facts.harbours.map(([one, other]) => pair(one!, other!)).sort(),
    );
  });

  test('has a way between all neighbours', () => {
    for (const [one, other] of [...facts.land, ...facts.harbours])
      expect(between(map, one!, other!, [0, 0], [0, 0])).not.toEqual([]);
  });

  test('has its slots on the land of their space', () => {
    const off = shapes.flatMap(({ name, rings, slots }) =>
      Object.entries<Point | null>({ ...slots })
        .filter(([, at]) => at && !inside(at, rings))
        .map(([slot]) => `${name} ${slot}`),
    );
    expect(off).toEqual([]);
  });

  test('has room for the pieces, large as they are on a phone', () => {
    const crowded: string[] = [];
    const spots = shapes.flatMap(({ name, slots }) => [
      { name: `${name} troop`, at: slots.troop },
      ...(slots.icon ? [{ name: `${name} icon`, at: slots.icon }] : []),
    ]);
    spots.forEach((one, k) => {
      for (const other of spots.slice(k + 1))
        if (distance(one.at, other.at) < 66)
          crowded.push(`${one.name} – ${other.name}: ${Math.round(distance(one.at, other.at))}`);
    });
    for (const { name, slots } of shapes) if (distance(slots.troop, slots.rival) < 62) crowded.push(`${name} troop – rival`);
    expect(crowded).toEqual([]);
  });
});

test('where only the west is played, its north reaches about as far as its south', () => {
  const { drawing, spaces } = adjacency['2'];
  const reach = (map: BoardMap, from: number, to: number): number =>
    Math.max(...spaces.flatMap((name) => map.shapes[name]!.rings[0]!.filter(([, y]) => y > from && y < to).map(([x]) => x)));
  const [printed, played] = [mapFor(drawing), mapFor(drawing, spaces)];
  expect(reach(played, 0, 300)).toBeGreaterThan(1.4 * reach(printed, 0, 300));
  expect(reach(played, 0, 300)).toBeLessThanOrEqual(reach(played, 1400, HEIGHT + 1));
  expect(extentOf(played, spaces)).toEqual(extentOf(printed, spaces));
});
