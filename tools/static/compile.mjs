/**
 * `node compile.mjs LIBRARY KEMET`: turns the Python files of both folders into byte code of the Python that a page runs, so
 * that a page need not compile them each time; only of what a page imports. Docstrings and the numbers of lines are a third of
 * it, and nobody reads them there.
 */

import { argv } from 'node:process';
import { loadPyodide } from 'pyodide';

// What is imported only when it is needed.
const LATER = ['_strptime', '_threading_local', 'encodings.ascii', 'encodings.latin_1', 'encodings.cp437', 'encodings.idna'];

const COMPILE = `
import importlib.util, marshal, pathlib, sys, types

# Unchecked: no source stands beside it.
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def bare(code):
    inner = tuple(bare(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)

def module(file, folder):
    parts = file.relative_to(folder).parts
    return ".".join(part.partition(".")[0] for part in parts if part != "__init__.py")

sys.path.insert(0, "/kemet/src")
sys.dont_write_bytecode = True
import kemet.page.worker
kemet.page.worker.warm()
wanted = {*sys.modules, *later}

for folder in ("/library", "/kemet/src"):
    for file in sorted(pathlib.Path(folder).rglob("*")):
        if file.suffix in (".py", ".so", ".pyc") and module(file, folder) not in wanted:
            file.unlink()
        elif file.suffix == ".py":
            code = compile(file.read_bytes(), str(file.relative_to(folder)), "exec", optimize=2, dont_inherit=True)
            file.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(bare(code)))
            file.unlink()
`;

const python = await loadPyodide();
for (const [at, root] of [
  ['/library', argv[2]],
  ['/kemet', argv[3]],
]) {
  python.FS.mkdir(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root }, at);
}
python.globals.set('later', python.toPy(LATER));
python.runPython(COMPILE);
