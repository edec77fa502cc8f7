"""By the other reading owners must agree to what others do with what is theirs (R76): units for a temple, shared PP."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import GIVE, PASS, ActionList
from kemet.engine.frame import Decision
from kemet.engine.game import Game
from kemet.engine.ids import BIT


@mypyc_attr(acyclic=True)
class Consent(Decision):
    """R76 Those `asked` say yes or no, all at once; `willing` are those who have not said no."""

    def __init__(self, awaiting: i64, asked: i64, willing: i64) -> None:
        super().__init__(0, awaiting)
        self.asked = asked
        self.willing = willing

    def name(self) -> str:
        return "consent"

    def guess(self, game: Game, player: i64) -> None:
        """Answers of others are unknown until all have given theirs."""
        for seat in range(game.rules.players):
            if seat != player and self.asked & ~self.awaiting & BIT[seat]:
                self.willing = self.willing & ~BIT[seat] | (BIT[seat] if game.rng.below(2) else 0)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add(GIVE)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.awaiting &= ~BIT[player]
        if action == PASS:
            self.willing &= ~BIT[player]

    def run(self, game: Game) -> None:
        game.pop()
        self.settle(game, self.willing == self.asked)

    def settle(self, game: Game, agreed: bool) -> None:
        """Does what was proposed if all have *agreed*, else what happens without."""
        raise NotImplementedError
