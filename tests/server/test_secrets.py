"""No secret of another seat is ever on the wire: not in a view, an event, a hint, a number of a version, nor in the time."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import msgspec
import pytest
from support.server import Middle, Site, find_position, middle_game, random_moves, run, serving
from support.seth import table

from benchmarks.server.client import Json, Live
from kemet.engine import Game, Options, start
from kemet.engine.determinize import determinize
from kemet.engine.ids import BIT
from kemet.engine.notation import notation_of
from kemet.engine.play.battle import Battle
from kemet.engine.record import digest
from kemet.engine.rng import seeded
from kemet.engine.view import player_view, view
from kemet.server.catalog import read_options
from kemet.server.hints import hints, market
from kemet.server.reachable_moves import reach
from kemet.server.session import SECRET

MODULES = ["ta-seti"]
# Names of cards that are also names of decisions, and in Seth's game of what a sacred temple pays.
DECISIONS = {"veto", "escape"}
OF_SETH = {"prayer", "tactical-choice"}


def secrets_of(game: Game, seat: int) -> set[str]:
    """Returns the DI cards that *seat* holds or threw, by name: nobody else may know them."""
    own = player_view(game, seat, seat)
    return set(own["di-hand"]) | set(own["di-thrown-cards"])


class Reader:
    """Reads all frames that one seat gets, and knows which DI cards that seat may have heard of."""

    def __init__(self, live: Live, seat: int) -> None:
        self.live = live
        self.seat = seat
        self.known: set[str] = set()
        self.read = 0

    def learn(self, state: Json) -> None:
        """Takes note of the cards that the state may name: own ones, the discard, those of events."""
        seen = state["view"]
        for player in seen["players"]:
            if player["player"] == seen["you"]:
                self.known |= set(player["di-hand"]) | set(player["di-thrown-cards"])
        self.known |= set(seen["discard"])
        self.known |= {str(event["di"]) for event in state["events"] if "di" in event}
        for frame in seen["frames"]:
            self.known |= set(frame.get("seen", {})) if isinstance(frame.get("seen"), dict) else set()

    def check(self, game: Game) -> None:
        """Looks into every new frame for cards of others, and into the views for hands."""
        for text in self.live.frames[self.read :]:
            message = json.loads(text)
            if message["type"] not in ("state", "update"):
                continue
            self.learn(message)
            for player in message["view"]["players"]:
                if player["player"] != message["view"]["you"]:
                    hidden = ("di-hand", "di-thrown-cards", "battle-hand", "battle-pile-cards", "battle-removed-cards")
                    assert all(player[name] is None for name in hidden)
        last = self.live.frames[-1]
        other_words = DECISIONS | OF_SETH if "seth" in game.rules.options.modules else DECISIONS
        for other in range(game.rules.options.players):
            if other != self.seat:
                for card in secrets_of(game, other) - self.known - other_words:
                    assert f'"{card}"' not in last, (self.seat, card)
                    assert f"di/{card}" not in last
        self.read = len(self.live.frames)


def same_from_another_world(game: Game, seat: int, number: int, state: Json) -> None:
    """Checks that what was sent would be the same if all that *seat* cannot know were different."""
    world = determinize(game, seat, seeded(f"other {number}"))
    assert msgspec.json.decode(msgspec.json.encode(view(world, seat))) == state["view"]
    assert msgspec.json.decode(msgspec.json.encode(hints(world, seat))) == state["hints"]
    if seat >= 0 and number % 5 == 0:
        assert market(world, seat) == market(game, seat)
        assert reach(world, seat) == reach(game, seat)


@pytest.mark.parametrize(
    ("options", "left"),
    [
        ({"players": 2, "learning": True}, None),
        ({"players": 3, "modules": MODULES}, 260),
        ({"players": 5, "discards": "up"}, 160),
        ({"players": 3, "edition": "blood-and-sand", "modules": ["book-of-the-dead"]}, 120),
        ({"players": 4, "modules": ["seth"]}, 120),
    ],
)
def test_no_frame_tells_a_secret(options: dict[str, Any], left: int | None, quick: str) -> None:
    """A whole game, and long parts of larger ones: every seat and a spectator read along."""

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            moves = random_moves(read_options(options), "middle")
            game = await middle_game(site, host, options, left or len(moves), public=True)
            async with AsyncExitStack() as stack:
                readers: list[Reader] = []
                for seat in range(options["players"]):
                    live = host.live(game.id, **{"as": f"p{seat + 1}"})
                    readers.append(Reader(await stack.enter_async_context(live), seat))
                readers.append(Reader(await stack.enter_async_context(guest.live(game.id)), -1))
                for reader in readers:
                    await reader.live.wait("state")
                await play_and_read(site, game, readers, host, guest)

    run(test)


async def play_and_read(site: Site, game: Middle, readers: list[Reader], host: Any, guest: Any) -> None:
    """Plays the rest of the game over the sockets, and reads every frame after each action."""
    room = site.room(game.id)
    for number, (seat, action) in enumerate(game.moves):
        ack = await readers[seat].live.act(action)
        assert ack["done"] == 1, ack
        for reader in readers:
            while reader.live.state["version"] < room.shown(reader.seat).version:
                await reader.live.receive()
            reader.check(room.session.game)
            if number % 4 == 0:
                same_from_another_world(room.session.game, reader.seat, number, reader.live.state)
                assert reader.live.state["step"] == room.session.step_for(reader.seat)
        if number == 50:
            await check_http(site, host, guest, game.id)
    assert room.session.game.over()


async def check_http(site: Site, host: Any, guest: Any, game: str) -> None:
    """Looks for secrets in what spectators get by HTTP in the middle of a game."""
    for path in ("/record", "/replay"):
        assert (await host.http.get(f"/api/games/{game}{path}")).status_code == 409
    assert (await guest.http.get(f"/api/games/{game}/market")).status_code == 403
    shown = await guest.get(f"/api/games/{game}")
    assert shown["state"]["view"] == view(site.game(game), -1)


def test_a_secret_choice_looks_the_same_however_many_cards_it_has(quick: str) -> None:
    """Two players choose battle cards; what the enemy and spectators get meanwhile does not depend on how many actions
    it took, and nothing at all comes before the choice is settled."""

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            place = find_position(Options(players=2), is_battle_with_cards)
            middle = await middle_game(site, host, {"players": 2}, place.left, play=place.play, seed=place.seed, public=True)
            game = middle.id
            room = site.room(game)
            battle = room.session.game.stack[-2]
            assert isinstance(battle, Battle)
            attacker, defender = (int(side.seat) for side in battle.sides)
            async with (
                host.live(game, **{"as": f"p{attacker + 1}"}) as one,
                host.live(game, **{"as": f"p{defender + 1}"}) as other,
                guest.live(game) as watcher,
            ):
                for live in (one, other, watcher):
                    await live.wait("state")
                hand = one.state["view"]["legal"]
                steps = (other.state["step"], watcher.state["step"])
                await one.act(hand[0])
                # The first answer ends the enemy's right to take back what was done before, so that may be seen.
                versions = (room.shown(defender).version, room.shown(-1).version)
                assert versions[1] == watcher.state["version"]
                await one.act(hand[1])
                assert one.state["step"] == steps[0] + 2
                laid = 0
                while len(one.state["view"]["legal"]) > 1:
                    await one.act(one.state["view"]["legal"][-1])
                    laid += 1
                assert laid >= 1
                await asyncio.sleep(0.1)
                assert (room.shown(defender).version, room.shown(-1).version) == versions
                assert (room.session.step_for(defender), room.session.step_for(-1)) == steps
                await one.act("pass")
                while other.state["version"] <= versions[0]:
                    await other.receive()
                await watcher.wait("update")
                assert (other.state["step"], watcher.state["step"]) == steps
                assert (other.state["version"], watcher.state["version"]) == (versions[0] + 1, versions[1] + 1)

    run(test)


def is_battle_with_cards(game: Game) -> bool:
    """Tells whether two are to choose battle cards, and the attacker has DI cards to add."""
    battle = game.stack[-2] if len(game.stack) > 1 else None
    if not isinstance(battle, Battle) or game.decision().name() != "battle-cards":
        return False
    both = game.awaiting() & (game.awaiting() - 1)
    return bool(both) and all(side.card < 0 for side in battle.sides) and can_add(game, int(battle.sides[0].seat))


def can_add(game: Game, seat: int) -> bool:
    """Tells whether *seat* could add a DI card to its battle cards."""
    world = game.copy()
    for _ in range(2):
        world.apply(seat, world.legal(seat)[0])
    return len(world.legal(seat)) > 1 and world.decision().name() == "battle-cards"


def test_answers_given_at_the_same_time_give_the_same_battle(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            place = find_position(Options(players=2), is_battle_with_cards)
            ends = []
            for order in ([0, 1], [1, 0], None):
                middle = await middle_game(
                    site, host, {"players": 2}, place.left, play=place.play, seed=place.seed, public=True
                )
                ends.append(await fight(site, host, middle.id, order))
            assert ends[0] == ends[1] == ends[2]

    run(test)


async def fight(site: Site, host: Any, game: str, order: list[int] | None) -> str:
    """Lets both sides choose their first cards, one after the other or at once; returns the digest of the outcome."""
    answers = []
    for seat in range(2):
        world = site.game(game).copy()
        texts = []
        while world.awaiting() & BIT[seat] and world.decision().name() == "battle-cards":
            texts.append(site.room(game).session.notation.text(world.legal(seat)[0]))
            world.apply(seat, world.legal(seat)[0])
        answers.append({"as": f"p{seat + 1}", "actions": texts})
    calls = [host.post(f"/api/games/{game}/act", answers[seat]) for seat in order or (0, 1)]
    if order is None:
        acks = await asyncio.gather(*calls)
    else:
        acks = [await call for call in calls]
    assert all("error" not in ack for ack in acks)
    assert site.game(game).decision().name() != "battle-cards"
    return digest(site.game(game))


def test_clocks_and_lists_do_not_count_secret_answers(quick: str) -> None:
    """With a clock, every part of a secret answer comes to the others as nothing: no table, no time, no date in a list."""

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            place = find_position(Options(players=2), is_battle_with_cards)
            clock = {"kind": "live", "minutes": 10, "increment": 30, "window": 0}
            middle = await middle_game(
                site, host, {"players": 2}, place.left, play=place.play, seed=place.seed, public=True, clock=clock
            )
            room = site.room(middle.id)
            battle = room.session.game.stack[-2]
            assert isinstance(battle, Battle)
            attacker = int(battle.sides[0].seat)
            async with guest.live(middle.id) as watcher:
                await watcher.wait("table")
                await host.get(f"/api/games/{middle.id}")
                card = (await guest.get("/api/games", which="running"))[0]
                left = room.seat_clock(attacker).left
                frames = len(watcher.frames)
                for _ in range(2):
                    action = room.session.notation.text(room.session.game.legal(attacker)[0])
                    await host.post(f"/api/games/{middle.id}/act", {"as": f"p{attacker + 1}", "actions": [action]})
                await watcher.socket.send('{"type":"ping"}')
                await watcher.wait("pong")
                assert len(watcher.frames) == frames + 1
                assert room.seat_clock(attacker).left <= left
                assert (await guest.get("/api/games", which="running"))[0] == card

    run(test)


def test_every_decision_of_several_is_known_to_be_secret() -> None:
    for players in (2, 3, 5):
        options = Options(players=players, modules=["ta-seti"])
        game = start(options, "several")
        notation = notation_of(game.rules)
        for player, action in random_moves(options, "several"):
            if game.awaiting() & (game.awaiting() - 1):
                assert game.decision().name() in SECRET
            game.apply(player, notation.action(action))


def test_hints_count_no_choices_that_chance_decides() -> None:
    """Invocation draws a card: what may be done afterwards is not told as a number."""
    told = hints(table(4, p1={"pp": 5, "di": ["seth-prayer"]}), 0)
    assert told["@furious-invasion"].options is not None
    assert all(hint.options is None or hint.options >= 0 for hint in told.values())
