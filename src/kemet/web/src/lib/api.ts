/** Calls of the HTTP API. */

import type {
  Acked,
  Advice,
  Catalog,
  GameCard,
  GameEvent,
  GameReview,
  LessonCard,
  LessonState,
  Me,
  NewGame,
  Offer,
  PuzzleGame,
  Puzzles,
  Refusal,
  Replay,
  RuleShown,
  Setup,
  State,
  Table,
  Fault,
} from './messages';
import { transport, type Reply } from './transport';

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly error: Fault,
  ) {
    super(error.code);
  }
}

function cookie(name: string): string {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1] ?? '';
}

let knocking: Promise<unknown> | null = null;

/** The first visit makes this browser's identity. Two at once would make two, and one of them would be lost. */
async function identify(): Promise<void> {
  if (transport.local || cookie('csrf')) return;
  knocking ??= transport.request('GET', '/me').catch(() => undefined);
  await knocking;
  knocking = null;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (method !== 'GET' || path === '/me') await identify();
  if (method !== 'GET') headers['x-csrf-token'] = decodeURIComponent(cookie('csrf'));
  let reply: Reply;
  try {
    reply = await transport.request(method, path, body === undefined ? undefined : JSON.stringify(body), headers);
  } catch {
    throw new ApiError(0, { code: 'offline', args: {} });
  }
  const data: unknown = reply.json && reply.text ? JSON.parse(reply.text) : reply.text;
  if (reply.status >= 400) {
    const error = (data as { error?: Fault } | null)?.error;
    throw new ApiError(reply.status, error ?? { code: 'unknown', args: { status: reply.status } });
  }
  return data as T;
}

function query(params: Record<string, string | number | string[] | null | undefined>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) {
    if (Array.isArray(value)) value.forEach((one) => search.append(name, one));
    else if (value !== null && value !== undefined) search.append(name, String(value));
  }
  const text = search.toString();
  return text ? `?${text}` : '';
}

export const api = {
  me: () => call<Me>('GET', '/me'),
  changeMe: (change: { name?: string; locale?: string }) => call<Me>('PATCH', '/me', change),
  register: (name: string, password: string) => call<Me>('POST', '/account', { name, password }),
  login: (name: string, password: string) => call<Me>('POST', '/login', { name, password }),
  wantMail: (address: string) => call<Me>('POST', '/mail', { address }),
  endMail: () => call<Me>('DELETE', '/mail', {}),
  logout: () => call<unknown>('POST', '/logout', {}),
  setup: () => call<Setup>('GET', '/setup'),
  catalog: async (options: Record<string, string>): Promise<Catalog> => {
    const words = (name: string): string[] => (options[name] ?? '').split(' ').filter(Boolean);
    const learning = options['learning'] === 'yes' ? 'true' : 'false';
    const { players, target, edition } = options;
    const wish = { players, target, edition, learning, modules: words('modules'), variants: words('variants') };
    return call<Catalog>('GET', `/catalog${query(wish)}`);
  },
  create: (game: NewGame) => call<{ id: string; invite: string }>('POST', '/games', game),
  games: (which: 'mine' | 'open' | 'running' | 'finished') => call<GameCard[]>('GET', `/games${query({ which })}`),
  game: (id: string, as: string | null, invite: string | null) =>
    call<{ table: Table; state: State }>('GET', `/games/${id}${query({ as, invite })}`),
  join: (id: string, body: { seat?: string; invite?: string; name?: string; bot?: string }) =>
    call<unknown>('POST', `/games/${id}/join`, body),
  leave: (id: string, seat?: string) => call<unknown>('POST', `/games/${id}/leave`, seat ? { seat } : {}),
  takeover: (id: string, body: { seat: string; name?: string; bot?: string; invite?: string }) =>
    call<unknown>('POST', `/games/${id}/takeover`, body),
  rematch: (id: string) => call<{ id: string }>('POST', `/games/${id}/rematch`, {}),
  act: (id: string, as: string, version: number, actions: string[]) =>
    call<Acked>('POST', `/games/${id}/act`, { as, version, actions }),
  events: (id: string, as: string | null, invite: string | null) =>
    call<{ from: number; events: GameEvent[] }>('GET', `/games/${id}/events${query({ as, from: 0, invite })}`),
  why: (id: string, as: string, action: string[]) =>
    call<Record<string, Refusal | null>>('GET', `/games/${id}/why${query({ as, action })}`),
  market: (id: string, as: string) => call<Record<string, Offer>>('GET', `/games/${id}/market${query({ as })}`),
  advice: (id: string, as: string) => call<Advice>('GET', `/games/${id}/advice${query({ as })}`),
  replayOfGame: (id: string) => call<Replay>('GET', `/games/${id}/replay`),
  upload: (record: string) => call<{ id: string }>('POST', '/replays', { record }),
  replay: (id: string) => call<Replay>('GET', `/replays/${id}`),
  replayState: (id: string, step: number, as: string) => call<State>('GET', `/replays/${id}/state${query({ step, as })}`),
  review: (id: string) => call<GameReview>('GET', `/replays/${id}/review`),
  lessons: () => call<LessonCard[]>('GET', '/lessons'),
  lesson: (name: string, task: number, actions: string[], ask: string[] = []) =>
    call<LessonState>('POST', `/lessons/${name}/${task}`, { actions, ask }),
  puzzles: (day: string) => call<Puzzles>('GET', `/puzzles${query({ day })}`),
  playPuzzle: (name: string) => call<PuzzleGame>('POST', `/puzzles/${name}`, {}),
  // What a page without a server has: games in links, and everything that the browser keeps.
  linkOfGame: (id: string) => call<{ text: string }>('GET', `/games/${id}/link`),
  linkOfReplay: (id: string, step: number, kind: 'replay' | 'position') =>
    call<{ text: string }>('GET', `/replays/${id}/link${query({ step, kind })}`),
  openLink: (text: string) => call<{ kind: 'game' | 'replay'; id: string; step: number }>('POST', '/links', { text }),
  openScenario: (record: string) => call<{ id: string }>('POST', '/scenarios', { record }),
  everything: () => call<string>('GET', '/everything/record'),
  takeIn: (record: string) => call<{ number: number }>('POST', '/everything', { record }),
  rules: (q: string, lang: string) => call<RuleShown[]>('GET', `/rules${query({ q, lang })}`),
};

/** Saves the record of a game as a file, where no server hands it out as one. */
export async function saveRecord(event: Event, id: string): Promise<void> {
  if (!transport.local) return;
  event.preventDefault();
  saveFile(await call<string>('GET', `/games/${id}/record`), `${id}.kemet`);
}

/** Has the browser save *text* as a file. */
export function saveFile(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
