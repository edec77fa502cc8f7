/** A task of a lesson, played like a game; the server keeps nothing of it, so everything played is sent each time. */

import { api } from '../lib/api';
import { Game, type FollowUp } from '../lib/game.svelte';
import type { LessonState, Refusal } from '../lib/messages';
import { leaveOpen, pass, progress } from './progress.svelte';

/** What is asked once a troop has come where an arrow led it. */
const AFTER_ARROWS = new Set(['battle-cards', 'retreat-to', 'after-victory', 'after-defeat']);

export class LessonGame extends Game {
  override readonly practice = true;
  task: number = $state(1);
  standing: LessonState | null = $state.raw(null);
  /** What was played, and after how many actions each answer ended: it is taken back as a whole. */
  private played: string[] = [];
  private ends: number[] = [];
  private versions = 0;

  constructor(readonly lesson: string) {
    super(lesson, null);
    this.seat = 'p1';
  }

  /** Begins *task*, or goes on with it where it was left. */
  async begin(task: number): Promise<void> {
    const left = progress.open;
    const resumed = left?.lesson === this.lesson && left.task === task ? left.actions : [];
    await this.send(
      resumed,
      resumed.map((_, k) => k + 1),
      task,
    );
    if (resumed.length) this.sawBattle();
  }

  /** Begins the task anew. */
  async again(): Promise<void> {
    leaveOpen(this.lesson, this.task, []);
    await this.begin(this.task);
  }

  /** Sends all that was played, with the place after which each answer ended. *begun*: the task that begins with it; until the
   * answer is here, the one before stays as it is. */
  private async send(actions: string[], ends: number[], begun: number | null = null): Promise<void> {
    this.busy = true;
    try {
      const standing = await api.lesson(this.lesson, begun ?? this.task, actions);
      this.takeTable(standing.table);
      await this.loadCatalog();
      if (begun !== null) {
        this.task = begun;
        this.events = [];
        this.battlesBefore = 0;
      }
      this.played = actions.slice(0, standing.done);
      this.ends = ends.filter((end) => end <= standing.done);
      if (standing.passed) pass(this.lesson, this.task);
      else leaveOpen(this.lesson, this.task, this.played);
      this.standing = standing;
      this.market = standing.market;
      const fighting = AFTER_ARROWS.has(standing.state.view.frames.at(-1)?.frame ?? '');
      const arrows = standing.passed || fighting ? [] : standing.arrows;
      this.pointed = arrows.map((spaces, id) => ({ seat: 'p1', spaces, id: -1 - id }));
      await this.takeState({ ...standing.state, version: ++this.versions });
      this.link = 'open';
      if (standing.error) this.refuse(standing.error);
    } catch (error) {
      if (this.state) this.lostAnswer(error);
      else this.fail(error);
    }
    this.busy = false;
  }

  override only(): string | null {
    return this.standing?.forced ? super.only() : null;
  }

  override async act(actions: string[], then: FollowUp | null = null): Promise<void> {
    if (this.busy || !this.state) return;
    this.undone = false;
    this.refusal = '';
    this.followUp = then;
    await this.send([...this.played, ...actions], [...this.ends, this.played.length + actions.length]);
  }

  override async undo(): Promise<void> {
    if (this.busy || !this.played.length) return;
    this.undone = true;
    const ends = this.ends.slice(0, -1);
    await this.send(this.played.slice(0, ends.at(-1) ?? 0), ends);
  }

  override loadMarket(): Promise<void> {
    this.market = this.standing?.market ?? {};
    return Promise.resolve();
  }

  protected override async askWhy(actions: string[]): Promise<Record<string, Refusal | null>> {
    return (await api.lesson(this.lesson, this.task, this.played, actions)).why;
  }

  override close(): void {
    // Nothing is open.
  }
}
