/** Warriors, creatures and the desert behind them: drawn in battle.svg. */

import { loadOnce } from './sprite';

const CREATURES = [
  'elephant',
  'scorpion',
  'scarab',
  'phoenix',
  'snake',
  'khnum',
  'griffin',
  'sphinx',
  'mummy',
  'devourer',
  'vulture',
  'crocodile',
  'osiris',
];
/** Creatures that look like another. */
const ALIKE: Record<string, string> = { cobra: 'snake' };

/** Returns the id of the figure of *creature*; null where there is none yet. */
export function figureOf(creature: string): string | null {
  const words = creature.split('-').map((word) => ALIKE[word] ?? word);
  const found = CREATURES.find((one) => words.includes(one));
  return found ? `art-c-${found}` : null;
}

/** Puts the drawings into the page, once. */
export const loadBattleArt = loadOnce(() => import('./battle.svg?raw'));
