"""Bots: what they may see, that they always find a legal action, and how they are named and plugged in."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import count
from pathlib import Path

import pytest
from support.fuzzing import MODULE_NAMES, few_or_many, random_game

from kemet.bots import BOTS, LEVELS, Bot, BotError, GreedyBot, Perspective, bot_class, make_bot
from kemet.bots.styles import STYLES
from kemet.cli.games import Match, play_matches
from kemet.cli.main import main
from kemet.engine import COMPILED, Game, Options, start
from kemet.engine.determinize import determinize
from kemet.engine.registry import SETS
from kemet.engine.rng import seeded
from kemet.engine.view import view

DOCS = Path(__file__).parent.parent / "docs"
# How many positions are looked at. The interpreted engine is some 20 times slower.
FEW, MANY = (24, 120) if COMPILED else (12, 24)
QUICK = [
    "random",
    "greedy:tries=4,again=2",
    "search:iterations=2",
    "net",
    "net:style=aggressive",
    "net-search:simulations=4",
]


# What a bot may see.


def positions(options: Options, seed: str, number: int) -> Iterator[tuple[Game, int]]:
    """Yields moments of random games, from their beginnings to their ends, at which a player has a choice."""
    wanted = seeded(f"positions {seed}")
    found = 0
    for k in count():
        for recorder, _, player, _ in random_game(options, f"{seed} {k}"):
            if found == number:
                return
            if len(recorder.game.legal(player)) > 1 and wanted.below(40) == 0:
                yield recorder.game, player
                found += 1


def twins(game: Game, player: int) -> Iterator[Game]:
    """Yields games that *player* cannot tell from *game*, with other cards hidden in them."""
    for k in range(3):
        twin = determinize(game, player, seeded(f"twin {k}"))
        if twin.dump() != game.dump():
            assert view(twin, player) == view(game, player)
            yield twin


def choices(spec: str | type[Bot], seed: str, options: Options, number: int) -> list[tuple[int, list[int]]]:
    """Returns what a bot chooses in so many positions, and what it chooses in the twins of each."""
    found = []
    for game, player in positions(options, seed, number):
        legal = game.legal(player)
        chosen = []
        for world in (game, *twins(game, player)):
            bot = make_bot(spec, "mind") if isinstance(spec, str) else spec("mind")
            chosen.append(bot.decide(Perspective(world, player), list(legal)))
        found.append((chosen[0], chosen[1:]))
    return found


@few_or_many("number", FEW, MANY)
@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize(
    "options", [Options(players=2), Options(players=3, discards="up", modules=SETS["ta-seti"]), Options(players=4)]
)
def test_no_choice_depends_on_hidden_cards(spec: str, options: Options, number: int) -> None:
    found = choices(spec, f"secrets {options.players}", options, number)
    assert sum(len(others) for _, others in found) >= number
    for chosen, others in found:
        assert others == [chosen] * len(others)


class Peeker(Bot):
    """Looks where it must not."""

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        hidden = sum(place * int(number) for place, number in enumerate(seen._game.hand))
        return legal[hidden % len(legal)]


def test_a_bot_that_peeks_would_be_noticed() -> None:
    found = choices(Peeker, "secrets 2", Options(players=2), FEW)
    assert any(other != chosen for chosen, others in found for other in others)


def test_a_bot_is_given_a_view_and_worlds_that_could_be() -> None:
    game = start(Options(players=3), 5)
    seen = Perspective(game, 1)
    assert seen.view() == view(game, 1)
    world = seen.world(seeded("w"))
    assert world is not game
    assert view(world, 1) == view(game, 1)


# They always find a legal action.


Table = tuple[int, int, list[str], list[str]]


def tables(number: int, searching: Container[int]) -> list[Table]:
    """Returns games to play: players, target, modules, bots. Between eight of them every number of players meets both
    targets, and every module is there. Search plays in those of *searching*: it takes long."""
    greedy, search, thinker = "greedy:tries=3,again=1", "search:iterations=1", "net-search:simulations=2"
    sets = [[], *[[name] for name in MODULE_NAMES], MODULE_NAMES]
    found = []
    for k in range(number):
        players = 2 + k % 4
        modules = sets[(k + k // 8) % len(sets)]
        bots = [search, greedy, thinker, "random", "net"] if k in searching else [greedy, "net", "easy", "random", "net"]
        found.append((players, 8 + 2 * (k // 4 % 2), modules, bots[:players]))
    return found


FEW_TABLES = tables(16, searching=(0, 5, 8)) if COMPILED else tables(8, searching=(0, 5))
MANY_TABLES = tables(56, searching=range(56)) if COMPILED else tables(56, searching=())


def check_game(table: Table) -> None:
    """Checks that a game is played to its end."""
    players, target, modules, bots = table
    options = Options(players=players, target=target, modules=modules)
    (played,) = play_matches(dict(options.items()), [Match(1, f"sound {players} {target} {modules}", bots)])
    assert not played.fault
    assert 0 <= played.winner < players


@pytest.mark.parametrize("table", FEW_TABLES)
def test_no_game_breaks_down(table: Table) -> None:
    check_game(table)


@pytest.mark.long
@pytest.mark.parametrize("table", MANY_TABLES)
def test_no_game_of_many_breaks_down(table: Table) -> None:
    check_game(table)


@pytest.mark.parametrize("found", [FEW_TABLES, MANY_TABLES], ids=["few", "many"])
def test_the_tables_cover_what_there_is(found: list[Table]) -> None:
    assert {(players, target) for players, target, _, _ in found} == {(n, vp) for n in (2, 3, 4, 5) for vp in (8, 10)}
    assert {name for _, _, modules, _ in found for name in modules} == set(MODULE_NAMES)
    assert any(modules == MODULE_NAMES for _, _, modules, _ in found)
    assert {bot for _, _, _, bots in FEW_TABLES for bot in bots} >= {"easy", "random", "search:iterations=1"}


@pytest.mark.parametrize("spec", [*QUICK, "easy"])
def test_the_same_seed_gives_the_same_choices(spec: str) -> None:
    game = start(Options(players=2), 3)
    legal = game.legal(int(game.to_act()))
    seen = Perspective(game, int(game.to_act()))
    first, again = ([make_bot(spec, f"{k}").decide(seen, list(legal)) for k in range(6)] for _ in range(2))
    assert first == again


# Names and settings.


def test_every_level_is_a_bot() -> None:
    styled = [f"master-{style}" for style in STYLES]
    assert list(LEVELS) == ["easy", "normal", "hard", "expert", "master", *styled]
    for level in LEVELS:
        assert isinstance(make_bot(level, "s"), Bot)


def test_no_level_blunders_on_purpose() -> None:
    for level in LEVELS:
        bot = make_bot(level, "s")
        assert not isinstance(bot, GreedyBot) or bot.mistakes == 0


def test_settings_reach_the_bot() -> None:
    bot = make_bot("greedy:tries=7,mistakes=30", "s")
    assert isinstance(bot, GreedyBot)
    assert bot.mistakes == 30
    assert bot.thinker.tries == 7


@pytest.mark.parametrize(
    ("spec", "named"),
    [
        ("skynet", "no bot called 'skynet'; bots are greedy, net, net-search, random, search, easy"),
        ("search:depth=3", "SearchBot has no setting 'depth'; it has iterations, seconds"),
        ("random:luck=1", "RandomBot has no setting 'luck'; it has none"),
        ("search:seconds=soon", "seconds = 'soon' is no number"),
        ("greedy:tries=2.5", "tries = '2.5' is no number"),
        ("net:style=bold", "NetBot: style = 'bold' must be aggressive, builder, devout"),
        ("search:1", "settings are written key=value, like search:seconds=0.3, not '1'"),
        ("nowhere.py:Bot", "there is no file nowhere.py"),
    ],
)
def test_wrong_names_and_settings_are_explained(capsys: pytest.CaptureFixture[str], spec: str, named: str) -> None:
    with pytest.raises(BotError, match=re.escape(named)):
        make_bot(spec, "")
    for command in ("simulate", "arena"):
        assert main([command, "--bots", f"random,{spec}"]) == 2
        assert named in capsys.readouterr().err


# Bots of others.

VISITOR = '''
from kemet.bots import Bot, Perspective


class Last(Bot):
    """Takes the last of its options."""

    SETTINGS = {"steps": int}

    def __init__(self, seed: str, steps: int = 1) -> None:
        super().__init__(seed)
        self.steps = steps

    def decide(self, seen: Perspective, legal: list[int]) -> int:
        return legal[-self.steps] if self.rng.below(3) else legal[0]


class Stranger:
    """Is no bot."""
'''


@pytest.fixture
def visitor(tmp_path: Path) -> Path:
    """Returns a file with a bot in it."""
    path = tmp_path / "visitor.py"
    path.write_text(VISITOR)
    return path


def test_a_bot_in_a_file_plays(capsys: pytest.CaptureFixture[str], visitor: Path) -> None:
    bots = f"{visitor}:Last,random"
    assert main(["arena", "--bots", bots, "--games", "2", "--jobs", "2", "--json", "-"]) == 0
    assert f"{visitor}:Last" in capsys.readouterr().out
    assert make_bot(f"{visitor}:Last:steps=2", "s").steps == 2  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("name", "named"), [("Lost", "has no class 'Lost'"), ("Stranger", "is no bot: a bot is a class derived from")]
)
def test_a_file_without_the_bot_is_named(visitor: Path, name: str, named: str) -> None:
    with pytest.raises(BotError, match=named):
        make_bot(f"{visitor}:{name}", "s")


def test_a_bot_of_another_package_is_found(visitor: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    info = visitor.parent / "visitor-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visitor\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[kemet.bots]\nlast = visitor:Last\nstranger = visitor:Stranger\n")
    monkeypatch.syspath_prepend(str(visitor.parent))
    assert bot_class("last").__name__ == "Last"
    assert isinstance(make_bot("last:steps=1", "s"), Bot)
    with pytest.raises(BotError, match="'stranger' is no bot"):
        make_bot("stranger", "s")


# The documentation.


def test_the_example_of_the_docs_plays(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    text = (DOCS / "bots.md").read_text()
    example = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert example is not None
    path = tmp_path / "my_bot.py"
    path.write_text(example[1])
    assert main(["simulate", "--games", "1", "--bots", f"{path}:MyBot,random", "--seed", "docs"]) == 0
    assert "1 of 1 games finished" in capsys.readouterr().out


def test_the_docs_name_every_bot_level_and_setting() -> None:
    text = (DOCS / "bots.md").read_text()
    for name, bot in BOTS.items():
        assert f"`{name}`" in text
        for setting in bot.SETTINGS:
            assert f"`{setting}`" in text, f"{name} has {setting}"
    for level, spec in LEVELS.items():
        assert f"| `{level}` | `{spec}` |" in text
