"""What people are told an action would do is what it does."""

from __future__ import annotations

import pytest
from support.fuzzing import explain, few_or_many, few_or_many_games, options_for, options_of_each, random_game

from kemet.engine import COMPILED, Game
from kemet.engine.actions import BATTLE_CARD, COUNT, PASS, PLAYER, SPACE
from kemet.engine.notation import notation_of
from kemet.engine.play.move import Move
from kemet.engine.play.recruit import PlaceUnits
from kemet.engine.preview import Preview, Strength, preview, previews
from kemet.engine.record import Recorder
from kemet.engine.scenario import read_scenario

pytestmark = pytest.mark.interpreted

PLAYERS = [2, 3, 4, 5]
# Decisions whose answer is all that happens until the same player, or the next, is asked again.
EXACT = ["turn", "build", "place-pyramid", "buy", "buy-again", "place-units", "pick-troop", "move", "teleport-to"]
# What the game does by itself when a turn or a day is over belongs to no action.
RUNNING_ON = ["turn-begins", "day-ends", "night-begins", "round-begins"]
LAID = ["di-played", "di-thrown", "path-token-used", "sacrifice-used", "units-sacrificed", "honour-set"]


def points(game: Game, seat: int) -> list[tuple[str, int]]:
    """Lists the prayer points and victory points that *seat* paid and got, in order, by the log."""
    assert game.log is not None
    kinds = {"pp-paid": "paid", "pp-gained": "gained", "vp-gained": "vp", "vp-lost": "vp"}
    worth = {"vp-gained": 1, "vp-lost": -1}
    return [
        (kinds[event.name()], worth.get(event.name(), event.b))
        for event in game.log
        if event.name() in kinds and event.a == seat
    ]


def summed(found: list[tuple[str, int]]) -> tuple[int, int, int]:
    """Returns what was paid, gained, and the victory points of *found*."""
    paid, gained, vp = (sum(number for kind, number in found if kind == one) for one in ("paid", "gained", "vp"))
    return paid, gained, vp


def agrees(told: Preview, real: Game, seat: int, decision: str) -> bool:
    """Tells whether what happened is what was told; what the game does by itself afterwards may add to it."""
    found = points(real, seat)
    wanted = (told.paid, told.gained, told.vp)
    assert real.log is not None
    if decision in EXACT and not any(event.name() in RUNNING_ON for event in real.log):
        return summed(found) == wanted
    return any(summed(found[:k]) == wanted for k in range(len(found) + 1))


def check_all(recorder: Recorder, seat: int) -> int:
    """Takes every legal action of *seat*, each in a game of its own, and compares what came of it with what was told; returns
    how many there were."""
    game = recorder.game
    decision = game.decision().name()
    told = previews(game, seat)
    assert list(told) == game.legal(seat)
    for action, would in told.items():
        real = game.copy()
        real.log = []
        real.apply(seat, action)
        text = notation_of(game.rules).text(action)
        assert agrees(would, real, seat, decision), explain(
            recorder, f"{text}: told {would.paid, would.gained, would.vp}, was {points(real, seat)} at {decision}"
        )
        if decision in EXACT and would.choices >= 0 and not would.encounter and real.top.name() == would.next:
            out = real.legal(seat)
            assert would.choices == len(out) - (PASS in out), explain(recorder, f"{text}: told {would.choices} choices")
        if would.range >= 0 and isinstance(real.top, Move):
            assert would.range == real.top.range_left(real), explain(recorder, f"{text}: told a range of {would.range}")
        if would.units >= 0 and isinstance(real.top, PlaceUnits) and decision == "turn":
            check_recruits(recorder, real, seat, would)
    return len(told)


def check_recruits(recorder: Recorder, real: Game, seat: int, would: Preview) -> None:
    """Compares what a recruit action was told to cost and to have with the first unit that is placed."""
    assert isinstance(real.top, PlaceUnits)
    assert would.units == (real.reserve[seat] if real.top.gift < 0 else min(real.top.gift, real.reserve[seat]))
    placing = [action for action in real.legal(seat) if SPACE <= action < COUNT]
    for action in placing[:1]:
        placed = real.copy()
        placed.log = []
        placed.apply(seat, action)
        paid, _, _ = summed(points(placed, seat)[:1])
        assert would.price == paid, explain(recorder, f"a unit was told to cost {would.price}, was {paid}")


@few_or_many("games", 12 if COMPILED else 2, 125)
@pytest.mark.parametrize("part", range(8))
def test_every_legal_action_does_what_was_told(part: int, games: int) -> None:
    """In random games of all combinations of modules, numbers of players and other options: a thousand in the long form."""
    checked = 0
    for number in range(games):
        for recorder, rng, seat, _ in random_game(options_of_each(8 * number + part), f"preview {part} {number}"):
            if COMPILED or rng.below(10) == 0:
                checked += check_all(recorder, seat)
    print(f"{checked} actions of {games} games")
    assert checked > 100 * games, "too few for a test"


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_has_one_and_nothing_changes(players: int, games: int) -> None:
    for number in range(games // 4):
        for recorder, rng, seat, _ in random_game(options_for(players, number), f"previews {players} {number}"):
            if rng.below(20):
                continue
            game = recorder.game
            before = game.dump()
            found = previews(game, seat)
            assert list(found) == game.legal(seat)
            assert game.dump() == before, explain(recorder, "a preview changed the game")


@few_or_many_games
@pytest.mark.parametrize("players", PLAYERS)
def test_strengths_before_cards_and_with_the_card(players: int, games: int) -> None:
    """Where nothing but the battle card was laid, the strengths told when it was picked are those of the battle."""
    seen = 0
    for number in range(games // 2):
        told: dict[int, Strength] = {}
        picked: dict[int, int] = {}
        read = 0
        for recorder, _, seat, action in random_game(options_for(players, number), f"strength {players} {number}"):
            game = recorder.game
            if game.log is None:
                game.log = []
            for event in game.log[read:]:
                swapped = event.name() == "battle-card-revealed" and picked.get(int(event.a)) != event.b
                if swapped or event.name() in LAID:
                    told.pop(int(event.a), None)
                elif event.name() == "battle-begins":
                    told.clear()
                elif event.name() == "battle-strength" and int(event.a) in told:
                    side = told.pop(int(event.a))
                    wanted = (side.strength, side.damage, side.shield)
                    assert (event.b, event.c, event.d) == wanted, explain(recorder, f"told {wanted}")
                    seen += 1
            read = len(game.log)
            if BATTLE_CARD <= action < PLAYER and game.decision().name() == "battle-cards":
                with_card = preview(game, seat, action).with_card
                if with_card is not None:
                    told[seat] = with_card
                    picked[seat] = action - BATTLE_CARD
    assert seen > games // 2


def position(text: str) -> Game:
    """Returns the game of a hand-written position."""
    return read_scenario(f'title = "a position"\n{text}').game


def told(game: Game, action: str) -> Preview:
    """Returns what *action* of the first player would do."""
    return preview(game, 0, notation_of(game.rules).action(action))


DIVINE = """
[options]
modules = ["black-pyramid"]
variants = ["divine-strength-for-temples", "divine-strength-for-battles"]
"""


@pytest.mark.rule("R33", "black/divine-strength")
def test_divine_strength_counts_in_prayer() -> None:
    game = position(f'{DIVINE}[player.p1]\npp = 0\ntiles = ["black/divine-strength"]')
    assert told(game, "@pray-middle").gained == 3


@pytest.mark.rule("R33", "variant/divine-strength-for-temples")
def test_divine_strength_counts_at_the_delta() -> None:
    game = position(
        f'{DIVINE}[position]\nphase = "dusk"\n'
        '[player.p1]\npp = 0\ntiles = ["black/divine-strength"]\nunits = { delta_temple = 2 }'
    )
    would = told(game, "give")
    assert (would.gained, would.units) == (6, 1)


@pytest.mark.rule("R33", "variant/divine-strength-for-battles")
def test_divine_strength_counts_when_a_troop_is_recalled() -> None:
    game = position(
        f'{DIVINE}[player.p1]\npp = 0\ntiles = ["black/divine-strength"]\nunits = {{ nw_front = 3 }}\n'
        "[player.p2]\nunits = { west_temple = 1 }"
    )
    notation = notation_of(game.rules)
    for line in [
        "1 @move-upper",
        "1 nw_front",
        "1 west_temple",
        "1 card/2-2-1",
        "1 card/1-3-0",
        "2 card/3-2-0",
        "2 card/1-3-0",
    ]:
        seat, action = line.split()
        game.apply(int(seat) - 1, notation.action(action))
    would = told(game, "recall")
    assert (would.gained, would.units) == (3, 2)


@pytest.mark.rule("K2.7")
def test_a_gain_ends_at_the_limit() -> None:
    assert told(position("[player.p1]\npp = 10"), "@pray-middle").gained == 1


@pytest.mark.rule("R38", "R3")
def test_a_step_pays_the_toll_and_meets_whom_initiative_leaves() -> None:
    game = position(
        "[options]\nmodules = ['black-pyramid']\n"
        "[player.p1]\npp = 5\ntiles = ['red/initiative']\nunits = { nw_front = 3 }\n"
        "[player.p2]\ntiles = ['black/khnums-sphinx']\nunits = { west_temple = 3 }\ncreatures = { khnum = 'west_temple' }"
    )
    notation = notation_of(game.rules)
    for action in ("@move-upper", "nw_front"):
        game.apply(0, notation.action(action))
    would = told(game, "west_temple")
    assert would.paid == 2
    assert would.by == "walk"
    assert would.encounter is not None
    assert (would.encounter.attacker, would.encounter.defender) == (0, 1)
    assert [side.strength for side in would.encounter.sides] == [3, 2]
