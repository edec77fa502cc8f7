/** What a module or an edition shows at the table. The table knows them only by this. */

import type { Component } from 'svelte';
import type { Badge, Figure, LayerProps } from '../board/types';
import type { Action } from '../lib/actions';
import type { Game } from '../lib/game.svelte';
import type { Catalog, Frame, Numbers, PlayerView, View } from '../lib/messages';
import type { Picking } from '../lib/picking.svelte';
import type { Shown } from '../lib/shown.svelte';

export type Live = { game: Game; picking: Picking } | null;

/** A board of its own, that opens over the map: by its button, its tab, its key, or when one of its decisions is asked. */
export interface Panel {
  icon: string;
  /** Text ids of its name, and of the short one for tabs. */
  title: string;
  tab: string;
  key: string;
  decisions: ReadonlySet<string>;
  Board: Component<{ game: Shown; live?: Live; onclose?: (() => void) | undefined }>;
}

/** Something that is laid beside a battle card, such as a token. */
export interface Laid {
  /** The action that lays one. */
  action: string;
  /** How many the player has. */
  number: number;
  numbers: Numbers;
}

/** What a module adds to the choice of battle cards. */
export interface BattleExtra {
  /** What may be laid now. */
  of: (game: Shown) => Laid[];
  /** The text id of the sentence that offers it. */
  hint: string;
  Chooser: Component<{ game: Game; laid: Record<string, number>; onadd: (action: string) => void }>;
}

/** What a module adds to the controls of a move, and the answers it takes over from the plain buttons. */
export interface MoveExtra {
  Controls: Component<{ game: Game; picking: Picking }>;
  handles: (action: Action) => boolean;
}

export type Face = Component<{ game: Shown; word: string }>;

/** Players who have points together, and what they are called where they are several. */
export interface Camp {
  players: string[];
  name?: string;
}

/** How a game has ended: the sentence that says so, and by what; who had points together. */
export interface Outcome {
  winners: string[];
  title: string;
  how?: string;
  camps?: Camp[];
}

export interface Book {
  id: string;
  panel?: Panel;
  /** What a player has of it: in the rows of players, and with *live* in one's own dock. */
  Holding?: Component<{ game: Shown; player: PlayerView; live?: Live; small?: boolean }>;
  /** The same in full, where a player's row is opened. */
  Details?: Component<{ game: Shown; player: PlayerView }>;
  /** What stands in the phase strip in the place of tokens: steps of a phase, the turns of a day; nothing at other times. */
  strip?: (view: View) => Component<{ game: Shown }> | null;
  /** A note to the question, such as what it costs. */
  Note?: Component<{ game: Game; decision: Frame; picking: Picking }>;
  move?: MoveExtra;
  battle?: BattleExtra;
  /** The picture of an answer `prefix/word`, by prefix; drawn in 46 × 46 around the middle. */
  faces?: Record<string, Face>;
  pieces?: Pieces;
  /** A board of actions of its own, for players who have another than the usual one. */
  ActionBoard?: Component<{ game: Shown; player: PlayerView; live?: Live }>;
  hasOwnBoard?: (player: PlayerView, catalog: Catalog) => boolean;
  /** Who has won, where it may be several. */
  outcome?: (view: View, catalog: Catalog) => Outcome | null;
}

/** What a module puts on the map. */
export interface Pieces {
  badge?: (player: PlayerView, space: string) => Badge | null;
  figures?: (view: View, catalog: Catalog) => Figure[];
  Layer?: Component<LayerProps>;
}

/** Returns whether the module called *name* is in play. */
export const hasModule =
  (name: string) =>
  (catalog: Catalog): boolean =>
    (catalog.options['modules'] ?? '').split(' ').includes(name);
