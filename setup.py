"""Compiles the engine with mypyc where a C compiler is at hand; everything else is in pyproject.toml.

`KEMET_COMPILE=0` asks for the interpreted build, `KEMET_COMPILE=1` makes a failing compilation an error. With
`KEMET_COMPILE=profiled` it is compiled twice: the first build plays `tools/typical_play.py` and counts which ways are common,
the second is made for them. That takes three times as long and needs gcc, and what the environments need.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent
# Packages that are compiled whole.
COMPILED = ["kemet/engine", "kemet/bots/thinking", "kemet/envs/core"]
WANTED = os.environ.get("KEMET_COMPILE", "auto")
# Nothing calls into the compiled file but by its module: its functions need not be ready for others to replace them.
CLOSED = [] if sys.platform == "win32" else ["-fvisibility=hidden", "-fno-semantic-interposition"]
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
COUNTED = ["-fprofile-use", "-fprofile-correction", "-Wno-missing-profile", "-Wno-coverage-mismatch"]


class BuildWithRulebook(build_py):
    """Puts the rules of docs/rules into the package, where `kemet rules` looks them up."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "kemet" / "rulebook"
            target.mkdir(parents=True, exist_ok=True)
            for page in sorted((ROOT / "docs" / "rules").glob("*.md")):
                shutil.copy(page, target)


class BuildOrFallBack(build_ext):
    """Compiles all of the engine or nothing: a build that fails half-way leaves no compiled file behind."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:  # whatever stops the compiler, plain Python still plays
            if WANTED in ("1", "profiled"):
                raise
            warn(f"the engine could not be compiled ({error})")
            for leftover in Path(self.build_lib).rglob("*.so"):
                leftover.unlink()
            self.extensions = []

    def build_extensions(self) -> None:
        if WANTED == "profiled" and self.extensions:
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


def compiler_found() -> bool:
    """Tells whether the C compiler that built this Python can be run."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(command) is not None


def extensions() -> list:
    """Returns the compiled modules: all of the engine, or nothing with a clear message why."""
    if WANTED == "0":
        return []
    if "editable_wheel" in sys.argv:
        print("kemet: an editable install runs the interpreted engine; compiled files never lie beside the sources")
        return []
    if not compiler_found():
        if WANTED in ("1", "profiled"):
            sys.exit(f"kemet: KEMET_COMPILE={WANTED}, but no C compiler was found; install one (Debian: apt install gcc)")
        warn("no C compiler was found")
        return []
    from mypyc.build import mypycify

    modules = sorted(str(path.relative_to(ROOT)) for folder in COMPILED for path in (ROOT / "src" / folder).rglob("*.py"))
    # What the environments import beside the compiled core is not there while the package is built.
    found = mypycify(["--ignore-missing-imports", "--allow-subclassing-any", *modules], opt_level="3")
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *CLOSED]
    return found


setup(ext_modules=extensions(), cmdclass={"build_py": BuildWithRulebook, "build_ext": BuildOrFallBack})
