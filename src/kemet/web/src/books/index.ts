/** All modules and editions that show something of their own; a new one is added here, and its words in `words.ts`. */

import type { Catalog, PlayerView } from '../lib/messages';
import type { Shown } from '../lib/shown.svelte';
import { t } from '../lib/texts.svelte';
import { path } from '../path/book';
import type { Book, Panel } from './book';
import { dawn } from './dawn/book';
import { bookOfTheDead } from './dead/book';
import { bloodAndSand } from './sand/book';
import { seth } from './seth/book';

const BOOKS: Book[] = [path, dawn, bloodAndSand, bookOfTheDead, seth];

/** Returns the modules in play that show something. */
export function booksOf(catalog: Catalog | null): Book[] {
  return catalog ? BOOKS.filter((book) => book.inPlay(catalog)) : [];
}

/** Returns the board of actions of a player who has another than the usual one. */
export function boardOf(catalog: Catalog | null, player: PlayerView): Book['ActionBoard'] {
  return booksOf(catalog).find(({ hasOwnBoard }) => hasOwnBoard?.(player, catalog!))?.ActionBoard;
}

/** Returns who has won, and the sentence that says so: the winner, or what a module in play knows better. */
export function outcomeOf(game: Shown): { winners: string[]; title: string } {
  const view = game.view!;
  const told = booksOf(game.catalog).flatMap(({ outcome }) => outcome?.(view) ?? [])[0];
  return told ?? { winners: [view.winner ?? ''], title: t('ui-won', { player: game.name(view.winner ?? '') }) };
}

/** Returns the boards of modules in play. */
export function panelsOf(catalog: Catalog | null): (Panel & { id: string })[] {
  return booksOf(catalog).flatMap(({ id, panel }) => (panel ? [{ ...panel, id }] : []));
}
