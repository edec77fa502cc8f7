/** The module Book of the Dead at the table. */

import type { Book } from './book';
import Honour from './Honour.svelte';

export const bookOfTheDead: Book = {
  id: 'book-of-the-dead',
  inPlay: (catalog) => (catalog.options['modules'] ?? '').split(' ').includes('book-of-the-dead'),
  Holding: Honour,
};
