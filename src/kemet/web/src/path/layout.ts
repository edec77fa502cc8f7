/** Where everything of the path is drawn, from left to right: the reserve, the boards, the city at the end. */

import type { PathCatalog, PathPlace, PathRoad } from '../lib/messages';

export const START = 156;
export const BOARD = 262;
export const LANE = 128;
const TOP = 70;
const BOTTOM = 84;
const PLACE_AT = 178;
const CITY_AT = 168;
const BONUS_AT = 36;
const TOKEN_AT = 86;
const ONLY_AT = 64;

export type Point = [number, number];

export interface Panel {
  number: number;
  side: string;
  x: number;
}

export interface PlaceSpot extends PathPlace {
  name: string;
  board: number;
  at: Point;
  /** Whether all roads of the board lead here. */
  only: boolean;
}

export interface RoadSpot extends PathRoad {
  /** Board and lane, as in `2-top`. */
  name: string;
  board: number;
  lane: string;
  line: string;
  bonusAt: Point;
  tokenAt: Point;
}

export interface Layout {
  width: number;
  height: number;
  panels: Panel[];
  places: PlaceSpot[];
  roads: RoadSpot[];
  /** The ways from a place to the roads of the next board. */
  ways: { from: string; to: string; line: string }[];
}

/** Returns the drawing of the path with the sides that lie up, such as `ABBA`. */
export function layoutOf(path: PathCatalog, sides: string): Layout {
  const laneY = (lane: string): number => TOP + LANE * path.lanes.indexOf(lane);
  const height = TOP + LANE * (path.lanes.length - 1) + BOTTOM;
  const found: Layout = { width: START + BOARD * path.boards.length, height, panels: [], places: [], roads: [], ways: [] };
  path.boards.forEach((board, k) => {
    const letter = sides[k] ?? 'A';
    const side = board[letter];
    if (!side) return;
    const x = START + BOARD * k;
    const number = k + 1;
    found.panels.push({ number, side: letter, x });
    for (const [name, place] of Object.entries(side.places)) {
      const lane = path.lanes.find((one) => name === `${number}-${one}`);
      const at: Point = lane ? [x + PLACE_AT, laneY(lane)] : [x + CITY_AT, (TOP + laneY(path.lanes.at(-1)!)) / 2];
      found.places.push({ ...place, name, board: number, at, only: !lane });
      for (const exit of place.exits) {
        found.ways.push({
          from: name,
          to: `${number + 1}-${exit}`,
          line: `M${at.join(' ')}${bend(at, [x + BOARD, laneY(exit)])}`,
        });
      }
    }
    for (const [lane, road] of Object.entries(side.roads)) {
      const y = laneY(lane);
      const to = found.places.find((place) => place.name === road.to)!;
      const printed = road.pp + road.cards + road.units > 0;
      const line = to.only ? `M${x} ${y}H${x + BONUS_AT}${bend([x + BONUS_AT, y], to.at)}` : `M${x} ${y}H${to.at[0]}`;
      const tokenX = x + (printed ? TOKEN_AT : ONLY_AT);
      const bonusX = x + (road.temporary ? BONUS_AT : to.only ? BONUS_AT - 2 : ONLY_AT);
      found.roads.push({
        ...road,
        name: `${number}-${lane}`,
        board: number,
        lane,
        line,
        bonusAt: [bonusX, y],
        tokenAt: [tokenX, y],
      });
    }
  });
  return found;
}

function bend([ax, ay]: Point, [bx, by]: Point): string {
  const part = (bx - ax) * 0.55;
  return `C${ax + part} ${ay} ${bx - part} ${by} ${bx} ${by}`;
}

export interface Stop {
  id: string;
  at: Point;
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Lists what the keyboard can stop at. */
export function stopsOf(layout: Layout): Stop[] {
  return [
    { id: 'start', at: [START / 2, layout.height / 2] },
    ...layout.roads.map(({ name, bonusAt }) => ({ id: `road ${name}`, at: bonusAt })),
    ...layout.places.map(({ name, at }) => ({ id: `place ${name}`, at })),
  ];
}

/** Returns the nearest stop in the direction of an arrow key; null where there is none, or for another key. */
export function stepFrom(stops: Stop[], from: string, key: string): string | null {
  const direction = DIRECTIONS[key];
  const here = stops.find((stop) => stop.id === from);
  if (!direction || !here) return null;
  let best: { id: string; far: number } | null = null;
  for (const { id, at } of stops) {
    const [dx, dy] = [at[0] - here.at[0], at[1] - here.at[1]];
    const along = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (along <= 1 || aside > along * 4) continue;
    const far = along + 2 * aside;
    if (!best || far < best.far) best = { id, far };
  }
  return best?.id ?? null;
}

/** Breaks a name into at most two lines, at the space nearest to its middle. */
export function twoLines(name: string, most = 15): string[] {
  if (name.length <= most || !name.includes(' ')) return [name];
  const middle = name.length / 2;
  let at = -1;
  for (let k = name.indexOf(' '); k >= 0; k = name.indexOf(' ', k + 1)) {
    if (at < 0 || Math.abs(k - middle) < Math.abs(at - middle)) at = k;
  }
  return [name.slice(0, at), name.slice(at + 1)];
}
