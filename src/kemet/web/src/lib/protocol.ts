/** The messages of docs/protocol.md. */

import type { PathCatalog, PathView } from './protocol-path';

export type * from './protocol-path';

export type Player = string;
export type Space = string;

export interface Vp {
  total: number;
  'temples-held': number;
  'great-pyramids': number;
  [source: string]: number;
}

export interface PlayerView {
  player: Player;
  city: string | null;
  pp: number;
  vp: Vp;
  reserve: number;
  units: Record<Space, number>;
  /** The space of each, or 'reserve'. */
  creatures: Record<string, Space>;
  pyramids: Record<string, { level: number; space: Space | null }>;
  tiles: string[];
  tokens: Record<string, 'regular' | 'silver' | 'gold'>;
  'tokens-left': number;
  di: number;
  'di-hand': Record<string, number> | null;
  'di-thrown': number;
  'di-thrown-cards': Record<string, number> | null;
  'battle-cards': number;
  'battle-hand': string[] | null;
  'battle-pile': number;
  'battle-pile-seen': string[];
  'battle-pile-cards': string[] | null;
  'battle-removed': number;
  'battle-removed-cards': string[] | null;
  /** With the module `path`: priests by space, by location, in `reserve` and `by-path`; and the tokens held. */
  priests?: Record<string, number>;
  'path-tokens'?: Record<string, number>;
  'dawn-tokens'?: number;
  [more: string]: unknown;
}

export interface Frame {
  frame: string;
  [field: string]: unknown;
}

export interface View {
  you: Player | null;
  options: Record<string, string>;
  round: number;
  phase: 'set-up' | 'night' | 'day' | 'over';
  order: Player[];
  turn: Player | null;
  winner: Player | null;
  players: PlayerView[];
  supply: Record<string, number>;
  deck: number;
  discard: Record<string, number>;
  contested: Space[];
  awaiting: Player[];
  frames: Frame[];
  legal: string[];
  path?: PathView;
  [more: string]: unknown;
}

export interface GameEvent {
  name: string;
  [field: string]: string | number;
}

export interface Numbers {
  strength: number;
  damage: number;
  shield: number;
}

export interface Attack {
  enemy: Player;
  mine: Numbers;
  theirs: Numbers;
}

export interface Hint {
  cost?: number;
  gain?: number;
  steps?: number;
  by?: 'walk' | 'harbour' | 'teleport';
  attack?: Attack | null;
  numbers?: Numbers | null;
  level?: number;
  units?: number;
  range?: number;
  options?: number;
}

export interface Refusal {
  code: string;
  args: Record<string, string | number>;
  rule: string;
}

export interface Reach {
  from: Space;
  to: Space;
  units: { least: number; most: number };
  creature: boolean | null;
  actions: string[];
  path: Space[];
  steps: number;
  cost: number;
  by: 'walk' | 'harbour' | 'teleport';
  attack?: Attack | null;
}

export interface State {
  version: number;
  step: number;
  view: View;
  events: GameEvent[];
  hints: Record<string, Hint>;
  can_undo: boolean;
  undo_refusal: Refusal | null;
  /** `closes_at` is null where the window waits for all. */
  window: { kind: 'veto' | 'escape'; closes_at: number | null } | null;
  log_length: number;
  /** The number of the first of `events` among all of them. */
  events_from: number;
  /** The server's clock. */
  now: number;
}

export interface Seat {
  player: Player;
  kind: 'me' | 'human' | 'bot' | 'open';
  name: string;
  bot?: string | null;
  mine: boolean;
  present: boolean;
  /** The player left, or ran out of time and a bot stands in. */
  away?: boolean;
  clock?: { left: number; running: boolean } | null;
}

export interface ChatLine {
  seat: Player | null;
  name: string;
  text: string;
  at: number;
}

export interface Clock {
  kind?: 'off' | 'live' | 'days';
  minutes?: number;
  increment?: number;
  days?: number;
  then?: 'pass' | 'bot';
}

export interface Table {
  id: string;
  status: 'open' | 'running' | 'over';
  options: Record<string, string>;
  seats: Seat[];
  host: boolean;
  public: boolean;
  invite?: string | null;
  rematch?: string | null;
  clock: Clock;
  chat: ChatLine[];
  spectators: number;
  seeded: boolean;
  autopass?: Record<Player, Record<string, string>>;
}

export interface GameCard {
  id: string;
  status: Table['status'];
  players: number;
  modules: string[];
  seats: string[];
  my_turn: boolean;
  waiting_since: number;
  round: number;
  created: number;
  public: boolean;
  open_seats: Player[];
  mine: Player[];
  winner?: string | null;
}

export interface Me {
  name: string;
  account: boolean;
  games: GameCard[];
  locale: string | null;
}

export interface Tile {
  id: string;
  colour: string;
  level: number;
  copies: number;
  name: string;
  text: string;
  sure: string;
  module: string | null;
  creature: string | null;
  when?: string;
}

export interface Catalog {
  options: { players: number; [option: string]: unknown };
  colours: string[];
  target: number;
  max_pp: number;
  limit: number;
  tiles: Tile[];
  di: (Numbers & { id: string; cost: number; when: string; copies: number; sure: string })[];
  cards: (Numbers & { id: string; losses: number; sure: string })[];
  creatures: (Numbers & { id: string; range: number; sure: string })[];
  actions: { id: string; row: number; action: string; colour?: string | null }[];
  gold: string[];
  board: {
    spaces: Record<Space, { city?: string | null; temple?: number | null; obelisk: boolean; sanctuary?: boolean }>;
    land: [Space, Space][];
    harbours: [Space, Space][];
    cities: string[];
  };
  /** With the module `path`. */
  path?: PathCatalog | null;
  decisions: string[];
  events: Record<string, string[]>;
}

export interface SetupOption {
  name: string;
  kind: string;
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

export interface Setup {
  /** "compiling": the compiled engine is on its way, and will take over. */
  engine: 'compiled' | 'interpreted' | 'compiling';
  players: number[];
  modules: { name: string; reconstructed: boolean; variants: string[] }[];
  /** Names for several modules at once. */
  sets: Record<string, string[]>;
  options: SetupOption[];
  bots: { name: string; default: boolean }[];
  clocks: Clock[];
}

export type MarketState = Record<string, { price: number; refusal: Refusal | null }>;

export interface ReplayInfo {
  id: string;
  options: Record<string, string>;
  steps: number;
  moves: { player: Player; action: string }[];
  marks: { step: number; kind: string }[];
  names: string[];
  winner?: Player | null;
}

export interface RuleEntry {
  id: string;
  title: string;
  text: string;
  kind: string;
  sure: string;
}

export interface WireError {
  code: string;
  args: Record<string, string | number>;
  rule?: string;
}

export interface Ack {
  id?: number;
  version: number;
  done: number;
  error?: Refusal | null;
  fault?: WireError | null;
}

export type ServerMessage =
  | ({ type: 'state' | 'update' } & State)
  | { type: 'table'; table: Table }
  | { type: 'chat'; line: ChatLine }
  | ({ type: 'ack' } & Ack)
  | { type: 'pong'; now: number }
  | { type: 'error'; error: WireError };
