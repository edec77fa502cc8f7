/** What the board needs of the catalog and of a view; both may hold more. */

export type PlayerName = 'falcon' | 'jackal' | 'cat' | 'crocodile' | 'ibis';
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
  /** Where priests are among the units, with the path in play. */
  priests?: Record<string, number>;
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

export interface PlayerColour {
  name: PlayerName;
}
