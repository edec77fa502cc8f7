/** Battles told from the events: who laid what, and where each point came from. */

import type { GameEvent, Numbers } from './messages';
import { lookUp } from './vocabulary';

// Where there is a Seth, it is the first seat; without one nobody but those who fight loses units in a battle.
const SETH = 'p1';

export interface Part {
  part: string;
  kind: keyof Numbers;
  number: number;
}

export interface BattleSide {
  player: string;
  card: string | null;
  di: string[];
  /** What else was laid beside the card, as parts of the strength are named. */
  more: string[];
  parts: Part[];
  total: Numbers | null;
  lost: number;
}

export interface BattleRecord {
  space: string;
  attacker: BattleSide;
  defender: BattleSide;
  winner: string | null;
  /** Permanent victory points that the winner gained by it. */
  points: number;
  /** Whether all that belongs to the comparison is told. */
  decided: boolean;
}

function side(player: string): BattleSide {
  return { player, card: null, di: [], more: [], parts: [], total: null, lost: 0 };
}

/** Returns the battles of *events*, in order. Those called off by an escape have no winner. */
export function battlesOf(events: GameEvent[]): BattleRecord[] {
  const battles: BattleRecord[] = [];
  let open: BattleRecord | null = null;
  // Two battles can be prepared at once: the one told last is fought first.
  let waiting: BattleRecord[] = [];
  for (const event of events) {
    const player = String(event['player'] ?? '');
    if (event.name === 'battle-begins') {
      if (open && !revealed(open)) waiting.push(open);
      open = {
        space: String(event['space']),
        attacker: side(player),
        defender: side(String(event['enemy'])),
        winner: null,
        points: 0,
        decided: false,
      };
      battles.push(open);
      continue;
    }
    if (!open) continue;
    if (event.name === 'turn-begins' || event.name === 'troop-escaped') {
      open = null;
      waiting = [];
      continue;
    }
    if (event.name === 'battle-card-revealed' && open.decided) open = waiting.pop() ?? open;
    const of = sideOf(open, event, player);
    if (event.name === 'battle-won') {
      open.winner = player;
      open.decided = true;
    }
    if (event.name === 'vp-gained' && event['source'] === 'battle') open.points += 1;
    if (of) tell(of, event, open);
  }
  return battles;
}

function revealed(battle: BattleRecord): boolean {
  return battle.attacker.card !== null || battle.defender.card !== null;
}

/** Returns whose side *player* is on. Losses of an ally who does not fight are those of the side that faces Seth; between two
 * members nothing tells on which side an ally stood. */
function sideOf(battle: BattleRecord, event: GameEvent, player: string): BattleSide | undefined {
  const sides = [battle.attacker, battle.defender];
  const own = sides.find((one) => one.player === player);
  if (own || event.name !== 'units-destroyed' || !sides.some((one) => one.player === SETH)) return own;
  return sides.find((one) => one.player !== SETH);
}

function tell(of: BattleSide, event: GameEvent, battle: BattleRecord): void {
  const laid = lookUp('laid', event.name);
  if (laid && of.card && !battle.decided) of.more.push(laid(event));
  if (event.name === 'battle-card-revealed') of.card = String(event['card']);
  else if (event.name === 'di-played' && of.card && !battle.decided) of.di.push(String(event['di']));
  else if (event.name === 'units-destroyed' && event['space'] === battle.space) of.lost += Number(event['number']);
  else if (event.name === 'battle-part') {
    of.parts.push({
      part: String(event['part']),
      kind: String(event['kind']) as keyof Numbers,
      number: Number(event['number']),
    });
  } else if (event.name === 'battle-strength') {
    of.total = {
      strength: Number(event['strength']),
      damage: Number(event['damage']),
      shield: Number(event['shield']),
    };
  }
}

/** Returns the parts of a side as rows: one line for each source, with its three numbers. */
export function partRows(of: BattleSide): { part: string; numbers: Numbers }[] {
  const rows = new Map<string, Numbers>();
  for (const { part, kind, number } of of.parts) {
    const numbers = rows.get(part) ?? { strength: 0, damage: 0, shield: 0 };
    numbers[kind] += number;
    rows.set(part, numbers);
  }
  // What was laid and adds no number, such as the dagger, is shown too.
  for (const laid of [...of.di.map((di) => `di/${di}`), ...of.more]) {
    if (of.parts.length && !rows.has(laid)) rows.set(laid, { strength: 0, damage: 0, shield: 0 });
  }
  return [...rows].map(([part, numbers]) => ({ part, numbers }));
}

/** What a part of a strength is to the eye: a unit, the card, a creature, a DI card, or a tile as all else. */
export function partKind(part: string): string {
  if (/^x\d+$/.test(part)) return 'units';
  const word = part.split('/')[0] ?? '';
  return ['card', 'creature', 'di'].includes(word) ? word : 'tile';
}

/** The points of a strength from the ground up, each by the kind of its part. */
export function courses(of: BattleSide): string[] {
  return partRows(of).flatMap(({ part, numbers }) => Array<string>(Math.max(0, numbers.strength)).fill(partKind(part)));
}
