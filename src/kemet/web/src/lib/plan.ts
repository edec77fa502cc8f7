/** A move being picked: a troop, a goal, so many units. */

import type { Reach, Space } from './protocol';

export interface Plan {
  from: Space | null;
  to: Space | null;
  /** How many units go; null for all that would by themselves. */
  units: number | null;
}

export const NO_PLAN: Plan = { from: null, to: null, units: null };

/** Returns the way from *from* to each space that can be reached. */
export function goals(reach: Reach[], from: Space | null): Map<Space, Reach> {
  return new Map(reach.filter((one) => one.from === from).map((one) => [one.to, one]));
}

/** Returns the actions of a whole move: those of the way, with the number of units said before the first step. */
export function moveActions(way: Reach, units: number, present: number): string[] {
  const steps = [...way.actions];
  const start = steps[0] === way.from ? [steps.shift()!] : [];
  if (units !== present) start.push(`x${units}`);
  return [...start, ...steps];
}

/** Returns how many priests may be among *units* of a troop of *all* with *priests* in it. */
export function priestRange(units: number, all: number, priests: number): { least: number; most: number } {
  return { least: Math.max(0, units - (all - priests)), most: Math.min(units, priests) };
}
