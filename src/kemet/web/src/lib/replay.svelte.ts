/** A finished game, looked at step by step through anybody's eyes. */

import { loadBooks } from '../books';
import { api, ApiError } from './api';
import type { GameEvent, Replay as ReplayFacts, State } from './messages';
import { settings } from './settings.svelte';
import { takeHomes, takeNames } from './named.svelte';
import { Shown } from './shown.svelte';
import { GUEST, refusalText } from './wording';

/** The log shows so many actions back. */
const REMEMBERED = 30;
const PAUSE_TO_READ = 250;
const PAUSES: Record<string, number> = { off: 500, fast: 500, normal: 1100, slow: 2200 };

export class Replay extends Shown {
  info: ReplayFacts | null = $state.raw(null);
  step = $state(0);
  eyes = $state('all');
  playing = $state(false);
  speed = $state(1);
  error = $state('');

  private wanted = 0;
  private states = new Map<string, Promise<State>>();
  private told = new Map<string, GameEvent[]>();
  private reading: ReturnType<typeof setTimeout> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  async open(id: string, ofGame: boolean): Promise<void> {
    try {
      const info = ofGame ? await api.replayOfGame(id) : await api.replay(id);
      const catalog = await api.catalog(info.options);
      await loadBooks(catalog);
      this.catalog = catalog;
      takeNames(this.catalog);
      takeHomes(() => this.homes);
      // Bots are called by the animal of their seat, as at the table.
      const bots = new Set((await api.setup()).bots.map((bot) => bot.name));
      this.given = Object.fromEntries(
        info.names.map((name, k) => [`p${k + 1}`, bots.has(name) || name === GUEST ? '' : name]),
      );
      this.info = info;
      await this.show(0);
    } catch (error) {
      this.error = error instanceof ApiError ? refusalText(error.error, {}) : String(error);
    }
  }

  /** Shows the position after *step* actions. */
  async show(step: number): Promise<void> {
    if (!this.info) return;
    const place = Math.max(0, Math.min(this.info.steps, step));
    this.step = place;
    this.wanted = place;
    const eyes = this.eyes;
    const state = await this.stateAt(place);
    // Dragging the slider asks for many steps; only the last one counts.
    if (this.wanted !== place || this.eyes !== eyes) return;
    this.state = state;
    this.events = this.lately();
    clearTimeout(this.reading);
    this.reading = setTimeout(() => void this.readBack(place), PAUSE_TO_READ);
  }

  private stateAt(step: number): Promise<State> {
    const key = `${this.eyes} ${step}`;
    let found = this.states.get(key);
    if (!found) {
      found = api.replayState(this.info!.id, step, this.eyes);
      this.states.set(key, found);
      void found.then((state) => this.told.set(key, state.events)).catch(() => this.states.delete(key));
    }
    return found;
  }

  /** A state holds the events of its last action only; those of the actions before are read when the slider rests. */
  private async readBack(place: number): Promise<void> {
    const steps = Array.from({ length: Math.min(place, REMEMBERED) }, (_, k) => place - k);
    await Promise.all(steps.map((step) => this.stateAt(step)));
    if (this.wanted === place) this.events = this.lately();
  }

  private lately(): GameEvent[] {
    const found: GameEvent[][] = [];
    for (let step = this.step; step > this.step - REMEMBERED; step -= 1) {
      const events = this.told.get(`${this.eyes} ${step}`);
      if (!events) break;
      found.unshift(events);
    }
    return found.flat();
  }

  look(eyes: string): void {
    this.eyes = eyes;
    void this.show(this.step);
  }

  play(on: boolean): void {
    clearTimeout(this.timer);
    this.playing = on && !!this.info;
    if (this.playing && this.step >= this.info!.steps) void this.show(0);
    if (this.playing) this.next();
  }

  private next(): void {
    const pause = (PAUSES[settings.speed] ?? 1100) / this.speed;
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.show(this.step + 1);
      if (this.step >= this.info!.steps) this.playing = false;
      else this.next();
    }, pause);
  }

  /** Returns the next mark after (or before) the step shown. */
  mark(direction: 1 | -1): number {
    const steps = (this.info?.marks ?? []).map((mark) => mark.step);
    return direction > 0
      ? (steps.find((step) => step > this.step) ?? this.info!.steps)
      : (steps.findLast((step) => step < this.step) ?? 0);
  }

  close(): void {
    clearTimeout(this.reading);
    this.play(false);
  }
}
