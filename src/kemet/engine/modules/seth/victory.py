"""Both camps' victories (S5.2, S7.1, R98)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.modules.seth.content import COMMUNITY_TARGET, SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.invasion import fights_two_battles
from kemet.engine.modules.seth.variants import BOTH_BATTLES_FOUGHT, COMMUNITY_WINS_AT_TURN_END, STOLEN_UNITS_SAVE


@mypyc_attr(acyclic=True)
class Verdict(Frame):
    """R98 Victory is tested once what was going on has come to a rest; the camp that acts is looked at first."""

    def __init__(self) -> None:
        super().__init__(0, 0)

    def name(self) -> str:
        return "verdict"

    def copy(self) -> Frame:
        return Verdict()

    def dump(self) -> list[int]:
        return []

    def run(self, game: Game) -> None:
        game.pop()
        camps = [SETH, 1] if game.turn == SETH else [1, SETH]
        for camp in camps:
            if (seth_has_won(game) if camp == SETH else community_wins_now(game)) and not game.over():
                game.finish(camp)


def ask_for_verdict(game: Game) -> None:
    """R98 Has victory tested before anything else goes on."""
    if game.round and not isinstance(game.top, Verdict):
        game.push(Verdict())


def seth_has_won(game: Game) -> bool:
    """S5.2 Seth wins with enough battle VP, or when the community has no unit in play."""
    facts = facts_of(game)
    if game.permanent_vp(SETH) >= facts.target and not (facts.agreed(BOTH_BATTLES_FOUGHT) and fights_two_battles(game)):
        return True
    for seat in range(1, game.rules.players):
        if game.troops[seat] or (facts.agreed(STOLEN_UNITS_SAVE) and facts.stolen_of(game, seat)):
            return False
    return True


def community_has_won(game: Game) -> bool:
    """S7.1 A finished sacred temple, the Great Ceremony, and 6 permanent VP."""
    return both_works_done(game) and game.permanent_vp(1) >= COMMUNITY_TARGET


def community_wins_now(game: Game) -> bool:
    """R98 Tells whether the community has won by now; by the other reading not while somebody's turn goes on."""
    waits = game.turn >= 0 and facts_of(game).agreed(COMMUNITY_WINS_AT_TURN_END)
    return not waits and community_has_won(game)


def test_turn_end(game: Game) -> None:
    """R98 By the other reading the community's victory is looked at when a turn is over."""
    if facts_of(game).agreed(COMMUNITY_WINS_AT_TURN_END) and community_has_won(game):
        game.finish(1)


def both_works_done(game: Game) -> bool:
    """S7.1, S7.6 A finished sacred temple and the Great Ceremony, in whatever order."""
    facts = facts_of(game)
    return facts.finished_temples(game) != 0 and facts.fact(game, facts.at_ceremony) != 0


def test_districts(game: Game) -> None:
    """S7.1, R98 At the start of a community turn: the two works, and a district of Seth's city held."""
    if both_works_done(game) and holds_district(game):
        game.finish(1)


def holds_district(game: Game) -> bool:
    """Tells whether the community holds a district of Seth's city."""
    for space in game.rules.board.city_spaces[game.city[SETH]]:
        if game.owners(1, space):
            return True
    return False


def controls_violet(game: Game, player: i64) -> bool:
    """R91 The violet pyramid is Seth's unless the community holds a district of the city and Seth has no unit in any."""
    taken = holds_district(game) and not game.troops[SETH] & game.rules.board.districts[game.city[SETH]]
    if player == SETH:
        return not taken
    return taken and (game.troops[player] & game.rules.board.districts[game.city[SETH]]) != 0
