"""T3 The path: layouts and set-up, counts, copies and records (R32, R47)."""

from __future__ import annotations

from collections import Counter

import pytest
from support.fuzzing import explain, option_sets, random_game
from support.secrets import module_position

from kemet.engine import Game, Options, start
from kemet.engine.ids import VP_DAGGER, VP_KINDS, VP_PATH
from kemet.engine.invariants import faults
from kemet.engine.modules.ta_seti.path.content import MOST_SLOTS, PATH_DATA
from kemet.engine.modules.ta_seti.path.facts import path_of
from kemet.engine.notation import notation_of
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.record import Recorder, digest, read_record, replay, write_record
from kemet.engine.registry import SETS
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, view

pytestmark = pytest.mark.interpreted

PATH = ["path"]
NO_ITEMS = 'path = { empty = ["1-top", "1-middle", "1-bottom", "2-middle", "3-top", "3-bottom"] }'
LAYOUTS = [f"{a}{b}{c}{d}" for a in "AB" for b in "AB" for c in "AB" for d in "AB"]
KIND_OF = {token.slug: int(token.kind) for token in PATH_DATA.tokens}


@pytest.mark.rule("T3.1")
def test_every_board_lies_with_a_random_side_up() -> None:
    met = Counter(view(start(Options(modules=PATH), seed), SPECTATOR)["path"]["sides"] for seed in range(320))
    assert set(met) == set(LAYOUTS)
    assert max(met.values()) < 50, "each of the 16 layouts about 20 times"


@pytest.mark.rule("T3.1", "T3.4", "T3.5")
@pytest.mark.parametrize("sides", LAYOUTS)
def test_all_roads_connect(sides: str) -> None:
    """From every start, whatever is picked at forks, a priest is at Ta-Seti after four activations, a board each."""
    game = read_scenario(module_position(PATH, f'path = {{ sides = "{sides}" }}')).game
    notation = notation_of(game.rules)
    reached: set[tuple[str, ...]] = set()
    roads_taken: set[tuple[str, ...]] = set()

    def where(of: Game) -> str:
        return next(str(name) for name in view(of, 0)["players"][0]["priests"] if name != "by-path")

    def walk(at: Game, steps: tuple[str, ...], taken: tuple[str, ...]) -> None:
        if len(steps) == 4:
            assert steps[-1] == "ta-seti"
            reached.add(steps)
            roads_taken.add(taken)
            return
        fork = at.copy()
        start_from = "enter" if not steps else f"path/{steps[-1]}"
        fork.apply(0, notation.action("@move-upper" if len(steps) % 2 == 0 else "@move-middle"))
        fork.apply(0, notation.action(start_from))
        roads = [text for text in view(fork, 0)["legal"] if text.startswith("road/")] or [""]
        for road in roads:
            on = fork.copy()
            if road:
                on.apply(0, notation.action(road))
            step = where(on)
            assert step == "ta-seti" or step.startswith(f"{len(steps) + 1}-")
            while on.stack[-1].name() != "turn":
                on.apply(0, 0)
            on.apply(0, 0)
            on.apply(1, notation.action("@pray-lower" if len(steps) % 2 == 0 else "@pray-middle"))
            on.apply(1, 0)
            if len(steps) % 2 == 1:
                on = again(on)
            walk(on, (*steps, step), (*taken, road))

    walk(game, (), ())
    assert {steps[0] for steps in reached} == {"1-top", "1-middle", "1-bottom"}
    assert len(roads_taken) == ways(sides), "a fork on the second side of each of the first three boards"


def ways(sides: str) -> int:
    """Returns how many ways lead through a layout, counted lane by lane from the end."""
    forks = [{"top": ["top", "middle"]}, {"bottom": ["bottom", "middle"]}, {"middle": ["middle", "bottom"]}]
    number = dict.fromkeys(["top", "middle", "bottom"], 1)
    for board in (2, 1, 0):
        exits = forks[board] if sides[board] == "B" else {}
        number = {lane: sum(number[to] for to in exits.get(lane, [lane])) for lane in number}
    return sum(number.values())


def again(game: Game) -> Game:
    """Returns the same position of the path at the start of another day."""
    priests = view(game, 0)["players"][0]["priests"]
    sides = view(game, 0)["path"]["sides"]
    own = ", ".join(f"{name} = {number}" for name, number in priests.items() if name != "by-path")
    return read_scenario(module_position(PATH, f'path = {{ sides = "{sides}" }}', p1=f"priests = {{ {own} }}")).game


@pytest.mark.rule("T3.2", "R47")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_path_is_set_up(players: int) -> None:
    """T3.2 A bonus on each place for one, a token of its kind on each place for one, 1 VP at the end, the rest in the
    supply, three priests each beside the path."""
    seen: set[tuple[str, str]] = set()
    for seed in range(40):
        game = start(Options(players=players, modules=PATH), seed)
        shown = view(game, SPECTATOR)
        sides = shown["path"]["sides"]
        kinds: Counter[int] = Counter()
        for board, letter in enumerate(sides):
            side = PATH_DATA.boards[board]["AB".index(letter)]
            for location, slots in side.slots.items():
                name = PATH_DATA.location_names[location]
                lying = shown["path"]["tokens"][name]
                assert [KIND_OF[slug] for slug in lying] == slots
                kinds.update(slots)
                seen |= {(name, slug) for slug in lying}
            for lane, road in enumerate(side.roads):
                place = f"{board + 1}-{PATH_DATA.lanes[lane]}"
                printed = PATH_DATA.tokens[road.temporary].slug if road.temporary >= 0 else None
                assert shown["path"]["bonuses"].get(place) == printed
        assert kinds == {0: 4, 1: 2, 2: 3, 4: 1}
        assert set(shown["path"]["bonuses"].values()) == {"bonus-damage", "bonus-strength", "bonus-shield"}
        supply: Counter[int] = Counter()
        for slug, number in shown["path"]["supply"].items():
            supply[KIND_OF[slug]] += number
        assert supply == {0: 8, 1: 7, 2: 9, 4: 4}
        for player in shown["players"]:
            assert player["priests"] == {"by-path": 3}
            assert player["path-tokens"] == {}
            assert player["reserve"] + sum(player["units"].values()) == 12
        assert faults(game) == []
    at_start = {slug for name, slug in seen if name == "1-top"}
    assert at_start >= {"offering", "scroll", "war-horn", "khopesh", "buckler", "sandals"}, "drawn at random (R47)"


@pytest.mark.rule("T3.15", "R47")
def test_places_are_refilled_at_random_by_kind() -> None:
    drawn: dict[str, set[str]] = {"1-top": set(), "2-top": set(), "3-top": set(), "ta-seti": set()}
    for seed in range(60):
        empty = ", ".join(f'"{name}"' for name in drawn)
        others = '1-middle = "scroll", 1-bottom = "war-horn", 2-middle = "khopesh", 2-bottom = "charge", 3-middle = "guard"'
        lying = f"path = {{ empty = [{empty}], tokens = {{ {others} }} }}"
        game = read_scenario(module_position(PATH, f'phase = "night"\nseed = {seed}\n{lying}')).game
        game.play("p1 p1")
        for name, met in drawn.items():
            there = view(game, SPECTATOR)["path"]["tokens"][name]
            assert len(there) == 1
            met.update(there)
        assert faults(game) == []
    assert drawn["1-top"] == {slug for slug, kind in KIND_OF.items() if kind == 0}
    assert drawn["2-top"] == {slug for slug, kind in KIND_OF.items() if kind == 2}
    assert drawn["3-top"] == {slug for slug, kind in KIND_OF.items() if kind == 1}
    assert drawn["ta-seti"] == {"victory-point"}


@pytest.mark.rule("T3.16", "T3.2")
def test_path_priests_and_tokens_lie_open() -> None:
    for recorder, rng, _, _ in random_game(Options(players=3, modules=PATH), "open"):
        if rng.below(10):
            continue
        public = view(recorder.game, SPECTATOR)
        for viewer in range(3):
            seen = view(recorder.game, viewer)
            assert seen["path"] == public["path"]
            for mine, other in zip(seen["players"], public["players"], strict=True):
                assert mine["priests"] == other["priests"]
                assert mine["path-tokens"] == other["path-tokens"]


@pytest.mark.rule("T3.2", "T3.16", "R32")
def test_a_broken_count_of_priests_or_tokens_is_noticed() -> None:
    text = module_position(
        PATH, NO_ITEMS, p1='units = { nw_1 = 3 }\npriests = { nw_1 = 1, reserve = 1 }\npath-tokens = ["guard", "khopesh"]'
    )
    sound = read_scenario(text).game
    assert faults(sound) == []
    path = path_of(sound)
    own = [0, path.at_reserve, path.at_path_reserve, path.at_locations, path.at_tokens, path.at_tokens + path.tokens - 1]
    common = [path.at_slots + 3 * MOST_SLOTS, path.at_supply, path.at_used, path.at_roads + 2]
    places = [seat * path.seat_size + place for seat in range(2) for place in own] + common
    for place in places:
        for change in (1, -1):
            game = sound.copy()
            facts = game.expansion[:]
            facts[place] += change
            game.expansion = facts
            assert faults(game), f"fact {place} changed by {change}"
    for seat in range(2):
        game = sound.copy()
        facts = game.expansion[:]
        facts[seat * path.seat_size + path.at_held] = 1 - min(1, facts[seat * path.seat_size + path.at_held])
        game.expansion = facts
        assert faults(game), "who has tokens, or none"


@pytest.mark.rule("T3.2", "T3.12", "R32")
@pytest.mark.parametrize(
    ("moves", "message"),
    [
        ([("nw_1", "nw_2")], "1 priests among 0 units on nw_2"),
        ([("nw_1", "reserve"), ("by-path", "reserve")], "14 in all"),
        ([("by-path", "nw_1"), ("by-path", "nw_1"), ("by-path", "nw_1")], "priests among"),
    ],
)
def test_a_priest_in_the_wrong_place_is_noticed(moves: list[tuple[str, str]], message: str) -> None:
    game = read_scenario(module_position(PATH, p1="units = { nw_1 = 2, w_obelisk = 5 }\npriests = { nw_1 = 1 }")).game
    path = path_of(game)
    places = {"nw_1": 0, "nw_2": 1, "reserve": int(path.at_reserve), "by-path": int(path.at_path_reserve)}
    for place, to in moves:
        path.shift_priests(game, 0, places[place], places[to], 1)
    assert any(message in fault for fault in faults(game)), faults(game)


@pytest.mark.rule("T3.2", "T3.16")
def test_a_count_below_nothing_is_noticed() -> None:
    """Less than no priests in one place and one more in another are three all the same; so with tokens."""
    sound = read_scenario(
        module_position(PATH, p1='units = { nw_1 = 2 }\npriests = { nw_1 = 1 }\npath-tokens = ["khopesh"]')
    ).game
    path = path_of(sound)
    sent_back = sound.copy()
    path.shift_priests(sent_back, 0, path.at_reserve, path.at_path_reserve, 1)
    sent_back.reserve[0] -= 1
    assert faults(sent_back)
    used = sound.copy()
    facts = used.expansion[:]
    facts[path.at_tokens] -= 1
    facts[path.at_supply] += 1
    used.expansion = facts
    assert faults(used)
    miscounted = sound.copy()
    facts = miscounted.expansion[:]
    facts[path.at_held] += 1
    miscounted.expansion = facts
    assert faults(miscounted), "two tokens counted where one is"


def test_a_second_copy_of_a_skill_is_noticed() -> None:
    game = read_scenario(module_position(PATH, p1='path-tokens = ["guard"]')).game
    path = path_of(game)
    guard = next(token.id for token in PATH_DATA.tokens if token.slug == "guard")
    facts = game.expansion[:]
    facts[path.at_supply + guard] -= 1
    game.expansion = facts
    path.give(game, 0, guard, 1)
    assert faults(game) == ["p1 has the skill guard twice (R32)"]


@pytest.mark.rule("R47", "T3.8", "T3.10", "token/double-edged-dagger", "token/victory-point")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_path_vp_are_the_tokens_taken_and_one_a_round_at_most(players: int) -> None:
    vp = next(token.id for token in PATH_DATA.tokens if token.slug == "victory-point")
    dagger = next(token.id for token in PATH_DATA.tokens if token.slug == "double-edged-dagger")
    taken = 0
    for number in range(3):
        in_round: Counter[int] = Counter()
        before = 0
        for recorder, _, _, _ in random_game(option_sets(players, SETS["ta-seti"])[number], f"path vp {players} {number}"):
            game = recorder.game
            path = path_of(game)
            held = [int(game.vp[seat * VP_KINDS + VP_PATH]) for seat in range(players)]
            assert sum(held) == game.expansion[path.at_used + vp]
            assert min(held) >= 0
            if sum(held) > before:
                in_round[int(game.round)] += sum(held) - before
                before = sum(held)
            wagered = sum(abs(int(game.vp[seat * VP_KINDS + VP_DAGGER])) for seat in range(players))
            assert wagered <= game.expansion[path.at_used + dagger], explain(recorder, "daggers")
        taken += before
        assert max(in_round.values(), default=0) <= 1
    assert taken > 0, "games in which somebody came to the end"


@pytest.mark.rule("T3.11", "T3.3", "T3.5")
def test_one_priest_walks_at_most_in_a_move_action() -> None:
    """In random games: between two tokens laid at most one priest walks, and only after a token on a move space."""
    for number in range(3):
        last: Recorder | None = None
        for recorder, _, _, _ in random_game(option_sets(3, PATH)[number], f"one priest {number}"):
            recorder.game.log = recorder.game.log if recorder.game.log is not None else []
            last = recorder
        assert last is not None
        assert last.game.log is not None
        allowed = walked = 0
        for event in last.game.log:
            if event.name() == "token-laid":
                text = notation_of(last.game.rules).text(event.c)
                allowed = int(text.removeprefix("silver") in ("@move-upper", "@move-middle"))
            if event.name() == "priest-walked":
                walked += 1
                allowed -= 1
                assert allowed >= 0, explain(last, "a priest too many")
        assert walked > 5


@pytest.mark.rule("T0.1", "T3.1")
@pytest.mark.parametrize("players", [2, 5])
def test_copies_and_records_with_the_path(players: int) -> None:
    for number in range(3):
        last: Recorder | None = None
        for recorder, rng, player, action in random_game(option_sets(players, PATH)[number], f"path {players} {number}"):
            last = recorder
            if rng.below(40):
                continue
            game = recorder.game
            before = (game.dump(), digest(game))
            fork = game.copy()
            assert (fork.dump(), digest(fork)) == before
            play_randomly(fork, seeded(number), 25, Tally())
            twin = game.copy()
            twin.take(player, action)
            assert (game.dump(), digest(game)) == before, explain(recorder, "a copy changed its original")
        assert last is not None
        text = write_record(last.record())
        assert digest(replay(read_record(text))) == digest(last.game)
        assert write_record(read_record(text)) == text


@pytest.mark.rule("T3.1", "T3.16")
def test_a_digest_tells_paths_apart() -> None:
    texts = [
        module_position(PATH),
        module_position(PATH, 'path = { sides = "BAAA" }'),
        module_position(PATH, 'path = { tokens = { 1-top = "khopesh" } }'),
        module_position(PATH, 'path = { empty = ["1-top"] }'),
        module_position(PATH, p1="priests = { 1-top = 1 }"),
        module_position(PATH, p1="priests = { 1-middle = 1 }"),
        module_position(PATH, p2="priests = { 1-top = 1 }"),
        module_position(PATH, p1="priests = { reserve = 1 }"),
        module_position(PATH, p1='path-tokens = ["khopesh"]'),
        module_position(PATH, p2='path-tokens = ["khopesh"]'),
    ]
    assert len({digest(read_scenario(text).game) for text in texts}) == len(texts)
    one = read_scenario(module_position(PATH, p1="units = { nw_1 = 2 }\npriests = { nw_1 = 1 }")).game
    other = read_scenario(module_position(PATH, p1="units = { nw_1 = 2 }\npriests = { reserve = 1 }")).game
    assert digest(one) != digest(other)
