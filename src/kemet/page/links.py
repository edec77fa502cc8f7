"""Links that hold a game: people play by sending them to each other, and show each other replays and positions.

A link has all that was played, hidden things included, packed but not encrypted: the page that opens it shows each seat its
own, and whoever unpacks it by hand can read everything.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from typing import Literal

import msgspec

from kemet.engine import RULES_VERSION
from kemet.engine.notation import notation_of
from kemet.engine.record import Record
from kemet.engine.registry import make_rules
from kemet.engine.rules import OptionError, parse_options
from kemet.engine.scenario import record_of_scenario
from kemet.server.errors import bad, conflict

# No game is longer when it is unpacked.
MOST_BYTES = 400_000


class LinkSeat(msgspec.Struct, array_like=True):
    """A seat: a bot's, or a person's; and whether that person sent the link."""

    name: str
    bot: str | None
    sender: bool


class Link(msgspec.Struct, omit_defaults=True):
    """What a link holds: a game that who is asked plays on, a replay at a *step*, or a position from which anybody plays."""

    kind: Literal["game", "replay", "position"]
    options: dict[str, str]
    seed: str
    moves: list[str]
    game: str = ""
    seats: list[LinkSeat] = []
    step: int = 0
    rules: int = RULES_VERSION


def packed(link: Link) -> str:
    """Returns *link* as text that can stand in an address."""
    data = zlib.compress(msgspec.json.encode(link), 9)
    return urlsafe_b64encode(data).decode().rstrip("=")


def unpacked(text: str) -> Link:
    """Returns the link written as *text*; refuses what is none, or of another version of the rules."""
    try:
        data = urlsafe_b64decode(text + "=" * (-len(text) % 4))
        unpacking = zlib.decompressobj()
        link = msgspec.json.decode(unpacking.decompress(data, MOST_BYTES), type=Link)
        record_of(link)
    except (ValueError, zlib.error, OptionError) as error:
        raise bad("no-link") from error
    if link.rules != RULES_VERSION:
        raise conflict("rules-changed", rules=link.rules)
    return link


def link_of(kind: Literal["game", "replay", "position"], record: Record) -> Link:
    """Returns a link that holds *record*."""
    text = notation_of(make_rules(record.options)).text
    moves = [f"{player + 1} {text(action)}" for player, action in record.moves]
    return Link(kind, dict(record.options.items()), record.seed, moves)


def scenario_link(text: str) -> Link:
    """Returns a link to the position of the scenario *text*, from which anybody plays on; raises `ScenarioError`."""
    return link_of("position", record_of_scenario(text))


def moves_of(link: Link) -> list[tuple[int, str]]:
    """Returns what was played: seats from 0, and actions as text."""
    found = []
    for move in link.moves:
        player, _, action = move.partition(" ")
        found.append((int(player) - 1, action))
    return found


def record_of(link: Link) -> Record:
    """Returns what was played as a record; raises `ValueError` where it cannot be read."""
    options = parse_options(link.options)
    action_of = notation_of(make_rules(options)).action
    return Record(link.rules, options, link.seed, [(player, action_of(action)) for player, action in moves_of(link)], "")
