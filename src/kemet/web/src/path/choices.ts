/** From things of the path to the answers they stand for. */

import { wordsOf, type Action } from '../lib/actions';
import type { Frame, PathCatalog, PathToken, View } from '../lib/messages';
import type { Shown } from '../lib/shown.svelte';

/** Decisions that are answered on the path. */
export const PATH_DECISIONS: ReadonlySet<string> = new Set(['activate-priest', 'pick-road', 'take-token']);

export interface Choices {
  /** A priest of mine enters from the reserve. */
  enter: Action | null;
  /** The priest at a location goes on. */
  places: Record<string, Action>;
  /** Roads, by board and lane. */
  roads: Record<string, Action>;
  /** Tokens that lie at the location in question. */
  tokens: Record<string, Action>;
  /** That location. */
  at: string | null;
}

/** Returns what can be picked on the path now. Tokens in a player's hand bear the same names, so they count only where one is taken. */
export function choicesOf(actions: Action[], decision: Frame | null, path: PathCatalog): Choices {
  const none: Choices = { enter: null, places: {}, roads: {}, tokens: {}, at: null };
  if (!decision || !PATH_DECISIONS.has(decision.frame)) return none;
  const location = typeof decision['location'] === 'string' ? decision['location'] : '-';
  const board = (path.locations[location] ?? 0) + 1;
  return {
    enter: actions.find((action) => action.text === 'enter') ?? null,
    places: Object.fromEntries(wordsOf(actions, 'path').map(({ word, action }) => [word, action])),
    roads: Object.fromEntries(wordsOf(actions, 'road').map(({ word, action }) => [`${board}-${word}`, action])),
    tokens:
      decision.frame === 'take-token'
        ? Object.fromEntries(wordsOf(actions, 'token').map(({ word, action }) => [word, action]))
        : {},
    at: location in path.locations ? location : null,
  };
}

/** Returns the one thing that a click on a place means: its priest goes on, or the only token there is taken. */
export function placeChoice(choices: Choices, place: string): Action | null {
  const here = choices.at === place ? Object.values(choices.tokens) : [];
  return choices.places[place] ?? (here.length === 1 ? here[0]! : null);
}

/** Returns the tokens of mine that can be laid in a battle, and the actions that lay them. */
export function battleTokens(game: Shown): { token: PathToken; number: number; action: string }[] {
  const held = game.me?.['path-tokens'] ?? {};
  return (game.catalog?.path?.tokens ?? []).flatMap((token) => {
    const number = held[token.id];
    return token.when === 'battle' && number ? [{ token, number, action: `token/${token.id}` }] : [];
  });
}

export interface Priests {
  player: string;
  number: number;
}

/** Returns whose priests are at a place of the path; `by-path` is its reserve. */
export function priestsAt(view: View, place: string): Priests[] {
  return view.players.flatMap(({ player, priests }) => (priests?.[place] ? [{ player, number: priests[place] }] : []));
}
