/** Which pieces stand where, and what moved between two views. */

import type { Extras, Figure, Badge, PlayerView, Point, PyramidColour, View } from './types';
import { distance, type BoardMap } from './geometry';

export interface Troop {
  player: string;
  space: string;
  count: number;
  creature: string | null;
  badge: Badge | null;
  figure: Figure | null;
  /** Its place among the allies that it stands with, and how many they are. */
  among: { place: number; all: number };
  at: Point;
}

export interface Site {
  colour: PyramidColour;
  level: number;
  space: string;
}

/** Units that go from one space to another; without `from` they are new, without `to` they are lost. */
export interface Flight {
  player: string;
  count: number;
  creature: string | null;
  from: string | null;
  to: string | null;
  /** Whether the player had no troop at the goal before. */
  fresh: boolean;
}

const NONE: Extras = { badge: () => null, figures: [], layers: [], camp: (player) => player };

/**
 * Lists the troops with their places. Whoever was there first keeps the space's first place; *holders* remembers that
 * between calls. The owner of a city comes first in its districts.
 */
export function troopsOf(view: View, map: BoardMap, holders: Map<string, string>, extras: Extras = NONE): Troop[] {
  const found: Troop[] = [];
  for (const space of Object.keys(map.shapes)) {
    const figureOf = (player: string): Figure | null =>
      extras.figures.find((one) => one.space === space && one.player === player) ?? null;
    const here = view.players.filter((player) => unitsAt(player, space) > 0 || figureOf(player.player));
    const first = here.length === 1 ? here[0]!.player : (holders.get(space) ?? ownerOf(view, space));
    if (here.length === 1) holders.set(space, here[0]!.player);
    else if (!here.length) holders.delete(space);
    here.sort((a, b) => Number(b.player === first) - Number(a.player === first));
    const { troop, rival } = map.shapes[space]!.slots;
    const camps = [...new Set(here.map(({ player }) => extras.camp(player)))];
    here.forEach((player) => {
      const k = camps.indexOf(extras.camp(player.player));
      const allies = here.filter((other) => camps[k] === extras.camp(other.player));
      const at: Point = k === 0 ? troop : k === 1 ? rival : [(troop[0] + rival[0]) / 2, troop[1] - 60 * (k - 1)];
      found.push({
        player: player.player,
        space,
        count: unitsAt(player, space),
        creature: creatureAt(player, space),
        badge: extras.badge(player.player, space),
        figure: figureOf(player.player),
        among: { place: allies.indexOf(player), all: allies.length },
        at,
      });
    });
  }
  return found;
}

/** Allies stand beside each other, so far apart that the number of each is read, and more than so many in rows. */
const BESIDE: Point = [48, 52];
const MOST_IN_A_ROW = 3;

/** Returns where an ally stands among those of a troop, in marker units from its middle. */
export function standing({ place, all }: Troop['among']): Point {
  const rows = Math.ceil(all / MOST_IN_A_ROW);
  const each = Math.ceil(all / rows);
  const row = Math.floor(place / each);
  const here = Math.min(each, all - row * each);
  return [((place % each) - (here - 1) / 2) * BESIDE[0], (row - (rows - 1) / 2) * BESIDE[1]];
}

/** Lists the pyramids that stand on the board. */
export function pyramidsOf(view: View): Site[] {
  return view.players.flatMap(({ pyramids }) =>
    Object.entries(pyramids).flatMap(([colour, { level, space }]) =>
      space && level > 0 ? [{ colour: colour as PyramidColour, level, space }] : [],
    ),
  );
}

/** Pairs what left and what came between two views, nearest first. */
export function flightsBetween(before: View, after: View, map: BoardMap): Flight[] {
  const flights: Flight[] = [];
  for (const now of after.players) {
    const was = before.players.find(({ player }) => player === now.player);
    if (!was) continue;
    const names = new Set([...Object.keys(was.units), ...Object.keys(now.units)]);
    const change = [...names].map((space) => ({ space, by: unitsAt(now, space) - unitsAt(was, space) }));
    const left = change.filter(({ by }) => by < 0).map(({ space, by }) => ({ space, by: -by }));
    const came = change.filter(({ by }) => by > 0);
    for (const goal of came) {
      const near = left
        .filter(({ by }) => by > 0)
        .sort((a, b) => gap(map, a.space, goal.space) - gap(map, b.space, goal.space));
      for (const source of near) {
        const count = Math.min(source.by, goal.by);
        if (!count) continue;
        source.by -= count;
        goal.by -= count;
        const creature = movedCreature(was, now, source.space, goal.space);
        flights.push({
          player: now.player,
          count,
          creature,
          from: source.space,
          to: goal.space,
          fresh: !unitsAt(was, goal.space),
        });
      }
    }
    const rest = { player: now.player, creature: null };
    for (const { space, by } of came)
      if (by) flights.push({ ...rest, count: by, from: null, to: space, fresh: !unitsAt(was, space) });
    for (const { space, by } of left) if (by) flights.push({ ...rest, count: by, from: space, to: null, fresh: false });
  }
  return flights;
}

function unitsAt(player: PlayerView, space: string): number {
  return player.units[space] ?? 0;
}

function creatureAt(player: PlayerView, space: string): string | null {
  return Object.entries(player.creatures).find(([, place]) => place === space)?.[0] ?? null;
}

function movedCreature(was: PlayerView, now: PlayerView, from: string, to: string): string | null {
  const creature = creatureAt(now, to);
  return creature && was.creatures[creature] === from ? creature : null;
}

function ownerOf(view: View, space: string): string | null {
  const city = /^(.+)_[123]$/.exec(space)?.[1];
  return view.players.find((player) => player.city === city)?.player ?? null;
}

function gap(map: BoardMap, from: string, to: string): number {
  return distance(map.shapes[from]!.slots.troop, map.shapes[to]!.slots.troop);
}
