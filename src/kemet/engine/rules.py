"""Options of a game, and the rules made from them: shared, immutable in play, edited by modules beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.board import Board
from kemet.engine.edition import CLASSIC, EDITIONS, MODULE_MAPS, Edition, edition_called, either
from kemet.engine.effect import (
    ANSWER_TO_CARD,
    IN_BATTLE,
    OWN_MOVE,
    OWN_TURN,
    WHEN_ATTACKED,
    ActionSpace,
    BattleCard,
    Creature,
    DICard,
    Tile,
)
from kemet.engine.fields import Fields
from kemet.engine.frame import Steps
from kemet.engine.hooks import Hooks, overrides
from kemet.engine.ids import (
    BLUE,
    COLOURS,
    MAX_LEVEL,
    NONE,
    RED,
    VP_BATTLE,
    VP_SANCTUARY,
    VP_SPHINX,
    VP_TEMPLES,
    VP_TILE,
    WHITE,
)
from kemet.engine.joined_hooks import joined
from kemet.engine.layouts import unfrozen
from kemet.engine.seats import Seat, allies_of, enemies_of, seats_of
from kemet.engine.timings import TilesByTiming

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.notation import Notation
    from kemet.engine.play.attack import Attack
    from kemet.engine.play.battle import Battle
    from kemet.engine.play.day import Day
    from kemet.engine.play.di_cards import PlayCard
    from kemet.engine.play.match import Match
    from kemet.engine.play.move import MoveAction
    from kemet.engine.play.night import Night
    from kemet.engine.play.recruit import Recruit
    from kemet.engine.play.setup import SetUp

RULES_VERSION: Final = 2
"""Raised by every change after which an old record would not replay to the same digest."""


ANY_NUMBER: Final = 99


class OptionError(ValueError):
    """An option that no game can have; the message says what would be right.

    Examples:
        >>> from kemet import Options
        >>> Options(players=6)
        Traceback (most recent call last):
        ...
        kemet.engine.rules.OptionError: players = 6: 2, 3, 4 or 5 can play
    """


class Options:
    """What is agreed before a game: how many *players*, as few as can play unless it is said; the *target* in victory
    points, whether it is the short *learning* game, battle cards discarded face "down" or "up", *cities* that players "pick"
    or get at "random", *modules* of expansions by name, *variants*: other readings of the rules, by name; the *edition* of
    the base game. docs/rules/index.md lists them.

    Examples:
        >>> from kemet import Options
        >>> Options(players=3, learning=True)
        Options(players=3, learning=True)
    """

    def __init__(
        self,
        players: int | None = None,
        target: int | None = None,
        learning: bool = False,
        discards: str = "down",
        cities: str = "pick",
        modules: list[str] | None = None,
        variants: list[str] | None = None,
        edition: str = CLASSIC,
    ) -> None:
        box = edition_called(edition)
        if box is None:
            raise OptionError(f"edition = {edition!r}: editions are {', '.join(one.name for one in EDITIONS)}")
        self.edition = edition
        # The usual target of the edition, unless another is said.
        self.target = box.targets[0] if target is None else target
        self.learning = learning
        self.discards = discards
        self.cities = cities
        self.modules = modules or []
        # Other readings of the rules than the ledger's, by name; each belongs to an edition or a module.
        self.variants = variants or []
        # As few as can play, unless a number is said.
        self.players = min(self.maps()) if players is None else players
        if self.players not in self.maps():
            raise OptionError(f"players = {players}: {either(list(self.maps()))} can play")
        if self.target not in box.targets:
            raise OptionError(f"target = {target}: the target is {either(box.targets)} victory points")
        if learning and not box.learning:
            raise OptionError(f"learning = 'yes': the edition {edition!r} has no learning game")
        if discards not in ("down", "up"):
            raise OptionError(f"discards = {discards!r}: battle cards are discarded face 'down' or 'up'")
        if cities not in ("pick", "random"):
            raise OptionError(f"cities = {cities!r}: players 'pick' their cities or get them at 'random'")

    def __repr__(self) -> str:
        usual = Options(edition=self.edition)
        values: list[tuple[str, Any, Any]] = [
            ("target", self.target, usual.target),
            ("learning", self.learning, usual.learning),
            ("discards", self.discards, usual.discards),
            ("cities", self.cities, usual.cities),
            ("modules", self.modules, usual.modules),
            ("variants", self.variants, usual.variants),
            ("edition", self.edition, CLASSIC),
        ]
        said = [f"players={self.players}", *(f"{name}={value!r}" for name, value, other in values if value != other)]
        return f"Options({', '.join(said)})"

    def items(self) -> list[tuple[str, str]]:
        """Lists name and value of every option as text, as records write them; variants only where there are any, the edition
        only where it is not the classic one."""
        items = [
            ("players", str(self.players)),
            ("target", str(self.target)),
            ("learning", "yes" if self.learning else "no"),
            ("discards", self.discards),
            ("cities", self.cities),
            ("modules", " ".join(self.modules)),
        ]
        if self.variants:
            items.append(("variants", " ".join(self.variants)))
        if self.edition != CLASSIC:
            items.append(("edition", self.edition))
        return items

    def maps(self) -> dict[int, str]:
        """Returns the maps to play on by the number of players: those of the edition, unless a module brings its own."""
        for module in self.modules:
            if module in MODULE_MAPS:
                return MODULE_MAPS[module]
        return self.box().maps

    def box(self) -> Edition:
        """Returns the edition agreed on."""
        box = edition_called(self.edition)
        assert box is not None
        return box


OPTION_NAMES: Final = ["players", "target", "learning", "discards", "cities", "modules", "variants", "edition"]


def parse_options(items: dict[str, str]) -> Options:
    """Returns the options written as text in *items*; the reverse of `Options.items`."""
    for name in items:
        if name not in OPTION_NAMES:
            raise OptionError(f"unknown option {name!r}; options are {', '.join(OPTION_NAMES)}")
    learning = items.get("learning", "no")
    if learning not in ("yes", "no"):
        raise OptionError(f"learning = {learning!r}: say 'yes' or 'no'")
    return Options(
        players=_number(items, "players"),
        target=_number(items, "target"),
        learning=learning == "yes",
        discards=items.get("discards", "down"),
        cities=items.get("cities", "pick"),
        modules=items.get("modules", "").split(),
        variants=items.get("variants", "").split(),
        edition=items.get("edition", CLASSIC),
    )


def _number(items: dict[str, str], name: str) -> int | None:
    text = items.get(name)
    if text is None:
        return None
    if not text.isdecimal() or len(text) > 6:
        raise OptionError(f"{name} = {text[:20]!r}: this must be a number")
    return int(text)


class Procedures:
    """The lists of steps that rulebook chapters are made of."""

    def __init__(
        self,
        match: Steps[Match],
        set_up: Steps[SetUp],
        night: Steps[Night],
        day: Steps[Day],
        recruit: Steps[Recruit],
        move: Steps[MoveAction],
        attack: Steps[Attack],
        battle: Steps[Battle],
        play_card: Steps[PlayCard],
    ) -> None:
        self.match = match
        self.set_up = set_up
        self.night = night
        self.day = day
        self.recruit = recruit
        self.move = move
        self.attack = attack
        self.battle = battle
        self.play_card = play_card
        # Those of modules that no other module edits.
        self.more: list[Steps[Any]] = []

    def every(self) -> list[Steps[Any]]:
        """Lists all of them, in the order of the rulebook."""
        return [
            self.match,
            self.set_up,
            self.night,
            self.day,
            self.recruit,
            self.move,
            self.attack,
            self.battle,
            self.play_card,
            *self.more,
        ]


class Draft:
    """Rules in the making: modules add content and edit the lists of steps, then `Rules` are made of it.

    Lists hold all components of all modules, in one fixed order, so that every action keeps its number whatever is in
    play; what is not in play has no copies.
    """

    def __init__(
        self,
        options: Options,
        board: Board,
        action_spaces: list[ActionSpace],
        tiles: list[Tile],
        creatures: list[Creature],
        creature_tiles: dict[str, str],
        di_cards: list[DICard],
        battle_cards: list[BattleCard],
        procedures: Procedures,
        decision_names: list[str],
    ) -> None:
        self.options = options
        self.layout = unfrozen(options.edition, options.box().players(), options.modules, options.variants)
        self.board = board
        self.action_spaces = action_spaces
        self.tiles = tiles
        self.creatures = creatures
        self.creature_tiles = creature_tiles
        self.di_cards = di_cards
        self.battle_cards = battle_cards
        self.procedures = procedures
        self.decision_names = decision_names
        self.pyramid_colours = [WHITE, RED, BLUE]
        # How many of these colours are drawn for a game, 0 where all are in play; and those that always are.
        self.colours_drawn = 0
        self.sure_colours: list[int] = []
        # Colours that one player alone has: their pyramid stands between the districts of a city, on no space.
        self.lone_colours: list[int] = []
        self.vp_sources = [VP_BATTLE, VP_TILE, VP_SPHINX, VP_TEMPLES, VP_SANCTUARY]
        # Sources that points can be lost to, so that there may be fewer than none.
        self.vp_debts: list[int] = []
        # Texts of the actions of modules: the first action of a block, what stands before each word, the words.
        self.words: list[tuple[int, str, list[str]]] = []
        # Words for the values of fields of events and frames that modules have of their own.
        self.field_words: dict[str, list[str]] = {}
        # Hooks of the modules in play, and how many facts of theirs `game.expansion` holds.
        self.hooks: list[Hooks] = []
        self.facts = 0
        # Frames that settle losses: until they end, creatures have not gone home and figures not been counted.
        self.settling: list[str] = []
        self.seats = seats_of(options.players)
        self.start_pp = 5
        self.start_di = 1
        # Whether units start in whole troops of 5 only.
        self.start_in_fives = False
        # Whether every row must get a token (K5.2).
        self.row_duty = True
        # Whether a deck that has run out is made anew from its discard (K4.3).
        self.reshuffles = True
        # How many DI cards a side may lay in a battle.
        self.di_per_battle = ANY_NUMBER
        # How often a troop teleports in a move, and whether what ignores walls is good for one wall a move.
        self.teleports_per_move = ANY_NUMBER
        self.one_wall = False
        # Whether tiles add to what temples yield, and to what battles yield (R33).
        self.income_is_earned = False
        # R34 Whether victory is looked for before every token of a turn, not only before its first.
        self.checks_every_token = False
        self.spoils_are_earned = False
        # R3, R28b As the book has it: Initiative ends a move, battle cards are discarded before DI cards are laid.
        self.initiative_ends_move = False
        self.discards_at_once = False
        self.modules: list[Module] = []


class Module:
    """An expansion: content it adds to every draft, and what it changes where it is in play."""

    def __init__(self, name: str) -> None:
        self.name = name
        # Names of other readings of its rules that can be agreed on.
        self.variants: list[str] = []
        # The editions it fits; modules that must be there with it, and modules that cannot.
        self.editions = [CLASSIC]
        self.needs: list[str] = []
        self.excludes: list[str] = []
        # Its own maps, by the number of players, if it is not played on those of the edition.
        self.maps: dict[int, str] = {}
        # Whether it goes with the learning game.
        self.learning = True
        # Tables of its views that list only what there is.
        self.open_tables: list[str] = []

    def add_content(self, draft: Draft) -> None:
        """Appends the components of the module to *draft*, out of play."""

    def edit(self, draft: Draft) -> None:
        """Puts the module into play: its components, and the steps it changes."""
        raise NotImplementedError

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        """Adds to *fields* what observations of games under *rules*, where the module is in play, say of it."""

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        """Lists in *shown* what *viewer* may know of the player in *seat* beside the base game's facts."""

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        """Lists in *shown* what everybody knows of the game beside the base game's facts."""

    def faults(self, game: Game, found: list[str]) -> None:
        """Adds to *found* what is wrong with the module's facts."""

    def position_keys(self) -> list[str]:
        """Lists the keys of a hand-written position that belong to the module."""
        return []

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        """Sets the module's facts of the game from a hand-written position, before the players' are set."""

    def complete_position(self, game: Game, given: dict[str, Any]) -> None:
        """Fills in, once everything else is set and before the game runs on, what a hand-written position leaves open."""

    def player_keys(self) -> list[str]:
        """Lists the keys of a player in a hand-written position that belong to the module."""
        return []

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        """Sets the module's facts of a player from a hand-written position, before the units are."""


class Rules:
    """Everything that does not change during a game: `make_rules` makes them from options, and games share them. Among the
    fields are `options`, `board`, `tiles`, `creatures`, `di_cards` and `battle_cards`.
    """

    def __init__(self, draft: Draft) -> None:
        options = draft.options
        self.options = options
        self.modules = draft.modules
        # Which version of the layout observations and actions follow.
        self.layout = draft.layout
        self.board = draft.board
        # Vectors of components: what is taken out of a list is asked for its class each time.
        self.action_spaces = vec[ActionSpace](draft.action_spaces)
        # The action spaces in rows, and those of each row as a mask.
        self.in_rows = vec[i64]([k for k, space in enumerate(draft.action_spaces) if space.row >= 0])
        self.row_spaces = vec[i64](
            [sum(2**k for k, space in enumerate(draft.action_spaces) if space.row == row) for row in range(3)]
        )
        self.tiles = vec[Tile](draft.tiles)
        self.creatures = vec[Creature](draft.creatures)
        self.di_cards = vec[DICard](draft.di_cards)
        self.battle_cards = vec[BattleCard](draft.battle_cards)
        self.procedures = draft.procedures
        # Where a round begins in the steps of the match.
        self.night_step: i64 = draft.procedures.match.index("night")
        self.decision_names = draft.decision_names
        # The texts of all actions, made when first asked for (`notation_of`).
        self.notation: Notation | None = None

        self.players: i64 = options.players
        seats = draft.seats
        # Per seat: its units in all, its limits, its tokens, its first battle cards, its camp and all others as masks.
        self.unit_counts = vec[i64]([seat.units for seat in seats])
        self.troop_limits = vec[i64]([seat.troop_limit for seat in seats])
        # Per seat, the first kind of DI card of its deck, and the one behind the last.
        self.deck_firsts = vec[i64]([deck_kinds(draft.di_cards, seat.deck)[0] for seat in seats])
        self.deck_ends = vec[i64]([deck_kinds(draft.di_cards, seat.deck)[1] for seat in seats])
        # Whether all draw from one deck.
        self.one_deck = len({seat.deck for seat in seats}) == 1
        self.token_counts = vec[i64]([seat.tokens for seat in seats])
        self.most_tokens = vec[i64]([seat.tokens + seat.borrowed for seat in seats])
        self.pp_limits = vec[i64]([seat.pp_limit for seat in seats])
        self.pray_pp = vec[i64]([seat.pray_pp for seat in seats])
        self.night_pp = vec[i64]([seat.night_pp for seat in seats])
        self.temporary_vp = vec[i64]([int(seat.temporary_vp) for seat in seats])
        self.allies = vec[i64]([allies_of(seats, k) for k in range(len(seats))])
        self.hostile = vec[i64]([enemies_of(seats, k) for k in range(len(seats))])
        # Whether somebody has an ally, so that a troop may have several owners.
        self.has_allies = any(allies_of(seats, k) != 2**k for k in range(len(seats)))
        self.discards_up = options.discards == "up"
        self.target: i64 = options.box().learning if options.learning else options.target
        self.learning = options.learning
        self.pyramid_colours = draft.pyramid_colours
        self.colours_drawn: i64 = draft.colours_drawn
        self.sure_colours = draft.sure_colours
        self.lone_colours = draft.lone_colours
        # For each mask of colours in play, 0 meaning all: the colours, and the spaces of the rows but to buy others.
        self.colour_sets = [[c for c in draft.pyramid_colours if not k or k & 2**c] for k in range(2**COLOURS)]
        self.open_spaces = vec[i64]([open_spaces(draft.action_spaces, k) for k in range(2**COLOURS)])
        self.vp_sources = draft.vp_sources
        self.vp_debts = draft.vp_debts
        self.words = draft.words
        self.field_words = draft.field_words
        self.hooks = joined(draft.hooks)
        self.all_hooks = draft.hooks
        # Whether a module adds to what can be done at a turn.
        self.more_at_turns = any(overrides(hooks, "turn_options") for hooks in draft.hooks)
        self.facts: i64 = draft.facts
        self.settling = draft.settling
        self.income_is_earned = draft.income_is_earned
        self.checks_every_token = draft.checks_every_token
        self.spoils_are_earned = draft.spoils_are_earned
        self.initiative_ends_move = draft.initiative_ends_move
        self.discards_at_once = draft.discards_at_once
        self.top_level: i64 = 2 if options.learning else MAX_LEVEL
        self.start_pp: i64 = draft.start_pp
        self.start_di: i64 = draft.start_di
        self.start_in_fives = draft.start_in_fives
        self.row_duty = draft.row_duty
        self.reshuffles = draft.reshuffles
        self.di_per_battle: i64 = draft.di_per_battle
        self.teleports_per_move: i64 = draft.teleports_per_move
        self.one_wall = draft.one_wall
        self.teleport_pp: i64 = 2
        self.base_range: i64 = 1

        # All is set here, before any method runs: fields set elsewhere would be checked at each use in compiled code.
        self.powers = number_components(draft)
        self.di_kinds: i64 = len(draft.di_cards)
        creatures = [creature.slug for creature in draft.creatures]
        self.creature_of_tile = vec[i64](
            [creatures.index(draft.creature_tiles[t.slug]) if t.slug in draft.creature_tiles else NONE for t in draft.tiles]
        )
        self.hand_starts = vec[i64]([first_hand(seat, draft.battle_cards) for seat in seats])
        self.vetoes = vec[i64]([veto_kind(draft.di_cards, seat.deck) for seat in seats])
        # The card that lets an attacked troop step aside.
        self.escape: i64 = [card.when == WHEN_ATTACKED and card.copies > 0 for card in draft.di_cards].index(True)
        self.divine_wound: i64 = [tile.slug for tile in draft.tiles].index("divine-wound")
        in_play = [tile for tile in draft.tiles if tile.copies]
        self.tiles_in_play = in_play
        self.creature_tiles = [tile for tile in in_play if tile.slug in draft.creature_tiles]
        self.tiles_with_creature = vec[i64]([tile.id for tile in self.creature_tiles])
        in_use = [draft.creature_tiles[tile.slug] for tile in self.creature_tiles]
        self.toll_creatures = vec[i64](
            [creature.id for creature in draft.creatures if creature.toll and creature.slug in in_use]
        )
        self.tiles_of_colour = [[tile for tile in in_play if tile.colour == colour] for colour in range(COLOURS)]
        # The same as numbers, up to each level, with the power of each tile: the market is looked through often.
        self.market = [
            [vec[i64]([tile.id for tile in tiles if tile.level <= level]) for level in range(MAX_LEVEL + 1)]
            for tiles in self.tiles_of_colour
        ]
        self.tile_powers = vec[i64]([tile.power for tile in draft.tiles])
        # The supply and the deck before set-up.
        self.first_supply = vec[i64]([tile.copies for tile in draft.tiles])
        self.first_deck = vec[i64]([0 if card.apart else int(card.copies) for card in draft.di_cards])
        # Kinds of DI cards by when they are played; those of the own turn may be played in a move too.
        used = [card for card in draft.di_cards if card.copies]
        self.battle_di = vec[i64]([card.id for card in used if card.when == IN_BATTLE])
        self.in_battle_di: i64 = sum([2**card.id for card in used if card.when == IN_BATTLE])
        self.own_turn_di: i64 = sum([2**card.id for card in used if card.when == OWN_TURN])
        self.own_move_di: i64 = sum([2**card.id for card in used if card.when in (OWN_TURN, OWN_MOVE)])
        self.decision_numbers = {name: k for k, name in enumerate(draft.decision_names)}

        self.timings = TilesByTiming(in_play, self.powers)

    def open_level(self, round_number: i64) -> i64:
        """K1.2 Returns the highest tile level on offer in the day of *round_number*."""
        if not self.learning:
            return MAX_LEVEL
        return 1 if round_number <= 1 else 2


def first_hand(seat: Seat, cards: list[BattleCard]) -> int:
    """K3.2 Returns the battle cards that *seat* starts with, as a mask."""
    if seat.battle_hand is None:
        return sum(2**card.id for card in cards if card.in_hand)
    return sum(2**card.id for card in cards if card.slug in seat.battle_hand)


def veto_kind(cards: list[DICard], deck: int) -> int:
    """Returns the kind of *deck* that answers a card just played; that of another deck where it has none."""
    kinds = [k for k, card in enumerate(cards) if card.when == ANSWER_TO_CARD]
    return next((k for k in kinds if cards[k].deck == deck), kinds[0])


def deck_kinds(cards: list[DICard], deck: int) -> tuple[int, int]:
    """Returns where the kinds of *deck* begin in the list of cards, and where they end."""
    kinds = [k for k, card in enumerate(cards) if card.deck == deck and not card.apart]
    assert kinds == list(range(kinds[0], kinds[-1] + 1)), "the kinds of a deck do not stand together"
    return kinds[0], kinds[-1] + 1


def open_spaces(spaces: list[ActionSpace], colours: int) -> int:
    """BS4.3 Returns the spaces of the rows but those to buy tiles of colours that are not in the mask *colours*, 0 meaning
    that all are."""
    shut = [bool(colours) and space.colour >= 0 and not colours & 2**space.colour for space in spaces]
    return sum(2**k for k, space in enumerate(spaces) if space.row >= 0 and not shut[k])


def number_components(draft: Draft) -> i64:
    """Gives every component the number of its place, tiles of one name the same power; returns the number of powers."""
    powers: list[str] = []
    for k, tile in enumerate(draft.tiles):
        tile.id = k
        if tile.name not in powers:
            powers.append(tile.name)
        tile.power = powers.index(tile.name)
    for k, card in enumerate(draft.di_cards):
        card.id = k
    for k, creature in enumerate(draft.creatures):
        creature.id = k
    for k, battle_card in enumerate(draft.battle_cards):
        battle_card.id = k
    return len(powers)
