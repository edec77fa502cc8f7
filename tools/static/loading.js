/** The parts of the engine, which are packed by xz: unpacked once, then kept as they are used. */

import { XzReadableStream } from './engine/xz.js';

const TYPES = { wasm: 'application/wasm', zip: 'application/zip' };

/** Returns what fetches parts of the engine by the names they have unpacked, and the names of the nets; tells how far it is. */
export async function unpacked(engine, tell) {
  const { build, parts, nets } = await (await fetch(new URL('parts.json', engine))).json();
  const plain = globalThis.fetch;
  const store = await caches?.open(`engine-${build}`).catch(() => undefined);
  const sizes = { ...parts, ...nets };
  const of = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let loaded = 0;

  const counted = (body) =>
    body.pipeThrough(
      new TransformStream({
        transform(chunk, out) {
          loaded += chunk.byteLength;
          tell(loaded, of);
          out.enqueue(chunk);
        },
      }),
    );

  /** As `fetch`, but for parts of the engine. */
  async function fetchPart(address, ...others) {
    const url = new URL(address.url ?? address, engine);
    const name = url.pathname.split('/').at(-1);
    if (!(name in sizes)) return plain(address, ...others);
    if (name in nets) {
      const reply = await plain(url);
      return new Response(counted(reply.body), { status: reply.status });
    }
    const kept = await store?.match(url);
    if (kept) return kept;
    const reply = await plain(`${url}.xz`);
    if (!reply.ok) return reply;
    const data = new Response(new XzReadableStream(counted(reply.body)), {
      headers: { 'content-type': TYPES[name.split('.').at(-1)] },
    });
    void store?.put(url, data.clone()).catch(() => undefined); // a full disk only makes the next start slower
    return data;
  }
  return { fetchPart, nets: Object.keys(nets) };
}
