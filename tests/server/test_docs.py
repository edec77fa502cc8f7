"""The examples of docs/api.md work as they stand there."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from pathlib import Path

from benchmarks.server.process import start_server

PAGE = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_examples_of_the_api_page_run(quick: str, tmp_path: Path) -> None:
    blocks = re.findall(r"```(sh|python)\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert [kind for kind, _ in blocks].count("python") == 2

    async def test() -> list[str]:
        server = await start_server(quick)
        host = server.address.removeprefix("http://")
        outputs = []
        for kind, code in blocks:
            code = code.replace("127.0.0.1:8000", host)
            command = ["bash", "-ec", code] if kind == "sh" else [sys.executable, "-c", code]
            done = await asyncio.to_thread(
                subprocess.run, command, cwd=tmp_path, capture_output=True, text=True, timeout=100, check=False
            )
            assert done.returncode == 0, (code, done.stdout, done.stderr)
            outputs.append(done.stdout)
        await server.stop()
        return outputs

    me, game, whole, live, record = asyncio.run(test())
    assert '"name":"Imhotep"' in me
    assert '"table":' in game
    assert '"code":"' in game
    assert re.match(r"\d+ \[", whole)
    assert live == "played 20 actions\n"
    assert '"code":"record"' in record
