/** What a module shows beside the board. The table knows modules only by this. */

import type { Component } from 'svelte';
import type { Game } from '../lib/game.svelte';
import type { Catalog, PlayerView } from '../lib/messages';
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

export interface Book {
  id: string;
  /** Whether it is in play. */
  inPlay: (catalog: Catalog) => boolean;
  panel?: Panel;
  /** What a player has of it: in the rows of players, and with *live* in one's own dock. */
  Holding?: Component<{ game: Shown; player: PlayerView; live?: Live; small?: boolean }>;
  /** The same in full, where a player's row is opened. */
  Details?: Component<{ game: Shown; player: PlayerView }>;
}
