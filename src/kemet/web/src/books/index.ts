/** All modules that show something of their own; a new one is added here. */

import type { Catalog } from '../lib/messages';
import { path } from '../path/book';
import { bloodAndSand } from './bloodAndSand';
import { bookOfTheDead } from './bookOfTheDead';
import type { Book, Panel } from './book';

const BOOKS: Book[] = [path, bloodAndSand, bookOfTheDead];

/** Returns the modules in play that show something. */
export function booksOf(catalog: Catalog | null): Book[] {
  return catalog ? BOOKS.filter((book) => book.inPlay(catalog)) : [];
}

/** Returns the boards of modules in play. */
export function panelsOf(catalog: Catalog | null): (Panel & { id: string })[] {
  return booksOf(catalog).flatMap(({ id, panel }) => (panel ? [{ ...panel, id }] : []));
}
