/**
 * `node compile.mjs FOLDER…`: turns the Python files of folders into byte code of the Python that a page runs, so that a page
 * need not compile them each time. Docstrings and the numbers of lines are a third of it, and nobody reads them there.
 */

import { argv } from 'node:process';
import { loadPyodide } from 'pyodide';

const COMPILE = `
import importlib.util, marshal, pathlib, types

# Unchecked: no source stands beside it.
HEAD = importlib.util.MAGIC_NUMBER + (1).to_bytes(4, "little") + bytes(8)

def bare(code):
    inner = tuple(bare(part) if isinstance(part, types.CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=inner)

for file in sorted(pathlib.Path(folder).rglob("*.py")):
    code = compile(file.read_bytes(), str(file.relative_to(folder)), "exec", optimize=2, dont_inherit=True)
    file.with_suffix(".pyc").write_bytes(HEAD + marshal.dumps(bare(code)))
    file.unlink()
`;

const python = await loadPyodide();
argv.slice(2).forEach((folder, k) => {
  const at = `/folder${k}`;
  python.FS.mkdir(at);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: folder }, at);
  python.globals.set('folder', at);
  python.runPython(COMPILE);
});
