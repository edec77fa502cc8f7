"""What looked silly to people who played against the bots: no bot from `hard` up does it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from support.book import book
from support.fuzzing import options_of_fuzz, random_game
from support.nets import small_net
from support.playing import do, words
from support.secrets import play, position

from kemet.bots import Bot, BotError, NetBot, Perspective, SearchBot, make_bot
from kemet.bots.thinking.sense import sensible
from kemet.engine import Game, Options, start
from kemet.engine.actions import PASS, SPACE
from kemet.engine.notation import Notation

pytestmark = pytest.mark.interpreted

# As the levels hard, expert and master, but for the time they think, and the search that stands in for the last two.
BOTS = ["greedy:tries=24,again=2", "search:iterations=16", "net:temperature=3.5", "net", "net-search:simulations=8"]
NETS = [spec for spec in BOTS if spec.startswith("net")]
ALL_BUT_ONE = '"recruit", "build", "move-middle", "buy-white"'
FIGHT = ["p1 @move-upper", "p1 nw_front", "p1 west_temple"]


def left(game: Game, seat: int) -> list[str]:
    """Lists what is left of the legal actions."""
    notation = Notation(game.rules)
    return [notation.text(action) for action in sensible(game, seat, game.legal(seat))]


def chosen(spec: str, game: Game, seat: int, times: int = 6) -> set[str]:
    """Returns what the bot chooses in several tries."""
    notation = Notation(game.rules)
    bots: list[Bot] = [make_bot(spec, f"seed {k}") for k in range(times)]
    return {notation.text(bot.decide(Perspective(game, seat), game.legal(seat))) for bot in bots}


def turn_of(spec: str, game: Game) -> Game:
    """Plays the turn of p1 to its end, as far as nobody else is asked."""
    bot = make_bot(spec, "turn")
    while game.turn == 0 and game.to_act() == 0:
        game.take(0, bot.decide(Perspective(game, 0), game.legal(0)))
    return game


def last_action(space: str = "west_temple") -> Game:
    """Returns the end of the last battle of the day, won by p1 on a temple."""
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 3\nunits = {{ nw_front = 5 }}\ntokens = [{ALL_BUT_ONE}]',
        p2=f'city = "s"\nunits = {{ {space} = 1, s_1 = 4 }}\ntokens = [{ALL_BUT_ONE}, "move-upper"]',
    )
    cards = ["p1 card/4-1-0", "p1 card/2-0-2", "p2 card/1-3-0", "p2 card/2-0-2"]
    return play(there, ["p1 @move-upper", "p1 nw_front", f"p1 {space}", *cards])


@pytest.mark.parametrize("spec", BOTS)
def test_who_wins_a_temple_with_the_last_token_of_the_day_stays(spec: str) -> None:
    game = last_action()
    assert set(words(game, 0)) == {"recall", "stay"}
    assert left(game, 0) == ["stay"]
    assert chosen(spec, game, 0) == {"stay"}


@pytest.mark.parametrize("spec", BOTS)
def test_nobody_marches_off_a_temple_for_nothing_in_the_last_turn_of_the_day(spec: str) -> None:
    laid = '"recruit", "build", "pray-middle", "pray-lower"'
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 3\nunits = {{ west_temple = 3, nw_1 = 4 }}\ntokens = [{laid}]',
        p2=f'city = "s"\nunits = {{ s_1 = 5 }}\ntokens = [{laid}, "move-upper"]',
    )
    assert turn_of(spec, play(there, [])).temples_held(0) == 1


def test_elsewhere_recall_is_a_choice() -> None:
    assert set(left(last_action("w_obelisk"), 0)) == {"recall", "stay"}


@pytest.mark.parametrize("spec", BOTS)
def test_nobody_lays_a_token_for_nothing_that_could_pray(spec: str) -> None:
    """p1 can pay for nothing, has nobody to move and nobody to recruit: every token but a prayer would change nothing."""
    there = position(p1='city = "nw"\npp = 0\nunits = {}', p2='city = "s"\nunits = { s_1 = 5 }')
    game = play(there, [])
    assert chosen(spec, game, 0) <= {"@pray-middle", "@pray-lower"}


@pytest.mark.parametrize("spec", BOTS)
def test_who_has_begun_an_action_does_something(spec: str) -> None:
    there = position(p1='city = "nw"\npp = 5\nunits = { nw_1 = 3 }', p2='city = "s"\nunits = { s_1 = 5 }')
    game = play(there, ["p1 @recruit"])
    assert "pass" in words(game, 0)
    assert "pass" not in left(game, 0)
    assert "pass" not in chosen(spec, game, 0)


def test_where_rows_had_to_be_filled_nothing_need_be_done() -> None:
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1='city = "nw"\npp = 5\nunits = { nw_1 = 3 }\ntokens = ["pray-middle", "move-middle", "buy-red", "buy-blue"]',
        p2='city = "s"\nunits = { s_1 = 5 }\ntokens = ["build", "pray-middle", "move-middle", "buy-red", "recruit"]',
    )
    game = play(there, [])
    assert "@pray-lower" not in words(game, 0), "the upper row is empty"
    do(game, "p1 @recruit")
    assert "pass" in left(game, 0)


def test_a_token_that_opens_nothing_is_left_out() -> None:
    there = position(p1='city = "nw"\npp = 0\nunits = { nw_1 = 2 }', p2='city = "s"\nunits = { s_1 = 5 }')
    game = play(there, [])
    assert {"@recruit", "@build", "@buy-red"} <= set(words(game, 0))
    assert set(left(game, 0)) == {"@move-upper", "@move-middle", "@pray-middle", "@pray-lower"}
    rich = play(there.replace("pp = 0", 'pp = 3\npyramids = { nw_1 = "red^1" }'), [])
    assert {"@recruit", "@build", "@buy-red"} <= set(left(rich, 0))


def test_a_gold_token_that_opens_nothing_is_left_out() -> None:
    there = position(
        p1='city = "nw"\npp = 0\nunits = { nw_1 = 2 }\ntiles = ["blue/divine-will"]', p2='city = "s"\nunits = { s_1 = 5 }'
    )
    gold = {"gold@move", "gold@recruit"}
    broke = play(there, [])
    assert gold <= set(words(broke, 0))
    assert gold & set(left(broke, 0)) == {"gold@move"}, "recruits would have to be paid for"
    do(broke, "p1 @pray-middle")
    assert gold <= set(left(broke, 0))


def test_a_prayer_in_the_row_that_had_to_be_filled_was_open_too() -> None:
    """p1's last token had to go to the lower row, and could have prayed there: it buys, then."""
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1='city = "nw"\npp = 5\nunits = { nw_1 = 3 }\npyramids = { nw_1 = "red^2" }\n'
        'tokens = ["build", "recruit", "move-middle", "pray-middle"]',
        p2='city = "s"\nunits = { s_1 = 5 }\ntokens = ["build", "pray-middle", "move-middle", "buy-red", "recruit"]',
    )
    game = play(there, ["p1 @buy-red"])
    assert "pass" in words(game, 0)
    assert "pass" not in left(game, 0)


def test_nobody_marches_out_and_back_again() -> None:
    swift = 'city = "nw"\npp = 5\ntiles = ["red/god-speed"]\n'
    p2 = 'city = "s"\nunits = { s_1 = 5 }'
    game = play(position(p1=swift + "units = { nw_1 = 2 }", p2=p2), ["p1 @move-upper", "p1 nw_1", "p1 nw_front"])
    assert "nw_1" in words(game, 0)
    assert "nw_1" not in left(game, 0)
    parted = play(position(p1=swift + "units = { nw_1 = 3 }", p2=p2), ["p1 @move-upper", "p1 nw_1", "p1 nw_front"])
    do(parted, "p1 x1")
    assert "nw_1" in left(parted, 0), "somebody stays before the walls"


@pytest.mark.parametrize("spec", BOTS)
def test_the_silver_token_prays_before_the_day_ends(spec: str) -> None:
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 0\nunits = {{}}\ntiles = ["blue/act-of-god"]\ntokens = [{ALL_BUT_ONE}]',
        p2=f'city = "s"\nunits = {{ s_1 = 5 }}\ntokens = [{ALL_BUT_ONE}, "pray-lower"]',
    )
    game = play(there, ["p1 @move-upper", "p1 pass"])
    assert "pass" in words(game, 0)
    assert "pass" not in chosen(spec, game, 0)


def test_a_gold_token_that_prays_does_so_before_the_day_ends() -> None:
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 0\nunits = {{}}\ntiles = ["black/dark-ritual"]\ntokens = [{ALL_BUT_ONE}]',
        p2=f'city = "s"\nunits = {{ s_1 = 5 }}\ntokens = [{ALL_BUT_ONE}, "pray-lower"]',
    )
    game = play(there.replace("players = 2", 'players = 2\nmodules = ["black-pyramid"]'), ["p1 @move-upper", "p1 pass"])
    assert "pass" in words(game, 0)
    assert left(game, 0) == ["gold@dark-ritual"]


def gold_left() -> Game:
    """Returns the last turn of the day: p1 could still take an empty temple with its gold token."""
    there = position(
        extra='order = ["p2", "p1"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 3\nunits = {{ nw_front = 5 }}\ntiles = ["blue/divine-will"]\ntokens = [{ALL_BUT_ONE}]',
        p2=f'city = "s"\nunits = {{ s_1 = 5 }}\ntokens = [{ALL_BUT_ONE}, "pray-lower"]',
    )
    return play(there, ["p1 @pray-lower"])


@pytest.mark.parametrize("spec", NETS)
def test_the_gold_token_takes_an_empty_temple_before_the_day_ends(spec: str) -> None:
    game = gold_left()
    assert "pass" in words(game, 0)
    assert chosen(spec, game, 0) == {"gold@move"}


def test_a_net_that_would_end_the_day_with_a_token_unused_tries_it_first(monkeypatch: pytest.MonkeyPatch) -> None:
    game = gold_left()
    bot = NetBot("s")
    monkeypatch.setattr(bot, "_weighed", lambda seen, world, left, logits, drawn: [float(each == PASS) for each in left])
    assert bot.decide(Perspective(game, 0), game.legal(0)) != PASS
    monkeypatch.setattr(bot, "rollouts", lambda world: None)
    assert bot.decide(Perspective(game, 0), game.legal(0)) == PASS, "a page's own net does not look ahead"


@pytest.mark.parametrize("spec", BOTS)
def test_who_has_others_to_march_leaves_a_guard_at_its_great_pyramid(spec: str) -> None:
    laid = '"recruit", "build", "pray-middle", "pray-lower"'
    there = position(
        extra='order = ["p1", "p2"]\nturn = "p1"',
        p1=f'city = "nw"\npp = 2\nunits = {{ nw_1 = 2, nw_2 = 5 }}\npyramids = {{ nw_1 = "red^4" }}\ntokens = [{laid}]',
        p2=f'city = "s"\npp = 4\nunits = {{ w_obelisk = 4, s_1 = 4 }}\ntokens = [{laid}]',
    )
    game = turn_of(spec, play(there, ["p1 @move-upper"]))
    assert game.units_at(0, Notation(game.rules).action("nw_1") - SPACE)


@pytest.mark.parametrize("spec", NETS)
def test_against_a_hand_of_cards_the_strongest_card_is_in_the_mix(spec: str) -> None:
    """5 and 3 beat 3 and the enemy's best of 4: who counts only what lies open would never play more. The point of this
    battle is the last one wanted: with 3 points, to lose it and few units is worth more than any card that could win it."""
    there = position(
        p1='city = "nw"\npp = 5\nunits = { nw_front = 5, nw_1 = 3 }\nvp = { battle = 7 }',
        p2='city = "s"\nunits = { west_temple = 3, s_1 = 5 }\npp = 6\ndi = ["war-rage", "war-fury", "war-rage", "war-fury"]',
    )
    game = play(there, [*FIGHT, "p2 pass"])
    assert {"card/3-2-0", "card/4-1-0"} <= set(words(game, 0))
    drawn = chosen(spec, game, 0, 12)
    assert "card/4-1-0" in drawn
    assert len(drawn) > 1


@pytest.mark.parametrize("spec", BOTS)
def test_nobody_goes_first_for_no_reason(spec: str) -> None:
    there = position(extra='phase = "night"\nround = 3', p1='city = "nw"', p2='city = "s"\nvp = { battle = 2 }')
    game = play(there, [])
    assert game.decision().name() == "turn-order"
    assert chosen(spec, game, 0) == {"p2"}


@pytest.mark.parametrize("spec", BOTS)
def test_nobody_retreats_where_the_only_way_on_is_back(spec: str) -> None:
    there = position(
        p1='city = "nw"\npp = 9\nunits = { nw_1 = 5 }\npyramids = { nw_1 = "white^1" }',
        p2='city = "s"\nunits = { delta_temple = 3, s_1 = 2 }',
    )
    cards = ["p1 card/4-1-0", "p1 card/2-0-2", "p2 card/1-3-0", "p2 card/3-0-1"]
    game = play(there, ["p1 @move-upper", "p1 nw_1", "p1 ~delta_temple", *cards])
    assert set(words(game, 1)) == {"retreat", "recall"}
    assert chosen(spec, game, 1) == {"recall"}


def in_battle(own: int, enemy: int, card: str, hand: str = "") -> Game:
    """Returns a battle in which p1, who attacks with *card*, may lay DI cards."""
    there = position(
        p1=f'city = "nw"\npp = 5\nunits = {{ nw_front = {own} }}\ndi = ["war-rage", "iron-wall", "bloodbath"]',
        p2=f'city = "s"\nunits = {{ west_temple = {enemy} }}\n{hand}',
    )
    discard = "card/2-0-2" if card != "card/2-0-2" else "card/1-3-0"
    # Who has cards is asked whether to escape.
    return play(there, [*FIGHT, *(["p2 pass"] if hand else []), f"p1 {card}", f"p1 {discard}"])


def test_a_card_that_can_change_nothing_is_not_laid() -> None:
    # 5 and 4 against 1 and at most 4, nothing in hand: won, whatever comes. One damage may be shielded, so more may kill.
    game = in_battle(5, 1, "card/4-1-0")
    assert {"di/war-rage", "di/bloodbath", "di/iron-wall"} <= set(words(game, 0))
    assert "di/war-rage" not in left(game, 0)
    assert "di/bloodbath" in left(game, 0)
    assert "di/iron-wall" in left(game, 0)


def test_against_a_hand_of_cards_strength_may_tell() -> None:
    assert "di/war-rage" in left(in_battle(5, 1, "card/4-1-0", 'di = ["war-fury", "war-rage", "war-rage", "war-fury"]'), 0)
    assert "di/war-rage" in left(in_battle(3, 4, "card/4-1-0"), 0)


@pytest.mark.rule("B6.3", "B6.7")
@pytest.mark.parametrize(("seat", "tile"), [(0, "strength-drain"), (1, "death-ritual"), (1, "monstrous-sphinx")])
def test_where_sacrifices_may_change_a_battle_any_card_may_tell(seat: int, tile: str) -> None:
    there: list[dict[str, Any]] = [
        {"pp": 5, "units": {"nw_front": 5}, "di": ["war-rage"]},
        {"units": {"west_temple": 1}},
    ]
    for tiles, laid in (([], False), ([f"emerald/{tile}"], True)):
        given = [{**one, "tiles": tiles} if k == seat else one for k, one in enumerate(there)]
        game = book(p1=given[0], p2=given[1])
        do(game, *FIGHT, "p1 card/4-1-0", "p1 card/2-0-2")
        assert ("di/war-rage" in left(game, 0)) == laid


@pytest.mark.parametrize("spec", [spec for spec in BOTS if not spec.startswith("search")])
def test_no_bot_lays_a_card_that_can_change_nothing(spec: str) -> None:
    assert "di/war-rage" not in chosen(spec, in_battle(5, 1, "card/4-1-0"), 0, 12)


@pytest.mark.parametrize("number", range(8))
def test_something_is_left_in_every_game_there_is(number: int) -> None:
    options = options_of_fuzz(number * 5)
    for recorder, _, seat, _ in random_game(options, f"sense {number}"):
        legal = recorder.game.legal(seat)
        assert set(sensible(recorder.game, seat, legal)) <= set(legal)
        assert sensible(recorder.game, seat, legal)


def test_where_the_net_does_not_know_the_game_search_stands_in(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = start(Options(players=2, edition="blood-and-sand"), 1)
    monkeypatch.setattr(NetBot, "NET", small_net(tmp_path))
    bot = NetBot("s")
    bot._stand_in = SearchBot("s", iterations=4)
    for _ in range(6):
        seat = int(game.to_act())
        game.apply(seat, bot.decide(Perspective(game, seat), game.legal(seat)))
    with pytest.raises(BotError, match="cannot play here"):
        bot.chance(Perspective(game, 0))
    assert bot.knows(start(Options(players=5), 1).rules)
