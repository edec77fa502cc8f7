/** The texts of books, which a table that plays without them does not need. */

import { addTexts } from '../lib/texts.svelte';

const FILES = import.meta.glob<string>('../../../locale/*/{blood-and-sand,book,path,seth,seth-table}.ftl', {
  query: '?raw',
  import: 'default',
});
const NAMES = ['blood-and-sand', 'book', 'path', 'seth', 'seth-table'];

/** Loads the texts of the files called *names*: those of all books, where nothing else is said. */
export async function loadBookTexts(names: readonly string[] = NAMES): Promise<void> {
  await Promise.all(
    names.map((name) => addTexts(name, async (locale) => [await FILES[`../../../locale/${locale}/${name}.ftl`]!()])),
  );
}
