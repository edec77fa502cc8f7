"""Compiles the engine with mypyc where a C compiler is at hand, and puts rules and client into the package.

Everything else is in pyproject.toml. `KEMET_COMPILE` names the build:

| value | compiled | optimised | a failing compilation |
| --- | --- | --- | --- |
| `0` | nothing | | |
| `play` | what playing needs | quickly | falls back to the interpreted engine, and says why |
| `quick` | all | quickly | falls back to the interpreted engine, and says why |
| `auto` (the default) | all | well | falls back to the interpreted engine, and says why |
| `1` | all | well | is an error |
| `profiled` | all, twice | for what the first build found common in `tools/typical_play.py` | is an error |

What was compiled is kept in `build/compiled`, by a hash of all it was made from, and taken from there the next time.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
CLIENT = ROOT / "src" / "kemet" / "web" / "dist"
RULES = ROOT / "docs" / "rules"
KEPT = ROOT / "build" / "compiled"
KEPT_BUILDS = 4

# Packages that are compiled whole.
PLAYING = ["kemet/engine", "kemet/bots/thinking"]
LEARNING = ["kemet/envs/core"]
BUILD = os.environ.get("KEMET_COMPILE", "auto")
BUILDS = ("0", "play", "quick", "auto", "1", "profiled")
MUST_COMPILE = BUILD in ("1", "profiled")
OPTIMISATION = "1" if BUILD in ("play", "quick") else "3"

# Nothing calls into the compiled file but by its module: its functions need not be ready for others to replace them.
CLOSED = ["-fvisibility=hidden", "-fno-semantic-interposition"]
# Multiplying may overflow (`lowest`), as numbers of 64 bits do.
WRAPPING = ["-fwrapv"]
# Nobody debugs the C that mypyc writes: describing it, and warning of what is in it, takes longer than compiling it.
UNWATCHED = ["-g0", "-Wno-all", "-w"]
FLAGS = [] if sys.platform == "win32" else CLOSED + WRAPPING + UNWATCHED
# Where many objects lie in each other, Python puts off freeing them, in a list that it keeps in their headers of the garbage
# collector. Classes that mypyc leaves out of that have no such header, but are put off too (mypy 2.4), and what lies before
# them is written over. Ours do not lie deep in each other, and are freed at once.
FREED_AT_ONCE = """
#undef CPy_TRASHCAN_BEGIN
#undef CPy_TRASHCAN_END
#define CPy_TRASHCAN_BEGIN(op, dealloc) {
#define CPy_TRASHCAN_END(op) }
"""
# What Python has many words for and C one: the functions of `ids.lowest` and `fields.copy_bytes`, and what gcc and clang take
# for them. Bytes that are not there are left to the many words, which raise.
IN_ONE_WORD = {
    "int64_t CPyDef_ids___lowest(int64_t cpy_r_mask) {\n": "    return __builtin_ctzll(cpy_r_mask);\n",
    "char CPyDef_fields___copy_bytes(VecU8 cpy_r_source, int64_t cpy_r_first, VecU8 cpy_r_to, int64_t cpy_r_at, "
    "int64_t cpy_r_size) {\n": """
    if (cpy_r_size >= 0 && cpy_r_first >= 0 && cpy_r_first <= cpy_r_source.len - cpy_r_size
        && cpy_r_at >= 0 && cpy_r_at <= cpy_r_to.len - cpy_r_size) {
        memmove(cpy_r_to.items + cpy_r_at, cpy_r_source.items + cpy_r_first, cpy_r_size);
        return 1;
    }
""",
}
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"]


def need(found: bool, what: str, make: str) -> None:
    """Stops a package that would lack a part of it."""
    if not found:
        sys.exit(f"kemet: {what} is missing, and a package without it would not work; {make}")


def need_rules_and_client() -> None:
    """Stops a package without rules or client, unless `KEMET_CLIENT=0` says that no browser will be served."""
    need(any(RULES.glob("*.md")), "docs/rules", "build from a whole checkout or source distribution")
    if os.environ.get("KEMET_CLIENT") != "0":
        need((CLIENT / "index.html").exists(), "the browser client", "build it first: make web (or set KEMET_CLIENT=0)")


class BuildWithRulebook(build_py):
    """Puts the rules of docs/rules into the package, where `kemet rules` looks them up."""

    def run(self) -> None:
        if self.editable_mode:
            super().run()
            return
        need_rules_and_client()
        # A module that was removed or renamed since the last build would come along.
        shutil.rmtree(self.build_lib, ignore_errors=True)
        super().run()
        target = Path(self.build_lib) / "kemet" / "rulebook"
        target.mkdir(parents=True, exist_ok=True)
        for page in sorted(RULES.rglob("*.md")):
            copy = target / page.relative_to(RULES)
            copy.parent.mkdir(exist_ok=True)
            shutil.copy(page, copy)


class DistributeWhole(sdist):
    """A source distribution carries the built client: who installs from it needs no Node."""

    def run(self) -> None:
        need_rules_and_client()
        super().run()


class BuildOrFallBack(build_ext):
    """Compiles all of the engine or nothing: a build that fails half-way leaves no compiled file behind."""

    def run(self) -> None:
        if not self.extensions:
            return
        kept = kept_build()
        if kept.exists():
            self.take(kept)
            return
        try:
            super().run()
        except Exception as error:  # whatever stops the compiler, plain Python still plays
            if MUST_COMPILE:
                raise
            warn(f"the engine could not be compiled ({error})")
            for leftover in self.compiled_files():
                leftover.unlink()
            self.extensions = []
        else:
            self.keep(kept)

    def compiled_files(self) -> list[Path]:
        """Returns the compiled files of this build."""
        return [path for ending in ("*.so", "*.pyd") for path in Path(self.build_lib).rglob(ending)]

    def keep(self, kept: Path) -> None:
        """Keeps what was compiled, and of what was kept before only the newest."""
        fresh = kept.with_name(f"{kept.name}.{os.getpid()}")
        for path in self.compiled_files():
            target = fresh / path.relative_to(self.build_lib)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
        shutil.rmtree(kept, ignore_errors=True)
        fresh.rename(kept)
        for old in sorted(KEPT.iterdir(), key=lambda path: path.stat().st_mtime)[:-KEPT_BUILDS]:
            shutil.rmtree(old, ignore_errors=True)

    def take(self, kept: Path) -> None:
        """Takes the compiled files from an earlier build of the same sources."""
        print(f"kemet: nothing to compile: the same sources were compiled before ({kept.name})", file=sys.stderr)
        shutil.copytree(kept, self.build_lib, dirs_exist_ok=True)
        os.utime(kept)

    def build_extensions(self) -> None:
        if BUILD == "profiled":
            self.count_ways()
        super().build_extensions()

    def count_ways(self) -> None:
        """Builds, plays, and has the next build made for the ways that were common."""
        # Everything is in this one; the others only load their part of it.
        engine = next(extension for extension in self.extensions if extension.name.endswith("__mypyc"))
        compiling, linking = engine.extra_compile_args, engine.extra_link_args
        engine.extra_compile_args = [*compiling, *COUNTING]
        engine.extra_link_args = [*linking, *COUNTING]
        super().build_extensions()
        there = {**os.environ, "PYTHONPATH": str(Path(self.build_lib).resolve())}
        subprocess.run([sys.executable, str(ROOT / "tools" / "typical_play.py")], check=True, env=there)
        engine.extra_compile_args = [*compiling, *COUNTED]
        engine.extra_link_args = linking
        self.force = True


def warn(reason: str) -> None:
    """Says why the interpreted engine is installed."""
    print(f"kemet: {reason}: installing the interpreted engine, which plays the same, some 20 times slower", file=sys.stderr)


def compiler() -> list[str]:
    """Returns the command of the C compiler that built this Python."""
    return (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()


def sources() -> list[Path]:
    """Returns the modules that this build compiles."""
    folders = PLAYING if BUILD == "play" else PLAYING + LEARNING
    return sorted(path for folder in folders for path in (ROOT / "src" / folder).rglob("*.py"))


def kept_build() -> Path:
    """Returns the folder of what was compiled from just these sources, in just this way."""
    seen = hashlib.sha256()
    for path in [ROOT / "setup.py", ROOT / "tools" / "typical_play.py", *sources()]:
        seen.update(f"{path.relative_to(ROOT)}\n".encode() + (path.read_bytes() if path.exists() else b""))
    way = [BUILD, version("mypy"), version("librt"), *compiler(), os.environ.get("CFLAGS", "")]
    seen.update("\n".join([*way, str(sysconfig.get_config_var("SOABI"))]).encode())
    return KEPT / f"{BUILD}-{seen.hexdigest()[:16]}"


def extensions() -> list[Extension]:
    """Returns the compiled modules: all of the engine, or nothing with a clear message why."""
    if BUILD not in BUILDS:
        sys.exit(f"kemet: KEMET_COMPILE={BUILD} is none of {', '.join(BUILDS)}")
    if BUILD == "0" or not {"bdist_wheel", "build_ext", "install"} & set(sys.argv):
        return []
    if shutil.which(compiler()[0]) is None and sys.platform != "win32":
        if MUST_COMPILE:
            sys.exit(f"kemet: KEMET_COMPILE={BUILD}, but no C compiler was found; install one (Debian: apt install gcc)")
        warn("no C compiler was found")
        return []
    kept = kept_build()
    if kept.exists():
        # No sources: they are copied, not compiled. The wheel is still one for this kind of machine.
        return [Extension(path.name.split(".")[0], []) for path in kept.rglob("*") if path.suffix in (".so", ".pyd")]
    try:
        return translated()
    except SystemExit as error:  # so mypyc says that it could not
        if MUST_COMPILE:
            raise
        warn(f"the engine could not be translated to C ({error})")
        return []


def translated() -> list[Extension]:
    """Returns the modules as mypyc translated them to C."""
    from mypyc.build import mypycify

    modules = [str(path.relative_to(ROOT)) for path in sources()]
    # What the environments import beside the compiled core is not there while the package is built, nor are its types.
    flags = ["--ignore-missing-imports", "--allow-subclassing-any", "--follow-imports=silent"]
    folder = f"build/{BUILD}/c"
    (ROOT / folder).mkdir(parents=True, exist_ok=True)
    found: list[Extension] = mypycify([*flags, *modules], opt_level=OPTIMISATION, target_dir=folder)
    for header in (ROOT / folder).glob("__native_internal_*.h"):
        text = header.read_text()
        if not text.endswith(FREED_AT_ONCE):
            header.write_text(text + FREED_AT_ONCE)
    if sys.platform != "win32":
        for code in (ROOT / folder).glob("__native_*.c"):
            text = code.read_text()
            for function, word in IN_ONE_WORD.items():
                text = text.replace(function, function + word)
            code.write_text(text)
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
    return found


setup(
    ext_modules=extensions(),
    cmdclass={"build_py": BuildWithRulebook, "build_ext": BuildOrFallBack, "sdist": DistributeWhole},
    options={"build": {"build_base": f"build/{BUILD}"}},
)
