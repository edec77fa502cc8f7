/**
 * The land as data, in board units: 1000 wide, 1520 high, north up. It lies in `geometry.json`, which the pictures of the
 * Python package are drawn from too.
 *
 * Land is cut by arcs; a space is a ring of arcs, so two spaces share a border exactly where they name the same arc.
 * An arc is `x y x y …`; one that starts with `|` is straight (walls, streets, the edge of the board), others are smooth.
 */

import data from './geometry.json';

/** Arcs and rings by side of the board: even is for 2 and 4 players. In a ring, `;` starts the ring of a hole. */
export const SIDES = {
  even: { arcs: { ...data.common.arcs, ...data.even.arcs }, rings: { ...data.common.rings, ...data.even.rings } },
  odd: { arcs: { ...data.common.arcs, ...data.odd.arcs }, rings: { ...data.common.rings, ...data.odd.rings } },
} satisfies Record<string, { arcs: Record<string, string>; rings: Record<string, string> }>;

/** Where things stand: troop, second troop, badge and, where there is one, icon (temple, obelisk, pyramid); `x y` each. */
export const SLOTS = { even: data.even.slots, odd: data.odd.slots } satisfies Record<string, Record<string, string>>;

/** Crossings by water: dock of the first space, two control points, dock of the second. */
export const CROSSINGS = {
  even: data.common.crossings,
  odd: { ...data.common.crossings, ...data.odd.crossings },
} satisfies Record<string, Record<string, string>>;
