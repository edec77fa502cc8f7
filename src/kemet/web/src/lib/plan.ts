/** A move being picked: a troop, a goal, so many units. */

import type { Reach } from './messages';

export interface Plan {
  from: string | null;
  to: string | null;
  /** How many units go; null for all that would by themselves. */
  units: number | null;
}

export const NO_PLAN: Plan = { from: null, to: null, units: null };

/** Returns the way from *from* to each space that can be reached. */
export function goals(moves: Reach[], from: string | null): Map<string, Reach> {
  return new Map(moves.filter((one) => one.from === from).map((one) => [one.to, one]));
}

/** Returns the actions of a whole move: those of the way, with the number of units said before the first step. */
export function moveActions(way: Reach, units: number, present: number): string[] {
  const steps = [...way.actions];
  const start = steps[0] === way.from ? [steps.shift()!] : [];
  if (units !== present) start.push(`x${units}`);
  return [...start, ...steps];
}
