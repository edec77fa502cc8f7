/** The engine in a worker: Python, the rooms of the server, and what the browser keeps. */

import { loadPyodide } from './engine/pyodide.mjs';

const ENGINE = new URL('./engine/', import.meta.url);
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
  const fetched = fetch(new URL('parts.json', ENGINE))
    .then((reply) => reply.json())
    .then((names) =>
      Promise.all(names.map(async (name) => [name, await (await fetch(new URL(name, ENGINE))).arrayBuffer()])),
    );
  const python = await loadPyodide({ indexURL: ENGINE.href });
  postMessage({ progress: 'python' });
  for (const [name, data] of await fetched) {
    if (name.endsWith('.whl')) python.unpackArchive(data, 'wheel');
    else python.unpackArchive(data, 'zip', { extractDir: '/kemet' });
  }
  python.runPython('import sys; sys.path.insert(0, "/kemet/src")');
  const page = python.pyimport('kemet.page.worker').Page(keep);
  if (database) for (const [name, text] of await everything(database)) page.take(name, text);
  postMessage({ progress: 'ready' });
  return page;
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
