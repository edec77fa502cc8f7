"""`python tools/static/build.py`: Kemet as a folder of plain files, in build/static; `make static` calls it.

The client, Python itself (Pyodide) and its library, kemet and what it needs, the nets; of Python files only those that a page
imports. What is large is packed: a static host may not compress what it sends.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import lzma
import pickle
import shutil
import sys
import zipfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

import set_up

HERE = Path(__file__).resolve().parent
ROOT = set_up.ROOT
OUT = ROOT / "build" / "static"
WHEELS = ROOT / "build" / "static-wheels"
# What goes into archives, and what was packed before, under the digest of its content.
STAGE = ROOT / "build" / "static-stage"
PACKED = ROOT / "build" / "static-packed"
PYODIDE = HERE / "node_modules" / "pyodide"
NETS = set_up.SOURCES / "kemet" / "bots" / "nets"
# Which Python and which system that Pyodide is.
PLATFORM = (
    "--python-version",
    "3.14",
    "--implementation",
    "cp",
    "--abi",
    "cp314",
    "--platform",
    "pyemscripten_2026_0_wasm32",
)
# What of kemet a page has no use for; the client has the texts, and the engine needs English ones only.
LEFT_OUT = {"web", "training", "envs", "cli", "report", "migrations", "ru", "fr", "pl", "terminal", "__pycache__"}
KINDS = {".py", ".json", ".toml", ".ftl"}
# Python packages beside kemet, taken from .venv; of babel only the languages we have.
PURE = ("fluent", "attr", "attrs", "babel", "pytz", "typing_extensions.py", "mypy_extensions.py")
LANGUAGES = {"root.dat", "en.dat", "fr.dat", "pl.dat", "ru.dat", "global.dat"}
UNUSED = {"zoneinfo", "__pycache__", "messages"}
# What babel's languages are needed for: numbers, and the forms of words that go with them.
NUMBERS = {
    "plural_form",
    "ordinal_form",
    "decimal_formats",
    "number_symbols",
    "default_numbering_system",
    "numbering_systems",
}
# The package is written for classic scripts.
XZ_HEAD = "const exports = {}, module = { exports }, require = () => globalThis;\n"
XZ_TAIL = "\nexport const { XzReadableStream } = module.exports;\n"
PAGE = '<script type="module" src="./page.js"></script>\n    '
HEAD = """<link rel="manifest" href="./manifest.webmanifest" />
    <link rel="apple-touch-icon" href="./icon-192.png" />
    """


def wheels() -> list[Path]:
    """Returns the wheels of extension modules, downloaded once; hashes are pinned."""
    lock = HERE / "requirements.lock"
    stamp, wanted = WHEELS / set_up.STAMP, set_up.digest([lock])
    if not set_up.made_from(stamp, wanted):
        shutil.rmtree(WHEELS, ignore_errors=True)
        command = [
            set_up.python_of(set_up.DEV),
            "-m",
            "pip",
            "download",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
        ]
        set_up.run([*command, "--only-binary", ":all:", *PLATFORM, "--require-hashes", "-d", str(WHEELS), "-r", str(lock)])
        stamp.write_text(wanted)
    return sorted(WHEELS.glob("*.whl"))


def sources(folder: Path) -> list[Path]:
    """Returns the files of kemet that a page needs."""
    found: list[Path] = []
    for entry in sorted(folder.iterdir()):
        if entry.is_dir() and entry.name not in LEFT_OUT:
            found += sources(entry)
        elif entry.suffix in KINDS:
            found.append(entry)
    return found


def pure_files(packages: Path) -> list[Path]:
    """Returns the files of other packages that a page needs."""
    found: list[Path] = []
    for name in PURE:
        entry = packages / name
        files = [entry] if entry.is_file() else sorted(entry.rglob("*"))
        for file in files:
            wanted = file.suffix == ".py" or file.name in LANGUAGES
            if file.is_file() and wanted and not UNUSED & set(file.relative_to(packages).parts):
                found.append(file)
    return found


def stage_kemet(to: Path) -> None:
    """Lays out the engine, the rooms, the rules, the texts and what they need."""
    packages = next((set_up.DEV / "lib").glob("python3*/site-packages"))
    parts = [(file, "src" / file.relative_to(set_up.SOURCES)) for file in sources(set_up.SOURCES / "kemet")]
    parts += [(file, file.relative_to(ROOT)) for file in sorted((ROOT / "docs/rules").rglob("*.md"))]
    parts += [(file, "src" / file.relative_to(packages)) for file in pure_files(packages)]
    for file, name in parts:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(file, to / name)
    for file in to.rglob("*.dat"):
        known = pickle.loads(file.read_bytes())
        file.write_bytes(pickle.dumps({name: value if name in NUMBERS else {} for name, value in known.items()}))
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as archive:
            wanted = [name for name in archive.namelist() if Path(name).suffix in (".py", ".so") or "/licenses/" in name]
            archive.extractall(to / "src", wanted)


def archive(folder: Path, to: Path) -> None:
    """Writes *folder* as one archive, not yet packed; the same one for the same files."""
    with zipfile.ZipFile(to, "w", zipfile.ZIP_STORED) as made:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                made.writestr(zipfile.ZipInfo(file.relative_to(folder).as_posix()), file.read_bytes())


def pack(file: Path, to: Path) -> Path:
    """Writes *file* packed and returns where; what was packed before is taken from there. The numbers of nets are hardly
    smaller by xz, and a browser unpacks gzip by itself."""
    data = file.read_bytes()
    ending = ".gz" if file.suffix == ".npz" else ".xz"
    kept = PACKED / f"{hashlib.sha256(data).hexdigest()}{ending}"
    if not kept.exists():
        PACKED.mkdir(parents=True, exist_ok=True)
        if ending == ".gz":
            kept.write_bytes(gzip.compress(data, mtime=0))
        else:
            kept.write_bytes(lzma.compress(data, check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME))
    return Path(shutil.copyfile(kept, to / f"{file.name}{ending}"))


def engine(to: Path) -> None:
    """Writes everything that the worker loads."""
    to.mkdir()
    shutil.rmtree(STAGE, ignore_errors=True)
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as library:
        library.extractall(STAGE / "library")
    stage_kemet(STAGE / "kemet")
    set_up.npm(HERE, "run", "--silent", "compile", "--", str(STAGE / "library"), str(STAGE / "kemet"))
    archive(STAGE / "library", STAGE / "python_stdlib.zip")
    archive(STAGE / "kemet", STAGE / "kemet.zip")
    parts = [PYODIDE / "pyodide.asm.mjs", PYODIDE / "pyodide.asm.wasm", STAGE / "python_stdlib.zip", STAGE / "kemet.zip"]
    for net in sorted(NETS.glob("*.npz")):
        with zipfile.ZipFile(net) as arrays:
            arrays.extractall(STAGE / net.stem)
        archive(STAGE / net.stem, STAGE / net.name)
        parts.append(STAGE / net.name)
    packed = [pack(file, to) for file in parts]
    shutil.copyfile(PYODIDE / "pyodide.mjs", to / "pyodide.mjs")
    # It names every package that Pyodide has elsewhere; none of them is loaded.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text())
    (to / "pyodide-lock.json").write_text(json.dumps({**lock, "packages": {}}))
    unpacking = (HERE / "node_modules" / "xz-decompress" / "dist" / "package" / "xz-decompress.min.js").read_text()
    (to / "xz.js").write_text(XZ_HEAD + unpacking + XZ_TAIL)
    sizes = {file.name: file.stat().st_size for file in packed}
    (to / "parts.json").write_text(json.dumps({"build": digest_of(to), "parts": sizes}))


def build() -> None:
    """Writes the folder."""
    set_up.node_modules(HERE)
    set_up.node_modules(set_up.WEB)
    shutil.rmtree(OUT, ignore_errors=True)
    set_up.npm(set_up.WEB, "run", "build", "--", "--base", "./", "--outDir", str(OUT), "--emptyOutDir")
    index = OUT / "index.html"
    text = index.read_text()
    index.write_text(text.replace('<script type="module"', HEAD + PAGE + '<script type="module"', 1))
    # What can run the engine can read the newer kind of fonts.
    for font in OUT.rglob("*.woff"):
        font.unlink()
    engine(OUT / "engine")
    for name in ("page.js", "worker.js", "loading.js", "python.js", "net.js", "manifest.webmanifest", "icon.svg"):
        shutil.copy(HERE / name, OUT / name)
    for picture in HERE.glob("icon-*.png"):
        shutil.copy(picture, OUT / picture.name)
    offline()


def digest_of(folder: Path) -> str:
    """Returns a name for what is in *folder*."""
    seen = hashlib.sha256()
    for file in sorted(folder.rglob("*")):
        if file.is_file():
            seen.update(file.relative_to(folder).as_posix().encode() + file.read_bytes())
    return seen.hexdigest()[:16]


def offline() -> None:
    """Writes the service worker: it keeps every file of this build, which has a name of its own."""
    files = sorted(file.relative_to(OUT).as_posix() for file in OUT.rglob("*") if file.is_file())
    script = (HERE / "service-worker.js").read_text()
    engine = json.loads((OUT / "engine" / "parts.json").read_text())["build"]
    words = {"BUILD": json.dumps(digest_of(OUT)), "ENGINE": json.dumps(engine), "FILES": json.dumps(["./", *files])}
    for name, value in words.items():
        script = script.replace(f"__{name}__", value)
    (OUT / "service-worker.js").write_text(script)


def main() -> None:
    """Builds, and says how large it is."""
    build()
    size = sum(file.stat().st_size for file in OUT.rglob("*") if file.is_file())
    print(f"build/static: {size / 1e6:.1f} MB; python3 -m http.server -d build/static")


if __name__ == "__main__":
    try:
        main()
    except set_up.Failed as error:
        sys.exit(f"static: {error}")
