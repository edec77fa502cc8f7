"""Ta-Seti's dawn, early victory and new cards: secrets, last day, numbers of actions, combinations (T0, T2, T4, T5)."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from fuzzing import MODULE_NAMES, module_sets, options_for, options_of_fuzz
from test_rules_c import Secret, battle_frame, heard, play, views_and_events_keep, worlds_are_sound, worlds_keep

from kemet.engine import Options, make_rules, start
from kemet.engine.determinize import determinize
from kemet.engine.game import Game
from kemet.engine.ids import EXTRA_LAST_DAY
from kemet.engine.invariants import faults
from kemet.engine.notation import Notation, notation_of
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.record import Recorder, digest, read_record, replay, write_record
from kemet.engine.rng import seeded
from kemet.engine.rules import OptionError
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

ATTACK = ["p1 @move-upper", "p1 w_obelisk", "p1 west_temple"]
HERE = ["dawn", "early-victory", "new-cards"]


def position(modules: list[str], extra: str = "", options: str = "players = 2", **sides: str) -> str:
    """Returns a position as text; each side is given by the lines of its table."""
    names = ", ".join(f'"{name}"' for name in modules)
    text = f"[options]\n{options}\nmodules = [{names}]\n[position]\n{extra}\n"
    for name, lines in sides.items():
        text += f"[player.{name}]\n{lines}\n"
    return text


def frame_of(game: Game, viewer: int, name: str) -> dict[str, Any]:
    """Returns what *viewer* sees of the frame called *name*."""
    return next(frame for frame in view(game, viewer)["frames"] if frame["frame"] == name)


# The modules and their combinations.


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_any_combination_of_modules_can_be_played(players: int) -> None:
    sets = [list(names) for size in range(len(HERE) + 1) for names in combinations(HERE, size)]
    assert len(sets) == 8
    for modules in sets:
        game = start(Options(players=players, modules=modules), "combination")
        assert [module.name for module in game.rules.modules] == modules
        shown = view(game, 0)
        assert shown["options"]["modules"] == " ".join(modules)
        assert ("last-day" in shown) == ("early-victory" in modules)
        assert ("dawn-tokens" in shown["players"][0]) == ("dawn" in modules)
        assert shown["players"][0]["battle-cards"] == (8 if "new-cards" in modules else 6)
        play_randomly(game, seeded(players), 300, Tally())
        assert faults(game) == []


@pytest.mark.rule("T0.2")
def test_modules_are_agreed_in_any_order_and_unknown_ones_refused() -> None:
    names = [module.name for module in make_rules(Options(modules=["new-cards", "dawn"])).modules]
    assert names == ["dawn", "new-cards"]
    with pytest.raises(OptionError, match="unknown module 'atlantis'; modules are: "):
        make_rules(Options(modules=["dawn", "atlantis"]))


@pytest.mark.rule("T0.1", "T0.2")
def test_a_record_says_its_modules_and_replays() -> None:
    recorder = Recorder(Options(players=3, modules=HERE), "modules")
    rng = seeded("modules")
    for _ in range(300):
        if recorder.game.over():
            break
        player = int(recorder.game.to_act())
        legal = recorder.game.legal(player)
        recorder.apply(player, legal[rng.below(len(legal))])
    text = write_record(recorder.record())
    assert "\nmodules dawn early-victory new-cards\n" in text
    assert digest(replay(read_record(text))) == digest(recorder.game)


@pytest.mark.rule("T0.1")
@pytest.mark.parametrize("modules", module_sets(), ids=" ".join)
def test_a_module_changes_no_number_of_an_action(modules: list[str]) -> None:
    """Numbers of texts are the same whatever is in play, and those of the base game as they were before any module."""
    base = Notation(make_rules(Options(players=3)))
    other = Notation(make_rules(Options(players=3, modules=modules)))
    for text, action in base.actions.items():
        assert other.actions[text] == action
    known = {"@pray-lower": 24, "white/priest": 224, "di/war-rage": 416, "di/escape": 429, "card/4-1-0": 480, "city/nw": 720}
    known |= {"card/3-0-3": 487, "creature/elephant": 560, "creature/sphinx": 566, "blue/act-of-god": 266, "gold@recruit": 81}
    for text, action in known.items():
        assert other.actions[text] == action, text


@pytest.mark.rule("T0.1")
def test_golden_games_of_the_base_game_replay() -> None:
    """The content of modules lies in the lists of every game, out of play; records of the base game do not notice."""
    files = sorted((Path(__file__).parent / "records").glob("*.txt"))
    files = [path for path in files if not path.name.startswith("ta-seti-")]
    assert len(files) == 16
    for path in files:
        record = read_record(path.read_text())
        assert record.options.modules == []
        replay(record)


def test_fuzzing_meets_all_combinations_and_numbers_of_players() -> None:
    sets = module_sets()
    assert len(sets) == 2 ** len(MODULE_NAMES)
    met = {(o.players, o.target, o.learning, tuple(o.modules)) for o in map(options_of_fuzz, range(12 * len(sets)))}
    assert len(met) == 12 * len(sets)
    for players in (2, 3, 4, 5):
        short = [options_for(players, number) for number in range(12)]
        assert [] in [options.modules for options in short]
        assert MODULE_NAMES in [options.modules for options in short]
    tried = {tuple(options_for(players, number).modules) for players in (2, 3, 4, 5) for number in range(12)}
    assert len(tried) >= min(len(sets), 12)


# The dawn.

DAWN = position(["dawn"], 'phase = "night"\norder = ["p1", "p2"]', p2="dawn-tokens = 2")
DAWN_UP = position(["dawn"], 'phase = "night"\norder = ["p1", "p2"]', 'players = 2\ndiscards = "up"', p2="dawn-tokens = 2")


@pytest.mark.rule("T2.3", "T2.6", "R42")
@pytest.mark.parametrize("discards", ["down", "up"])
def test_the_discard_of_a_dawn_is_seen_only_if_agreed(discards: str) -> None:
    game = play(DAWN if discards == "down" else DAWN_UP, ["p2 card/2-0-2", "p2 card/1-3-0", "p2 x1"])
    seen = ["2-0-2", "1-3-0"] if discards == "up" else ["2-0-2"]
    for viewer in (0, SPECTATOR):
        player = view(game, viewer)["players"][1]
        assert player["battle-pile-seen"] == seen
        assert player["battle-pile-cards"] is None
        assert (player["battle-cards"], player["dawn-tokens"]) == (4, 1)
        assert frame_of(game, viewer, "dawn")["power"] == ["0", "3"]
        assert "dawn-power p2 3" in heard(game, viewer)
        assert ("battle-card-laid-away p2 1-3-0" in heard(game, viewer)) == (discards == "up")
    guessed = {tuple(view(determinize(game, 0, seeded(k)), 1)["players"][1]["battle-pile-cards"]) for k in range(60)}
    assert len(guessed) == (1 if discards == "up" else 5)


@pytest.mark.rule("T2.5")
def test_who_took_which_place_is_seen_by_all() -> None:
    text = position(["dawn"], 'phase = "night"\norder = ["p1", "p2", "p3"]', "players = 3")
    cards = [f"p{k} card/{card}" for k, card in ((3, "4-1-0"), (3, "1-3-0"), (2, "3-2-0"), (2, "1-3-0"), (1, "2-0-2"))]
    game = play(text, [*cards, "p1 card/1-3-0", "p3 x2"])
    for viewer in (0, 1, 2, SPECTATOR):
        assert frame_of(game, viewer, "dawn")["places"] == ["-", "p3", "-"]
        assert frame_of(game, viewer, "dawn")["power"] == ["2", "3", "4"]
    assert view(game, SPECTATOR)["order"] == ["p1", "p2", "p3"], "the old order holds until all have a place"


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize("tokens", [15, 16, 30])
def test_there_is_no_limit_to_dawn_tokens(tokens: int) -> None:
    """T2.2 No limit: a player with many tokens may spend any number of them, and every answer has a text."""
    text = position(["dawn"], 'phase = "night"\norder = ["p1", "p2"]', p2=f"dawn-tokens = {tokens}")
    game = play(text, ["p2 card/4-1-0", "p2 card/1-3-0"])
    legal = game.legal(1)
    assert len(legal) == tokens + 1
    assert [notation_of(game.rules).text(action) for action in legal] == [f"x{number}" for number in range(tokens + 1)]
    game.apply(1, legal[-1])
    assert frame_of(game, 0, "dawn")["power"] == ["0", str(4 + tokens)]


@pytest.mark.rule("T2.2")
def test_dawn_tokens_are_written_in_positions_of_the_module_only() -> None:
    with pytest.raises(ScenarioError, match="unknown key 'dawn-tokens'"):
        read_scenario(position(["new-cards"], p1="dawn-tokens = 1"))
    with pytest.raises(ScenarioError, match="from 0 to"):
        read_scenario(position(["dawn"], p1="dawn-tokens = -1"))
    other = read_scenario(position(["dawn"], p1="dawn-tokens = 1")).game
    assert digest(other) != digest(read_scenario(position(["dawn"])).game)
    assert view(other, SPECTATOR)["players"][0]["dawn-tokens"] == 1, "tokens lie open"


# Victory.

LAST = 'tokens = ["build", "recruit", "move-upper", "pray-middle"]'


@pytest.mark.rule("T4.2", "TX3", "R48")
def test_the_last_day_is_seen_by_all_and_stays() -> None:
    text = position(
        ["early-victory"], p1=f"vp = {{ battle = 9 }}\nunits = {{ west_temple = 1 }}\n{LAST}",
        p2=f'vp = {{ battle = 9 }}\ndi = ["raining-fire"]\n{LAST}',
    )  # fmt: skip
    game = play(text, [])
    assert view(game, SPECTATOR)["last-day"] is False
    game = play(text, ["p1 @pray-lower", "p1 pass"])
    for viewer in (0, 1, SPECTATOR):
        assert view(game, viewer)["last-day"] is True
    assert view(game.copy(), 0)["last-day"] is True
    assert view(determinize(game, 0, seeded(1)), 0)["last-day"] is True
    game = play(text, ["p1 @pray-lower", "p1 pass", "p2 di/raining-fire", "p2 west_temple"])
    assert view(game, 0)["last-day"] is True, "nobody is ahead any more, yet the day stays the last"
    game = play(text, ["p1 @pray-lower", "p1 pass", "p2 di/raining-fire", "p2 west_temple", "p2 @pray-lower", "p2 pass"])
    assert game.over()
    assert int(game.winner) == 0, "equal VP and battle VP: the earlier in the order"


@pytest.mark.rule("T4.1", "T4.2")
def test_below_the_target_no_day_is_the_last() -> None:
    game = play(
        position(["early-victory"], p1="vp = { battle = 9 }", p2="vp = { battle = 7 }"), ["p1 @pray-lower", "p1 pass"]
    )
    assert view(game, SPECTATOR)["last-day"] is False
    assert not game.over()


@pytest.mark.rule("TX3", "T4.2")
def test_ivan_and_kira() -> None:
    text = Path(__file__).parent.joinpath("scenarios", "ts_victory", "tx3_kira.toml").read_text()
    game = read_scenario(text).game
    assert view(game, SPECTATOR)["last-day"] is True


@pytest.mark.rule("T4.3", "T4.5", "R48")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_end_at_the_start_of_a_turn_or_after_a_last_day(players: int) -> None:
    ends = set()
    for number in range(40):
        game = start(Options(players=players, modules=["early-victory"], learning=True), f"end {number}")
        rng = seeded(f"end {players} {number}")
        last_day = False
        while not game.over():
            last_day = bool(game.extra[EXTRA_LAST_DAY])
            player = int(game.to_act())
            legal = game.legal(player)
            game.take(player, legal[rng.below(len(legal))])
        best = max(int(game.total_vp(seat)) for seat in range(players))
        assert int(game.total_vp(game.winner)) == best
        assert last_day or best >= 4
        assert int(game.winner) in game.order
        ends.add((last_day, int(game.total_vp(game.winner)) >= 4))
    assert (False, True) in ends


# The new cards.


@pytest.mark.rule("T5.1", "T5.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_deck_has_47_cards_and_each_player_gets_one(players: int) -> None:
    game = start(Options(players=players, modules=["new-cards"], cities="random"), 1)
    assert int(game.deck_size()) == 47 - players
    assert [int(game.hand_size[seat]) for seat in range(players)] == [1] * players
    added = [(card.slug, int(card.copies)) for card in game.rules.di_cards[14:]]
    assert added == [
        ("swiftness", 2), ("divine-memory", 2), ("glory", 2), ("divine-protection", 2), ("reinforcements", 2),
        ("tactical-choice", 2),
    ]  # fmt: skip
    assert [int(card.copies) for card in make_rules(Options()).di_cards[14:]] == [0] * 6
    dealt = set()
    for seed in range(60):
        hands = start(Options(modules=["new-cards"], cities="random"), seed)
        dealt |= set(view(hands, 0)["players"][0]["di-hand"])
    assert dealt & {"swiftness", "divine-memory", "glory"}, "a new card may be dealt at set-up"


@pytest.mark.rule("T5.2")
def test_new_di_cards_are_refused_without_the_module() -> None:
    with pytest.raises(ScenarioError, match="only 0 cards glory in the game"):
        read_scenario(position(["dawn"], p1='di = ["glory"]'))


BATTLE = position(
    ["new-cards"],
    p1='units = { w_obelisk = 4 }\ndi = ["tactical-choice", "prayer"]',
    p2='units = { west_temple = 4 }\ndi = ["tactical-choice", "veto"]\nbattle-hand = ["2-0-2", "3-2-0", "3-0-1", "4-1-0"]',
)
P1_CARDS = ["p1 card/1-3-0", "p1 card/4-1-0", "p1 di/tactical-choice", "p1 pass"]
P1_OTHER = ["p1 card/1-3-0", "p1 card/3-0-1", "p1 di/tactical-choice", "p1 pass"]
P2_CARDS = ["p2 card/2-0-2", "p2 card/3-2-0", "p2 di/tactical-choice", "p2 pass"]
P2_OTHER = ["p2 card/2-0-2", "p2 card/3-0-1", "p2 di/tactical-choice", "p2 pass"]

MEMORY = position(
    ["new-cards"], 'discard = ["veto", "prayer", "war-rage"]', "players = 3",
    p1='di = ["divine-memory"]\nunits = { nw_1 = 2 }', p2='thrown = ["escape"]', p3='di = ["war-fury"]',
)  # fmt: skip
PLAYED = ["p1 di/divine-memory", "p3 pass"]

SEER = position(
    ["new-cards"],
    p1='units = { w_obelisk = 4 }\ntiles = ["blue/prescience"]',
    p2='units = { west_temple = 4 }\ndi = ["tactical-choice", "veto"]',
)
SHOWN = [*ATTACK, "p2 pass", "p2 card/1-3-0"]

SECRETS = {
    "dawn-how-far": Secret(DAWN, [], DAWN, ["p2 card/4-1-0"], [0, SPECTATOR]),
    "dawn-discard-chosen": Secret(
        DAWN, ["p2 card/4-1-0", "p2 card/1-3-0"], DAWN, ["p2 card/3-2-0", "p2 card/4-1-0"], [0, SPECTATOR]
    ),
    "dawn-discard": Secret(
        DAWN, ["p2 card/4-1-0", "p2 card/1-3-0", "p2 x1"], DAWN, ["p2 card/4-1-0", "p2 card/2-2-1", "p2 x1"], [0, SPECTATOR]
    ),
    "tactical-choice-pending": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS],
        BATTLE, [*ATTACK, "p2 pass", *P1_OTHER, *P2_CARDS], [1, SPECTATOR],
    ),
    "tactical-choice-passed": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 pass"],
        BATTLE, [*ATTACK, "p2 pass", *P1_OTHER, *P2_CARDS, "p1 pass"], [1, SPECTATOR],
    ),
    "tactical-choice-of-the-defender": Secret(
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"],
        BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_OTHER, "p1 card/4-1-0"], [0, SPECTATOR],
    ),
    "prescience-and-tactical-choice": Secret(
        SEER, [*SHOWN, "p2 card/4-1-0", "p2 di/tactical-choice", "p2 pass"],
        SEER, [*SHOWN, "p2 card/2-2-1", "p2 pass"], [0, SPECTATOR],
    ),
    "divine-memory": Secret(MEMORY, [*PLAYED, "p1 di/veto"], MEMORY, [*PLAYED, "p1 di/prayer"], [1, 2, SPECTATOR]),
    "divine-memory-unseen-card": Secret(
        MEMORY, [*PLAYED, "p1 di/escape"], MEMORY, [*PLAYED, "p1 di/war-rage"], [1, 2, SPECTATOR]
    ),
}  # fmt: skip


@pytest.mark.rule("T2.3", "R42", "R49", "di/tactical-choice", "di/divine-memory")
@pytest.mark.parametrize("name", SECRETS)
def test_views_and_events_keep_the_secret(name: str) -> None:
    views_and_events_keep(SECRETS[name])


@pytest.mark.rule("R42", "R49")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_keep_the_secret(name: str) -> None:
    worlds_keep(SECRETS[name])


@pytest.mark.rule("R42", "R49")
@pytest.mark.parametrize("name", SECRETS)
def test_determinized_worlds_are_sound_and_look_the_same(name: str) -> None:
    worlds_are_sound(SECRETS[name])


@pytest.mark.rule("R49", "di/divine-memory")
def test_while_looking_through_the_discard_its_player_knows_all_of_it() -> None:
    """The player looks through the discard, others' unseen cards included: no guessed world may deny them."""
    game = play(MEMORY, PLAYED)
    seen = view(game, 0)
    assert seen["legal"] == ["di/war-rage", "di/prayer", "di/veto", "di/escape"]
    for seed in range(40):
        assert view(determinize(game, 0, seeded(seed)), 0) == seen


@pytest.mark.rule("R49", "di/divine-memory")
def test_only_its_player_knows_what_divine_memory_left() -> None:
    game = play(MEMORY, [*PLAYED, "p1 di/escape"])
    own = view(game, 0)
    assert own["players"][0]["di-hand"] == {"escape": 1}
    assert own["players"][0]["di-thrown-cards"] == {"war-rage": 1, "prayer": 1, "veto": 1, "divine-memory": 1}
    for viewer in (1, 2, SPECTATOR):
        seen = view(game, viewer)
        assert seen["discard"] == {}
        assert (seen["players"][0]["di"], seen["players"][0]["di-thrown"]) == (1, 4)
        assert seen["players"][0]["di-thrown-cards"] is None
        assert heard(game, viewer)[-1] == "di-drawn p1"
        assert not [line for line in heard(game, viewer) if line.startswith("di-seen")]
    assert "di-seen p1 escape" in heard(game, 0)
    for seed in range(20):
        world = view(determinize(game, 0, seeded(seed)), 0)["players"][0]
        assert world["di-thrown-cards"] == own["players"][0]["di-thrown-cards"]
    guessed = {next(iter(view(determinize(game, 1, seeded(k)), 0)["players"][0]["di-hand"])) for k in range(120)}
    assert {"escape", "veto", "prayer"} <= guessed


@pytest.mark.rule("R49", "K4.3", "di/divine-memory")
def test_what_divine_memory_left_is_shuffled_into_the_next_deck() -> None:
    text = position(
        ["new-cards"], 'discard = ["veto", "prayer", "war-rage"]\ndeck = []\nrest = "p2"', p1='di = ["divine-memory"]'
    )
    game = play(text, ["p1 di/divine-memory", "p2 pass", "p1 di/veto"])
    assert int(game.deck_size()) == 0
    while game.round == 2:
        player = int(game.to_act())
        legal = game.legal(player)
        game.apply(player, 0 if 0 in legal else legal[-1])
        if "deck-shuffled" in heard(game, SPECTATOR):
            break
    assert "deck-shuffled" in heard(game, SPECTATOR)
    assert faults(game) == []


@pytest.mark.rule("R49", "di/tactical-choice", "K10.2")
def test_after_a_swap_both_cards_are_known_to_all() -> None:
    game = play(BATTLE, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"])
    for viewer in (1, SPECTATOR):
        assert battle_frame(game, viewer)["attacker-card"] == "4-1-0"
        assert view(game, viewer)["players"][0]["battle-pile-seen"] == ["4-1-0", "1-3-0"]
        assert view(game, viewer)["players"][1]["battle-pile-seen"] == ["2-0-2"]
    for seed in range(20):
        world = determinize(game, 1, seeded(seed))
        assert battle_frame(world, 0)["attacker-discard"] == "1-3-0", "the first card lies open: nothing to guess"


@pytest.mark.rule("R49", "di/tactical-choice")
def test_after_a_swap_no_older_discard_is_taken_for_the_new_one() -> None:
    text = BATTLE.replace("[player.p2]", 'battle-hand = ["4-1-0", "1-3-0", "2-2-1", "2-0-2"]\n[player.p2]')
    game = play(text, [*ATTACK, "p2 pass", *P1_CARDS, *P2_CARDS, "p1 card/4-1-0"])
    for seed in range(20):
        world = determinize(game, 1, seeded(seed))
        assert battle_frame(world, 0)["attacker-discard"] == "1-3-0", "the first card lies open: nothing to guess"


@pytest.mark.rule("R49", "R22", "di/tactical-choice")
def test_a_card_swapped_in_is_not_the_removed_one() -> None:
    text = position(
        ["new-cards"],
        p1='tiles = ["red/offensive-strategy"]\nbattle-removed = ["2-2-1"]\nunits = { w_obelisk = 4 }\n'
        'di = ["tactical-choice"]',
        p2="units = { west_temple = 4 }",
    )
    game = play(text, [*ATTACK, *P1_CARDS, "p2 card/2-0-2", "p2 card/3-2-0", "p1 card/4-1-0"])
    guessed = {view(determinize(game, 1, seeded(seed)), 0)["players"][0]["battle-removed-cards"][0] for seed in range(80)}
    assert guessed == {"3-2-0", "3-0-1", "2-2-1", "2-0-2", "5-0-0", "1-1-3"}


@pytest.mark.rule("R49", "di/reinforcements")
@pytest.mark.parametrize("players", [2, 4])
def test_reinforcements_never_start_a_battle(players: int) -> None:
    """R49 Every space on offer is free of enemies, whatever the position."""
    met = 0
    for seed in range(60):
        text = position(
            ["new-cards"], f"seed = {seed}", f"players = {players}",
            p1='units = { w_obelisk = 5, nw_front = 1 }\ndi = ["reinforcements", "reinforcements"]',
            p2="units = { west_temple = 3, nw_1 = 1, nw_2 = 2 }",
        )  # fmt: skip
        game = play(text, [*ATTACK, "p1 card/4-1-0", "p1 card/1-3-0", "p1 di/reinforcements", "p1 pass"])
        play_randomly(game, seeded(seed), 2, Tally())
        while not game.over() and game.decision().name() == "place-reinforcements":
            met += 1
            offered = [text for text in view(game, 0)["legal"] if text != "pass"]
            assert not {"nw_1", "nw_2"} & set(offered)
            assert ("west_temple" in offered) <= ("west_temple" not in view(game, 0)["players"][1]["units"])
            play_randomly(game, seeded(seed), 1, Tally())
            assert faults(game) == []
    assert met > 20
