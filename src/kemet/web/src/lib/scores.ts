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
