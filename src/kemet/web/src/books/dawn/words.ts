/** What the module Dawn calls its things. */

import type { Vocabulary } from '../../lib/vocabulary';

export const dawnWords: Vocabulary = {
  numbers: { 'dawn-cards': 'action-dawn-tokens' },
  laying: { 'dawn-cards': 'tokens' },
};
