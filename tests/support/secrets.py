"""Positions as text, and checks that views, events and guessed worlds keep what a player cannot know."""

from __future__ import annotations

from typing import Any, NamedTuple

from kemet.engine.determinize import determinize
from kemet.engine.events import EVERYBODY
from kemet.engine.game import Game
from kemet.engine.invariants import faults
from kemet.engine.notation import Notation, event_text, parse_player
from kemet.engine.playout import Tally, play_randomly
from kemet.engine.rng import seeded
from kemet.engine.scenario import read_scenario
from kemet.engine.view import SPECTATOR, view


def position(players: int = 2, discards: str = "down", extra: str = "", **sides: str) -> str:
    """Returns a position as text; each side is given by the lines of its table."""
    text = f'[options]\nplayers = {players}\ndiscards = "{discards}"\n[position]\n{extra}\n'
    for name, lines in sides.items():
        text += f"[player.{name}]\n{lines}\n"
    return text


def play(text: str, moves: list[str]) -> Game:
    """Returns the game after *moves*, with the log of what happened in it."""
    game = read_scenario(text).game
    game.log = []
    notation = Notation(game.rules)
    for move in moves:
        player, _, action = move.partition(" ")
        game.apply(parse_player(player, game.rules.options.players), notation.action(action))
    return game


def heard(game: Game, seat: int) -> list[str]:
    """Lists the events that *seat* may know of."""
    assert game.log is not None
    mask = EVERYBODY if seat == SPECTATOR else 2**seat
    everybody = [event for event in game.log if event.audience == EVERYBODY]
    known = everybody if seat == SPECTATOR else [event for event in game.log if event.audience & mask]
    return [event_text(game.rules, event) for event in known]


def battle_frame(game: Game, viewer: int) -> dict[str, Any]:
    """Returns what *viewer* sees of the battle."""
    return next(frame for frame in view(game, viewer)["frames"] if frame["frame"] == "battle")


class Secret(NamedTuple):
    """Two games that differ in something the viewers cannot know."""

    one: str
    one_moves: list[str]
    other: str
    other_moves: list[str]
    viewers: list[int]


def views_and_events_keep(secret: Secret) -> None:
    """Asserts that no viewer can tell the two games apart by view or events."""
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    assert one.dump() != other.dump()
    for viewer in secret.viewers:
        assert view(one, viewer) == view(other, viewer)
        assert heard(one, viewer) == heard(other, viewer)


def worlds_keep(secret: Secret) -> None:
    """Asserts that from what looks the same the same worlds are drawn: nothing of the secret goes into them."""
    one = play(secret.one, secret.one_moves)
    other = play(secret.other, secret.other_moves)
    for viewer in secret.viewers:
        for seed in range(20):
            assert determinize(one, viewer, seeded(seed)).dump() == determinize(other, viewer, seeded(seed)).dump()


def worlds_are_sound(secret: Secret) -> None:
    """Asserts that worlds are possible, look the same to their player, and can be played on."""
    for text, moves in ((secret.one, secret.one_moves), (secret.other, secret.other_moves)):
        game = play(text, moves)
        for seat in range(game.rules.options.players):
            seen = view(game, seat)
            for seed in range(20):
                world = determinize(game, seat, seeded(seed))
                assert faults(world) == []
                assert view(world, seat) == seen
                play_randomly(world, seeded(seed), 200, Tally())


def module_position(modules: list[str], extra: str = "", options: str = "players = 2", **sides: str) -> str:
    """Returns a position as text; each side is given by the lines of its table."""
    names = ", ".join(f'"{name}"' for name in modules)
    text = f"[options]\n{options}\nmodules = [{names}]\n[position]\n{extra}\n"
    for name, lines in sides.items():
        text += f"[player.{name}]\n{lines}\n"
    return text
