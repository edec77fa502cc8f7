"""The messages of a WebSocket; each answer carries the `id` of its question."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, field

from kemet.server.protocol import Actions, Autopass, ChatLine, Fault, Refusal, Reply, Request, State, Table, Text, Version

MessageId = Annotated[int, Meta(ge=0, le=2**53)]


class LiveRequest(Request, tag_field="type"):
    """Anything a client sends over a WebSocket."""


class LiveAct(LiveRequest, tag="act"):
    """Actions of the player whose socket it is."""

    id: MessageId
    actions: Actions
    version: Version | None = None


class LiveUndo(LiveRequest, tag="undo"):
    """One action is taken back."""

    id: MessageId


class LiveSay(LiveRequest, tag="chat"):
    """Somebody speaks."""

    id: MessageId
    text: Text


class LivePoint(LiveRequest, tag="point"):
    """A player points at a space of the map, or proposes to go from one to another."""

    id: MessageId
    spaces: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=2)]


class LiveSettings(LiveRequest, tag="settings"):
    """Which cards not to be asked for; how many seconds bots pause before each action, where one person plays alone."""

    id: MessageId
    autopass: Autopass = field(default_factory=dict)
    pace: Annotated[float, Meta(ge=0, le=5)] | None = None


class LiveResync(LiveRequest, tag="resync"):
    """The client wants the whole state anew."""


class LivePing(LiveRequest, tag="ping"):
    """Are you there?"""


LiveMessage = LiveAct | LiveUndo | LiveSay | LivePoint | LiveSettings | LiveResync | LivePing


class LiveState(State, tag_field="type", tag="state"):
    """The whole state, at the start and after a gap."""


class LiveUpdate(State, tag_field="type", tag="update"):
    """The whole state after a change."""


class LiveTable(Reply, tag_field="type", tag="table"):
    """Something at the table changed."""

    table: Table


class LiveChat(Reply, tag_field="type", tag="chat"):
    """Somebody spoke."""

    line: ChatLine


class LivePointed(Reply, tag_field="type", tag="point"):
    """A player points at the map. Everybody sees it: talk is open (R79)."""

    seat: str
    spaces: list[str]


class LiveAck(Reply, tag_field="type", tag="ack"):
    """A message was carried out, or not: `error` says why not, `refusal` in the words of the rules."""

    id: int
    version: int
    done: int
    error: Refusal | None = None
    fault: Fault | None = None


class LivePong(Reply, tag_field="type", tag="pong"):
    """Here I am."""

    now: float


class LiveFault(Reply, tag_field="type", tag="error"):
    """A message that was not understood."""

    error: Fault
