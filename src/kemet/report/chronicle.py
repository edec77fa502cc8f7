"""What happened in one game, as plain data that can be sent between processes."""

from __future__ import annotations

from dataclasses import dataclass, field

from kemet.engine import Game, events
from kemet.engine.events import Event
from kemet.engine.ids import COLOUR_NAMES, TOKEN_GOLD, bits
from kemet.engine.notation import notation_of, tile_text
from kemet.engine.text_board import NOT_PERMANENT
from kemet.engine.view import player_view

# How many actions of a player are kept as the opening: those of the first day.
OPENING = 5


@dataclass
class Purchase:
    """Who bought which tile, and in which round; round 0 is set-up, where Blood and Sand gives one free (BS3.9)."""

    seat: int
    round: int
    tile: str


@dataclass
class Fight:
    """A battle: attacker and defender, the battle card each fought with, who won. The winner is a seat, -1 until then."""

    round: int
    seats: list[int]
    cards: list[str] = field(default_factory=lambda: ["", ""])
    winner: int = -1


@dataclass
class Chronicle:
    """A game from its first day to its end. `standings` has, after each round, the victory points of each seat by source."""

    order: list[int] = field(default_factory=list)
    pyramids: list[str] = field(default_factory=list)
    actions: list[list[str]] = field(default_factory=list)
    purchases: list[Purchase] = field(default_factory=list)
    fights: list[Fight] = field(default_factory=list)
    standings: list[list[dict[str, int]]] = field(default_factory=list)
    winner: int = -1
    # The camp that won, where camps play against each other.
    camp: list[int] = field(default_factory=list)

    @property
    def rounds(self) -> int:
        """Returns how many rounds the game lasted."""
        return len(self.standings)

    @property
    def winners(self) -> list[int]:
        """Returns the seats that won."""
        return self.camp or [self.winner]

    def tiles(self, seat: int) -> set[str]:
        """Returns the tiles that *seat* bought, or took at set-up."""
        return {purchase.tile for purchase in self.purchases if purchase.seat == seat}


def standing(game: Game) -> list[dict[str, int]]:
    """Returns the victory points of each seat by source; allies, who share theirs, have all those of their camp."""
    own = [dict(player_view(game, seat, seat)["vp"]) for seat in range(game.rules.options.players)]
    if not game.rules.has_allies:
        return own
    shared = [source for source in own[0] if source not in NOT_PERMANENT]
    return [
        {**points, **{source: sum(own[ally][source] for ally in bits(int(game.rules.allies[seat]))) for source in shared}}
        for seat, points in enumerate(own)
    ]


class Chronicler:
    """Listens to a game and writes its chronicle. `note` is to be called after every action."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.seats = game.rules.options.players
        self.notation = notation_of(game.rules)
        self.chronicle = Chronicle(order=[int(seat) for seat in game.order], actions=[[] for _ in range(self.seats)])
        self.round = 0
        game.log = []

    def note(self) -> None:
        """Writes down what the last action led to."""
        log = self.game.log
        assert log is not None
        for event in log:
            self._hear(event)
        log.clear()
        if self.game.over():
            self.chronicle.standings.append(self._standing())
            self.chronicle.winner = int(self.game.winner)
            self.chronicle.camp = [seat for seat in range(self.seats) if self.game.has_won(seat)]

    def _hear(self, event: Event) -> None:
        fights = self.chronicle.fights
        if event.kind == events.ROUND_BEGINS:
            self._begin_round(int(event.a))
        elif event.kind in (events.TILE_BOUGHT, events.TILE_TAKEN):
            self.chronicle.purchases.append(Purchase(int(event.a), self.round, tile_text(self.game.rules, event.b)))
        elif event.kind == events.TOKEN_LAID and self.round == 1:
            self._lay(event)
        elif event.kind == events.BATTLE_BEGINS:
            fights.append(Fight(self.round, [int(event.a), int(event.b)]))
        elif event.kind == events.BATTLE_CARD_REVEALED:
            self._see_card(int(event.a), self.game.rules.battle_cards[event.b].slug)
        elif event.kind == events.BATTLE_WON:
            fights[-1].winner = int(event.a)

    def _see_card(self, seat: int, card: str) -> None:
        """Keeps the card a side fights with, the later one if it was swapped. Cards are revealed outside of battles too."""
        fight = self.chronicle.fights[-1] if self.chronicle.fights else None
        if fight is not None and fight.winner < 0 and seat in fight.seats:
            fight.cards[fight.seats.index(seat)] = card

    def _begin_round(self, number: int) -> None:
        """Keeps what the round before came to; before the first, the pyramids players began with."""
        self.round = number
        if number == 1:
            self.chronicle.pyramids = [self._pyramids(seat) for seat in range(self.seats)]
        else:
            self.chronicle.standings.append(self._standing())

    def _standing(self) -> list[dict[str, int]]:
        return standing(self.game)

    def _pyramids(self, seat: int) -> str:
        """Returns the first pyramids of *seat*, highest first, like `red 2, blue 1`."""
        levels = [(int(self.game.level(seat, colour)), COLOUR_NAMES[colour]) for colour in self.game.rules.pyramid_colours]
        return ", ".join(f"{name} {level}" for level, name in sorted(levels, key=lambda pair: -pair[0]) if level)

    def _lay(self, event: Event) -> None:
        actions = self.chronicle.actions[event.a]
        if event.b != TOKEN_GOLD and len(actions) < OPENING:
            actions.append(self.notation.text(event.c).partition("@")[2])
