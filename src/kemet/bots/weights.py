"""The weights of the bots' evaluation, as `tools/tune.py` and `tools/tune_seth.py` left them."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kemet.bots.thinking.evaluation import Weights

WEIGHTS_FILE = Path(__file__).parent / "thinking" / "weights.json"
SETH_WEIGHTS_FILE = Path(__file__).parent / "thinking" / "weights-seth.json"


@cache
def default_weights() -> Weights:
    """Returns the weights in use: for each feature and tile three numbers, those of Seth's game by camp."""
    weights: Weights = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    weights |= json.loads(SETH_WEIGHTS_FILE.read_text(encoding="utf-8"))
    return weights
