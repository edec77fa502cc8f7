/** Sentences in the reader's language, from the Fluent files that server and client share. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { settings, type Locale } from './settings.svelte';

export type Args = Record<string, FluentVariable>;

const LOADERS: Record<Locale, () => Promise<{ default: string[] }>> = {
  en: () => import('../locales/en'),
  ru: () => import('../locales/ru'),
  fr: () => import('../locales/fr'),
  pl: () => import('../locales/pl'),
};

const bundles = new Map<Locale, FluentBundle>();
let shown: FluentBundle | null = $state.raw(null);
/** What was added to the bundles later, by language; whoever shows a text sees it. */
let added: string[] = $state.raw([]);

export function makeBundle(locale: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Loads the texts of *locale* and shows them from then on. */
export async function load(locale: Locale): Promise<void> {
  let bundle = bundles.get(locale);
  if (!bundle) {
    bundle = makeBundle(locale, (await LOADERS[locale]()).default);
    bundles.set(locale, bundle);
  }
  if (settings.locale === locale || !shown) {
    shown = bundle;
    document.documentElement.lang = locale;
  }
}

/** Adds texts called *name* to those of *locale*, once. */
export async function addTexts(locale: Locale, name: string, sources: () => Promise<string[]>): Promise<void> {
  await load(locale);
  const key = `${locale}/${name}`;
  const found = added.includes(key) ? [] : await sources();
  if (added.includes(key)) return;
  for (const source of found) bundles.get(locale)!.addResource(new FluentResource(source));
  added = [...added, key];
}

/** Shows texts from *bundle*; for tests. */
export function use(bundle: FluentBundle): void {
  shown = bundle;
}

/** Tells whether there are any texts yet. */
export function ready(): boolean {
  return shown !== null;
}

/** Returns the text *id*, or `id.attribute`, with *args* put in; null where there is none. */
export function find(id: string, args: Args = {}): string | null {
  void added;
  if (!shown) return null;
  const dot = id.indexOf('.');
  const message = shown.getMessage(dot < 0 ? id : id.slice(0, dot));
  const pattern = dot < 0 ? message?.value : message?.attributes[id.slice(dot + 1)];
  if (!pattern) return null;
  return shown.formatPattern(pattern, args, []);
}

/** Returns the text *id*; where it is missing, the words of the id itself. */
export function t(id: string, args: Args = {}): string {
  return find(id, args) ?? id.replace(/^[a-z]+-/, '').replaceAll(/[-_.]/g, ' ');
}
