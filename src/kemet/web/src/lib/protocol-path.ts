/** The path to Ta-Seti in the messages of docs/protocol.md. */

import type { Numbers } from './protocol';

export interface PathView {
  sides: string;
  /** The tokens at each location, such as `2-top` or `ta-seti`. */
  tokens: Record<string, string[]>;
  /** The temporary bonus on the road to a location. */
  bonuses: Record<string, string>;
  supply: Record<string, number>;
}

export interface PathToken extends Numbers {
  id: string;
  kind: 'item-1' | 'item-2' | 'skill' | 'temporary' | 'vp';
  copies: number;
  when: 'always' | 'turn' | 'move' | 'battle';
  sure: string;
}

export interface PathRoad {
  to: string;
  pp: number;
  cards: number;
  units: number;
  /** The temporary bonus that belongs on it. */
  temporary: string | null;
}

export interface PathPlace {
  kind: string;
  slots: string[];
  /** The lanes of the next board that lead on from here. */
  exits: string[];
}

export interface PathSide {
  roads: Record<string, PathRoad>;
  places: Record<string, PathPlace>;
}

export interface PathCatalog {
  sure: string;
  lanes: string[];
  /** The number of the board each location is on. */
  locations: Record<string, number>;
  boards: Record<string, PathSide>[];
  tokens: PathToken[];
}
