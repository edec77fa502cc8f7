"""What people install works: source distribution and wheel, each in an environment that holds nothing else."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import venv
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest

ROOT = Path(__file__).parents[2]
WHEEL = ROOT / "build" / "wheel-quick"
LANGUAGES = ("en", "ru", "fr", "pl")
QUIET = ["--quiet", "--disable-pip-version-check"]


def run(*command: object, **more: str) -> str:
    """Returns what *command* prints, in an environment with the variables *more*."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith(("KEMET_", "PYTHON"))}
    done = subprocess.run(
        [str(word) for word in command], env={**surroundings, **more}, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def purelib(python: Path) -> str:
    """Returns the folder of packages of *python*."""
    return run(python, "-c", "import sysconfig; print(sysconfig.get_path('purelib'))").strip()


@pytest.fixture(scope="session")
def dependencies(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Returns a folder with what the package needs to serve, and nothing else."""
    folder = tmp_path_factory.mktemp("dependencies")
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", *QUIET, "--require-hashes", "-r", ROOT / "requirements-play.lock")
    return purelib(python)


@pytest.fixture(scope="session")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Returns the source distribution."""
    folder = tmp_path_factory.mktemp("sdist")
    build = "import sys; from setuptools import build_meta; build_meta.build_sdist(sys.argv[1])"
    subprocess.run([sys.executable, "-c", build, str(folder)], cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("kemet-*.tar.gz"))


def installed(package: Path, dependencies: str, folder: Path, build: str) -> Path:
    """Returns the `kemet` command of a new environment in *folder* with *package*."""
    venv.create(folder)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", python]
    run(*pip, "install", *QUIET, "--no-deps", package, KEMET_COMPILE=build)
    (Path(purelib(python)) / "dependencies.pth").write_text(dependencies + "\n")
    run(*pip, "check")
    return folder / "bin" / "kemet"


def test_the_source_distribution_is_whole(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    for page in (ROOT / "docs" / "rules").glob("*.md"):
        assert f"docs/rules/{page.name}" in names
    assert {"setup.py", "tools/typical_play.py", "LICENSE", "README.md", "src/kemet/web/dist/index.html"} <= names
    assert not [name for name in names if "node_modules" in name or name.endswith((".so", ".pyc"))]


def test_the_wheel_is_whole() -> None:
    with zipfile.ZipFile(next(WHEEL.glob("kemet-*.whl"))) as archive:
        names = set(archive.namelist())
    assert {f"kemet/locale/{language}/ui.ftl" for language in LANGUAGES} <= names
    assert {f"kemet/locale/{language}/terminal/play.ftl" for language in LANGUAGES} <= names
    assert {"kemet/web/dist/index.html", "kemet/rulebook/base.md", "kemet/rulebook/ru/base.md", "kemet/py.typed"} <= names
    assert {"kemet/engine/maps/classic-2.toml", "kemet/bots/nets/master.npz"} <= names
    for language in LANGUAGES:
        assert [name for name in names if re.fullmatch(rf"kemet/web/dist/assets/{language}-[^/]+\.js", name)], language
    modules = {str(path.relative_to(ROOT / "src")) for path in (ROOT / "src" / "kemet").rglob("*.py")}
    assert {name for name in names if name.endswith(".py") and name.startswith("kemet/")} == {
        name for name in modules if "node_modules" not in name
    }


@contextmanager
def serving(kemet: Path, folder: Path) -> Iterator[str]:
    """Yields the address of `kemet serve`."""
    command = [str(kemet), "serve", "--port", "0", "--database", str(folder / "kemet.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=folder) as process:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found, "the server did not start"
        try:
            yield found[0]
        finally:
            process.terminate()


def read(address: str) -> str:
    """Returns the text at *address*."""
    with urlopen(address, timeout=20) as reply:
        return str(reply.read().decode())


def check(kemet: Path, folder: Path) -> None:
    """Does what a user would do first."""
    assert "K5.2" in run(kemet, "rules", "K5.2")
    assert "4" in run(kemet, "simulate", "--players", "2", "--games", "4", "--learning")
    with serving(kemet, folder) as address:
        page = read(f"{address}/new")
        parts = re.findall(r'(?:src|href)="\.?/?(assets/[^"]+)"', page)
        assert {Path(part).suffix for part in parts} >= {".js", ".css"}, page
        assert all(read(f"{address}/{part}") for part in parts)
        assert sum(len(read(f"{address}/{part}")) for part in parts) > 10_000
        assert read(f"{address}/api/rules?q=K5.2").count("K5.2")
        assert json.loads(read(f"{address}/api/catalog?players=2"))["tiles"]


def test_the_wheel_works(dependencies: str, tmp_path: Path) -> None:
    kemet = installed(next(WHEEL.glob("kemet-*.whl")), dependencies, tmp_path / "new", build="0")
    check(kemet, tmp_path)


def test_the_source_distribution_works(sdist: Path, dependencies: str, tmp_path: Path) -> None:
    kemet = installed(sdist, dependencies, tmp_path / "new", build="0")
    assert "interpreted" in run(kemet, "--version")
    check(kemet, tmp_path)


@pytest.mark.long
def test_the_source_distribution_compiles(sdist: Path, dependencies: str, tmp_path: Path) -> None:
    kemet = installed(sdist, dependencies, tmp_path / "new", build="quick")
    assert "compiled" in run(kemet, "--version")
