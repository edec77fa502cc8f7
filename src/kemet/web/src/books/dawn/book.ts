/** The module Dawn at the table. */

import { hasModule, type Book } from '../book';
import DawnTokens from './DawnTokens.svelte';

export const dawn: Book = { id: 'dawn', inPlay: hasModule('dawn'), Details: DawnTokens };
