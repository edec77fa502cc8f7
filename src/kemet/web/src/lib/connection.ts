/** The live link to one game: reconnects by itself, asks again after a gap, and matches acknowledgements to messages. */

import type { LiveAck, ServerMessage } from './messages';
import { transport, type Wire } from './transport';

export type Link = 'connecting' | 'open' | 'lost' | 'closed';

export interface Hooks {
  message: (message: ServerMessage) => void;
  link: (link: Link) => void;
  /** The version last seen, to start from after a reconnection. */
  version: () => number;
}

type Outgoing =
  | { type: 'act'; version: number; actions: string[] }
  | { type: 'undo' }
  | { type: 'chat'; text: string }
  | { type: 'point'; spaces: string[] }
  | { type: 'settings'; autopass: Partial<Record<'veto' | 'escape', 'ask' | 'turn' | 'round' | 'game'>> }
  | { type: 'settings'; pace: number };

const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const ACK_TIMEOUT = 15000;
const PING_EVERY = 20000;
const NOT_LET_IN = 4003;

/** Returns how long to wait before try number *tries*, in milliseconds. */
export function wait(tries: number): number {
  return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** tries);
}

export class Connection {
  private socket: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private nextId = 1;
  private closed = false;
  private pending = new Map<number, { done: (ack: LiveAck) => void; failed: (error: Error) => void }>();

  constructor(
    private readonly game: string,
    private readonly as: string | null,
    private readonly invite: string | null,
    private readonly hooks: Hooks,
  ) {
    this.open();
    addEventListener('online', this.retryNow);
  }

  private readonly retryNow = (): void => {
    if (!this.closed && this.socket?.readyState !== WebSocket.OPEN) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.socket?.close();
    this.hooks.link(this.tries ? 'lost' : 'connecting');
    const search = new URLSearchParams({ since: String(this.hooks.version()) });
    if (this.as) search.set('as', this.as);
    if (this.invite) search.set('invite', this.invite);
    const socket = transport.connect(`/games/${this.game}/live?${search}`);
    this.socket = socket;
    socket.onopen = () => {
      this.tries = 0;
      this.hooks.link('open');
      clearInterval(this.pinger);
      this.pinger = setInterval(() => this.raw({ type: 'ping' }), PING_EVERY);
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.socket) this.receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event) => {
      if (event.code === NOT_LET_IN) this.close();
      else if (socket === this.socket) this.lost();
    };
  }

  private receive(message: ServerMessage): void {
    if (message.type === 'ack') {
      const waiting = this.pending.get(message.id);
      this.pending.delete(message.id);
      waiting?.done(message);
    } else {
      this.hooks.message(message);
    }
  }

  private lost(): void {
    clearInterval(this.pinger);
    for (const waiting of this.pending.values()) waiting.failed(new Error('offline'));
    this.pending.clear();
    if (this.closed) return;
    this.hooks.link('lost');
    this.timer = setTimeout(() => this.open(), wait(this.tries++));
  }

  private raw(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  /** Sends *message* and returns what the server says to it. */
  send(message: Outgoing): Promise<LiveAck> {
    const id = this.nextId++;
    return new Promise((done, failed) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        failed(new Error('offline'));
        return;
      }
      this.pending.set(id, { done, failed });
      setTimeout(() => {
        if (this.pending.delete(id)) failed(new Error('offline'));
      }, ACK_TIMEOUT);
      this.raw({ ...message, id });
    });
  }

  /** Asks for the whole state again. */
  resync(): void {
    this.raw({ type: 'resync' });
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    removeEventListener('online', this.retryNow);
    this.socket?.close();
    this.hooks.link('closed');
  }
}
