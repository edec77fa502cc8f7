"""Options of a game, and the rules made from them: shared, immutable in play, edited by modules beforehand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.additions import Additions
from kemet.engine.board import Board
from kemet.engine.content.path import PATH_DATA
from kemet.engine.edition import CLASSIC, EDITIONS, Edition, edition_called, either
from kemet.engine.effect import IN_BATTLE, OWN_MOVE, OWN_TURN, ActionSpace, BattleCard, Creature, DICard, Tile, has_timing
from kemet.engine.frame import Steps
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

RULES_VERSION: Final = 1
"""Raised by every change after which an old record would not replay to the same digest."""


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
    """What is agreed before a game: 2 to 5 *players*, the *target* of 8 or 10 victory points, whether it is the short
    *learning* game, battle cards discarded face "down" or "up", *cities* that players "pick" or get at "random", *modules* of
    expansions by name, *variants*: other readings of the rules, by name; the *edition* of the base game. docs/rules/index.md
    lists them.

    Examples:
        >>> from kemet import Options
        >>> Options(players=3, learning=True)
        Options(players=3, learning=True)
    """

    def __init__(
        self,
        players: int = 2,
        target: int = 0,
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
        self.players = players
        # The usual target of the edition, unless another is said.
        self.target = target or box.targets[0]
        self.learning = learning
        self.discards = discards
        self.cities = cities
        self.modules = modules or []
        # Other readings of the rules than the ledger's, by name; each belongs to a module.
        self.variants = variants or []
        if players not in box.players():
            raise OptionError(f"players = {players}: {either(box.players())} can play")
        if self.target not in box.targets:
            raise OptionError(f"target = {target}: the target is {either(box.targets)} victory points")
        if discards not in ("down", "up"):
            raise OptionError(f"discards = {discards!r}: battle cards are discarded face 'down' or 'up'")
        if cities not in ("pick", "random"):
            raise OptionError(f"cities = {cities!r}: players 'pick' their cities or get them at 'random'")

    def __repr__(self) -> str:
        usual = Options()
        values: list[tuple[str, Any, Any]] = [
            ("target", self.target, usual.target),
            ("learning", self.learning, usual.learning),
            ("discards", self.discards, usual.discards),
            ("cities", self.cities, usual.cities),
            ("modules", self.modules, usual.modules),
            ("variants", self.variants, usual.variants),
            ("edition", self.edition, usual.edition),
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
        players=_number(items, "players", 2),
        target=_number(items, "target", 0),
        learning=learning == "yes",
        discards=items.get("discards", "down"),
        cities=items.get("cities", "pick"),
        modules=items.get("modules", "").split(),
        variants=items.get("variants", "").split(),
        edition=items.get("edition", CLASSIC),
    )


def _number(items: dict[str, str], name: str, default: int) -> int:
    text = items.get(name, str(default))
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


class Timing:
    """The tiles that have a timing; their powers lie beside them, so that most tiles are passed over by a number."""

    def __init__(self, tiles: list[Tile]) -> None:
        self.tiles = tiles
        self.powers = vec[i64]([tile.power for tile in tiles])


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
        self.vp_sources = [VP_BATTLE, VP_TILE, VP_SPHINX, VP_TEMPLES, VP_SANCTUARY]
        self.path = PATH_DATA
        self.additions = Additions()
        # Whether tiles add to what temples yield, and to what battles yield (R33).
        self.income_is_earned = False
        self.spoils_are_earned = False
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

    def add_content(self, draft: Draft) -> None:
        """Appends the components of the module to *draft*, out of play."""

    def edit(self, draft: Draft) -> None:
        """Puts the module into play: its components, and the steps it changes."""
        raise NotImplementedError

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
        self.board = draft.board
        self.action_spaces = draft.action_spaces
        self.row_of = vec[i64]([space.row for space in draft.action_spaces])
        self.row_spaces = vec[i64](
            [sum(2**k for k, space in enumerate(draft.action_spaces) if space.row == row) for row in range(3)]
        )
        self.tiles = draft.tiles
        self.creatures = draft.creatures
        self.di_cards = draft.di_cards
        self.battle_cards = draft.battle_cards
        self.procedures = draft.procedures
        self.decision_names = draft.decision_names
        # The texts of all actions, made when first asked for (`notation_of`).
        self.notation: Notation | None = None

        self.players: i64 = options.players
        self.discards_up = options.discards == "up"
        self.target: i64 = options.box().learning if options.learning else options.target
        self.learning = options.learning
        self.pyramid_colours = draft.pyramid_colours
        self.vp_sources = draft.vp_sources
        self.path = draft.path
        self.additions = draft.additions
        self.income_is_earned = draft.income_is_earned
        self.spoils_are_earned = draft.spoils_are_earned
        self.top_level: i64 = 2 if options.learning else MAX_LEVEL
        self.start_pp: i64 = 5
        self.night_pp: i64 = 2
        self.pray_pp: i64 = 2
        self.teleport_pp: i64 = 2
        self.troop_limit: i64 = 5
        self.base_range: i64 = 1

        # All is set here, before any method runs: fields set elsewhere would be checked at each use in compiled code.
        self.powers = number_components(draft)
        self.di_kinds: i64 = len(draft.di_cards)
        creatures = [creature.slug for creature in draft.creatures]
        self.creature_of_tile = vec[i64](
            [creatures.index(draft.creature_tiles[t.slug]) if t.slug in draft.creature_tiles else NONE for t in draft.tiles]
        )
        self.hand_start = sum(2**card.id for card in draft.battle_cards if card.in_hand)
        cards = [card.slug for card in draft.di_cards]
        self.veto: i64 = cards.index("veto")
        self.escape: i64 = cards.index("escape")
        self.divine_wound: i64 = [tile.slug for tile in draft.tiles].index("divine-wound")
        in_play = [tile for tile in draft.tiles if tile.copies]
        self.tiles_in_play = in_play
        self.creature_tiles = [tile for tile in in_play if tile.slug in draft.creature_tiles]
        in_use = [draft.creature_tiles[tile.slug] for tile in self.creature_tiles]
        self.toll_creatures = vec[i64](
            [creature.id for creature in draft.creatures if creature.toll and creature.slug in in_use]
        )
        self.tiles_of_colour = [[tile for tile in in_play if tile.colour == colour] for colour in range(COLOURS)]
        # Kinds of DI cards by when they are played; those of the own turn may be played in a move too.
        used = [card for card in draft.di_cards if card.copies]
        self.battle_di = vec[i64]([card.id for card in used if card.when == IN_BATTLE])
        self.own_turn_di = vec[i64]([card.id for card in used if card.when == OWN_TURN])
        self.own_move_di = vec[i64]([card.id for card in used if card.when in (OWN_TURN, OWN_MOVE)])
        self.decision_numbers = {name: k for k, name in enumerate(draft.decision_names)}

        self.on_pray_gain = tiles_having(in_play, "pray_gain")
        self.on_tile_discount = tiles_having(in_play, "tile_discount")
        self.on_build_discount = tiles_having(in_play, "build_discount")
        self.on_payment_discount = tiles_having(in_play, "payment_discount")
        self.on_teleport_discount = tiles_having(in_play, "teleport_discount")
        self.on_night_prayer = tiles_having(in_play, "night_prayer")
        self.on_night_cards = tiles_having(in_play, "night_cards")
        self.on_night_look = tiles_having(in_play, "night_look")
        self.on_movement = tiles_having(in_play, "movement")
        self.on_troop_limit = tiles_having(in_play, "troop_limit")
        self.on_free_recruits = tiles_having(in_play, "free_recruits")
        self.on_strength = tiles_having(in_play, "strength")
        self.on_damage = tiles_having(in_play, "damage")
        self.on_shield = tiles_having(in_play, "shield")
        self.on_first_strike = tiles_having(in_play, "first_strike")
        self.on_ignores_walls = tiles_having(in_play, "ignores_walls")
        self.on_teleports_from_obelisks = tiles_having(in_play, "teleports_from_obelisks")
        self.on_sees_enemy_card = tiles_having(in_play, "sees_enemy_card")
        self.on_gives_silver_token = tiles_having(in_play, "gives_silver_token")
        self.on_gold_actions = tiles_having(in_play, "gold_actions")
        self.on_revealed = tiles_having(in_play, "revealed")
        self.on_destroyed = tiles_having(in_play, "destroyed")
        self.on_won = tiles_having(in_play, "won")
        self.on_night_use = tiles_having(in_play, "night_use")
        self.on_unit_pool = tiles_having(in_play, "unit_pool")
        self.on_earned_pp = tiles_having(in_play, "earned_pp")
        self.on_trap = tiles_having(in_play, "trap")
        self.on_recruits_with_troops = tiles_having(in_play, "recruits_with_troops")
        self.on_entered = tiles_having(in_play, "entered")
        self.on_battle_over = tiles_having(in_play, "battle_over")

    def decision_number(self, name: str) -> i64:
        """Returns the number of the decision called *name*, for observations."""
        return self.decision_numbers[name]

    def open_level(self, round_number: i64) -> i64:
        """K1.2 Returns the highest tile level on offer in the day of *round_number*."""
        if not self.learning:
            return MAX_LEVEL
        return 1 if round_number <= 1 else 2


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


def tiles_having(tiles: list[Tile], timing: str) -> Timing:
    """Returns one tile per power that has *timing*, in the order of their numbers."""
    found: list[Tile] = []
    for tile in tiles:
        if has_timing(tile, timing) and all(tile.power != other.power for other in found):
            found.append(tile)
    return Timing(found)
