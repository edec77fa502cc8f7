"""`kemet arena`: which bot is stronger, with how sure that is."""

from __future__ import annotations

from kemet.cli.arena.command import add

__all__ = ["add"]
