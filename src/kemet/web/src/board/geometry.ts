/** Builds the shapes of a map from the arcs in `geometry.data.ts`. */

import { drawingOf, type Drawing } from './geometry.data';
import type { Orientation, Point } from './types';

export const WIDTH = 1000;
export const HEIGHT = 1520;
/** What is shown around the spaces of a map. */
export const MARGIN = 45;

export interface Slots {
  troop: Point;
  /** Where a second troop stands while there is a battle. */
  rival: Point;
  badge: Point;
  /** Temple, obelisk, pyramid or portal; null where none can be. That of the violet pyramid is where its districts meet. */
  icon: Point | null;
}

export interface Shape {
  name: string;
  /** Path data of the outline, holes included. */
  path: string;
  /** The same outline as polygons: first the outer ring, then holes. */
  rings: Point[][];
  slots: Slots;
}

export interface Arc {
  name: string;
  path: string;
  points: Point[];
  /** The spaces on its two sides; one at coasts and at the edge of the board. */
  spaces: string[];
}

export interface Crossing {
  spaces: readonly [string, string];
  path: string;
  docks: readonly [Point, Point];
}

export interface BoardMap {
  shapes: Record<string, Shape>;
  arcs: Arc[];
  crossings: Crossing[];
}

interface Curve {
  straight: boolean;
  knots: Point[];
}

/** Moves a point of the drawing to where it is shown. */
type Bend = (point: Point) => Point;

const SAMPLES = 6;
/** Up to here lies the mouth of the Nile; land north of it is widened most, and not more than this. */
const NORTH = 450;
const WIDEST = 1.5;
const maps = new Map<string, BoardMap>();

/** Returns the shapes of the drawing that a map names, laid out for the *spaces* that are in play: all, if none are named. */
export function mapFor(drawing: string, spaces: readonly string[] = []): BoardMap {
  const key = [drawing, ...spaces].join();
  let map = maps.get(key);
  if (!map) {
    map = build(drawingOf(drawing), (point) => point);
    if (spaces.length) map = build(drawingOf(drawing), widening(map, spaces));
    maps.set(key, map);
  }
  return map;
}

/**
 * Returns how the land is drawn wider towards the north, where *spaces* leave out what lies beyond the Nile: it runs askew,
 * so that half of the board would be empty there.
 */
function widening(map: BoardMap, spaces: readonly string[]): Bend {
  const points = spaces.flatMap((space) => map.shapes[space]?.rings[0] ?? []);
  const reach = (most: number): number => Math.max(0, ...points.filter(([, y]) => y < most).map(([x]) => x));
  const more = Math.min(WIDEST, reach(HEIGHT + 1) / reach(NORTH)) - 1;
  if (!(more > 0)) return (point) => point;
  return ([x, y]) => tenths([x * (1 + more * Math.min(1, (HEIGHT - y) / (HEIGHT - NORTH))), y]);
}

/** Returns the part of the board on which *spaces* lie, with a margin: left, top, width, height. */
export function extentOf(map: BoardMap, spaces: readonly string[]): readonly [number, number, number, number] {
  const points = spaces.flatMap((space) => map.shapes[space]?.rings[0] ?? []);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const left = Math.max(0, Math.min(...xs) - MARGIN);
  const top = Math.max(0, Math.min(...ys) - MARGIN);
  return [left, top, Math.min(WIDTH, Math.max(...xs) + MARGIN) - left, Math.min(HEIGHT, Math.max(...ys) + MARGIN) - top];
}

/** Turns a point of the board into a point of the drawing: landscape has north at the left. */
export function project([x, y]: Point, orientation: Orientation): Point {
  return orientation === 'landscape' ? [y, WIDTH - x] : [x, y];
}

/** The SVG transform that turns drawings in board units the same way. */
export function turned(orientation: Orientation): string | undefined {
  return orientation === 'landscape' ? `matrix(0 -1 1 0 0 ${WIDTH})` : undefined;
}

/** Whether *point* is inside *rings* (even-odd rule). */
export function inside([x, y]: Point, rings: readonly Point[][]): boolean {
  let odd = false;
  for (const ring of rings) {
    for (let k = 0, last = ring.length - 1; k < ring.length; last = k++) {
      const [ax, ay] = ring[k]!;
      const [bx, by] = ring[last]!;
      if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
    }
  }
  return odd;
}

/**
 * Returns where to cross from one space to the next on the way from *a* to *b*: a point of their border, or the docks of
 * their crossing; empty if there is none.
 */
export function between(map: BoardMap, from: string, to: string, a: Point, b: Point): Point[] {
  const crossing = map.crossings.find(({ spaces }) => spaces.includes(from) && spaces.includes(to));
  if (crossing) return crossing.spaces[0] === from ? [...crossing.docks] : [...crossing.docks].reverse();
  return shortest(a, b, border(map, from, to));
}

/** Points along the border of two spaces. */
export function border(map: BoardMap, one: string, other: string): Point[] {
  return map.arcs
    .filter(({ spaces }) => spaces.includes(one) && spaces.includes(other))
    .flatMap(({ points }) => halves(points));
}

/** Returns *line* as a smooth path that stops *by* units before its end, so that an arrow there points at the troop. */
export function shortened(line: readonly Point[], by: number): string {
  const [end, before] = [line.at(-1)!, line.at(-2)!];
  const keep = Math.max(0.25, 1 - by / distance(before, end));
  const tip: Point = [before[0] + (end[0] - before[0]) * keep, before[1] + (end[1] - before[1]) * keep];
  return smooth([...line.slice(0, -1), tip]);
}

/** The way a troop goes through *spaces*, as points. It keeps to the land; a jump (no border) bows. */
export function wayThrough(map: BoardMap, spaces: readonly string[]): Point[] {
  const shapes = spaces.flatMap((name) => map.shapes[name] ?? []);
  const way: Point[] = shapes.slice(0, 1).map(({ slots }) => slots.troop);
  shapes.slice(1).forEach((next, k) => {
    const here = shapes[k]!;
    const after = shapes[k + 2];
    const goal = (after && between(map, next.name, after.name, next.slots.troop, after.slots.troop)[0]) ?? next.slots.troop;
    const out = between(map, here.name, next.name, way.at(-1)!, goal);
    if (out.length) way.push(...detour(here, way.at(-1)!, out[0]!), ...out);
    else way.push(bow(way.at(-1)!, next.slots.troop));
    if (!after || !between(map, next.name, after.name, goal, goal).length)
      way.push(...detour(next, way.at(-1)!, next.slots.troop), next.slots.troop);
  });
  return way;
}

/** A point to go round by, where the straight line from *a* to *b* would leave *shape*; empty where it would not. */
function detour(shape: Shape, a: Point, b: Point): Point[] {
  if (clear(shape, a, b)) return [];
  const grid: Point[] = [];
  for (let x = 10; x < WIDTH; x += 20) for (let y = 10; y < HEIGHT; y += 20) grid.push([x, y]);
  return shortest(
    a,
    b,
    grid.filter((point) => inside(point, shape.rings) && clear(shape, a, point) && clear(shape, point, b)),
  );
}

function shortest(a: Point, b: Point, by: readonly Point[]): Point[] {
  const way = (point: Point): number => distance(a, point) + distance(point, b);
  let best: Point | null = null;
  for (const point of by) if (!best || way(point) < way(best)) best = point;
  return best ? [best] : [];
}

/** Whether the straight line from *a* to *b* stays inside *shape*. */
function clear(shape: Shape, a: Point, b: Point): boolean {
  const steps = [1, 2, 3, 4, 5, 6, 7].map((k): Point => [a[0] + ((b[0] - a[0]) * k) / 8, a[1] + ((b[1] - a[1]) * k) / 8]);
  return steps.every((point) => inside(point, shape.rings));
}

function bow(a: Point, b: Point): Point {
  return [(a[0] + b[0]) / 2 + (b[1] - a[1]) * 0.16, (a[1] + b[1]) / 2 - (b[0] - a[0]) * 0.16];
}

/** The points between the ends of an arc, and the middles of its pieces. */
function halves(points: readonly Point[]): Point[] {
  const middles = points.slice(1).map((point, k): Point => [(point[0] + points[k]![0]) / 2, (point[1] + points[k]![1]) / 2]);
  return [...points.slice(1, -1), ...middles];
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Path data of a smooth curve through *points*. */
export function smooth(points: readonly Point[]): string {
  return `M${points[0]![0]} ${points[0]![1]}` + segments({ straight: false, knots: [...points] });
}

function build(drawing: Drawing, bend: Bend): BoardMap {
  const { arcs: sources, rings: outlines, slots: places, crossings: waters } = drawing;
  const curves = new Map(Object.entries(sources).map(([name, source]) => [name, parse(source, bend)]));
  const owners = new Map<string, string[]>();
  const shapes: Record<string, Shape> = {};
  for (const [name, outline] of Object.entries(outlines)) {
    const shape: Shape = { name, path: '', rings: [], slots: slots(places[name]!, bend) };
    for (const ring of outline.split(' ; ')) {
      const names = ring.split(' ');
      const chain = join(names.map((arc) => curves.get(arc)!));
      shape.path += `M${chain[0]!.knots[0]!.join(' ')}${chain.map(segments).join('')}Z`;
      shape.rings.push(chain.flatMap((curve) => sample(curve).slice(0, -1)));
      for (const arc of names) owners.set(arc, [...(owners.get(arc) ?? []), name]);
    }
    shapes[name] = shape;
  }
  const arcs = [...curves].map(([name, curve]) => ({
    name,
    path: `M${curve.knots[0]!.join(' ')}${segments(curve)}`,
    points: sample(curve),
    spaces: owners.get(name) ?? [],
  }));
  const crossings = Object.entries(waters).map(([key, source]) => crossing(key, source, bend));
  return { shapes, arcs, crossings };
}

function parse(source: string, bend: Bend): Curve {
  const straight = source.startsWith('|');
  return { straight, knots: points(straight ? source.slice(1) : source).map(bend) };
}

function points(source: string): Point[] {
  const numbers = source.trim().split(/\s+/).map(Number);
  return Array.from({ length: numbers.length / 2 }, (_, k) => [numbers[2 * k]!, numbers[2 * k + 1]!] as const);
}

function slots(source: string, bend: Bend): Slots {
  const [troop, rival, badge, icon] = source.split(',').flatMap(points).map(bend);
  return { troop: troop!, rival: rival!, badge: badge!, icon: icon ?? null };
}

function crossing(key: string, source: string, bend: Bend): Crossing {
  const [one, other] = key.split(' ') as [string, string];
  const [a, b, c, d] = points(source).map(bend) as [Point, Point, Point, Point];
  return { spaces: [one, other], docks: [a, d], path: `M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}` };
}

/** Turns the curves of a ring so that each begins where the one before ends. */
function join(curves: Curve[]): Curve[] {
  const flip = (curve: Curve): Curve => ({ ...curve, knots: [...curve.knots].reverse() });
  const chain: Curve[] = [];
  curves.forEach((curve, k) => {
    const next = curves[(k + 1) % curves.length]!;
    const before = chain.at(-1);
    const forward = before ? same(before.knots.at(-1)!, curve.knots[0]!) : meets(curve.knots.at(-1)!, next);
    chain.push(forward ? curve : flip(curve));
  });
  chain.forEach((curve, k) => {
    if (!same(curve.knots.at(-1)!, chain[(k + 1) % chain.length]!.knots[0]!))
      throw new Error(`ring open at ${curve.knots.at(-1)!.join(',')}`);
  });
  return chain;
}

function same(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

function meets(end: Point, next: Curve): boolean {
  return same(end, next.knots[0]!) || same(end, next.knots.at(-1)!);
}

/** Control points of the piece from knot *k* to the next (Catmull–Rom). */
function controls(knots: readonly Point[], k: number): [Point, Point] {
  const closed = knots.length > 2 && same(knots[0]!, knots.at(-1)!);
  const before = knots[k - 1] ?? (closed ? knots.at(-2)! : knots[k]!);
  const after = knots[k + 2] ?? (closed ? knots[1]! : knots[k + 1]!);
  const [a, b] = [knots[k]!, knots[k + 1]!];
  return [
    [a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6],
    [b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6],
  ];
}

function segments({ straight, knots }: Curve): string {
  if (straight)
    return knots
      .slice(1)
      .map((knot) => `L${knot.join(' ')}`)
      .join('');
  return knots
    .slice(1)
    .map((knot, k) => `C${[...controls(knots, k), knot].map((point) => tenths(point).join(' ')).join(' ')}`)
    .join('');
}

/** Rounds to tenths of a unit, so that an arc has the same points from both its sides. */
function tenths([x, y]: Point): Point {
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

function sample({ straight, knots }: Curve): Point[] {
  if (straight) return knots;
  const found: Point[] = [knots[0]!];
  for (let k = 0; k + 1 < knots.length; k++) {
    const [a, d] = [knots[k]!, knots[k + 1]!];
    const [b, c] = controls(knots, k);
    for (let step = 1; step < SAMPLES; step++) found.push(tenths(bezier([a, b, c, d], step / SAMPLES)));
    found.push(d);
  }
  return found;
}

/** A point of the cubic Bézier curve *p* at *t* (0 to 1). */
function bezier(p: readonly Point[], t: number): Point {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const at = (axis: 0 | 1): number => weights.reduce((sum, weight, k) => sum + weight * p[k]![axis], 0);
  return [at(0), at(1)];
}
