/** The texts of lessons and rules, which the first page does not need. */

import { addTexts } from '../lib/texts.svelte';
import type { Locale } from '../lib/settings.svelte';

const FILES = import.meta.glob<string>('../../../locale/*/learn/*.ftl', { query: '?raw', import: 'default' });

/** Loads them for *locale*. */
export async function loadLearning(locale: Locale): Promise<void> {
  const mine = Object.entries(FILES).filter(([path]) => path.includes(`/${locale}/`));
  await addTexts(locale, 'learn', () => Promise.all(mine.map(([, load]) => load())));
}
