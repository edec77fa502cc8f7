"""Runs the command line: `python -m kemet`."""

from __future__ import annotations

import sys

from kemet.cli.main import main

if __name__ == "__main__":
    sys.exit(main())
