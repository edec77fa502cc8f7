"""A small attack with every change; `make attack` is the whole one."""

from __future__ import annotations

import asyncio
from pathlib import Path

from support.attack import attack


def test_a_small_attack_is_borne(tmp_path: Path) -> None:
    result = asyncio.run(attack(200, 7, str(tmp_path / "kemet.db")))
    assert result["faults"] == []
    assert result["answers"]["4xx"] > 50
    assert result["answers"]["messages"] >= 150
