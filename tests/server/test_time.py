"""Windows, bots and clocks, with a clock that the test moves: nothing about the time depends on cards."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from support.server import BOT, ME, ManualClock, Middle, Site, find_position, middle_game, run, serving

from kemet.engine import Game, Options
from kemet.engine.ids import BIT
from kemet.engine.notation import player_text
from kemet.server.clock import Clock
from kemet.server.lobby import find_room, sweep
from kemet.server.room import Room
from kemet.server.settings import DAY

TIMES: dict[str, Any] = {"window": 6.0, "bot_window": 1.2, "bot_delay": 0.7, "slow_window": 3600.0, "sweep_every": 1e6}
THREE = {"players": 3}
BOT_FIRST = "bot-first"  # the seed of a game in which the first of three is asked first


def veto_asked(game: Game, holds: bool) -> bool:
    """Tells whether exactly two are asked for a Veto and the first of them holds one, or none of them does."""
    if game.decision().name() != "veto":
        return False
    asked = [seat for seat in range(3) if game.awaiting() & BIT[seat]]
    able = [len(game.legal(seat)) > 1 for seat in asked]
    return len(asked) == 2 and (able[0] if holds else not any(able))


async def veto_game(site: Site, host: Any, holds: bool, bots: str, **clock: Any) -> Middle:
    """Returns a game in which a Veto can be played now: *bots* tells for each of the two asked whether it is a bot."""
    place = find_position(Options(players=3), lambda game: veto_asked(game, holds))
    asked = asked_at(place.seed, place.play, place.left)
    chosen = [seat for seat, kind in zip(asked, bots, strict=True) if kind == "b"]
    return await middle_game(
        site, host, THREE, place.left, play=place.play, seed=place.seed, bots=chosen, clock={"window": None, **clock}
    )


def asked_at(seed: str, play: int, left: int) -> list[int]:
    """Returns who is asked in a position."""
    from support.server import random_moves

    from kemet.engine import start
    from kemet.engine.notation import notation_of

    game = start(Options(players=3), seed)
    moves = random_moves(Options(players=3), seed, play)
    for player, action in moves[: len(moves) - left]:
        game.apply(player, notation_of(game.rules).action(action))
    return [seat for seat in range(3) if game.awaiting() & BIT[seat]]


def is_open(site: Site, game: Middle) -> bool:
    """Tells whether the window is still open."""
    return site.room(game.id).session.decision == "veto"


@pytest.mark.parametrize("holds", [True, False])
@pytest.mark.parametrize(("bots", "length"), [("hh", 6.0), ("hb", 6.0), ("bh", 6.0), ("bb", 0.35)])
def test_a_window_lasts_the_same_time_whoever_holds_what(holds: bool, bots: str, length: float, quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            game = await veto_game(site, host, holds, bots)
            room = site.room(game.id)
            assert room.sight(-1).window is not None
            put, before = room.session.put_at, room.session.put_step
            await clock.quiet()
            await clock.advance(put + length - 0.05 - clock.now())
            assert is_open(site, game)
            assert len(room.session.recorder.moves) == before
            await clock.advance(0.1)
            # All have answered; a Veto that a bot played may be answered in its turn.
            assert len(room.session.recorder.moves) == before + 2

    run(test)


@pytest.mark.parametrize("holds", [True, False])
def test_a_window_closes_early_when_every_person_has_answered_or_wants_no_question(holds: bool, quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            game = await veto_game(site, host, holds, "hb")
            room = site.room(game.id)
            person = next(seat for seat in room.session.awaited() if room.seats[seat].kind == "human")
            await host.post(f"/api/games/{game.id}/act", {"as": f"p{person + 1}", "actions": ["pass"]})
            await clock.advance(1.1)
            assert is_open(site, game)
            await clock.advance(0.2)
            assert not is_open(site, game)
            game = await veto_game(site, host, holds, "hb")
            settings = {"as": f"p{person + 1}", "autopass": {"veto": "turn", "escape": "round"}}
            table = await host.post(f"/api/games/{game.id}/settings", settings)
            assert table["autopass"][f"p{person + 1}"] == {"veto": "turn", "escape": "round"}
            await clock.advance(1.1)
            assert is_open(site, game)
            await clock.advance(0.2)
            assert not is_open(site, game)

    run(test)


def test_auto_pass_ends_with_the_turn_or_the_round(quick: str) -> None:
    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            game = await middle_game(site, host, THREE, 300)
            room = site.room(game.id)
            for card, until in (("veto", "turn"), ("escape", "round")):
                await host.post(f"/api/games/{game.id}/settings", {"as": "p1", "autopass": {card: until}})
            turn, round_number = room.session.turns, int(room.session.game.round)
            for player, action in game.moves:
                silent = room.autopass_of(room.seats[0])
                assert ("veto" in silent) == (room.session.turns == turn)
                assert ("escape" in silent) == (int(room.session.game.round) == round_number)
                await host.post(f"/api/games/{game.id}/act", {"as": f"p{player + 1}", "actions": [action]})
                if int(room.session.game.round) > round_number + 1:
                    return
            raise AssertionError("the round did not end")

    run(test)


def test_a_window_without_end_waits_for_all_and_one_of_days_is_long(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            endless = await veto_game(site, host, True, "hb", window=0)
            slow = await veto_game(site, host, True, "hb", kind="days", days=1)
            await clock.advance(3500)
            assert is_open(site, endless)
            assert is_open(site, slow)
            await clock.advance(200)
            assert is_open(site, endless)
            assert not is_open(site, slow)

    run(test)


def test_bots_pause_before_each_visible_action(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([BOT, BOT, BOT])
            room = site.room(made["id"])
            await clock.quiet()
            assert not room.session.recorder.moves
            for number in range(1, 6):
                await clock.advance(0.65)
                assert len(room.session.recorder.moves) == number - 1
                await clock.advance(0.05)
                assert len(room.session.recorder.moves) == number

    run(test)


def test_who_plays_alone_says_how_long_bots_pause(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([BOT, ME, BOT], seed=BOT_FIRST)
            room = site.room(made["id"])
            assert room.session.awaited() == [0]
            room.automation.set_pace(3.0)
            await clock.quiet()
            await clock.advance(2.9)
            assert not room.session.recorder.moves
            room.automation.set_pace(0.0)
            await clock.quiet()
            assert room.session.recorder.moves

    run(test)


def test_among_several_people_nobody_hurries_the_bots(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([BOT, ME, ME], seed=BOT_FIRST)
            room = site.room(made["id"])
            assert room.session.awaited() == [0]
            room.automation.set_pace(0.0)
            await clock.quiet()
            assert not room.session.recorder.moves

    run(test)


@pytest.mark.parametrize("then", ["pass", "bot"])
def test_a_clock_that_runs_out(then: str, quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            setting = {"kind": "live", "minutes": 1, "increment": 5, "then": then}
            made = await host.make_game([ME, ME, ME], clock=setting, options={"cities": "random"})
            path = f"/api/games/{made['id']}"
            room = site.room(made["id"])
            first = room.session.awaited()[0]
            word = f"p{first + 1}"
            await clock.advance(20)
            clocks = [seat["clock"] for seat in (await host.get(path))["table"]["seats"]]
            assert clocks[first] == {"left": 40.0, "running": True}
            assert sum(time["running"] for time in clocks) == 1
            await host.post(path + "/act", {"as": word, "actions": ["white^1"]})
            assert room.seat_clock(first).left == 45.0
            await clock.advance(44.9)
            assert len(room.session.recorder.moves) == 1
            await clock.advance(0.2)
            if then == "pass":
                assert first not in room.session.awaited()
                assert room.seats[first].person
            else:
                assert room.seats[first].stand_in == "hard"
                assert (await host.get(path))["table"]["seats"][first]["away"]
                await host.post(path + "/takeover", {"seat": word})
                assert room.seats[first].person

    run(test)


@pytest.mark.parametrize("kind", ["live", "days"])
def test_a_game_that_only_clocks_play_ends(kind: str, quick: str) -> None:
    """Turns that are passed for people who are away end no game: it would go on for ever, and as fast as it can."""

    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            setting = {"kind": kind, "minutes": 1, "increment": 0, "days": 1, "then": "pass"}
            game = (await host.make_game([ME, ME], clock=setting, options={"cities": "random"}))["id"]
            path, room = f"/api/games/{game}", site.room(game)
            step = 60 if kind == "live" else DAY
            # One turn at a time, and not faster than bots play.
            passed = 0
            while passed < 19:
                before = len(room.session.recorder.moves)
                await clock.advance(step if kind == "days" or passed < 2 else 0.7)
                passed = room.clocks.passed
                assert room.facts.status == "running"
                assert len(room.session.recorder.moves) - before < 100
            # Somebody who acts is there: with days the game goes on.
            if kind == "days":
                word = player_text(room.session.awaited()[0])
                legal = (await host.get(path, **{"as": word}))["state"]["view"]["legal"]
                await host.post(path + "/act", {"as": word, "actions": legal[:1]})
                await clock.advance(19 * step)
                assert room.facts.status == "running"
            await clock.advance(3 * step)
            assert room.facts.status == "over"
            moves = len(room.session.recorder.moves)
            await clock.advance(100 * step)
            assert len(room.session.recorder.moves) == moves
            room.close()
            # It can be watched and played again as one that is over.
            table = (await host.get(path))["table"]
            assert table["status"] == "over"
            assert (await host.get(f"/api/replays/{game}"))["steps"] == moves
            assert (await host.post(path + "/rematch"))["id"] != game

    run(test)


def test_bots_end_a_game_whose_people_are_out_of_time(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            setting = {"kind": "live", "minutes": 1, "increment": 0, "then": "pass"}
            game = (await host.make_game([ME, BOT], clock=setting, options={"cities": "random"}))["id"]
            room = site.room(game)
            while room.clocks.passed < 30 and room.facts.status == "running":
                await clock.advance(60)
            assert room.facts.status == "running" or room.session.game.over()

    run(test)


def test_days_go_on_while_the_server_is_down_and_the_game_wakes_by_itself(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], clock={"kind": "days", "days": 2, "then": "pass"})
        await clock.advance(86400)
        async with serving(quick, clock, **TIMES) as site:
            assert made["id"] not in site.context.rooms
            room = await find_room(site.context, made["id"])
            await clock.quiet()
            assert room.seat_clock(room.session.awaited()[0]).left == 86400
            assert not room.session.recorder.moves
        await clock.advance(90000)
        async with serving(quick, clock, **TIMES) as site:
            await sweep(site.context)
            await clock.quiet()
            assert site.room(made["id"]).session.recorder.moves

    run(test)


def test_idle_rooms_leave_memory_and_come_back(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([ME, ME])
            async with host.live(made["id"]) as live:
                await live.wait("state")
                clock.time += 1000
                await sweep(site.context)
                assert made["id"] in site.context.rooms
            while site.room(made["id"]).visitors:
                await asyncio.sleep(0.01)
            clock.time += 1000
            await sweep(site.context)
            assert made["id"] not in site.context.rooms
            assert (await host.get(f"/api/games/{made['id']}"))["table"]["status"] == "running"

    run(test)


async def refused(host: Any, path: str, body: Any) -> None:
    """Sees that somebody has no time left for this."""
    reply = await host.send("POST", path, body)
    assert (reply.status_code, reply.json()["error"]["code"]) == (409, "time-over")


async def live_game(site: Site, host: Any, **clock: Any) -> tuple[str, Room, int]:
    """Returns the address and room of a new game with a live clock, and the seat that is asked."""
    setting = {"kind": "live", "minutes": 1, "increment": 0, "then": "bot", **clock}
    made = await host.make_game([ME, ME, ME], clock=setting, options={"cities": "random"})
    room = site.room(made["id"])
    return f"/api/games/{made['id']}", room, room.session.awaited()[0]


def test_taking_ones_own_seat_again_brings_no_time(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            path, room, first = await live_game(site, host, increment=5)
            await clock.advance(58)
            for _ in range(3):
                await host.post(path + "/takeover", {"seat": f"p{first + 1}"})
                assert room.seat_clock(first).left == 2.0

    run(test)


def test_what_is_taken_back_and_done_again_brings_no_time(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            path, room, first = await live_game(site, host, increment=5)
            word = f"p{first + 1}"
            await host.post(path + "/act", {"as": word, "actions": ["white^1"]})
            left = room.seat_clock(first).left
            for _ in range(3):
                await clock.advance(2)
                await host.post(path + "/undo", {"as": word})
                await clock.advance(2)
                await host.post(path + "/act", {"as": word, "actions": ["white^1"]})
                assert room.seat_clock(first).left == left - 4
                left -= 4

    run(test)


def test_who_ran_out_of_time_gets_a_little_once_and_then_only_what_the_clock_adds(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **{**TIMES, "bot_delay": 1000.0}) as site:
            host = await site.person()
            for increment, given in ((5, 5.0), (0, None)):
                path, room, first = await live_game(site, host, increment=increment)
                await clock.advance(60.1)
                assert room.seats[first].stand_in
                await host.post(path + "/takeover", {"seat": f"p{first + 1}"})
                assert room.seat_clock(first).left == 60.0
                await clock.advance(60.1)
                assert room.seats[first].stand_in
                # Not in the same decision: else one would take one's seat again and again, and never decide.
                action = room.session.notation.text(room.session.game.legal(first)[0])
                await refused(host, path + "/takeover", {"seat": f"p{first + 1}"})
                await refused(host, path + "/act", {"as": f"p{first + 1}", "actions": [action]})
                assert not room.session.recorder.moves
                decided = room.clocks.counted
                while room.clocks.counted == decided or first not in room.session.awaited():
                    await clock.advance(1000)
                if given is None:
                    await refused(host, path + "/takeover", {"seat": f"p{first + 1}"})
                else:
                    await host.post(path + "/takeover", {"seat": f"p{first + 1}"})
                    assert room.seat_clock(first).left == given

    run(test)


def test_a_game_that_was_out_of_memory_gives_no_time_back_but_a_server_that_was_down_does(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            path, room, first = await live_game(site, host, minutes=30)
            await clock.advance(100)
            room.close()
            await clock.advance(100)
            seats = (await host.get(path))["table"]["seats"]
            assert seats[first]["clock"] == {"left": 1600.0, "running": True}
        await clock.advance(1000)
        async with serving(quick, clock, **TIMES) as site:
            again = await find_room(site.context, room.facts.id)
            assert again.seat_clock(first).left == 1600.0

    run(test)


def test_the_clock_does_not_follow_when_the_time_of_day_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = Clock()
    before = clock.now()
    assert abs(before - time.time()) < 5
    monkeypatch.setattr(time, "time", lambda: before + 3600)
    assert 0 <= clock.now() - before < 5


DAYS = {"kind": "days", "days": 2, "then": "pass"}


def test_a_decision_of_days_cannot_be_drawn_out_by_taking_back(quick: str) -> None:
    """Who hands the turn on and takes it back has what was left, the other one all days for a question that is put anew."""

    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], clock=DAYS, options={"cities": "random"})
            path, room = f"/api/games/{made['id']}", site.room(made["id"])
            first = room.session.awaited()[0]
            word = f"p{first + 1}"
            while room.session.awaited() == [first]:
                action = room.session.notation.text(room.session.game.legal(first)[0])
                await host.post(path + "/act", {"as": word, "actions": [action]})
            await host.post(path + "/undo", {"as": word})
            other = 1 - first
            for hours in (40, 30, 20):
                await clock.advance(10 * 3600)
                await host.post(path + "/act", {"as": word, "actions": [action]})
                assert room.seat_clock(other).left == 48 * 3600
                await clock.advance(20 * 3600)
                await host.post(path + "/undo", {"as": word})
                assert room.seat_clock(first).left == (hours - 2) * 3600

    run(test)


def test_who_comes_back_in_a_game_of_days_decides_within_a_minute(quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, **{**TIMES, "bot_delay": 1000.0}) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], clock={**DAYS, "then": "bot"}, options={"cities": "random"})
            room = site.room(made["id"])
            first = room.session.awaited()[0]
            path = f"/api/games/{made['id']}"
            await clock.advance(2 * DAY + 1)
            assert room.seats[first].stand_in
            await host.post(path + "/takeover", {"seat": f"p{first + 1}"})
            assert room.seat_clock(first).left == 60.0
            await clock.advance(61)
            assert room.seats[first].stand_in
            await refused(host, path + "/takeover", {"seat": f"p{first + 1}"})
            # Nor after the game was read anew.
            room.close()
            await refused(host, path + "/takeover", {"seat": f"p{first + 1}"})

    run(test)


@pytest.mark.parametrize("kind", ["live", "days"])
def test_a_machine_whose_time_is_set_back_while_it_is_down_gives_nobody_time(kind: str, quick: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        setting = DAYS if kind == "days" else {"kind": "live", "minutes": 600, "increment": 0, "then": "pass"}
        async with serving(quick, clock, **TIMES) as site:
            host = await site.person()
            made = await host.make_game([ME, ME], clock=setting, options={"cities": "random"})
            room = site.room(made["id"])
            first = room.session.awaited()[0]
            await clock.advance(100)
            left = room.seat_clock(first).left
        clock.time -= 7200
        async with serving(quick, clock, **TIMES) as site:
            room = await find_room(site.context, made["id"])
            assert room.seat_clock(first).left == left
            assert room.session.put_at <= clock.now()
            await clock.advance(10)
            assert room.seat_clock(first).left == left - 10

    run(test)
