"""Corruption of creatures and pyramids, and units destroyed (S5.6, S5.8–S5.10, R85, R86, R89, R90)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import PASS, SPACE, TILE, ActionList
from kemet.engine.frame import Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, NONE, VIOLET, lowest
from kemet.engine.modules.seth.actions import CREATURE_CARD
from kemet.engine.modules.seth.content import COMMUNITY_TILES, CREATURE_CARDS, SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.variants import CREATURES_WITHOUT_TILES, SETH_BUYS_COMMUNITY_TILES
from kemet.engine.play.attack import Attack, is_immune
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, Side
from kemet.engine.play.buy import add_tiles_up_to, take_tile
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.units import units_to_reserve
from kemet.engine.rules import Rules
from kemet.engine.state import zeros


@mypyc_attr(acyclic=True)
class AgainstMember(Decision):
    """A choice of Seth's about the member whose token was laid (S5.3)."""

    def __init__(self, member: i64) -> None:
        super().__init__(0, BIT[SETH])
        self.member = member

    def dump(self) -> list[int]:
        return [self.member]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)


# Units destroyed.


@mypyc_attr(acyclic=True)
class PickVictims(Decision):
    """S5.8, R89 Two units of the member are destroyed, one by one, from one or two troops, wherever they are."""

    def __init__(self, member: i64, left: i64) -> None:
        super().__init__(0, 0)
        self.member = member
        self.left = left

    def name(self) -> str:
        return "destroy-units"

    def copy(self) -> Frame:
        other = PickVictims(self.member, self.left)
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.member, self.left]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", SETH)
        view.put("victim", self.member)
        view.put("number", self.left)

    def targets(self, game: Game) -> i64:
        """Returns the spaces with units of the member that are not immune."""
        left = game.troops[self.member]
        found: i64 = 0
        while left:
            space = lowest(left)
            left &= left - 1
            if not is_immune(game, self.member, space):
                found |= BIT[space]
        return found

    def run(self, game: Game) -> None:
        if self.left and self.targets(game):
            self.awaiting = BIT[SETH]
        else:
            game.pop()

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        if self.left == 2:
            out.add(PASS)
        out.add_mask(SPACE, self.targets(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        if action == PASS:
            game.pop()
            return
        self.left -= 1
        self.awaiting = 0
        units_to_reserve(game, self.member, action - SPACE, 1, events.UNITS_DESTROYED)
        send_home_if_alone(game, self.member, action - SPACE)


# Pyramids.


@mypyc_attr(acyclic=True)
class CorruptPyramid(AgainstMember):
    """S5.9, R90 A tile that is not violet, by the member's pyramids and up to the violet one's level, for 1 PP more."""

    def name(self) -> str:
        return "corrupt-pyramid"

    def copy(self) -> Frame:
        return CorruptPyramid(self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        found = ActionList()
        for colour in game.rules.pyramid_colours:
            level = min(game.level(self.member, colour), game.level(SETH, VIOLET))
            add_tiles_up_to(game, SETH, colour, level, 1, found)
        for k in range(found.n):
            of_community = game.rules.tiles[found.items[k] - TILE].slug in COMMUNITY_TILES
            if not of_community or facts_of(game).agreed(SETH_BUYS_COMMUNITY_TILES):
                out.add(found.items[k])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            take_tile(game, SETH, game.rules.tiles[action - TILE], 1)


# Creatures.


def card_tile(rules: Rules, card: i64) -> i64:
    """Returns the tile of the creature on a card, NONE if it is not in the game."""
    for tile in rules.creature_tiles:
        if rules.creatures[rules.creature_of_tile[tile.id]].slug == CREATURE_CARDS[card].creature:
            return tile.id
    return NONE


def cards_left(game: Game) -> i64:
    """S5.6, R86 Returns the creature cards Seth still has, as a mask: neither spent nor gone with their tile bought."""
    facts = facts_of(game)
    left = facts.fact(game, facts.at_cards)
    found: i64 = 0
    while left:
        card = lowest(left)
        left &= left - 1
        tile = card_tile(game.rules, card)
        if tile >= 0 and game.supply[tile]:
            found |= BIT[card]
    return found


def usable_cards(game: Game, member: i64) -> i64:
    """S5.6 Returns the creature cards Seth can use against *member* now, as a mask."""
    left = cards_left(game)
    found: i64 = 0
    while left:
        card = lowest(left)
        left &= left - 1
        level = game.rules.tiles[card_tile(game.rules, card)].level
        if level <= game.level(SETH, VIOLET) and creature_targets(game, card, member):
            found |= BIT[card]
    return found


def creature_targets(game: Game, card: i64, member: i64) -> i64:
    """S5.6 Returns where the creature may attack: a troop with a unit of the member (Khnum's Sphinx: of any), outside the
    community's cities (but for the Phoenix)."""
    slug = CREATURE_CARDS[card].creature
    found: i64 = 0
    for seat in range(1, game.rules.players):
        if seat == member or slug == "khnum":
            found |= game.troops[seat]
    if slug != "phoenix":
        found &= ~(game.rules.board.all_districts & ~game.rules.board.districts[game.city[SETH]])
    return found


@mypyc_attr(acyclic=True)
class PickCreatureCard(AgainstMember):
    """S5.6 Seth picks a creature card, or none."""

    def name(self) -> str:
        return "pick-creature-card"

    def copy(self) -> Frame:
        return PickCreatureCard(self.member)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        out.add_mask(CREATURE_CARD, usable_cards(game, self.member))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            game.push(PickPrey(self.member, action - CREATURE_CARD))


@mypyc_attr(acyclic=True)
class PickPrey(AgainstMember):
    """S5.6 The troop that the creature attacks."""

    def __init__(self, member: i64, card: i64) -> None:
        super().__init__(member)
        self.card = card

    def name(self) -> str:
        return "pick-prey"

    def copy(self) -> Frame:
        return PickPrey(self.member, self.card)

    def dump(self) -> list[int]:
        return [*super().dump(), self.card]

    def show(self, game: Game, view: FrameView) -> None:
        super().show(game, view)
        view.put("creature-card", self.card)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(SPACE, creature_targets(game, self.card, self.member))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        space = action - SPACE
        game.contested |= BIT[space]
        game.invader = SETH
        game.push(CreatureAttack(0, space, facts_of(game).lead(game, space), False, self.card))


@mypyc_attr(acyclic=True)
class CreatureAttack(Attack):
    """R85 An attack of a creature alone, without any movement."""

    def __init__(self, step: i64, space: i64, defender: i64, fought: bool, card: i64) -> None:
        super().__init__(step, space, SETH, defender, False, fought)
        self.card = card

    def copy(self) -> Frame:
        other = CreatureAttack(self.step, self.space, self.defender, self.fought, self.card)
        other.attacker = self.attacker
        other.by_move = self.by_move
        return other

    def dump(self) -> list[int]:
        return [*super().dump(), self.card]

    def ready(self, game: Game) -> bool:
        return game.camp_stands(self.defender, self.space)

    def battle(self, game: Game) -> Battle:
        """R86 The card is spent by the battle, won or lost."""
        facts = facts_of(game)
        facts.put(game, facts.at_cards, facts.fact(game, facts.at_cards) & ~BIT[self.card])
        attacker = Side(SETH, game.rules.di_kinds)
        defender = Side(self.defender, game.rules.di_kinds)
        defender.seats = game.owners(self.defender, self.space)
        if facts.agreed(CREATURES_WITHOUT_TILES):
            attacker.seats = 0
        for side in (attacker, defender):
            side.tokens = zeros(game.rules.hooks.tokens)
        # S5.10 The card that costs own units cannot be used.
        for card in game.rules.battle_cards:
            if card.own_losses:
                attacker.barred |= BIT[card.id]
        return CreatureBattle(0, self.space, [attacker, defender], NONE, self.card)


@mypyc_attr(acyclic=True)
class CreatureBattle(Battle):
    """S5.6, R85 A creature fights alone for Seth; nothing hurts it."""

    def __init__(self, step: i64, space: i64, sides: list[Side], winner: i64, card: i64) -> None:
        super().__init__(step, space, sides, winner)
        self.card = card

    def copy(self) -> Frame:
        return CreatureBattle(self.step, self.space, [side.copy() for side in self.sides], self.winner, self.card)

    def dump(self) -> list[int]:
        return [*super().dump(), self.card]

    def show(self, game: Game, view: FrameView) -> None:
        super().show(game, view)
        view.put("creature-card", self.card)

    def size(self, game: Game, k: i64) -> i64:
        return 0 if k == ATTACKER else super().size(game, k)

    def stands(self, game: Game, k: i64) -> bool:
        return k == DEFENDER and super().stands(game, k)

    def beast(self, game: Game, k: i64) -> i64:
        return NONE if k == ATTACKER else super().beast(game, k)

    def cancels(self, game: Game, k: i64) -> bool:
        if k == ATTACKER:
            return CREATURE_CARDS[self.card].creature == "snake"
        return super().cancels(game, k)
