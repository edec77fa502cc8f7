/** Tiles, cards and creatures with their texts in the reader's language, to be searched there. */

import { api } from './api';
import type { Catalog, RuleShown } from './messages';
import { cardName, creatureName, creatureText, diName, diText, tileName, tileText } from './wording';
import { t, unbroken } from './texts.svelte';
import { componentsOf, type Component } from './vocabulary';

/** Loads the components of all editions and modules, each once. They do not all go together, so each is asked for alone. */
export async function loadComponents(): Promise<Component[]> {
  const { editions, modules } = await api.setup();
  const sets = [
    ...editions.map(({ name }) => ({ edition: name, modules: '' })),
    ...modules.map((module) => ({ edition: module.editions[0]!, modules: [...module.needs, module.name].join(' ') })),
  ];
  const catalogs = await Promise.all(sets.map((options) => api.catalog(options)));
  return [...new Map(catalogs.flatMap(componentsIn).map((one) => [one.id, one])).values()];
}

function componentsIn(catalog: Catalog): Component[] {
  return [
    ...catalog.tiles.map(({ id, sure }) => ({
      id,
      sure,
      kind: 'tile',
      words: () => ({ title: tileName(id), text: tileText(id) }),
    })),
    ...catalog.di.map(({ id, sure }) => ({
      id: `di/${id}`,
      sure,
      kind: 'card',
      words: () => ({ title: diName(id), text: diText(id) }),
    })),
    ...catalog.creatures.map(({ id, sure }) => ({
      id: `creature/${id}`,
      sure,
      kind: 'creature',
      words: () => ({ title: creatureName(id), text: creatureText(id) }),
    })),
    ...catalog.cards.map(({ id, sure, strength, damage, shield }) => ({
      id: `card/${id}`,
      sure,
      kind: 'battle-card',
      words: () => ({ title: cardName(id), text: t('action-card', { strength, damage, shield }) }),
    })),
    ...componentsOf(catalog),
  ];
}

/** What is read first: the rule itself, then components, then rulings and examples. */
const rank = ({ kind }: RuleShown): number => (kind === 'rule' ? 0 : kind === 'ruling' || kind === 'example' ? 2 : 1);

/** Returns what answers *wanted*: rules that the server found, components whose words hold it, rulings and examples. */
export function merge(wanted: string, components: Component[], found: RuleShown[]): RuleShown[] {
  const word = unbroken(wanted.toLowerCase());
  const shown = (one: Component): RuleShown => ({ id: one.id, kind: one.kind, sure: one.sure, ...one.words() });
  const known = new Map(components.map((one) => [one.id, one]));
  const here = components.map(shown).filter(({ title, text }) => `${title} ${text}`.toLowerCase().includes(word));
  const ids = new Set(found.map((entry) => entry.id));
  // The server knows components by their English texts; they are shown in the reader's language.
  const told = found.map((entry) => (known.has(entry.id) ? shown(known.get(entry.id)!) : entry));
  return [...told, ...here.filter((entry) => !ids.has(entry.id))].sort((a, b) => rank(a) - rank(b));
}
