/** All modules and editions that show something of their own; a new one is added here, and its words in `words.ts`. */

import type { Catalog, PlayerView } from '../lib/messages';
import type { Shown } from '../lib/shown.svelte';
import { t } from '../lib/texts.svelte';
import type { Book, Outcome, Panel } from './book';
import { hasModule } from './book';
import { loadBookTexts } from './texts';

interface Shelved {
  inPlay: (catalog: Catalog) => boolean;
  load: () => Promise<Book>;
  /** The files of its own texts. */
  texts?: string[];
}

// Each is a file of its own: a table loads those it plays with.
const SHELF: Shelved[] = [
  { inPlay: (catalog) => !!catalog.path, load: async () => (await import('../path/book')).path, texts: ['path'] },
  { inPlay: hasModule('dawn'), load: async () => (await import('./dawn/book')).dawn },
  {
    inPlay: (catalog) => catalog.options['edition'] === 'blood-and-sand',
    load: async () => (await import('./sand/book')).bloodAndSand,
    texts: ['blood-and-sand'],
  },
  {
    inPlay: hasModule('book-of-the-dead'),
    load: async () => (await import('./dead/book')).bookOfTheDead,
    texts: ['book'],
  },
  {
    inPlay: (catalog) => !!catalog.seth,
    load: async () => (await import('./seth/book')).seth,
    texts: ['seth', 'seth-table'],
  },
];
const loaded = new WeakMap<Catalog, Book[]>();

/** Loads what the modules in play show; to be called before anything of *catalog* is shown. */
export async function loadBooks(catalog: Catalog): Promise<void> {
  const shelved = SHELF.filter(({ inPlay }) => inPlay(catalog));
  const texts = loadBookTexts(shelved.flatMap(({ texts = [] }) => texts));
  loaded.set(catalog, await Promise.all(shelved.map(({ load }) => load())));
  await texts;
}

/** Returns the modules in play that show something. */
export function booksOf(catalog: Catalog | null): Book[] {
  return (catalog && loaded.get(catalog)) ?? [];
}

/** Returns the board of actions of a player who has another than the usual one. */
export function boardOf(catalog: Catalog | null, player: PlayerView): Book['ActionBoard'] {
  return booksOf(catalog).find(({ hasOwnBoard }) => hasOwnBoard?.(player, catalog!))?.ActionBoard;
}

/** Returns who has won, and the sentence that says so: the winner, or what a module in play knows better. */
export function outcomeOf(game: Shown): Outcome {
  const view = game.view!;
  const told = booksOf(game.catalog).flatMap(({ outcome }) => outcome?.(view, game.catalog!) ?? [])[0];
  return told ?? { winners: [view.winner ?? ''], title: t('ui-won', { player: game.name(view.winner ?? '') }) };
}

/** Returns the boards of modules in play. */
export function panelsOf(catalog: Catalog | null): (Panel & { id: string })[] {
  return booksOf(catalog).flatMap(({ id, panel }) => (panel ? [{ ...panel, id }] : []));
}
