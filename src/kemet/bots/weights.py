"""The weights of the bots' evaluation, as `tools/tune.py` and `tools/tune_seth.py` left them, by edition."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from kemet.bots.thinking.evaluation import Weights
from kemet.engine.edition import BLOOD_AND_SAND, CLASSIC

FOLDER = Path(__file__).parent / "thinking"
WEIGHTS_FILES = {CLASSIC: FOLDER / "weights.json", BLOOD_AND_SAND: FOLDER / "weights-blood-and-sand.json"}
SETH_WEIGHTS_FILE = FOLDER / "weights-seth.json"


@cache
def default_weights(edition: str = CLASSIC) -> Weights:
    """Returns the weights in use for an edition: for each feature and tile three numbers, those of Seth's game by camp."""
    weights: Weights = json.loads(WEIGHTS_FILES[edition].read_text(encoding="utf-8"))
    if edition == CLASSIC:
        weights |= json.loads(SETH_WEIGHTS_FILE.read_text(encoding="utf-8"))
    return weights


def weights_by_edition(own: Weights | None = None) -> dict[str, Weights]:
    """Returns the weights in use by edition, or everywhere a bot's *own*."""
    return {edition: own or default_weights(edition) for edition in WEIGHTS_FILES}
