"""Seth's game on the server: one of the community takes what it decides, live, in one browser for all seats, over days."""

from __future__ import annotations

from typing import Any

import pytest
from support.server import ME, ManualClock, find_position, middle_game, run, serving
from support.seth import table

from kemet.engine import Game, Options
from kemet.engine.ids import BIT
from kemet.engine.modules.seth.rounds import CommunityTurn

OPEN = {"kind": "human"}
SETH: dict[str, Any] = {"players": 4, "modules": ["seth"]}
DAYS = {"kind": "days", "days": 2, "then": "pass"}


def at_community_turn(game: Game) -> bool:
    """Tells whether a turn of the community begins that all three members may take."""
    return isinstance(game.top, CommunityTurn) and game.awaiting() == BIT[1] | BIT[2] | BIT[3]


@pytest.mark.rule("R75")
def test_whoever_takes_the_turn_acts(quick: str) -> None:
    """All three members are asked; the last of them takes it, and the others wait until that action is over."""

    async def test() -> None:
        async with serving(quick) as site:
            host, guest = await site.person(), await site.person()
            made = await host.make_game([ME, ME, ME, OPEN], options=SETH, public=True)
            await guest.post(f"/api/games/{made['id']}/join", {"seat": "p4", "invite": made["invite"]})
            session = site.room(made["id"]).session
            session.recorder.game = table(4, position={"day-track": 1})
            async with (
                host.live(made["id"], **{"as": "p2"}) as one,
                guest.live(made["id"], **{"as": "p4"}) as other,
            ):
                for live in (one, other):
                    await live.wait("state")
                    assert live.state["view"]["awaiting"] == ["p2", "p3", "p4"]
                    assert "@pray-lower" in live.state["view"]["legal"]
                assert (await other.act("@pray-lower"))["done"] == 1
                await one.wait("update")
                assert one.state["view"]["awaiting"] == ["p4"]
                assert one.state["view"]["legal"] == []
                await other.act("pass")
                await one.wait("update")
                assert one.state["view"]["awaiting"] == ["p2", "p3"]

    run(test)


@pytest.mark.rule("R75")
def test_one_browser_plays_both_camps(quick: str) -> None:
    """Seth and all members in turn, each by the own seat; whoever is not asked may not act."""

    async def test() -> None:
        async with serving(quick) as site:
            person = await site.person()
            place = find_position(Options(**SETH), at_community_turn)
            made = await middle_game(site, person, SETH, place.left, play=place.play, seed=place.seed)
            path, room = f"/api/games/{made.id}/act", site.room(made.id)
            for seat, action in made.moves[:80]:
                others = [other for other in range(4) if not room.session.game.awaiting() & BIT[other]]
                for other in others[:1]:
                    refused = await person.post(path, {"as": f"p{other + 1}", "actions": ["pass"]})
                    assert (refused["done"], refused["error"]["code"]) == (0, "not-asked")
                assert (await person.post(path, {"as": f"p{seat + 1}", "actions": [action]}))["done"] == 1
            assert {seat for seat, _ in made.moves[:80]} == {0, 1, 2, 3}

    run(test)


@pytest.mark.rule("R76", "variant/community-consent")
def test_owners_agree_in_secret(quick: str) -> None:
    """Where owners must agree, nobody learns what the first of them said before the second has answered, only who has."""

    async def test() -> None:
        async with serving(quick) as site:
            host = await site.person()
            made = await host.make_game([ME] * 4, options={**SETH, "variants": ["community-consent"]})
            session = site.room(made["id"]).session
            units: dict[str, Any] = {f"p{k}": {"units": {"west_bank": 3 if k == 2 else 1}} for k in (2, 3, 4)}
            position = {"day-track": 1, "sacred-temples": {"west_bank": 2}}
            session.recorder.game = table(4, ["community-consent"], position=position, **units)
            session.recorder.apply(1, session.notation.action("west_bank"))
            for giver in ("p2", "p3", "p4"):
                session.recorder.apply(1, session.notation.action(giver))
            path = f"/api/games/{made['id']}"
            asked = [(await host.get(path, **{"as": f"p{k}"}))["state"] for k in (1, 3, 4)]
            assert [state["view"]["legal"] for state in asked] == [[], ["pass", "give"], ["pass", "give"]]
            assert (await host.post(path + "/act", {"as": "p3", "actions": ["give"]}))["done"] == 1
            for k, before in zip((1, 4), (asked[0], asked[2]), strict=True):
                seen = (await host.get(path, **{"as": f"p{k}"}))["state"]["view"]
                assert seen == {**before["view"], "awaiting": ["p4"]}
            assert (await host.post(path + "/act", {"as": "p4", "actions": ["give"]}))["done"] == 1
            after = (await host.get(path, **{"as": "p4"}))["state"]["view"]
            assert after["seth"]["temples"]["west_bank"]["level"] == 3

    run(test)


@pytest.mark.rule("R75")
def test_a_turn_of_the_community_that_nobody_takes_in_time_is_played_on(quick: str) -> None:
    """Over days all members are asked at once; when all have passed the first must act, and the game goes on all the same."""

    async def test() -> None:
        clock = ManualClock()
        async with serving(quick, clock, sweep_every=1e6) as site:
            host = await site.person()
            place = find_position(Options(**SETH), at_community_turn)
            made = await middle_game(site, host, SETH, place.left, play=place.play, seed=place.seed, clock=DAYS)
            room = site.room(made.id)
            assert {room.seat_clock(seat).left for seat in (1, 2, 3)} == {2 * 86400}
            for _ in range(12):
                await clock.advance(2 * 86400 + 1)
                if int(site.game(made.id).turn) == 0:
                    break
            assert int(site.game(made.id).turn) == 0, "it is Seth's turn"

    run(test)
