/** The messages of the server (docs/protocol.md). Written by tools/client_types.py: do not change by hand. */

/** Why something cannot be: the text id `refusal-<code>`, its variables, and the rule. */
export interface Refusal {
  code: string;
  args: Record<string, string | number>;
  rule: string;
}

/** What a caller did wrong: the text id `error-<code>` and its variables. */
export interface Fault {
  code: string;
  args: Record<string, string | number>;
}

/** The body of a reply with a status of 400 or more. */
export interface FaultReply {
  error: Fault;
}

/** Whether the server can do its work, and what fails: `database`, `sweeper`, `beat`, `housekeeping`, `bots`. */
export interface Health {
  status: 'failing' | 'ok';
  failing?: string[];
}

/** How much time players have, and what happens without: `pass` plays the turn out for them, `bot` takes over. */
export interface ClockSetting {
  kind?: 'days' | 'live' | 'off';
  minutes?: number;
  increment?: number;
  days?: number;
  then?: 'bot' | 'pass';
  window?: number | null;
}

/** Who is to sit on a seat. */
export interface SeatWish {
  kind: 'bot' | 'human' | 'me' | 'open';
  name?: string | null;
  bot?: string | null;
}

/** A game to be made. */
export interface NewGame {
  options: Record<string, string | number | boolean | string[]>;
  seats: SeatWish[];
  public?: boolean;
  clock?: ClockSetting;
  seed?: string | null;
}

/** A game that was made, and the word that lets others in. */
export interface GameMade {
  id: string;
  invite: string;
}

/** A puzzle: who is to win this turn, among how many. */
export interface PuzzleShown {
  name: string;
  players: number;
  player: string;
  target: number;
}

/** All puzzles, and the one of the day that was asked for. */
export interface Puzzles {
  puzzles: PuzzleShown[];
  today: string;
}

/** A game that begins where a puzzle does: who is to win, in which round. */
export interface PuzzleGame {
  id: string;
  player: string;
  round: number;
}

/** The seconds a seat has left, and whether they run. */
export interface SeatClock {
  left: number;
  running: boolean;
}

/** A seat at the table, as one visitor sees it. */
export interface SeatShown {
  player: string;
  kind: 'bot' | 'human' | 'open';
  name: string;
  mine: boolean;
  present: boolean;
  bot?: string;
  away?: boolean;
  clock?: SeatClock;
}

/** What somebody said; `seat` is None for spectators. */
export interface ChatLine {
  seat: string | null;
  name: string;
  text: string;
  at: number;
}

/** Who sits at a game and how it is set up, as one visitor sees it. */
export interface Table {
  id: string;
  status: 'open' | 'over' | 'running';
  options: Record<string, string>;
  seats: SeatShown[];
  host: boolean;
  public: boolean;
  clock: ClockSetting;
  chat: ChatLine[];
  spectators: number;
  seeded: boolean;
  invite?: string;
  rematch?: string;
  autopass?: Record<string, Record<string, string>>;
}

/** A game in a list. */
export interface GameCard {
  id: string;
  status: 'open' | 'over' | 'running';
  players: number;
  modules: string[];
  seats: string[];
  my_turn: boolean;
  waiting_since: number;
  round: number;
  created: number;
  public: boolean;
  open_seats: string[];
  mine: string[];
  winner?: string;
}

/** Strength, damage and shield of one side before cards, or of a card with it. */
export interface Numbers {
  strength: number;
  damage: number;
  shield: number;
}

/** What a troop would meet. */
export interface AttackHint {
  enemy: string;
  mine: Numbers;
  theirs: Numbers;
}

/** What there is to say about an action; see docs/protocol.md. */
export interface Hint {
  cost?: number;
  gain?: number;
  by?: string;
  attack?: AttackHint;
  numbers?: Numbers;
  level?: number;
  units?: number;
  range?: number;
  options?: number;
}

/** How many units can make a move. */
export interface Units {
  least: number;
  most: number;
}

/** A whole move: the actions that make it, and those that end it where the troop could go on. */
export interface Reach {
  from: string;
  tokens: string[];
  to: string;
  units: Units;
  creature: boolean | null;
  actions: string[];
  ending: string[];
  path: string[];
  steps: number;
  cost: number;
  by: string;
  attack?: AttackHint;
}

/** The price of a tile, and why it cannot be bought. */
export interface Offer {
  price: number;
  refusal: Refusal | null;
}

/** A question to several that is open for a fixed time; `closes_at` is None where it waits for all. */
export interface Window {
  kind: 'escape' | 'veto';
  closes_at: number | null;
}

/** The position through one pair of eyes. `events` are those from number `events_from` on. */
export interface State {
  version: number;
  step: number;
  view: View;
  hints: Record<string, Hint>;
  moves: Reach[];
  can_undo: boolean;
  undo_refusal: Refusal | null;
  window: Window | null;
  log_length: number;
  events_from: number;
  events: GameEvent[];
  now: number;
}

/** A game as one visitor sees it. */
export interface TableAndState {
  table: Table;
  state: State;
}

/** Somebody takes a seat, or who made the game gives it to a bot. */
export interface Join {
  name?: string | null;
  seat?: string | null;
  invite?: string | null;
  bot?: string | null;
}

/** Somebody gives seats up: one of theirs, or all. */
export interface Leave {
  seat?: string | null;
}

/** An abandoned seat is taken over, by the caller or by a bot. */
export interface Takeover {
  seat: string;
  name?: string | null;
  bot?: string | null;
  invite?: string | null;
}

/** Actions of one player, in order. */
export interface Act {
  as: string;
  actions: string[];
  version?: number | null;
}

/** One action is taken back. */
export interface Undo {
  as: string;
}

/** Somebody speaks. */
export interface Say {
  text: string;
  as?: string | null;
}

/** A player does not want to be asked for some cards: in this turn, this round or this game; `ask` ends it. */
export interface ChangeSettings {
  as: string;
  autopass: Partial<Record<'escape' | 'veto', 'ask' | 'game' | 'round' | 'turn'>>;
}

/** How far a list of actions went: `done` were taken, and the next was refused for `error`. */
export interface Acked {
  version: number;
  done: number;
  error?: Refusal;
}

/** Where the caller is told by mail that it is their turn; `confirmed` once the link in the first mail was followed. */
export interface Mail {
  address: string | null;
  confirmed: boolean;
}

/** Who the caller is; `mail` is None where the server sends none. */
export interface Me {
  name: string;
  account: boolean;
  games: GameCard[];
  locale: string | null;
  mail?: Mail;
}

/** Name and password of an account. */
export interface Credentials {
  name: string;
  password: string;
}

/** Where to write. */
export interface MailAddress {
  address: string;
}

/** A new name, or another language. */
export interface ChangeMe {
  name?: string | null;
  locale?: 'en' | 'fr' | 'pl' | 'ru' | null;
}

/** A record, as `GET …/record` gives it. */
export interface Upload {
  record: string;
}

/** Something new. */
export interface Made {
  id: string;
}

/** One action of a record. */
export interface ReplayMove {
  player: string;
  action: string;
}

/** A step where something begins: a round, a night, a day, a battle, the end. */
export interface Mark {
  step: number;
  kind: string;
}

/** A game to be watched step by step. */
export interface Replay {
  id: string;
  options: Record<string, string>;
  steps: number;
  moves: ReplayMove[];
  marks: Mark[];
  names: string[];
  winner?: string;
}

/** What the master would do, and the chance to win as it sees it, from 0 to 1; None where it does not know the game. */
export interface Advice {
  action: string;
  chance: number | null;
}

/** A player's chance to win, from 0 to 1, after so many actions. */
export interface ChanceToWin {
  step: number;
  player: string;
  chance: number;
}

/** A decision after so many actions that the master would have made otherwise: what was done, what it would have done, and how much of the chance to win was gone when the player was asked the next time. */
export interface CostlyDecision {
  step: number;
  player: string;
  action: string;
  better: string;
  cost: number;
}

/** A finished game as the master sees it. Where it does not know the rules nothing is `known`. */
export interface GameReview {
  known: boolean;
  chances: ChanceToWin[];
  costly: CostlyDecision[];
}

/** Something that can be looked up in the rules. */
export interface RuleShown {
  id: string;
  title: string;
  text: string;
  kind: string;
  sure: string;
}

/** The log of a game in a language. */
export interface Log {
  lang: string;
  lines: string[];
}

/** Events from a number on. */
export interface Events {
  from: number;
  events: GameEvent[];
}

/** Actions of the player whose socket it is. */
export interface LiveAct {
  type: 'act';
  id: number;
  actions: string[];
  version?: number | null;
}

/** One action is taken back. */
export interface LiveUndo {
  type: 'undo';
  id: number;
}

/** Somebody speaks. */
export interface LiveSay {
  type: 'chat';
  id: number;
  text: string;
}

/** A player points at a space of the map, or proposes to go from one to another. */
export interface LivePoint {
  type: 'point';
  id: number;
  spaces: string[];
}

/** Which cards not to be asked for; how many seconds bots pause before each action, where one person plays alone. */
export interface LiveSettings {
  type: 'settings';
  id: number;
  autopass?: Partial<Record<'escape' | 'veto', 'ask' | 'game' | 'round' | 'turn'>>;
  pace?: number | null;
}

/** The whole state, at the start and after a gap. */
export interface LiveState {
  type: 'state';
  version: number;
  step: number;
  view: View;
  hints: Record<string, Hint>;
  moves: Reach[];
  can_undo: boolean;
  undo_refusal: Refusal | null;
  window: Window | null;
  log_length: number;
  events_from: number;
  events: GameEvent[];
  now: number;
}

/** The whole state after a change. */
export interface LiveUpdate {
  type: 'update';
  version: number;
  step: number;
  view: View;
  hints: Record<string, Hint>;
  moves: Reach[];
  can_undo: boolean;
  undo_refusal: Refusal | null;
  window: Window | null;
  log_length: number;
  events_from: number;
  events: GameEvent[];
  now: number;
}

/** Something at the table changed. */
export interface LiveTable {
  type: 'table';
  table: Table;
}

/** Somebody spoke. */
export interface LiveChat {
  type: 'chat';
  line: ChatLine;
}

/** A player points at the map. Everybody sees it: talk is open (R79). */
export interface LivePointed {
  type: 'point';
  seat: string;
  spaces: string[];
}

/** A message was carried out, or not: `error` says why not, `refusal` in the words of the rules. */
export interface LiveAck {
  type: 'ack';
  id: number;
  version: number;
  done: number;
  error?: Refusal;
  fault?: Fault;
}

/** Here I am. */
export interface LivePong {
  type: 'pong';
  now: number;
}

/** A message that was not understood. */
export interface LiveFault {
  type: 'error';
  error: Fault;
}

/** Victory points, all of them and by source; each source that is in play has its own field. */
export interface Vp {
  total: number;
  'temples-held': number;
  'great-pyramids': number;
  [more: string]: number;
}

/** A pyramid, and the district it stands on. */
export interface PyramidShown {
  level: number;
  space: string | null;
}

/** A player, as one pair of eyes sees them: hidden cards are None. */
export interface PlayerView {
  player: string;
  city: string | null;
  pp: number;
  vp: Vp;
  reserve: number;
  units: Record<string, number>;
  creatures: Record<string, string>;
  pyramids: Record<string, PyramidShown>;
  tiles: string[];
  tokens: Record<string, string>;
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
  priests?: Record<string, number>;
  'path-tokens'?: Record<string, number>;
  'dawn-tokens'?: number;
  veterans?: number;
  honour?: number;
  decay?: number;
  afterlife?: number;
  'vp-on-track'?: Record<string, string>;
  'vp-owed'?: number;
  divinities?: Record<string, string>;
  'member-tokens'?: string[];
  'creature-cards'?: string[];
}

/** The path to Ta-Seti: the tokens at each location, the temporary bonuses on the roads to them, and the supply. */
export interface PathView {
  sides: string;
  tokens: Record<string, string[]>;
  bonuses: Record<string, string>;
  supply: Record<string, number>;
}

/** A temple of Seth's game; `power` is the one on top of it. */
export interface SacredTemple {
  level: number;
  prayer: number;
  power: string | null;
}

/** Seth's game: camps and winners, the day track and its place, the portal, the sacred temples and the powers gained. */
export interface SethView {
  camps: string[][];
  winners: string[];
  target: number;
  speaker: string;
  track: string[];
  place: number;
  portal: 'closed' | 'open';
  ceremony: boolean;
  temples: Record<string, SacredTemple>;
  powers: string[];
}

/** Something that is going on; its other fields differ by its name. */
export interface Frame {
  frame: string;
  [more: string]: unknown;
}

/** The position through one pair of eyes; `you` is None for spectators. */
export interface View {
  you: string | null;
  options: Record<string, string>;
  round: number;
  phase: 'day' | 'night' | 'over' | 'set-up';
  order: string[];
  turn: string | null;
  winner: string | null;
  players: PlayerView[];
  supply: Record<string, number>;
  deck: number;
  discard: Record<string, number>;
  contested: string[];
  awaiting: string[];
  frames: Frame[];
  legal: string[];
  path?: PathView | null;
  'last-day'?: boolean;
  colours?: string[];
  'veterans-left'?: number;
  seth?: SethView | null;
}

/** Something that happened; its other fields differ by its name. */
export interface GameEvent {
  name: string;
  [more: string]: string | number;
}

/** A power tile; `creature` is the one it brings, `module` the one that brings it. */
export interface Tile {
  id: string;
  colour: string;
  level: number;
  copies: number;
  name: string;
  text: string;
  when: string;
  sure: string;
  module: string | null;
  creature: string | null;
}

/** A divine intervention card. */
export interface DiCard {
  strength: number;
  damage: number;
  shield: number;
  id: string;
  name: string;
  text: string;
  cost: number;
  when: string;
  copies: number;
  sure: string;
}

/** A battle card; `losses` are those it brings its own side, `start` are in hand from the beginning. */
export interface BattleCard {
  strength: number;
  damage: number;
  shield: number;
  id: string;
  losses: number;
  special: boolean;
  sure: string;
  start: boolean;
}

/** A creature, and the tile that brings it. */
export interface Creature {
  strength: number;
  damage: number;
  shield: number;
  id: string;
  name: string;
  text: string;
  range: number;
  sure: string;
  tile: string;
}

/** A space of the action board; row 0 is the top one, -1 stands beside it. */
export interface ActionSpace {
  id: string;
  row: number;
  action: 'build' | 'buy' | 'gold' | 'move' | 'pray' | 'recruit';
  colour: string | null;
}

/** A space of the map; `temple` is its income. */
export interface SpaceFacts {
  city: string | null;
  temple: number | null;
  obelisk: boolean;
  sanctuary: boolean;
}

/** The map, and the name of its drawing. */
export interface BoardFacts {
  drawing: string;
  spaces: Record<string, SpaceFacts>;
  land: [string, string][];
  harbours: [string, string][];
  cities: string[];
}

/** A seat, the animal that stands for it, and the camp it belongs to. */
export interface SeatFacts {
  player: string;
  emblem: string;
  camp: number;
}

/** A divinity of the Book of the Dead, by the last word of its tile. */
export interface Divinity {
  id: string;
  strength: number;
  health: number;
  sure: string;
}

/** A token of the path to Ta-Seti. */
export interface PathToken {
  strength: number;
  damage: number;
  shield: number;
  id: string;
  name: string;
  text: string;
  sure: string;
  kind: 'item-1' | 'item-2' | 'skill' | 'temporary' | 'vp';
  copies: number;
  when: 'always' | 'battle' | 'move' | 'turn';
  side: string;
  range: number;
  pp: number;
  cards: number;
  units: number;
  levels: number;
  teleport: number;
  wager: number;
}

/** A road, what it asks for and brings, and the temporary bonus that belongs on it. */
export interface PathRoad {
  to: string;
  pp: number;
  cards: number;
  units: number;
  temporary: string | null;
}

/** A place; `exits` are the lanes of the next board that lead on from here. */
export interface PathPlace {
  kind: string;
  slots: string[];
  exits: string[];
}

/** One side of a board of the path. */
export interface PathSide {
  roads: Record<string, PathRoad>;
  places: Record<string, PathPlace>;
}

/** The path to Ta-Seti; `locations` are on the board of that number. */
export interface PathCatalog {
  sure: string;
  lanes: string[];
  locations: Record<string, number>;
  boards: Record<string, PathSide>[];
  tokens: PathToken[];
}

/** A place of the track of honour: the decay it brings, and the permanent VP lost there in all. */
export interface HonourStep {
  decay: number;
  lost: number;
}

/** A space of Seth's board; a token of a member on a `yellow` one strikes that member. */
export interface SethSpace {
  id: string;
  row: number;
  yellow: boolean;
}

/** A creature that Seth can corrupt. */
export interface CreatureCard {
  id: string;
  strength: number;
  damage: number;
}

/** Seth's game: who is Seth, what lies on the boards, the VP of the community's goal, the price of the Great Ceremony and what each temporary VP takes off it, the spaces between which the portals lead. All of it is reconstructed. */
export interface SethCatalog {
  player: string;
  board: SethSpace[];
  beasts: CreatureCard[];
  powers: string[];
  goal: number;
  ceremony: number;
  discount: number;
  portals: [string, string][];
}

/** The static facts of a game. `names` are what the edition calls colours that have another name in the engine; `phases` are those of a round, in order, `night` the steps of the night. */
export interface Catalog {
  options: Record<string, string>;
  players: number;
  colours: string[];
  names: Record<string, string>;
  phases: ('day' | 'night')[];
  night: string[];
  target: number;
  max_pp: number;
  limit: number;
  seats: SeatFacts[];
  tiles: Tile[];
  di: DiCard[];
  cards: BattleCard[];
  creatures: Creature[];
  actions: ActionSpace[];
  gold: string[];
  board: BoardFacts;
  decisions: string[];
  events: Record<string, string[]>;
  path?: PathCatalog;
  divinities?: Divinity[];
  honour?: HonourStep[];
  seth?: SethCatalog;
}

/** A box of the base game: how many can play it, and to how many victory points; the first is the usual one. */
export interface EditionChoice {
  name: string;
  players: number[];
  targets: number[];
  variants: string[];
}

/** A module that can be in play: the editions it goes with, the modules it needs and those it does not go with; for how many *players*, empty where for as many as the edition; the `emblems` of its seats, empty where they are the usual ones; `reconstructed` tells whether some of its components are. */
export interface ModuleChoice {
  name: string;
  editions: string[];
  needs: string[];
  excludes: string[];
  players: number[];
  learning: boolean;
  emblems: string[];
  reconstructed: boolean;
  variants: string[];
}

/** An option of the engine. */
export interface OptionChoice {
  name: string;
  kind: 'choice' | 'flag';
  values: (string | number | boolean)[];
  default: string | number | boolean;
}

/** A bot that can take a seat. */
export interface BotChoice {
  name: string;
  default: boolean;
}

/** What can be chosen before a game; `sets` are names for several modules at once. An engine that is `compiling` will take over. */
export interface Setup {
  engine: 'compiled' | 'compiling' | 'interpreted';
  editions: EditionChoice[];
  modules: ModuleChoice[];
  sets: Record<string, string[]>;
  options: OptionChoice[];
  bots: BotChoice[];
  clocks: ClockSetting[];
}

/** A lesson in the list: its name, the book it is about, how many tasks it has, the rules it teaches. */
export interface LessonCard {
  name: string;
  book: string;
  tasks: number;
  rules: string[];
}

/** What was played in a task so far, and actions about which is asked why they are not possible. */
export interface LessonPlay {
  actions?: string[];
  ask?: string[];
}

/** How a task stands: `done` of the actions were taken, and the next was refused for `error`. */
export interface LessonState {
  lesson: string;
  task: number;
  tasks: number;
  done: number;
  passed: boolean;
  missed: boolean;
  forced: boolean;
  arrows: string[][];
  show: string;
  table: Table;
  state: State;
  market: Record<string, Offer>;
  why: Record<string, Refusal | null>;
  error?: Refusal;
}

export type ServerMessage = LiveState | LiveUpdate | LiveTable | LiveChat | LivePointed | LiveAck | LivePong | LiveFault;
