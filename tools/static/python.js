/** Python with the engine in it: started anew, or as its memory was when the engine had been made ready once before. */

import { loadPyodide } from './engine/pyodide.mjs';

const FOLDER = '/kemet/';
// The first four bytes of a file in an archive, and where its head has sizes and lengths.
const FILE = 0x04034b50;
const HEAD = { size: 18, name: 26, extra: 28, end: 30 };
const text = new TextDecoder();

/** Yields name and bytes of each file of an archive in which nothing is packed. */
function* files(archive) {
  const numbers = new DataView(archive.buffer, archive.byteOffset, archive.length);
  for (let at = 0; numbers.getUint32(at, true) === FILE;) {
    const name = at + HEAD.end;
    const end = name + numbers.getUint16(at + HEAD.name, true);
    const begin = end + numbers.getUint16(at + HEAD.extra, true);
    at = begin + numbers.getUint32(at + HEAD.size, true);
    yield [text.decode(archive.subarray(name, end)), archive.subarray(begin, at)];
  }
}

/**
 * Lays out the files of the engine and links its extension modules. Before Python begins, so that they lie at the same place
 * of its memory each time: what is kept of the memory points to them.
 */
async function layOut(module, archive) {
  module.addRunDependency(FOLDER);
  try {
    for (const [name, data] of files(new Uint8Array(await archive))) {
      const path = FOLDER + name;
      module.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')));
      module.FS.writeFile(path, data, { canOwn: true });
      if (name.endsWith('.so'))
        module.preloadedWasm[path] = await module.loadWebAssemblyModule(data, { loadAsync: true, nodelete: true }, path, {});
    }
  } finally {
    module.removeRunDependency(FOLDER);
  }
}

/**
 * Returns Python with the engine ready, and whether its memory was one that had been kept. *fetchPart* fetches parts of the engine; *memory* keeps what Python's memory is then, for
 * the next time: `get` promises it or nothing, `put` takes it, `drop` forgets it.
 */
export async function startedPython(engine, fetchPart, memory) {
  const archive = fetchPart(new URL('kemet.zip', engine)).then((reply) => reply.arrayBuffer());
  const script = await (await fetchPart(new URL('pyodide.asm.mjs', engine))).blob();
  const { default: createPyodideModule } = await import(URL.createObjectURL(script));
  const load = (room, settings) =>
    loadPyodide({
      indexURL: engine.href,
      createPyodideModule(made) {
        made.preRun.push((module) => {
          if (module.HEAP8.length < room) module.growMemory(room);
          return layOut(module, archive);
        });
        return createPyodideModule(made);
      },
      ...settings,
    });
  const kept = await memory.get();
  if (kept)
    try {
      return { python: await load(kept.byteLength, { _loadSnapshot: kept }), kept: true };
    } catch (error) {
      console.warn('Python starts anew:', error);
      memory.drop();
    }
  const python = await load(0, { _makeSnapshot: true });
  python.runPython(`import sys; sys.path.insert(0, "${FOLDER}src"); import kemet.page.worker; kemet.page.worker.warm()`);
  try {
    memory.put(python.makeMemorySnapshot());
  } catch (error) {
    console.warn("Python's memory is not kept:", error);
  }
  return { python, kept: false };
}
