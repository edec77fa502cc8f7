"""What is observed of the base game: each class declares fields and writes them. `layout` puts them into their order.

Parts are made for the rules of a *shape*, whose observations have room for all there is, and for the rules that are played.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.fields import Field, GamePart, MovePart, Part, SeatPart, SidePart, Writer, flag, number
from kemet.engine.ids import (
    ACTION_SPACE_NAMES,
    ACTION_SPACES,
    BIT,
    COLOUR_NAMES,
    COLOURS,
    EXTRA_LAST_DAY,
    EXTRA_OF_SEATS,
    EXTRAS,
    MAX_LEVEL,
    NONE,
    TOKEN_FREE,
    TOKEN_KINDS,
    TOKEN_NAMES,
    TOKEN_REGULAR,
    VP_KINDS,
    VP_NAMES,
    lowest,
)
from kemet.engine.notation import tile_text
from kemet.engine.play.battle import SETTLED, Battle, discard_open
from kemet.engine.play.move import Move
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

if TYPE_CHECKING:
    from kemet.engine.game import Game

MOST_VP: Final = 10
# Longer games are rare; the number itself goes on to 127.
LONG_GAME: Final = 32
MOST_ROUNDS: Final = 127
MOST_DI: Final = 12
MOST_STRENGTH: Final = 16
# How many numbers come before the victory points of a seat.
STANDING: Final = 11
# Where the last day stands in the facts of modules.
LAST_DAY: Final = EXTRA_LAST_DAY - EXTRA_OF_SEATS
# Where the deck stands in what is said of how far the game is.
DECK: Final = 2


class Agreed(Part):
    """What was agreed before the game; it never changes."""

    def __init__(self, shape: Rules) -> None:
        known = shape.layout
        super().__init__([
            Field("players", [str(players) for players in known.players], 1, "1 at the number of players"),
            Field("modules", list(known.modules), 1, "1 for each module in play"),
            Field("variants", list(known.variants), 1, "1 for each variant agreed on"),
            number("target", MOST_VP, "victory points that win"),
            flag("learning", "1 in the learning game"),
            flag("discards-up", "1 if battle cards are discarded face up"),
        ])  # fmt: skip
        self.known = known

    def write(self, out: Writer, rules: Rules) -> None:
        """Writes what is agreed in games under *rules*."""
        for players in self.known.players:
            out.add(1 if players == rules.options.players else 0)
        for module in self.known.modules:
            out.add(1 if module in rules.options.modules else 0)
        for variant in self.known.variants:
            out.add(1 if variant in rules.options.variants else 0)
        out.add(rules.target)
        out.add(1 if rules.learning else 0)
        out.add(1 if rules.discards_up else 0)


class Now(GamePart):
    """How far the game is, and what waits."""

    def __init__(self, shape: Rules) -> None:
        seats = ["you", *[f"next-{k}" for k in range(1, int(shape.players))]]
        super().__init__([
            number("round", LONG_GAME, "number of the round, at most 127"),
            flag("night", "1 at night"),
            number("deck", sum([int(card.copies) for card in shape.di_cards]), "DI cards in the deck"),
            Field("decision", list(shape.decision_names), 1, "1 at the decision that waits"),
            Field("turn", seats, 1, "1 at the player in turn"),
        ])  # fmt: skip
        self.numbers = shape.decision_numbers
        self.seats: i64 = shape.players
        self.decisions: i64 = len(shape.decision_names)

    def write_deck(self, out: Writer, game: Game) -> None:
        """Writes how many cards are left in the deck; it stays when the rest is written."""
        out.buffer[out.at + DECK] = u8(game.deck_left & 255)

    def write(self, out: Writer, game: Game) -> None:
        buffer = out.buffer
        at = out.at
        buffer[at] = u8(min(game.round, MOST_ROUNDS))
        buffer[at + 1] = 1 if game.night else 0
        turn = game.turn
        if turn >= 0:
            turn -= out.player
            if turn < 0:
                turn += game.rules.players
        out.at = at + DECK + 1 + self.decisions
        out.keep_one(turn, self.seats)

    def write_decision(self, out: Writer, name: str) -> None:
        """Writes which decision waits, none if *name* is empty; it stays when the rest is written."""
        out.at = out.offset + self.place + DECK + 1
        out.keep_one(self.numbers[name] if name else NONE, self.decisions)


class Standing(Part):
    """What a seat has, in numbers. Level-4 pyramids are counted with the board."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        sources = list(VP_NAMES) + [f"source-{k}" for k in range(len(VP_NAMES), VP_KINDS)]
        super().__init__([
            number("city", shape.layout.cities, "the city, its number plus 1"),
            number("pp", max(shape.pp_limits), "prayer points"),
            number("temples-held", 4, "temples held, 1 temporary VP each"),
            number("great-pyramids", 4, "level-4 pyramids controlled, 1 temporary VP each"),
            number("reserve", max(shape.unit_counts), "units in reserve"),
            number("tokens-left", max(shape.token_counts), "regular tokens still to lay today"),
            number("di", MOST_DI, "DI cards in hand"),
            number("battle-cards", len(shape.battle_cards), "battle cards in hand"),
            number("place", shape.layout.players[-1] - 1, "place in the turn order, 0 is first"),
            flag("awaited", "1 if an answer of this player is awaited"),
            number(shape.layout.earned, 4, "dawn tokens, or veteran tokens, where there are some"),
            Field("vp", sources, MOST_VP, "permanent VP by source; those of the dagger may be negative, -1 is 255"),
        ])  # fmt: skip
        self.sources = vec[i64](rules.vp_sources)

    def write_all(self, out: Writer, game: Game, player: i64, seat_size: i64) -> None:
        """Writes what changes often of every seat, *player* first, each *seat_size* bytes after the one before."""
        # Not `out.add`, which looks the buffer up each time: this is written most often of all.
        # Nor `u8(…)` alone, which asks whether the number fits.
        buffer = out.buffer
        at = out.at
        awaiting = game.top.awaiting
        players = game.rules.players
        seat = player
        for _place in range(players):
            buffer[at + 1] = u8(game.pp[seat] & 255)
            buffer[at + 4] = u8(game.reserve[seat] & 255)
            buffer[at + 5] = u8(game.tokens_left[seat] & 255)
            buffer[at + 9] = u8(awaiting >> seat & 1)
            # The one fact of modules that each seat has (`EXTRA_OF_SEATS`).
            buffer[at + 10] = u8(game.extra[seat] & 255)
            at += seat_size
            seat += 1
            if seat == players:
                seat = 0

    def write_held(self, out: Writer, temples: i64, great: i64) -> None:
        """Writes how many temples and level-4 pyramids a seat holds."""
        buffer = out.buffer
        at = out.at
        buffer[at + 2] = u8(temples & 255)
        buffer[at + 3] = u8(great & 255)

    def write_replaced(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes what is counted when it is replaced."""
        buffer = out.buffer
        at = out.at
        buffer[at] = u8((game.city[seat] + 1) & 255)
        buffer[at + 6] = u8(game.hand_size[seat] & 255)
        buffer[at + 7] = u8(count_bits(game.battle_hand[seat]) & 255)
        buffer[at + 8] = u8(game.place(seat) & 255)
        at += STANDING
        vp = game.vp
        first = seat * VP_KINDS
        for source in self.sources:
            buffer[at + source] = u8(vp[first + source] & 255)


class OwnTiles(Part):
    """Which tiles a seat owns; written when one was taken."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        tiles = {int(tile.power): tile_text(shape, tile.id) for tile in reversed(list(shape.tiles))}
        super().__init__([Field("tiles", [tiles[k] for k in range(int(shape.powers))], 1, "1 for each power owned")])
        self.powers = vec[i64](sorted({int(tile.power) for tile in rules.tiles_in_play}))

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes which powers *seat* owns."""
        buffer = out.buffer
        at = out.at
        owned = game.owned
        first = seat * game.rules.powers
        for power in self.powers:
            buffer[at + power] = 1 if owned[first + power] else 0


class Pieces(Part):
    """What a seat has laid and placed; each written when something of its kind has changed."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        cards = [card.slug for card in shape.battle_cards]
        places = SPACE_NAMES[: shape.layout.spaces]
        spaces = list(ACTION_SPACE_NAMES) + [f"space-{k}" for k in range(len(ACTION_SPACE_NAMES), ACTION_SPACES)]
        super().__init__([
            Field("tokens", spaces, len(TOKEN_NAMES) - 1, "on each action space: 0 nothing, 1 regular, 2 silver, 3 gold"),
            Field("battle-seen", cards, 1, "1 for each battle card discarded face up"),
            Field("units", places, max(shape.unit_counts), "units on each space"),
            Field("creatures", list(places), len(shape.creatures), "creature on each space, its number plus 1"),
        ])  # fmt: skip
        self.cards: i64 = len(cards)
        self.spaces: i64 = len(places)
        # Where the board begins within the part.
        self.board_at: i64 = ACTION_SPACES + self.cards
        # The action spaces that are shown, as a mask.
        self.action_spaces: i64 = 2 ** len(rules.action_spaces) - 1

    def write_seen(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes the battle cards that all have seen."""
        out.at += ACTION_SPACES
        out.keep_mask(game.battle_seen[seat], self.cards)

    def write_troops(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes where units and creatures of *seat* stand."""
        buffer = out.buffer
        at = out.at + self.board_at
        with_creatures = at + self.spaces
        troops = game.troops[seat]
        kept = out.kept
        gone = kept[at - out.offset] & ~troops
        kept[at - out.offset] = troops
        while gone:
            space = lowest(gone)
            gone &= gone - 1
            buffer[at + space] = 0
            buffer[with_creatures + space] = 0
        units = game.units
        creatures = game.creature_on
        first = seat * SPACES
        while troops:
            space = lowest(troops)
            troops &= troops - 1
            buffer[at + space] = u8(units[first + space] & 255)
            buffer[with_creatures + space] = u8(creatures[first + space] & 255)

    def write_tokens(self, out: Writer, game: Game, seat: i64) -> None:
        """Writes the action tokens that lie otherwise than what is there."""
        at = out.at
        place = at - out.offset
        kept = out.kept
        laid = seat * TOKEN_KINDS
        tokens_on = game.tokens_on
        buffer = out.buffer
        changed: i64 = 0
        for token in range(TOKEN_REGULAR, TOKEN_KINDS):
            spaces = tokens_on[laid + token] & self.action_spaces
            changed |= spaces ^ kept[place + token]
            kept[place + token] = spaces
        gone = changed & ~tokens_on[laid + TOKEN_FREE]
        while gone:
            buffer[at + lowest(gone)] = 0
            gone &= gone - 1
        for token in range(TOKEN_REGULAR, TOKEN_KINDS):
            new = changed & tokens_on[laid + token]
            while new:
                buffer[at + lowest(new)] = u8(token)
                new &= new - 1


class Pyramids(GamePart):
    """The pyramids on the board; written when one was built, whose they are as each player sees it."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        spaces = SPACE_NAMES[: shape.layout.spaces]
        super().__init__([
            Field("pyramid-owner", spaces, shape.layout.players[-1], "whose pyramid stands on each space, 1 is you"),
            Field("pyramid-colour", spaces, len(COLOUR_NAMES), "its colour plus 1: 1 white, 2 red, 3 blue, 4 black"),
            Field("pyramid-level", spaces, MAX_LEVEL, "its level"),
        ])  # fmt: skip
        self.spaces: i64 = len(spaces)
        self.districts = rules.board.district_list

    def great(self, game: Game) -> i64:
        """Returns the spaces with a pyramid of level 4, as a mask."""
        found: i64 = 0
        for space in self.districts:
            pyramid = game.pyramid_on[space]
            if pyramid >= 0 and game.pyramid_level[pyramid] == MAX_LEVEL:
                found |= BIT[space]
        return found

    def write(self, out: Writer, game: Game) -> None:
        buffer = out.buffer
        pyramid_on = game.pyramid_on
        levels = game.pyramid_level
        spaces = self.spaces
        for space in self.districts:
            at = out.at + space + spaces
            pyramid = pyramid_on[space]
            if pyramid < 0:
                buffer[at] = 0
                buffer[at + spaces] = 0
            else:
                buffer[at] = u8((pyramid % COLOURS + 1) & 255)
                buffer[at + spaces] = u8(levels[pyramid] & 255)

    def write_owners(self, out: Writer, game: Game, player: i64) -> None:
        """Writes whose they are, as it looks to *player*."""
        buffer = out.buffer
        players = game.rules.players
        pyramid_on = game.pyramid_on
        at = out.at
        # The lowest pyramid of the player's own.
        own = player * COLOURS
        for space in self.districts:
            pyramid = pyramid_on[space]
            owner: i64 = 0
            if pyramid >= 0:
                pyramid -= own
                if pyramid < 0:
                    pyramid += players * COLOURS
                owner = pyramid // COLOURS + 1
            buffer[at + space] = u8(owner & 255)


class Supply(GamePart):
    """The tiles on sale; written when one was taken."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        tiles = [tile_text(shape, tile.id) for tile in shape.tiles]
        super().__init__([Field("supply", tiles, 2, "copies of each tile on sale")])
        self.tiles = vec[i64]([int(tile.id) for tile in rules.tiles_in_play])

    def write(self, out: Writer, game: Game) -> None:
        supply = game.supply
        buffer = out.buffer
        for tile in self.tiles:
            buffer[out.at + tile] = u8(supply[tile])
        out.at += self.size


class Cards(GamePart):
    """Cards in the discard and in the own hand, and what modules know of the game."""

    def __init__(self, shape: Rules, rules: Rules) -> None:
        di = [card.slug for card in shape.di_cards]
        cards = [card.slug for card in shape.battle_cards]
        extras = [{EXTRA_LAST_DAY: "last-day"}.get(k, f"fact-{k}") for k in range(EXTRA_OF_SEATS, EXTRAS)]
        super().__init__([
            Field("discard", di, 4, "DI cards in the discard by kind, as far as they lie open"),
            Field("di-hand", di, 4, "your DI cards by kind"),
            Field("battle-hand", cards, 1, "1 for each battle card in your hand"),
            Field("battle-pile", cards, 1, "1 for each battle card you discarded"),
            Field("extra", extras, 1, "facts of modules about the game"),
        ])  # fmt: skip
        self.kinds: i64 = len(di)
        self.cards: i64 = len(cards)
        self.di_kinds = vec[i64]([int(card.id) for card in rules.di_cards if card.copies])
        # The own cards, which lie behind the discard.
        self.own_size: i64 = self.kinds + 2 * self.cards
        self.extras: i64 = len(extras)
        self.has_extras = bool(rules.options.modules)

    def write_discard(self, out: Writer, game: Game) -> None:
        """Writes the discard; it stays when the rest is written."""
        buffer = out.buffer
        at = out.at
        discard = game.discard
        for kind in self.di_kinds:
            buffer[at + kind] = u8(discard[kind] & 255)

    def write_own(self, out: Writer, game: Game, player: i64) -> None:
        """Writes the cards of *player*, which nobody else sees."""
        buffer = out.buffer
        at = out.at
        hand = game.hand
        first = player * game.rules.di_kinds
        # Those that were there, and those that are.
        held = game.kinds_held[player]
        kinds = held | out.kept[at - out.offset]
        out.kept[at - out.offset] = held
        while kinds:
            kind = lowest(kinds)
            kinds &= kinds - 1
            buffer[at + kind] = u8(hand[first + kind] & 255)
        out.at = at + self.kinds
        out.keep_mask(game.battle_hand[player], self.cards)
        out.keep_mask(game.battle_pile[player], self.cards)

    def write(self, out: Writer, game: Game) -> None:
        # Of the facts of modules only the last day is one for all as it stands; others have fields of their own.
        if self.has_extras:
            out.buffer[out.at + self.size - self.extras + LAST_DAY] = u8(game.extra[EXTRA_LAST_DAY])


class Camp(SeatPart):
    """Who is on whose side, where players have allies."""

    def __init__(self) -> None:
        super().__init__([flag("ally", "where there are camps: 1 for you and your allies")])

    def write(self, out: Writer, game: Game, seat: i64) -> None:
        out.put(1 if game.rules.allies[out.player] & BIT[seat] else 0)


class Owners(SidePart):
    """Whose units fight on a side, where troops may have several owners."""

    def __init__(self, shape: Rules) -> None:
        seats = ["you", *[f"next-{k}" for k in range(1, int(shape.players))]]
        super().__init__([Field("owners", seats, 1, "where there are camps: 1 for each whose units are on this side")])

    def write(self, out: Writer, game: Game, battle: Battle, side: i64, known: bool) -> None:
        players = game.rules.players
        for k in range(players):
            out.put(1 if battle.sides[side].seats & BIT[(out.player + k) % players] else 0)


class OnTheWay(MovePart):
    """The troop that moves."""

    def __init__(self, shape: Rules) -> None:
        spaces = shape.layout.spaces
        super().__init__([
            number("at", spaces, "where the moving troop is, space plus 1"),
            number("origin", spaces, "where it set out, space plus 1"),
            number("units", max(shape.unit_counts), "units that go on"),
            number("range", 4, "range left"),
            flag("with-creature", "1 if the creature goes along"),
            flag("gates-open", "1 if a card opened the walls"),
        ])  # fmt: skip

    def write(self, out: Writer, game: Game, move: Move) -> None:
        out.put(move.at + 1)
        out.put(move.origin + 1)
        out.put(move.units)
        out.put(max(0, move.range_left(game)))
        out.put(1 if move.with_creature else 0)
        out.put(1 if move.gates_open else 0)


class Fighter(SidePart):
    """A side as its view shows it: the own choice, what Prescience shows, what was revealed."""

    def __init__(self, shape: Rules) -> None:
        cards = len(shape.battle_cards)
        super().__init__([
            number("seat", shape.layout.players[-1], "who fights on this side, 1 is you"),
            flag("settled", "1 when the choice is made"),
            number("card", cards, "battle card plus 1, once you may know it"),
            number("discard", cards, "battle card discarded plus 1, if you may know it"),
            number("strength", MOST_STRENGTH, "strength, after the reveal"),
            number("damage", MOST_STRENGTH, "damage, after the reveal"),
            number("shield", MOST_STRENGTH, "shield, after the reveal"),
            Field("di", [card.slug for card in shape.di_cards], 2, "DI cards laid by kind, if you may know them"),
        ])  # fmt: skip

    def write(self, out: Writer, game: Game, battle: Battle, side: i64, known: bool) -> None:
        fighter = battle.sides[side]
        players = game.rules.players
        mine = fighter.seat == out.player
        shown = known or (fighter.shown and battle.sides[1 - side].seat == out.player)
        thrown = mine or discard_open(game, fighter)
        out.put((fighter.seat + players - out.player) % players + 1)
        out.put(1 if fighter.stage == SETTLED else 0)
        out.put_known(shown, fighter.card + 1)
        out.put_known(thrown, fighter.discard + 1)
        out.put_known(fighter.revealed, fighter.strength)
        out.put_known(fighter.revealed, fighter.damage)
        out.put_known(fighter.revealed, fighter.shield)
        if known:
            for di in range(game.rules.di_kinds):
                out.put(fighter.di[di])


class Pending(Part):
    """What is being fought for, attacked and played; three lone numbers that three kinds of frames know."""

    def __init__(self, shape: Rules) -> None:
        spaces = shape.layout.spaces
        super().__init__([
            number("battle.space", spaces, "where the battle is, space plus 1"),
            number("attack.space", spaces, "the space under attack plus 1"),
            number("card-played", len(shape.di_cards), "the DI card being played, that a Veto could answer, plus 1"),
        ])  # fmt: skip
