"""Where and when something is measured, and where results go."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results"


def conditions(load_before: float | None) -> dict[str, Any]:
    """Returns date, machine, Python and load, for a report."""
    return {
        "date": datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        "processor": processor(),
        "cores": os.cpu_count(),
        "python": platform.python_version(),
        "system": platform.platform(),
        "load_before": load_before,
        "load_after": load(),
    }


def processor() -> str:
    """Names the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def load() -> float | None:
    """Returns how many processes wanted to run in the last minute, where the system tells."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else None
