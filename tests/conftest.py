"""What all tests share."""

from __future__ import annotations

import os

# The tests use every core already: numerical libraries that start threads of their own would only wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

# The terminal speaks as the environment asks: here English, whatever the machine has.
os.environ["LC_ALL"] = "C.UTF-8"

import pytest

from kemet.engine import COMPILED


def pytest_report_header(config: pytest.Config) -> str:
    """Says which engine is tested."""
    return f"kemet engine: {'compiled' if COMPILED else 'interpreted'}"


def pytest_configure(config: pytest.Config) -> None:
    """Stops at once if another engine is loaded than the caller asked for: a stale build would test nothing."""
    wanted = os.environ.get("KEMET_ENGINE")
    if wanted and (wanted == "compiled") != COMPILED:
        raise pytest.UsageError(
            f"KEMET_ENGINE={wanted}, but the {'compiled' if COMPILED else 'interpreted'} engine is loaded"
        )
