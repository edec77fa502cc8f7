/** The engine in a worker: Python, the rooms of the server, the nets, and what the browser keeps. */

import { unpacked } from './loading.js';
import { Net } from './net.js';
import { startedPython } from './python.js';

const ENGINE = new URL('./engine/', import.meta.url);
const NETS = '/kemet/src/kemet/bots/nets/';
const DATABASE = 'kemet';
const KEPT = 'kept';
const links = new Map();

function opened() {
  return new Promise((done, failed) => {
    const asked = indexedDB.open(DATABASE, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(KEPT);
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error);
  });
}

function everything(database) {
  return new Promise((done, failed) => {
    const found = [];
    const asked = database.transaction(KEPT).objectStore(KEPT).openCursor();
    asked.onsuccess = () => {
      const cursor = asked.result;
      if (!cursor) return done(found);
      found.push([cursor.key, cursor.value]);
      cursor.continue();
    };
    asked.onerror = () => failed(asked.error);
  });
}

async function start() {
  const database = await opened().catch(() => null); // a browser without storage forgets the games with the page
  const keep = (name, text) => {
    const store = database?.transaction(KEPT, 'readwrite').objectStore(KEPT);
    if (text) store?.put(text, name);
    else store?.delete(name);
  };
  const tell = (load) => postMessage({ progress: 'loading', ...load });
  const { fetchPart, nets, memory } = await unpacked(ENGINE, tell);
  globalThis.fetch = fetchPart; // Pyodide fetches two of the parts itself
  const { python, kept } = await startedPython(ENGINE, fetchPart, memory);
  postMessage({ progress: 'python', kept });
  const page = python.pyimport('kemet.page.worker').Page(keep);
  if (database) for (const [name, text] of await everything(database)) page.take(name, text);
  postMessage({ progress: 'ready' });
  void learn(python, page, nets).catch((error) => postMessage({ progress: 'no-net', error: String(error) }));
  return page;
}

/** Loads the nets while the first game may already be going on. */
async function learn(python, page, nets) {
  for (const name of nets) {
    const reply = await fetch(new URL(name, ENGINE));
    if (!reply.ok) throw new Error(`${name}: ${reply.status}`);
    python.FS.writeFile(NETS + name, new Uint8Array(await reply.arrayBuffer()));
    page.learn(new Net(), name);
  }
  postMessage({ progress: 'learned' });
}

const ready = start();
ready.catch((error) => postMessage({ progress: 'failed', error: String(error) }));

async function call({ id, method, path, body }) {
  try {
    const page = await ready;
    const reply = await page.call(method, path, body ?? '');
    const [status, text] = reply.toJs();
    reply.destroy();
    postMessage({ id, status, text });
  } catch (error) {
    console.error(error);
    postMessage({ id, status: 500, text: JSON.stringify({ error: { code: 'unknown', args: { status: 500 } } }) });
  }
}

async function open({ link, path }) {
  const page = await ready;
  const tell = (text) => postMessage({ link, text });
  const closed = (code) => postMessage({ link, closed: code });
  const live = await page.connect(path, tell, closed);
  if (!live) return;
  links.set(link, live);
  postMessage({ link, open: true });
}

onmessage = ({ data }) => {
  if (data.kind === 'call') void call(data);
  else if (data.kind === 'open') void open(data);
  else if (data.kind === 'send') links.get(data.link)?.hear(data.text);
  else if (data.kind === 'close') {
    links.get(data.link)?.close();
    links.delete(data.link);
  }
};
