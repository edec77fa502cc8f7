/** Which step of the night is asked about. */

import type { Catalog, Frame } from '../../lib/messages';

const ASKED: Record<string, string> = {
  'veterans-for-pp': 'veterans',
  'veterans-for-cards': 'veterans',
  'keep-one': 'cards',
  'discard-cards': 'cards',
  'take-place': 'turn-order',
};
/** Steps that are no question, and come with the one before. */
const SILENT = new Set(['discards', 'take-tokens']);

/** Returns the steps of the night as the book counts them; there is no Sanctuary on some maps. */
export function nightSteps({ night, board }: Catalog): string[] {
  const sanctuary = Object.values(board.spaces).some((space) => space.sanctuary);
  return night.filter((step) => !SILENT.has(step) && (step !== 'sanctuary' || sanctuary));
}

/** Returns the step that *decision* belongs to. What is not known belongs to the awakening, where tiles act. */
export function stepOf(decision: Frame | null): string {
  if (decision?.frame === 'give-units') return decision['space'] === 'sanctuary' ? 'sanctuary' : 'delta-temple';
  return ASKED[decision?.frame ?? ''] ?? 'tiles';
}
