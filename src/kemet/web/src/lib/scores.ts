/** Victory points of a finished game, round by round. */

import { api } from './api';
import type { View, Vp } from './messages';

export interface RoundScores {
  round: number;
  players: Record<string, Vp>;
}

/** Returns the points at the end of each round of the replay *id*. */
export async function scoresOf(id: string, marks: { step: number; kind: string }[], steps: number): Promise<RoundScores[]> {
  const begins = marks.filter((mark) => mark.kind === 'round').map((mark) => mark.step);
  const ends = [...new Set([...begins.slice(1), steps])];
  const views = await Promise.all(ends.map(async (step) => (await api.replayState(id, step, 'all')).view));
  return views.map((view, k) => ({ round: k + 1, players: points(view) }));
}

function points(view: View): Record<string, Vp> {
  return Object.fromEntries(view.players.map((player) => [player.player, player.vp]));
}

/** Returns the players of *view*, *winners* first, then by points. */
export function ranking(view: View, winners: string[]): string[] {
  const key = (player: string): [number, number] => {
    const vp = view.players.find((one) => one.player === player)!.vp;
    return [vp.total, vp['battle'] ?? 0];
  };
  return [...view.order].sort((a, b) => {
    const won = Number(winners.includes(b)) - Number(winners.includes(a));
    if (won) return won;
    const [totalA, battleA] = key(a);
    const [totalB, battleB] = key(b);
    return totalB - totalA || battleB - battleA;
  });
}

/** Points that may still be lost, and that all of a camp have together. */
const HELD = ['total', 'temples-held', 'great-pyramids'];

/** Returns the points of players who have them together: what each has gained for all, and what they hold. What is held
 * beside printed temples and own pyramids counts with the temples. */
export function together(parts: Vp[]): Vp {
  const [first, ...others] = parts as [Vp, ...Vp[]];
  if (!others.length) return first;
  const sum = { ...first };
  for (const vp of others)
    for (const [source, number] of Object.entries(vp)) if (!HELD.includes(source)) sum[source] = (sum[source] ?? 0) + number;
  const told = Object.entries(sum).reduce((all, [source, number]) => (source === 'total' ? all : all + number), 0);
  sum['temples-held'] += sum.total - told;
  return sum;
}
