"""Words for people: what happened, what is asked, what an answer means. For `kemet play` and `kemet replay --words`."""

from kemet.cli.wording.answers import meaning
from kemet.cli.wording.battle import context
from kemet.cli.wording.events import sentence
from kemet.cli.wording.questions import question

__all__ = ["context", "meaning", "question", "sentence"]
