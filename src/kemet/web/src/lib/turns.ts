/** What happened, turn by turn: for the log, and for the arrows of what others did last. */

import type { GameEvent } from './messages';

/** Events in a row: those of one player's turn, or of no turn, as in set-up and by night. */
export interface Turn {
  player: string | null;
  /** Where they are among all events. */
  first: number;
  events: GameEvent[];
}

/** The way of a troop. */
export interface Trail {
  player: string;
  path: string[];
  /** How many units went; 0 where it was not told. */
  number: number;
}

// What a turn was about, the weightiest first.
const WEIGHTY = [
  ['battle-won'],
  ['tile-bought'],
  ['pyramid-raised'],
  ['vp-gained', 'vp-lost'],
  ['troop-moved', 'troop-teleported'],
  ['units-placed'],
  ['di-played'],
  ['pp-gained'],
];
const MOST_TOLD = 2;
const MOVES = new Set(['troop-moved', 'troop-teleported', 'troop-retreated', 'troop-escaped']);

/** Tells whether *event* is nobody's: a part of the game begins or ends, and so does every turn. */
export const isPhase = (event: GameEvent): boolean => !event['player'] && /-(begins|ends)$/.test(event.name);

/** Returns *events* as turns, in order. */
export function turnsOf(events: GameEvent[]): Turn[] {
  const turns: Turn[] = [];
  events.forEach((event, first) => {
    const begins = event.name === 'turn-begins';
    if (begins || isPhase(event) || event.name === 'game-won' || !turns.length) {
      turns.push({ player: begins ? String(event['player']) : null, first, events: [] });
    }
    turns.at(-1)!.events.push(event);
  });
  return turns;
}

/** Returns the events that sum *turn* up: of each kind the last one, and few kinds. */
export function gist(turn: Turn): GameEvent[] {
  const found = WEIGHTY.flatMap((names) => turn.events.findLast((event) => names.includes(event.name)) ?? []);
  const told = found.filter((event) => event.name !== 'pp-gained' || event['player'] === turn.player);
  return told.slice(0, MOST_TOLD);
}

/** Returns how troops went in the last turn of each player but *me* since my own last one; steps of one way are joined. */
export function trailsOf(events: GameEvent[], me: string | null): Trail[] {
  const turns = turnsOf(events).filter((turn) => turn.player !== null);
  // In a turn of my own: what came before it.
  if (turns.at(-1)?.player === me) turns.pop();
  const own = turns.findLastIndex((turn) => turn.player === me);
  const last = new Map(turns.slice(own + 1).map((turn) => [turn.player, turn]));
  return [...last.values()].flatMap((turn) => trailsIn(turn.events));
}

/** Returns how troops went in *events*; steps of one way are joined. */
export function trailsIn(events: GameEvent[]): Trail[] {
  const found: Trail[] = [];
  for (const event of events) {
    if (!MOVES.has(event.name)) continue;
    const [player, from, to] = [event['player'], event['space'], event['to']].map(String) as [string, string, string];
    const before = found.at(-1);
    if (before?.player === player && before.path.at(-1) === from) before.path.push(to);
    else found.push({ player, path: [from, to], number: Number(event['number'] ?? 0) });
  }
  return found;
}
