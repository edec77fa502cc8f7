"""`python tools/static/build.py`: Kemet as a folder of plain files, in build/static; `make static` calls it.

The client, the engine as one archive of its Python sources, Python itself (Pyodide), and two extension modules as wheels.
"""

from __future__ import annotations

import hashlib
import json
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
# The parts of Pyodide that a page loads.
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
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
# What of kemet a page has no use for.
LEFT_OUT = {"web", "training", "envs", "cli", "report", "migrations", "__pycache__"}
KINDS = {".py", ".json", ".toml", ".ftl"}
# Python packages beside kemet, taken from .venv; of babel only the languages we have.
PURE = ("fluent", "attr", "attrs", "babel", "pytz", "typing_extensions.py", "mypy_extensions.py")
LANGUAGES = {"root.dat", "en.dat", "fr.dat", "pl.dat", "ru.dat"}
UNUSED = {"zoneinfo", "__pycache__", "messages"}
PAGE = '<script type="module" src="./page.js"></script>\n    '
HEAD = '<link rel="manifest" href="./manifest.webmanifest" />\n    <link rel="apple-touch-icon" href="./icon.svg" />\n    '


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
            unused = UNUSED & set(file.relative_to(packages).parts)
            wanted = file.suffix == ".py" or (file.suffix == ".dat" and (file.name in LANGUAGES or file.name == "global.dat"))
            if file.is_file() and wanted and not unused:
                found.append(file)
    return found


def pack(to: Path) -> None:
    """Writes the engine, the rules, the texts and what they need as one archive, the same one for the same files."""
    packages = next((set_up.DEV / "lib").glob("python3*/site-packages"))
    parts = [(file, file.relative_to(set_up.SOURCES)) for file in sources(set_up.SOURCES / "kemet")]
    parts += [(file, Path("docs/rules") / file.name) for file in sorted((ROOT / "docs/rules").glob("*.md"))]
    parts += [(file, file.relative_to(packages)) for file in pure_files(packages)]
    parts += [(file, file.relative_to(HERE / "standins")) for file in sorted((HERE / "standins").rglob("*.py"))]
    with zipfile.ZipFile(to, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for file, name in parts:
            place = name if name.parts[0] == "docs" else Path("src") / name
            archive.writestr(zipfile.ZipInfo(place.as_posix()), file.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def build() -> None:
    """Writes the folder."""
    set_up.node_modules(HERE)
    set_up.node_modules(set_up.WEB)
    shutil.rmtree(OUT, ignore_errors=True)
    set_up.npm(set_up.WEB, "run", "build", "--", "--base", "./", "--outDir", str(OUT), "--emptyOutDir")
    index = OUT / "index.html"
    text = index.read_text()
    index.write_text(text.replace('<script type="module"', HEAD + PAGE + '<script type="module"', 1))
    (OUT / "engine").mkdir()
    for name in PYODIDE:
        shutil.copy(HERE / "node_modules" / "pyodide" / name, OUT / "engine" / name)
    pack(OUT / "engine" / "kemet.zip")
    names = ["kemet.zip"]
    for wheel in wheels():
        shutil.copy(wheel, OUT / "engine" / wheel.name)
        names.append(wheel.name)
    for name in ("page.js", "worker.js", "manifest.webmanifest", "icon.svg"):
        shutil.copy(HERE / name, OUT / name)
    (OUT / "engine" / "parts.json").write_text(json.dumps(names))
    offline()


def offline() -> None:
    """Writes the service worker: it keeps every file of this build, which has a name of its own."""
    files = sorted(file.relative_to(OUT).as_posix() for file in OUT.rglob("*") if file.is_file())
    seen = hashlib.sha256()
    for name in files:
        seen.update(name.encode() + (OUT / name).read_bytes())
    script = (HERE / "service-worker.js").read_text()
    words = {"BUILD": json.dumps(seen.hexdigest()[:16]), "FILES": json.dumps(["./", *files])}
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
