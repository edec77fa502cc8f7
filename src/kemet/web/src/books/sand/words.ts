/** What the edition Blood and Sand calls its things. */

import type { Vocabulary } from '../../lib/vocabulary';

export const sandWords: Vocabulary = {
  numbers: { 'veterans-for-pp': 'action-veterans', 'veterans-for-cards': 'action-cards' },
};
