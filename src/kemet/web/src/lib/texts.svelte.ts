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
/** What not every page needs, by name; who asked for it has it in every language from then on. */
const further = new Map<string, (locale: Locale) => Promise<string[]>>();
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
  if (!bundles.has(locale)) {
    const bundle = makeBundle(locale, (await LOADERS[locale]()).default);
    if (!bundles.has(locale)) bundles.set(locale, bundle);
  }
  await Promise.all([...further].map(([name, sources]) => add(locale, name, sources)));
  if (settings.locale === locale || !shown) {
    shown = bundles.get(locale)!;
    document.documentElement.lang = locale;
  }
}

async function add(locale: Locale, name: string, sources: (locale: Locale) => Promise<string[]>): Promise<void> {
  const key = `${locale}/${name}`;
  const found = added.includes(key) ? [] : await sources(locale);
  if (added.includes(key)) return;
  for (const source of found) bundles.get(locale)!.addResource(new FluentResource(source));
  added = [...added, key];
}

/** Adds the texts called *name*, once, in the language that is shown and in those that will be. */
export async function addTexts(name: string, sources: (locale: Locale) => Promise<string[]>): Promise<void> {
  further.set(name, sources);
  await load(settings.locale);
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
  return unbroken(shown.formatPattern(pattern, args, []));
}

/** Returns *text* with figures such as 3-2-0 written so that no line ends within them. */
export function unbroken(text: string): string {
  return text.replaceAll(/(?<=\d)-(?=\d)/g, '\u2011');
}

/** Returns the text *id*; where it is missing, says so on the console and returns the words of the id itself. */
export function t(id: string, args: Args = {}): string {
  const text = find(id, args);
  // eslint-disable-next-line no-console -- the tests in a browser fail on it
  if (text === null && shown) console.error(`There is no text ${id}.`);
  return text ?? id.replace(/^[a-z]+-/, '').replaceAll(/[-_.]/g, ' ');
}
