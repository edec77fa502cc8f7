/** What modules call their things. The core knows them only by the forms in which they come. */

import type { Catalog, GameEvent, PlayerView } from './messages';

/** Answers written `prefix/word`. */
export interface Answers {
  name: (word: string) => string;
  text?: (word: string) => string;
  icon?: string;
  /** Whether it is asked once more before it is sent. */
  important?: boolean;
}

/** Something that can be looked up; its words are made anew when the language changes. */
export interface Component {
  id: string;
  kind: string;
  sure: string;
  words: () => { title: string; text: string };
}

export interface Vocabulary {
  answers?: Record<string, Answers>;
  /** Icons of figures written before a space, `figure@space`, and of plain answers. */
  icons?: Record<string, string>;
  /** Fields of events, decisions and refusals. */
  fields?: Record<string, (value: string) => string>;
  /** The text of an answer that names a player, by the decision that asks for one. */
  named?: Record<string, string>;
  /** The text of an answer that names a space, by the decision that asks for one. */
  spaces?: Record<string, string>;
  /** Fields that name a player. */
  players?: Record<string, true>;
  /** The text of a number, by the decision that asks for it. */
  numbers?: Record<string, string>;
  /** Decisions in which cards are laid as for a battle, and the end of the text that asks for more than cards. */
  laying?: Record<string, string>;
  /** Events that tell of something laid beside a battle card, and what part of the strength it is. */
  laid?: Record<string, (event: GameEvent) => string>;
  /** What can be looked up beside the rules. */
  components?: (catalog: Catalog) => Component[];
  /** What a player has on a space, for screen readers. */
  onSpace?: (player: PlayerView, space: string) => string[];
}

const known: Vocabulary[] = [];

/** Makes the words of a module known. */
export function learn(...vocabularies: Vocabulary[]): void {
  known.push(...vocabularies);
}

type Tables = 'answers' | 'icons' | 'fields' | 'players' | 'named' | 'spaces' | 'numbers' | 'laying' | 'laid';

/** Returns what some module says of *word*. */
export function lookUp<T extends Tables>(table: T, word: string): NonNullable<Vocabulary[T]>[string] | undefined {
  for (const one of known) {
    const found = one[table]?.[word];
    if (found !== undefined) return found as NonNullable<Vocabulary[T]>[string];
  }
  return undefined;
}

/** Returns what of modules can be looked up. */
export function componentsOf(catalog: Catalog): Component[] {
  return known.flatMap((one) => one.components?.(catalog) ?? []);
}

/** Returns what modules see on a space, in words. */
export function seenOn(player: PlayerView, space: string): string[] {
  return known.flatMap((one) => one.onSpace?.(player, space) ?? []);
}
