/** The page's side of the engine in a worker: calls and live links as the client makes them to a server. */

const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
const calls = new Map();
const links = new Map();
let number = 0;
let progress = null;
let heard = null;

/** What the client takes for a WebSocket. */
class Line {
  readyState = 0;
  constructor(path) {
    this.link = ++number;
    links.set(this.link, this);
    worker.postMessage({ kind: 'open', link: this.link, path });
  }
  send(text) {
    worker.postMessage({ kind: 'send', link: this.link, text });
  }
  close() {
    if (this.readyState === 3) return;
    worker.postMessage({ kind: 'close', link: this.link });
    this.ended(1000);
  }
  ended(code) {
    this.readyState = 3;
    links.delete(this.link);
    this.onclose?.({ code });
  }
}

worker.onmessage = ({ data }) => {
  if (data.progress) {
    if (data.progress !== 'loading') document.documentElement.dataset.engine = data.progress;
    if (data.progress === 'python') document.documentElement.dataset.memory = data.kept ? 'kept' : 'new';
    if (data.error) console.error(data.error);
    progress = data;
    heard?.(progress);
    if (data.progress === 'learned' || data.progress === 'no-net') keepOffline();
  } else if (data.id) {
    calls.get(data.id)?.(data);
    calls.delete(data.id);
  } else {
    const line = links.get(data.link);
    if (data.open && line) {
      line.readyState = 1;
      line.onopen?.();
    } else if (data.text) line?.onmessage?.({ data: data.text });
    else if (data.closed) line?.ended(data.closed);
  }
};

globalThis.kemetTransport = {
  local: true,
  request: (method, path, body) =>
    new Promise((done) => {
      const id = ++number;
      calls.set(id, ({ status, text }) => done({ status, text, json: !path.endsWith('/record') }));
      worker.postMessage({ kind: 'call', id, method, path, body });
    }),
  connect: (path) => new Line(path),
  onProgress: (listener) => {
    heard = listener;
    if (progress) listener(progress);
  },
};

/** Only when everything is there, which it then has from the browser: nothing is loaded twice at once. */
function keepOffline() {
  // Where the network has just gone, the next visit keeps it.
  if ('serviceWorker' in navigator) navigator.serviceWorker.register('./service-worker.js').catch(() => undefined);
}
