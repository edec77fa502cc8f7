/**
 * The land as data, in board units: 1000 wide, 1520 high, north up. It lies in `geometry.json`, which the pictures of the
 * Python package are drawn from too. Each map names its drawing; all drawings begin with what is common to them.
 *
 * Land is cut by arcs; a space is a ring of arcs, so two spaces share a border exactly where they name the same arc.
 * An arc is `x y x y …`; one that starts with `|` is straight (walls, streets, the edge of the board), others are smooth.
 */

import data from './geometry.json';

export interface Drawing {
  arcs: Record<string, string>;
  /** In a ring, `;` starts the ring of a hole. */
  rings: Record<string, string>;
  /** Where things stand: troop, second troop, badge and, where there is one, icon (temple, obelisk, pyramid, portal); `x y` each. */
  slots: Record<string, string>;
  /** Crossings by water: dock of the first space, two control points, dock of the second. */
  crossings: Record<string, string>;
}

const { common, ...drawings } = data;
const known: Record<string, Drawing> = drawings;

/** Returns the drawing called *name*, with what is common to all. */
export function drawingOf(name: string): Drawing {
  const own = known[name];
  if (!own) throw new Error(`geometry.json has no drawing ${name}; it has: ${Object.keys(known).join(', ')}`);
  return {
    arcs: { ...common.arcs, ...own.arcs },
    rings: { ...common.rings, ...own.rings },
    slots: own.slots,
    crossings: { ...common.crossings, ...own.crossings },
  };
}
