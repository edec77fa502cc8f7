/** What the board needs of the catalog and of a view; both may hold more. */

import type { Component } from 'svelte';
import type { Shown } from '../lib/shown.svelte';
import type { BoardMap } from './geometry';
import type { IconName } from './icons';

export type PlayerName = 'falcon' | 'jackal' | 'cat' | 'crocodile' | 'ibis' | 'seth';
export type PyramidColour = 'white' | 'red' | 'blue' | 'black' | 'emerald' | 'violet';
export type Palette = 'normal' | 'colour-blind';
export type Orientation = 'portrait' | 'landscape';
export type Point = readonly [number, number];

export interface SpaceFacts {
  city?: string | null;
  /** Prayer points at the end of the day; 0 for the temple that pays for a unit. */
  temple?: number | null;
  obelisk?: boolean;
  sanctuary?: boolean;
}

export interface Catalog {
  board: {
    /** Which drawing of the land belongs to the map. */
    drawing: string;
    spaces: Record<string, SpaceFacts>;
    land: readonly (readonly string[])[];
    harbours: readonly (readonly string[])[];
    cities: readonly string[];
  };
}

export interface PlayerView {
  player: string;
  city: string | null;
  units: Record<string, number>;
  /** Where each creature is; `reserve` when on no space. */
  creatures: Record<string, string>;
  pyramids: Record<string, { level: number; space: string | null }>;
}

export interface View {
  players: readonly PlayerView[];
  contested: readonly string[];
}

export interface Mark {
  kind: 'legal' | 'attack' | 'origin' | 'path' | 'danger' | 'ready';
  /** Said in the tooltip and to screen readers. */
  label?: string;
  /** Short text of the badge, such as a number of steps. */
  badge?: string;
  /** Price in prayer points, shown in the badge. */
  cost?: number;
  icon?: 'step' | 'boat' | 'teleport';
}

/** What a player points at: a space, or a way from one to another. */
export interface Pointed {
  id: number;
  seat: string;
  spaces: string[];
}

/** A sign on a troop, with a number where there are several. */
export interface Badge {
  icon: IconName;
  number: number;
}

/** A figure that stands with a player's troop, or alone, and is no unit. */
export interface Figure {
  player: string;
  space: string;
  name: string;
  icon: IconName;
  strength: number;
  health: number;
}

export interface LayerProps {
  map: BoardMap;
  orientation: Orientation;
  palette: Palette;
  colours: Record<string, PlayerColour>;
  game: Shown;
}

/** What expansions put on the map. */
export interface Extras {
  badge: (player: string, space: string) => Badge | null;
  figures: Figure[];
  /** Drawings below the troops. */
  layers: { Layer: Component<LayerProps>; game: Shown }[];
  /** Players of one camp stand together. */
  camp: (player: string) => number | string;
}

export interface PlayerColour {
  name: PlayerName;
}
