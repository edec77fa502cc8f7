/** How calls and live links reach the rooms: over HTTP and WebSockets, or, in a page without a server, a worker. */

export interface Reply {
  status: number;
  text: string;
  json: boolean;
}

/** What a live link needs of a WebSocket. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** How far the engine of a page without a server is: parts of it are on their way, it is ready, its nets are there too. */
export interface Progress {
  progress: 'loading' | 'python' | 'ready' | 'learned' | 'no-net' | 'failed';
  loaded?: number;
  of?: number;
}

export interface Transport {
  /** Whether everything happens in this browser: there are no accounts, cookies or other people. */
  local: boolean;
  /** Paths are those below `/api`. Fails where nobody answers. */
  request(method: string, path: string, body?: string, headers?: Record<string, string>): Promise<Reply>;
  connect(path: string): Wire;
  onProgress?(listener: (now: Progress) => void): void;
}

const server: Transport = {
  local: false,
  async request(method, path, body, headers) {
    const response = await fetch(`/api${path}`, { method, headers, body, credentials: 'same-origin' });
    const json = response.headers.get('content-type')?.includes('json') ?? false;
    return { status: response.status, text: await response.text(), json };
  },
  connect: (path) => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api${path}`),
};

/** The page of `make static` brings its own. */
export const transport: Transport = (globalThis as { kemetTransport?: Transport }).kemetTransport ?? server;
