/** A live game: what the server says of it, and what is sent there. */

import { loadBooks } from '../books';
import { api, ApiError } from './api';
import { takeHomes, takeNames } from './named.svelte';
import { Connection, type Link } from './connection';
import { NO_PLAN, type Plan } from './plan';
import type { ChatLine, Fault, GameEvent, LiveAck, Offer, Refusal, ServerMessage, State, Table, View } from './messages';
import { Shown } from './shown.svelte';
import { GUEST, refusalText } from './wording';

/** What to send after an answer, judged by the view it led to; 'wait' while the answer does not show there yet. */
export type FollowUp = (view: View) => string[] | 'wait' | null;

/** How long it is seen what somebody points at, in milliseconds. */
const POINTED = 7000;

export class Game extends Shown {
  readonly id: string;
  /** Whether this is a task of a lesson: no game that is kept, nobody to talk to. */
  readonly practice: boolean = false;
  readonly invite: string | null;
  table: Table | null = $state.raw(null);
  /** When the clocks of the table were told, by our own clock. */
  tableAt: number = $state(0);
  link: Link = $state('connecting');
  chat: ChatLine[] = $state.raw([]);
  error: string = $state('');
  /** What was refused last, to be shown beside the prompt until something else happens. */
  refusal: string = $state('');
  busy: boolean = $state(false);
  /** The action picked but not confirmed. */
  picked: string | null = $state(null);
  plan: Plan = $state.raw(NO_PLAN);
  market: Record<string, Offer> = $state.raw({});
  why: Record<string, Refusal | null> = $state.raw({});
  /** How many battles were over when I came, or came back, or were shown to me since. */
  battlesBefore: number = $state(0);
  /** The battle of mine that was decided while I look on, until its scene has been played. */
  readonly scene: number | null = $derived.by(() => {
    const index = this.battles.length - 1;
    const last = this.battles[index];
    if (!last?.decided || index < this.battlesBefore || !this.seat) return null;
    return [last.attacker.player, last.defender.player].includes(this.seat) ? index : null;
  });
  /** Whether the turn is about to end by itself. */
  ending: boolean = $state(false);
  /** Whether bots shall not pause until something is asked of me. */
  hurried: boolean = $state(false);
  /** Whether the last thing I did was to take something back: then nothing is answered for me. */
  undone: boolean = $state(false);
  /** My seat whose eyes these are; null for a spectator. */
  seat: string | null = $state(null);

  /** How a battle ends, its scene tells first. */
  override readonly news: GameEvent[] = $derived(
    this.scene === null
      ? this.events
      : this.events.slice(0, this.events.findLastIndex(({ name }) => name === 'battle-begins') + 1),
  );

  /** So does the victory point that it brings, which then flies to who gains it. */
  override readonly flying = $derived.by(() => {
    const battle = this.scene === null ? null : this.battles[this.scene];
    return battle?.winner ? { player: battle.winner, points: battle.points } : null;
  });

  readonly mySeats: string[] = $derived((this.table?.seats ?? []).filter((seat) => seat.mine).map((seat) => seat.player));
  /** In a hot seat game, the other seat of mine that is awaited while this one is not. */
  readonly handover: string | null = $derived.by(() => {
    const awaiting = this.view?.awaiting ?? [];
    if (!this.seat || awaiting.includes(this.seat)) return null;
    return this.mySeats.find((seat) => awaiting.includes(seat)) ?? null;
  });

  /** Whether I play against bots alone: nobody else waits for me, or could learn anything from how long I take. */
  readonly alone: boolean = $derived(
    this.mySeats.length === 1 && (this.table?.seats ?? []).every((seat) => seat.mine || seat.kind === 'bot'),
  );

  private connection: Connection | null = null;
  protected followUp: FollowUp | null = null;
  /** The actions whose reasons were asked for in this position. */
  private askedWhy = new Set<string>();

  constructor(id: string, invite: string | null) {
    super();
    this.id = id;
    this.invite = invite;
  }

  /** Loads the game and goes live. */
  async open(wanted: string | null = null): Promise<void> {
    try {
      const first = await api.game(this.id, wanted, this.invite);
      this.takeTable(first.table);
      if (!wanted && this.mySeats.length) {
        const awaited = first.state.view.awaiting;
        const seat = this.mySeats.find((one) => awaited.includes(one)) ?? this.mySeats[0]!;
        await this.look(seat);
      } else {
        await this.look(wanted);
      }
    } catch (error) {
      this.fail(error);
    }
  }

  /** Looks through the eyes of *seat* (one of mine), or a spectator's. */
  async look(seat: string | null): Promise<void> {
    this.connection?.close();
    this.seat = seat;
    this.state = null;
    this.events = [];
    this.forget();
    if (this.table?.status !== 'open') await this.loadCatalog();
    this.connection = new Connection(this.id, seat, this.invite, {
      message: (message) => this.receive(message),
      link: (link) => (this.link = link),
      version: () => this.state?.version ?? 0,
    });
  }

  protected async loadCatalog(): Promise<void> {
    if (!this.catalog) {
      const catalog = await api.catalog(this.table!.options);
      await loadBooks(catalog);
      this.catalog ??= catalog;
    }
    takeNames(this.catalog);
    takeHomes(() => this.homes);
  }

  close(): void {
    this.connection?.close();
    this.connection = null;
  }

  protected fail(error: unknown): void {
    this.error = error instanceof ApiError ? refusalText(error.error, this.names) : String(error);
  }

  private receive(message: ServerMessage): void {
    switch (message.type) {
      case 'state':
      case 'update':
        void this.takeState(message);
        break;
      case 'table':
        this.takeTable(message.table);
        break;
      case 'chat':
        this.chat = [...this.chat, message.line];
        break;
      case 'point':
        this.show(message);
        break;
      case 'error':
        this.refuse(message.error);
        break;
      case 'ack': // the connection gives it to who waits for it
      case 'pong':
        break;
    }
  }

  protected takeTable(table: Table): void {
    this.table = table;
    this.tableAt = Date.now();
    this.chat = table.chat;
    const people = table.seats.filter((seat) => seat.kind !== 'bot' && seat.name !== GUEST);
    this.given = Object.fromEntries(people.map((seat) => [seat.player, seat.name]));
  }

  protected async takeState(state: State): Promise<void> {
    if (!this.catalog) await this.loadCatalog();
    const known = this.state;
    if (known && state.version < known.version) return;
    this.state = state;
    this.busy = false;
    this.error = '';
    this.refusal = '';
    this.forget();
    if (this.decision?.frame === 'move') this.plan = { ...NO_PLAN, from: String(this.decision['space']) };
    if (state.events_from > this.events.length) await this.reloadEvents(state);
    // After an undo the events start before some that were known.
    else this.events = [...this.events.slice(0, state.events_from), ...state.events];
    if (!known) this.battlesBefore = this.battles.findLastIndex(({ decided }) => decided) + 1;
    else this.battlesBefore = Math.min(this.battlesBefore, this.battles.length);
    if (this.state === state) this.sendFollowUp(state.view);
  }

  private async reloadEvents(state: State): Promise<void> {
    try {
      const { events } = await api.events(this.id, this.seat, this.invite);
      if (this.state !== state) return;
      this.events = events;
      this.battlesBefore = this.battles.findLastIndex(({ decided }) => decided) + 1;
    } catch (error) {
      this.fail(error);
    }
  }

  private forget(): void {
    this.picked = null;
    this.plan = NO_PLAN;
    this.why = {};
    this.askedWhy.clear();
  }

  private sendFollowUp(view: View): void {
    const next = this.followUp?.(view) ?? null;
    if (next === 'wait') return;
    this.followUp = null;
    if (next && this.asked) void this.act(next);
  }

  /** Notes that the last battle has been shown. */
  sawBattle(): void {
    this.battlesBefore = this.battles.length;
  }

  /** Returns the only answer there is to what is asked; null where there is a choice. */
  only(): string | null {
    return this.view?.legal.length === 1 ? this.view.legal[0]! : null;
  }

  /** Sends *actions*; *then* says what follows them, once their outcome is seen. */
  async act(actions: string[], then: FollowUp | null = null): Promise<void> {
    if (!this.connection || !this.state || this.busy) return;
    this.busy = true;
    this.undone = false;
    this.refusal = '';
    this.followUp = then;
    try {
      const ack = await this.connection.send({ type: 'act', version: this.state.version, actions });
      this.busy = false;
      this.judge(ack);
    } catch (error) {
      this.lostAnswer(error);
    }
  }

  async undo(): Promise<void> {
    if (!this.connection || !this.state) return;
    if (!this.state.can_undo) {
      this.refusal = refusalText(this.state.undo_refusal, this.names);
      return;
    }
    this.undone = true;
    try {
      this.judge(await this.connection.send({ type: 'undo' }));
    } catch (error) {
      this.lostAnswer(error);
    }
  }

  private judge(ack: LiveAck): void {
    const error = ack.error ?? ack.fault;
    if (!error) return;
    this.followUp = null;
    this.refuse(error);
    this.connection?.resync();
  }

  protected refuse(error: Fault): void {
    this.refusal = refusalText(error, this.names);
  }

  protected lostAnswer(error: unknown): void {
    this.busy = false;
    this.followUp = null;
    this.refuse({ code: error instanceof Error ? error.message : 'unknown', args: {} });
  }

  /** What players point at on the map, for a moment. */
  pointed: { seat: string; spaces: string[]; id: number }[] = $state.raw([]);
  private points = 0;

  private show({ seat, spaces }: { seat: string; spaces: string[] }): void {
    const id = ++this.points;
    this.pointed = [...this.pointed.filter((one) => one.seat !== seat), { seat, spaces, id }];
    setTimeout(() => (this.pointed = this.pointed.filter((one) => one.id !== id)), POINTED);
  }

  /** Points at a space, or proposes a way from one to another; everybody sees it. */
  async point(spaces: string[]): Promise<void> {
    try {
      const ack = await this.connection?.send({ type: 'point', spaces });
      if (ack) this.judge(ack);
    } catch (error) {
      this.lostAnswer(error);
    }
  }

  async say(text: string): Promise<void> {
    try {
      const ack = await this.connection?.send({ type: 'chat', text });
      if (ack) this.judge(ack);
    } catch (error) {
      this.lostAnswer(error);
    }
  }

  /** Sits down again where a bot stands in. */
  async takeBack(seat: string): Promise<void> {
    try {
      await api.takeover(this.id, { seat, ...(this.invite ? { invite: this.invite } : {}) });
      await this.open(seat);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Answers windows of a kind by itself for the rest of the turn. */
  async autopass(kind: 'veto' | 'escape'): Promise<void> {
    try {
      const ack = await this.connection?.send({ type: 'settings', autopass: { [kind]: 'turn' } });
      if (ack) this.judge(ack);
    } catch (error) {
      this.lostAnswer(error);
    }
  }

  /** Lets bots pause for *pace* seconds before each action; among several people the server does not listen. */
  async setPace(pace: number): Promise<void> {
    try {
      await this.connection?.send({ type: 'settings', pace });
    } catch {
      // The link is down: the pace is said again when it is back.
    }
  }

  /** Loads what the tiles cost now and why some cannot be bought. */
  async loadMarket(): Promise<void> {
    if (!this.seat) return;
    try {
      this.market = await api.market(this.id, this.seat);
    } catch {
      this.market = {};
    }
  }

  protected askWhy(actions: string[]): Promise<Record<string, Refusal | null>> {
    return api.why(this.id, this.seat!, actions);
  }

  /** Returns why *action* is not possible now; the first question of a position asks the server for all of them. */
  reason(action: string, all: string[]): string | null {
    if (!this.asked || !this.seat || !this.state || this.view?.legal.includes(action)) return null;
    const news = all.filter((one) => !this.askedWhy.has(one));
    if (news.length) {
      news.forEach((one) => this.askedWhy.add(one));
      const state = this.state;
      this.askWhy(news)
        .then((why) => {
          if (this.state === state) this.why = { ...this.why, ...why };
        })
        .catch(() => undefined);
    }
    const refusal = this.why[action];
    return refusal ? refusalText(refusal, this.names) : null;
  }
}
