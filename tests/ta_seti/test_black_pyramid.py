"""T1 The black pyramid: what a scenario cannot say. Contents, set-up, numbers, the module switched off."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from support.fuzzing import random_game

from kemet.engine import Game, IllegalAction, Options, make_rules, start
from kemet.engine.invariants import faults
from kemet.engine.notation import NotationError, notation_of, tile_text
from kemet.engine.scenario import ScenarioError, read_scenario
from kemet.engine.view import SPECTATOR, frame_view, player_view, view

pytestmark = pytest.mark.interpreted

BLACK = ["black-pyramid"]
COLOURS = ["white", "red", "blue", "black"]

# Components of Ta-Seti, section 1: level and number of each black tile.
TILES = {
    "mercenaries": (1, 2),
    "enforced-recruitment": (1, 1),
    "dark-ritual": (1, 1),
    "honor-in-battle": (2, 1),
    "dedication-to-battle": (2, 1),
    "khnums-sphinx": (2, 1),
    "twin-ceremony": (2, 1),
    "griffin-sphinx": (3, 1),
    "forced-march": (3, 1),
    "deadly-trap": (3, 1),
    "victory-point": (3, 1),
    "devourer": (4, 1),
    "bestial-fury": (4, 1),
    "divine-strength": (4, 1),
    "act-of-god": (4, 1),
}

# Creatures at a glance: tile, level and price, range, strength.
CREATURES = {
    "khnum": ("black/khnums-sphinx", 2, 1, 1),
    "griffin": ("black/griffin-sphinx", 3, 0, 2),
    "devourer": ("black/devourer", 4, 1, 2),
}

HEAD = '[options]\nmodules = ["black-pyramid"]\n'


def play(game: Game, *moves: str) -> None:
    """Plays the moves of player 1."""
    for move in moves:
        game.apply(0, notation_of(game.rules).action(move))


def words(game: Game, seat: int) -> list[str]:
    """Lists the legal actions of the player in *seat*."""
    return [notation_of(game.rules).text(action) for action in game.legal(seat)]


def where(game: Game, creature: str) -> str:
    """Returns where the creature of player 1 is."""
    return str(player_view(game, 0, 0)["creatures"][creature])


@pytest.mark.rule("T1.1")
def test_there_are_16_black_tiles_four_of_each_level() -> None:
    """T1.1 16 tiles by name, level and number; the other colours are as they were."""
    supply = view(start(Options(modules=BLACK), 1), SPECTATOR)["supply"]
    black = {name.removeprefix("black/"): number for name, number in supply.items() if name.startswith("black/")}
    assert "spear-mercenaries" not in black, "a name for the second tile of mercenaries where they are told apart (R36)"
    assert black == {slug: copies for slug, (_, copies) in TILES.items()}
    assert sum(black.values()) == 16
    rules = make_rules(Options(modules=BLACK))
    number = Counter[tuple[int, int]]()
    for tile in rules.tiles:
        number[int(tile.colour), int(tile.level)] += int(tile.copies)
        if tile_text(rules, tile.id).startswith("black/") and tile.copies:
            assert tile.level == TILES[tile.slug][0], tile.slug
    assert {key: n for key, n in number.items() if n} == {(colour, level): 4 for colour in range(4) for level in range(1, 5)}
    base = view(start(Options(), 1), SPECTATOR)["supply"]
    assert {name: n for name, n in supply.items() if not name.startswith("black/")} == base


@pytest.mark.rule("T1.1", "black/mercenaries", "black/enforced-recruitment", "black/dark-ritual")
@pytest.mark.rule("black/honor-in-battle", "black/dedication-to-battle", "black/khnums-sphinx", "black/twin-ceremony")
@pytest.mark.rule("black/griffin-sphinx", "black/forced-march", "black/deadly-trap", "black/victory-point")
@pytest.mark.rule("black/devourer", "black/bestial-fury", "black/divine-strength", "black/act-of-god")
@pytest.mark.parametrize("slug", TILES)
def test_each_black_tile_costs_its_level_and_needs_that_pyramid(slug: str) -> None:
    level = TILES[slug][0]
    text = f'{HEAD}[player.p1]\npp = PP\nunits = {{ nw_1 = 1 }}\npyramids = {{ nw_2 = "black^LEVEL" }}\n'
    exact = text.replace("PP", str(level)).replace("LEVEL", str(level))
    game = read_scenario(exact).game
    play(game, "@buy-black", f"black/{slug}")
    assert game.pp[0] == 0
    assert player_view(game, 0, 0)["tiles"] == [f"black/{slug}"]
    assert not faults(game)
    poor = read_scenario(text.replace("PP", str(level - 1)).replace("LEVEL", "4")).game
    play(poor, "@buy-black")
    with pytest.raises(IllegalAction, match=f"costs {level} PP, you have {level - 1}"):
        play(poor, f"black/{slug}")
    if level > 1:
        low = read_scenario(text.replace("PP", "9").replace("LEVEL", str(level - 1))).game
        play(low, "@buy-black")
        with pytest.raises(IllegalAction, match=f"needs a black pyramid of level {level}"):
            play(low, f"black/{slug}")


def set_ups(modules: list[str]) -> set[tuple[tuple[str, int], ...]]:
    """Returns all ways for the first player to set pyramids, as colour and level by district."""
    first = start(Options(cities="random", modules=modules), "set-up")
    seat = int(first.to_act())
    found: set[tuple[tuple[str, int], ...]] = set()
    queue = [first]
    for game in queue:
        if game.stack[-1].name() != "set-pyramids" or int(game.to_act()) != seat:
            pyramids = player_view(game, seat, seat)["pyramids"]
            placed = [(p["space"], colour, p["level"]) for colour, p in pyramids.items() if p["level"]]
            found.add(tuple((f"{space[-1]}{colour}", level) for space, colour, level in sorted(placed)))
            continue
        for action in game.legal(seat):
            after = game.copy()
            after.apply(seat, action)
            queue.append(after)
    return found


@pytest.mark.rule("T1.3")
@pytest.mark.parametrize(("modules", "even", "uneven"), [([], 6, 36), (BLACK, 24, 72)])
def test_three_levels_are_split_over_any_of_the_colours(modules: list[str], even: int, uneven: int) -> None:
    """T1.3 1-1-1: three of four colours in three districts. 2-1-0: two of four colours in two of three districts."""
    found = set_ups(modules)
    splits = Counter(tuple(sorted((level for _, level in pyramids), reverse=True)) for pyramids in found)
    assert splits == {(1, 1, 1): even, (2, 1): uneven}
    colours = {name[1:] for pyramids in found for name, _ in pyramids}
    assert colours == set(COLOURS if modules else COLOURS[:3])
    for colour in COLOURS if modules else COLOURS[:3]:
        for level in (1, 2):
            assert any(name[1:] == colour and lv == level for pyramids in found for name, lv in pyramids)


@pytest.mark.rule("T1.3")
def test_bad_splits_are_refused() -> None:
    game = start(Options(cities="random", modules=BLACK), "bad")
    seat = int(game.to_act())
    for move in ("black^3", "black^4"):
        with pytest.raises(IllegalAction, match="1-1-1 or 2-1-0"):
            game.apply(seat, notation_of(game.rules).action(move))
    game.apply(seat, notation_of(game.rules).action("black^1"))
    with pytest.raises(IllegalAction, match="1-1-1 or 2-1-0"):
        game.apply(seat, notation_of(game.rules).action("black^1"))
    game.apply(seat, notation_of(game.rules).action("white^1"))
    assert set(words(game, seat)) == {"red^1", "blue^1"}


@pytest.mark.rule("T1.2", "R36", "R40")
@pytest.mark.parametrize("players", [2, 5])
def test_a_city_never_has_more_than_three_pyramids(players: int) -> None:
    """T1.2 In random games three pyramids at most stand in a city; units are 12, or 15 with Mercenaries; one such tile."""
    colours: set[str] = set()
    for recorder, _, player, _ in random_game(Options(players=players, modules=BLACK), f"three pyramids {players}"):
        seen = player_view(recorder.game, player, player)
        built = [colour for colour, pyramid in seen["pyramids"].items() if pyramid["level"]]
        assert len(built) <= 3
        colours |= set(built)
        assert seen["tiles"].count("black/mercenaries") <= 1
        assert sum(seen["units"].values()) + seen["reserve"] == (15 if "black/mercenaries" in seen["tiles"] else 12)
        if len(built) == 3 and recorder.game.stack[-1].name() in ("build", "raise-pyramid"):
            raised = {text.split("^")[0] for text in words(recorder.game, player) if "^" in text}
            assert raised <= set(built)
    assert "black" in colours


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_base_actions_keep_their_numbers(players: int) -> None:
    """T0.1 Every text of the base game has the same number with the module."""
    off = notation_of(make_rules(Options(players=players)))
    on = notation_of(make_rules(Options(players=players, modules=BLACK)))
    assert off.texts.items() <= on.texts.items()
    spaces = {"@buy-black", "silver@buy-black"}
    assert {on.texts[number] for number in on.texts.keys() - off.texts.keys()} == spaces | {
        f"black^{level}" for level in range(1, 5)
    }


@pytest.mark.rule("T0.1", "T1.4")
def test_without_the_module_the_space_and_the_colour_are_no_words() -> None:
    notation = notation_of(make_rules(Options()))
    for text in ("@buy-black", "silver@buy-black", "black^1", "black^4"):
        with pytest.raises(NotationError, match="is no action"):
            notation.action(text)
    assert len([text for text in notation.actions if text.startswith("@")]) == 9
    on = notation_of(make_rules(Options(modules=BLACK)))
    assert len([text for text in on.actions if text.startswith("@")]) == 10


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize("players", [2, 5])
def test_without_the_module_nothing_black_appears(players: int) -> None:
    """T0.1 In a whole game without it no view and no legal action names a black tile, creature, space or gold action."""
    names = ["black", *CREATURES, "dark-ritual", "forced-march", "twin-ceremony", "buy-again"]
    others = Options(players=players, modules=["dawn", "early-victory", "new-cards"])
    for options in (Options(players=players), others):
        for k, (recorder, _, player, _) in enumerate(random_game(options, f"nothing black {players}")):
            legal = " ".join(words(recorder.game, player))
            seen = json.dumps(view(recorder.game, player)) if k % 20 == 0 else ""
            for name in names:
                assert name not in legal
                assert name not in seen


@pytest.mark.rule("T0.1", "T0.2")
@pytest.mark.parametrize(
    ("given", "message"),
    [
        ('tiles = ["black/dark-ritual"]', "there are only 0 of black/dark-ritual"),
        ('pyramids = { nw_1 = "black^1" }', "'black' is no colour of a pyramid"),
    ],
)
def test_without_the_module_no_position_has_black_things(given: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        read_scenario(f"[player.p1]\n{given}\n")
    read_scenario(f"{HEAD}[player.p1]\n{given}\n")


@pytest.mark.rule("T0.1")
def test_without_the_module_named_black_things_are_refused() -> None:
    """Words for things out of play are known but never legal."""
    game = read_scenario('[player.p1]\npp = 9\ntiles = ["blue/divine-will"]\npyramids = { nw_1 = "red^4" }\n').game
    for move in ("gold@dark-ritual", "gold@forced-march", "gold@twin-ceremony"):
        with pytest.raises(IllegalAction, match=r"K5\.4"):
            play(game, move)
    play(game, "@buy-red")
    with pytest.raises(IllegalAction, match="this space buys red tiles"):
        play(game, "black/mercenaries")


@pytest.mark.rule("creature/khnum", "creature/griffin", "creature/devourer")
@pytest.mark.rule("black/khnums-sphinx", "black/griffin-sphinx", "black/devourer")
@pytest.mark.parametrize("creature", CREATURES)
def test_range_of_a_troop_with_a_black_creature(creature: str) -> None:
    """The troop walks 1 step and the creature's bonus, not one more; the creature comes along."""
    tile, _, bonus, _ = CREATURES[creature]
    game = read_scenario(
        f'{HEAD}[player.p1]\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "nw_1" }}\n'
        'units = { nw_1 = 2 }\ndi = ["prayer"]\n'
    ).game
    play(game, "@move-upper", "nw_1")
    assert frame_view(game, len(game.stack) - 1, 0)["range"] == 1 + bonus
    path = ["nw_front", "w_obelisk", "west_temple"]
    play(game, *path[: 1 + bonus])
    assert where(game, creature) == path[bonus]
    with pytest.raises(IllegalAction, match="no range left"):
        play(game, path[1 + bonus])


@pytest.mark.rule("creature/khnum", "creature/griffin", "creature/devourer")
@pytest.mark.rule("black/khnums-sphinx", "black/griffin-sphinx", "black/devourer")
@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("attacks", [True, False])
def test_strength_of_a_troop_with_a_black_creature(creature: str, attacks: bool) -> None:
    """Strength and nothing else, as attacker and as defender; a Snake on the other side takes it away."""
    tile, _, _, bonus = CREATURES[creature]
    for snake in (False, True):
        other = 'tiles = ["blue/deep-desert-snake"]\ncreatures = { snake = "OTHER" }\n' if snake else ""
        owner = f'tiles = ["{tile}"]\ncreatures = {{ {creature} = "OWNER" }}\n'
        mine, theirs = ("nw_front", "west_temple") if attacks else ("west_temple", "nw_front")
        sides = [
            owner.replace("OWNER", mine) + f"units = {{ {mine} = 4 }}\n",
            other.replace("OTHER", theirs) + f"units = {{ {theirs} = 4 }}\n",
        ]
        first, second = sides if attacks else reversed(sides)
        game = read_scenario(f"{HEAD}[player.p1]\npp = 5\n{first}[player.p2]\n{second}").game
        play(game, "@move-upper", "nw_front", "west_temple")
        for seat in range(2):
            for card in ("card/3-0-1", "card/2-0-2"):
                game.apply(seat, notation_of(game.rules).action(card))
        battle = next(frame for frame in view(game, 0)["frames"] if frame["frame"] == "battle")
        side = "attacker" if attacks else "defender"
        numbers = [int(battle[f"{side}-{name}"]) for name in ("strength", "damage", "shield")]
        assert numbers == [7 + (0 if snake else bonus), 0, 1]


@pytest.mark.rule("creature/khnum", "creature/griffin", "creature/devourer")
@pytest.mark.parametrize("creature", CREATURES)
@pytest.mark.parametrize("home", ["nw_1", "west_temple"])
def test_buying_a_black_creature_places_it(creature: str, home: str) -> None:
    """K11.1 Bought, it goes to the own district with a unit; units elsewhere let it wait."""
    tile, level, _, _ = CREATURES[creature]
    game = read_scenario(
        f'{HEAD}[player.p1]\npp = 9\nunits = {{ {home} = 2 }}\npyramids = {{ nw_3 = "black^{level}" }}\n'
    ).game
    play(game, "@buy-black", tile)
    assert game.pp[0] == 9 - level
    assert where(game, creature) == ("nw_1" if home == "nw_1" else "reserve")
    assert game.permanent_vp(0) == 0


@pytest.mark.rule("creature/khnum", "creature/griffin", "creature/devourer")
@pytest.mark.parametrize("creature", CREATURES)
def test_a_black_creature_waits_and_comes_back(creature: str) -> None:
    """K11.4, K11.6 Left alone with nobody at home it waits in reserve, and comes in with the next recruit action."""
    tile = CREATURES[creature][0]
    game = read_scenario(
        f'{HEAD}[player.p1]\npp = 5\ntiles = ["{tile}"]\ncreatures = {{ {creature} = "west_temple" }}\n'
        "units = { west_temple = 2 }\n"
    ).game
    play(game, "@move-upper", "west_temple", "without-creature", "nw_front", "pass")
    assert where(game, creature) == "reserve"
    for move in ("@pray-lower", "pass"):
        game.apply(1, notation_of(game.rules).action(move))
    play(game, "@recruit", "nw_2", "pass")
    assert where(game, creature) == "nw_2"


@pytest.mark.rule("T1.5")
@pytest.mark.parametrize("first", ["black/dark-ritual", "black/twin-ceremony", "black/forced-march", "blue/divine-will"])
@pytest.mark.parametrize("second", ["black/dark-ritual", "black/twin-ceremony", "black/forced-march", "blue/divine-will"])
def test_two_gold_tiles_give_one_token_a_day(first: str, second: str) -> None:
    """T1.5 Whatever the pair, one gold action a day; which tile is named when it is laid."""
    if first == second:
        return
    gives = {
        "black/dark-ritual": {"gold@dark-ritual"},
        "black/twin-ceremony": {"gold@twin-ceremony"},
        "black/forced-march": {"gold@forced-march"},
        "blue/divine-will": {"gold@move", "gold@recruit"},
    }
    text = f'{HEAD}[player.p1]\ntiles = ["{first}", "{second}"]\nunits = {{ nw_1 = 1 }}\n'
    offered = {move for move in words(read_scenario(text).game, 0) if move.startswith("gold@")}
    assert offered == gives[first] | gives[second]
    for move in offered:
        game = read_scenario(text).game
        play(game, move)
        if game.stack[-1].name() != "turn":
            play(game, "pass")
        assert game.stack[-1].name() == "turn"
        assert not [other for other in words(game, 0) if other.startswith("gold@")]


@pytest.mark.rule("R36", "black/spear-mercenaries", "variant/both-mercenaries")
def test_two_tiles_of_mercenaries_are_eighteen_units() -> None:
    options = Options(modules=["black-pyramid"], variants=["both-mercenaries"])
    supply = view(start(options, 1), SPECTATOR)["supply"]
    assert (supply["black/mercenaries"], supply["black/spear-mercenaries"]) == (1, 1)
    assert sum(number for name, number in supply.items() if name.startswith("black/")) == 16
    head = '[options]\nmodules = ["black-pyramid"]\nvariants = ["both-mercenaries"]\n'
    game = read_scenario(f'{head}[player.p1]\ntiles = ["black/mercenaries", "black/spear-mercenaries"]\n').game
    assert game.reserve[0] == 18
    with pytest.raises(ScenarioError, match="there are only 0 of black/spear-mercenaries"):
        read_scenario('[options]\nmodules = ["black-pyramid"]\n[player.p1]\ntiles = ["black/spear-mercenaries"]\n')
