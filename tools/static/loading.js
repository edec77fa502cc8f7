/** The parts of the engine, which are packed: unpacked once, then kept as they are used. */

import { XzReadableStream } from './engine/xz.js';

const TYPES = { mjs: 'text/javascript', wasm: 'application/wasm', zip: 'application/zip', npz: 'application/zip' };

// How parts are packed, by what comes behind their names. A net is hardly smaller by xz, and gzip is the browser's own.
const UNPACK = {
  xz: (body) => new XzReadableStream(body),
  gz: (body) => body.pipeThrough(new DecompressionStream('gzip')),
};

/**
 * Returns what fetches parts of the engine by the names they have unpacked, the names of the nets among them, and what keeps
 * Python's memory; tells how far it is.
 */
export async function unpacked(engine, tell) {
  const { build, parts } = await (await fetch(new URL('parts.json', engine))).json();
  const plain = globalThis.fetch;
  const store = await caches?.open(`engine-${build}`).catch(() => undefined);
  // What it takes to play, and the nets, which come behind.
  const loads = { engine: { loaded: 0, of: 0 }, nets: { loaded: 0, of: 0 } };
  const loadOf = (name) => loads[name.includes('.npz') ? 'nets' : 'engine'];
  for (const [name, size] of Object.entries(parts)) loadOf(name).of += size;

  const counted = (body, load) =>
    body.pipeThrough(
      new TransformStream({
        transform(chunk, out) {
          load.loaded += chunk.byteLength;
          tell(load);
          out.enqueue(chunk);
        },
      }),
    );

  // A full disk only makes the next start slower.
  const keep = (url, data) => store?.put(url, data).catch(() => undefined);

  /** As `fetch`, but for parts of the engine. */
  async function fetchPart(address, ...others) {
    const url = new URL(address.url ?? address, engine);
    const name = url.pathname.split('/').at(-1);
    const packing = Object.keys(UNPACK).find((end) => `${name}.${end}` in parts);
    if (!packing) return plain(address, ...others);
    const kept = await store?.match(url);
    if (kept) return kept;
    const reply = await plain(`${url}.${packing}`);
    if (!reply.ok) return reply;
    const data = new Response(UNPACK[packing](counted(reply.body, loadOf(name))), {
      headers: { 'content-type': TYPES[name.split('.').at(-1)] },
    });
    void keep(url, data.clone());
    return data;
  }

  // Another browser, or the same one when it is newer, may link what is in the memory otherwise.
  const place = new URL(`memory?${encodeURIComponent(navigator.userAgent)}`, engine);
  const memory = {
    get: async () => (await store?.match(place))?.arrayBuffer(),
    put: (data) => void keep(place, new Response(data)),
    drop: () => void store?.delete(place),
  };
  const nets = Object.keys(parts).filter((name) => name.includes('.npz'));
  return { fetchPart, nets: nets.map((name) => name.slice(0, name.lastIndexOf('.'))), memory };
}
