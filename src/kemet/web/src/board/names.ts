/** How names of places stand on the map. */

import type { SpaceFacts } from './types';

/** From one line of a name to the next. */
export const LINE = 17;

/** Tells whether land has neither a temple nor an obelisk, so that its name stands there alone. */
export function isBare(facts: SpaceFacts): boolean {
  return !facts.city && facts.temple == null && !facts.obelisk && !facts.sanctuary;
}

/** A long name stands in two lines, so that neighbours leave each other room. */
export function inLines(name: string): string[] {
  const gaps = [...name].flatMap((letter, k) => (letter === ' ' ? [k] : []));
  if (name.length < 14 || !gaps.length) return [name];
  const cut = gaps.reduce((best, gap) => (Math.abs(gap - name.length / 2) < Math.abs(best - name.length / 2) ? gap : best));
  return [name.slice(0, cut), name.slice(cut + 1)];
}
