/** The texts of lessons and rules, which the first page does not need. */

import { addTexts } from '../lib/texts.svelte';

const FILES = import.meta.glob<string>('../../../locale/*/learn/*.ftl', { query: '?raw', import: 'default' });

/** Loads them. */
export async function loadLearning(): Promise<void> {
  await addTexts('learn', (locale) => {
    const mine = Object.entries(FILES).filter(([path]) => path.includes(`/${locale}/`));
    return Promise.all(mine.map(([, load]) => load()));
  });
}
