/** The module Dawn at the table. */

import type { Book } from '../book';
import DawnTokens from './DawnTokens.svelte';

export const dawn: Book = { id: 'dawn', Details: DawnTokens };
