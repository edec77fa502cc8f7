/** All modules and editions that show something of their own; a new one is added here, and its words in `words.ts`. */

import type { Catalog } from '../lib/messages';
import { path } from '../path/book';
import type { Book, Panel } from './book';
import { dawn } from './dawn/book';
import { bookOfTheDead } from './dead/book';
import { bloodAndSand } from './sand/book';

const BOOKS: Book[] = [path, dawn, bloodAndSand, bookOfTheDead];

/** Returns the modules in play that show something. */
export function booksOf(catalog: Catalog | null): Book[] {
  return catalog ? BOOKS.filter((book) => book.inPlay(catalog)) : [];
}

/** Returns the boards of modules in play. */
export function panelsOf(catalog: Catalog | null): (Panel & { id: string })[] {
  return booksOf(catalog).flatMap(({ id, panel }) => (panel ? [{ ...panel, id }] : []));
}
