/** Warriors, creatures and the desert behind them: drawn in battle.svg. */

import { loadOnce } from './sprite';

const CREATURES = new Set(['elephant', 'scorpion', 'scarab', 'phoenix', 'snake', 'sphinx', 'mummy']);

/** Returns the id of the figure of *creature*; null where there is none yet. */
export function figureOf(creature: string): string | null {
  const word = creature.split('-').find((one) => CREATURES.has(one));
  return word ? `art-c-${word}` : null;
}

/** Puts the drawings into the page, once. */
export const loadBattleArt = loadOnce(() => import('./battle.svg?raw'));
