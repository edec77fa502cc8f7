/** What others did since my last turn, shown once more, turn by turn. */

import type { GameEvent } from './messages';
import { settings } from './settings.svelte';
import { gist, trailsIn, turnsOf, type Trail, type Turn } from './turns';

/** Milliseconds for which each turn is shown. */
const SHOWN: Record<typeof settings.speed, number> = { off: 1600, fast: 900, normal: 1600, slow: 2600 };

/** Returns the turns of others since the last one of *me*, in order. */
export function sinceMyTurn(events: GameEvent[], me: string | null): Turn[] {
  const turns = turnsOf(events).filter((turn) => turn.player !== null);
  if (turns.at(-1)?.player === me) turns.pop();
  const own = turns.findLastIndex((turn) => turn.player === me);
  return turns.slice(own + 1).filter((turn) => gist(turn).length);
}

export class Again {
  private turns: Turn[] = $state.raw([]);
  private place = $state(-1);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The turn that is shown now. */
  readonly turn: Turn | null = $derived(this.turns[this.place] ?? null);
  readonly trails: Trail[] | null = $derived(this.turn ? trailsIn(this.turn.events) : null);
  readonly told: string = $derived(`${this.place + 1} / ${this.turns.length}`);

  start(turns: Turn[]): void {
    this.turns = turns;
    this.place = -1;
    this.next();
  }

  /** Shows the next turn, or ends after the last. */
  next(): void {
    clearTimeout(this.timer);
    this.place += 1;
    if (this.turn) this.timer = setTimeout(() => this.next(), SHOWN[settings.speed]);
    else this.stop();
  }

  stop(): void {
    clearTimeout(this.timer);
    this.turns = [];
    this.place = -1;
  }
}
