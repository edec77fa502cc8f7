"""Violet tiles, the community's tiles and the two new blue ones (components of Seth, 8.1 and 8.2)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, DI, PASS, PLAYER, ActionList
from kemet.engine.board import SPACES
from kemet.engine.effect import RECONSTRUCTED, SINGLE, Creature, Tile
from kemet.engine.frame import Choice, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, BLACK, BLUE, RED, VIOLET, WHITE
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.troops import limit_there
from kemet.engine.modules.ta_seti.new_cards import TacticalChoice
from kemet.engine.play.battle import DEFENDER, Battle, battle_at, laid_elsewhere, lay_battle_card, place_of
from kemet.engine.play.di_cards import draw_cards, leave_hand, take_from_deck, take_in_hand
from kemet.engine.play.night import KeepOne
from kemet.engine.play.pray import gain_pp, gain_spoils, pray
from kemet.engine.play.recruit import give_units
from kemet.engine.play.strategy import exchange_battle_card
from kemet.engine.state import with_bits, without_bits

# What the gold token can be laid for with Infernal Will.
GOLD_INFERNAL_PRAYER: Final = 14
GOLD_INFERNAL_INVOCATION: Final = 15
MORTAL_MIRROR: Final = "mortal-mirror"


class EnergyDrain(Tile):
    """1 PP whenever another player prays."""

    def other_prayed(self, game: Game, player: i64) -> None:
        gain_pp(game, player, 1)


class ServileCorruption(Tile):
    """1 strength more in battles of corruption; counted by the module, since a corrupted troop is not its owner's."""


class UnitsCorruption(Tile):
    """After a battle won with survivors one enemy unit destroyed in it may join the troop."""

    def won(self, game: Game, battle: Battle, side: i64) -> None:
        steal_unit(game, battle, side)


class ChaosLevy(Tile):
    """2 units free in a recruit action."""

    def free_recruits(self, game: Game, player: i64) -> i64:
        return 2


class KillThemAll(Tile):
    """1 range and 1 damage more."""

    def movement(self, game: Game, player: i64) -> i64:
        return 1

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class Annexation(Tile):
    """By night a DI card, by chance, from the hand of an enemy of choice."""

    def night_use(self, game: Game, player: i64) -> bool:
        return victims(game, player) != 0

    def use_at_night(self, game: Game, player: i64) -> None:
        game.push(StealCard(player))


def steal_unit(game: Game, battle: Battle, side: i64) -> None:
    """Asks whose destroyed unit joins the owner's troop, if a unit of the owner's has survived and there is room; never where
    corruption brought the battle about."""
    facts = facts_of(game)
    thief = facts.thief(game)
    enemies = facts.fact(game, facts.at_fallen) & game.rules.hostile[thief]
    if not enemies or not game.units_at(thief, battle.space):
        return
    if game.troop_size(thief, battle.space) >= limit_there(game, thief, battle.space) or follows_corruption(game):
        return
    game.push(StealUnit(thief, battle.space, enemies))


def follows_corruption(game: Game) -> bool:
    """Tells whether what happens came of a corrupted troop's move."""
    return any(frame.name() == "corrupt-move" for frame in game.stack)


@mypyc_attr(acyclic=True)
class StealUnit(Choice):
    """Units Corruption: whose unit, or none."""

    def __init__(self, player: i64, space: i64, owners: i64) -> None:
        super().__init__(player)
        self.space = space
        self.owners = owners

    def name(self) -> str:
        return "steal-unit"

    def copy(self) -> Frame:
        return StealUnit(self.player, self.space, self.owners)

    def dump(self) -> list[int]:
        return [self.player, self.space, self.owners]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        for seat in range(game.rules.players):
            if self.owners & BIT[seat] and game.reserve[seat]:
                out.add(PLAYER + seat)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            facts = facts_of(game)
            owner = action - PLAYER
            game.reserve[owner] -= 1
            place = facts.at_stolen + owner * SPACES + self.space
            facts.put(game, place, facts.fact(game, place) + 1)
            game.put_units(player, self.space, 1)
            game.tell(events.UNIT_STOLEN, owner, self.space)


def victims(game: Game, player: i64) -> i64:
    """Returns the enemies of *player* with a DI card in hand, as a mask."""
    found: i64 = 0
    for seat in range(game.rules.players):
        if game.rules.hostile[player] & BIT[seat] and game.hand_size[seat]:
            found |= BIT[seat]
    return found


@mypyc_attr(acyclic=True)
class StealCard(Choice):
    """Annexation: from whom."""

    def name(self) -> str:
        return "steal-card"

    def copy(self) -> Frame:
        return StealCard(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, victims(game, player))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        seat = action - PLAYER
        left = game.rng.below(game.hand_size[seat])
        game.reveals += 1
        for di in range(game.rules.di_kinds):
            left -= game.in_hand(seat, di)
            if left < 0:
                leave_hand(game, seat, di)
                game.whisper(seat, events.DI_SEEN, seat, di)
                take_in_hand(game, player, di)
                return


class Vulture(Tile):
    """A creature; 1 PP for each enemy destroyed in its battles."""

    def destroyed(self, game: Game, battle: Battle, side: i64, units: i64) -> None:
        creature = battle.sides[side].creature
        if creature >= 0 and game.rules.creatures[creature].slug == "vulture":
            gain_spoils(game, battle.sides[side].seat, units)


class MortalMirror(Tile):
    """R28e All battle cards come back, then one is exchanged for Mortal Mirror."""

    def special_card(self) -> str:
        return MORTAL_MIRROR

    def bought(self, game: Game, player: i64) -> None:
        exchange_battle_card(game, player, MORTAL_MIRROR)


class Ambush(Tile):
    """After the reveal the card played may be swapped with the one discarded."""

    def revealed(self, game: Game, battle: Battle, side: i64) -> None:
        other = laid_elsewhere(game, battle.sides[side])
        if battle.sides[side].discard >= 0:
            game.push(TacticalChoice(place_of(game, battle), battle.sides[side].seat))
        elif other is not None and other.card >= 0:
            game.push(SwapBattles(place_of(game, battle), battle.sides[side].seat))


@mypyc_attr(acyclic=True)
class SwapBattles(Choice):
    """Ambush where two battles are prepared at once: before the first is resolved its card may change places with the
    other's."""

    def __init__(self, place: i64, player: i64) -> None:
        super().__init__(player)
        self.place = place

    def name(self) -> str:
        return "swap-battles"

    def copy(self) -> Frame:
        return SwapBattles(self.place, self.player)

    def dump(self) -> list[int]:
        return [self.place, self.player]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = battle_at(game, self.place)
        out.add(PASS)
        other = laid_elsewhere(game, battle.sides[battle.side_of(player)])
        if other is not None:
            out.add(BATTLE_CARD + other.card)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = battle_at(game, self.place)
        game.pop()
        side = battle.sides[battle.side_of(player)]
        other = laid_elsewhere(game, side)
        if action == PASS or other is None:
            return
        game.battle_pile = without_bits(game.battle_pile, player, BIT[side.card])
        game.battle_seen = without_bits(game.battle_seen, player, BIT[side.card])
        game.battle_hand = with_bits(game.battle_hand, player, BIT[side.card])
        side.card, other.card = other.card, side.card
        game.reveals += 1
        lay_battle_card(game, player, side.card, True)
        game.tell(events.BATTLE_CARD_REVEALED, player, side.card)


class DivineAdvantage(Tile):
    """By night two more DI cards are looked at, and one is kept."""

    def night_use(self, game: Game, player: i64) -> bool:
        return True

    def use_at_night(self, game: Game, player: i64) -> None:
        seen = vec[i64]([0] * game.rules.di_kinds)
        number = 0
        for _ in range(2):
            di = take_from_deck(game, player)
            if di >= 0:
                seen[di] += 1
                number += 1
                game.whisper(player, events.DI_SEEN, player, di)
        if number:
            game.push(KeepAdvantage(player, seen))


@mypyc_attr(acyclic=True)
class KeepAdvantage(KeepOne):
    """Divine Advantage: one of the two is kept."""

    def copy(self) -> Frame:
        return KeepAdvantage(self.player, self.seen[:])

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        kept = action - DI
        self.seen[kept] -= 1
        deck = game.deck[:]
        for di in range(game.rules.di_kinds):
            deck[di] += self.seen[di]
        game.deck = deck
        take_in_hand(game, player, kept)


class InfernalWill(Tile):
    """Gold token: a pray action, or a DI card."""

    def gold_actions(self, game: Game, player: i64) -> i64:
        return BIT[GOLD_INFERNAL_PRAYER] | BIT[GOLD_INFERNAL_INVOCATION]

    def start_gold(self, game: Game, player: i64, choice: i64) -> None:
        if choice == GOLD_INFERNAL_PRAYER:
            pray(game, player)
        elif choice == GOLD_INFERNAL_INVOCATION:
            draw_cards(game, player, 1)


class ImmortalLegion(Tile):
    """1 strength and 1 shield more."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1


class EndlessHorde(Tile):
    """By night up to 3 units, free, in own districts."""

    def night_use(self, game: Game, player: i64) -> bool:
        return game.reserve[player] > 0

    def use_at_night(self, game: Game, player: i64) -> None:
        give_units(game, player, 3, False)


def violet_tiles() -> list[Tile]:
    """Returns Seth's tiles in the order of their ids."""
    plain: list[tuple[type[Tile], str, str, int, str, str]] = [
        (EnergyDrain, "energy-drain", "Energy Drain", 1, "day", SINGLE),
        (ServileCorruption, "servile-corruption", "Servile Corruption", 1, "battle", SINGLE),
        (ChaosLevy, "chaos-levy", "Chaos Levy", 1, "day", RECONSTRUCTED),
        (UnitsCorruption, "units-corruption", "Units Corruption", 1, "battle", SINGLE),
        (KillThemAll, "kill-them-all", "Kill Them All!", 2, "day, battle", SINGLE),
        (Annexation, "annexation", "Annexation", 2, "night", SINGLE),
        (Vulture, "vulture", "Vulture", 2, "creature", RECONSTRUCTED),
        (MortalMirror, "mortal-mirror", "Mortal Mirror", 2, "at once", RECONSTRUCTED),
        (Ambush, "ambush", "Ambush", 3, "battle", SINGLE),
        (DivineAdvantage, "divine-advantage", "Divine Advantage", 3, "night", SINGLE),
        (Tile, "crocodile", "Crocodile", 3, "creature", RECONSTRUCTED),
        (InfernalWill, "infernal-will", "Infernal Will", 3, "day", RECONSTRUCTED),
        (Tile, "magic-versatility", "Magic Versatility", 4, "day", SINGLE),
        (Tile, "cobra", "Cobra", 4, "creature", RECONSTRUCTED),
        (ImmortalLegion, "immortal-legion", "Immortal Legion", 4, "battle", RECONSTRUCTED),
        (EndlessHorde, "endless-horde", "Endless Horde", 4, "night", RECONSTRUCTED),
    ]
    return [make(slug, name, VIOLET, level, 1, when, sure) for make, slug, name, level, when, sure in plain]


class CommunityTile(Tile):
    """S2.4, S6.5 Bought by one member, it serves all."""

    def serves_camp(self) -> bool:
        return True

    def bought(self, game: Game, player: i64) -> None:
        for seat in range(1, game.rules.players):
            if player != SETH:
                game.own_tile(seat, self)


class Communion(CommunityTile):
    """1 PP more by night, and at the eclipse."""

    def night_prayer(self, game: Game, player: i64) -> i64:
        return 1


class Guardians(CommunityTile):
    """1 strength and 1 shield more for who defends a temple, printed or sacred."""

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1 if side == DEFENDER and is_temple(game, battle.space) else 0

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        return 1 if side == DEFENDER and is_temple(game, battle.space) else 0


def is_temple(game: Game, space: i64) -> bool:
    """Tells whether a temple stands on *space*, sacred ones of any level included."""
    return game.rules.board.temples & BIT[space] != 0 or facts_of(game).temple_level(game, space) > 0


class SethLegion(Tile):
    """1 unit more in troops with one of the owner's."""

    def troop_limit(self, game: Game, player: i64) -> i64:
        return 1


def community_tiles() -> list[Tile]:
    """Returns the tiles in place of Victory Point, Legion and Sphinx, in the order of their ids."""
    return [
        Communion("communion", "Communion", WHITE, 3, 1, "night", RECONSTRUCTED),
        CommunityTile("osiris", "Osiris", RED, 3, 1, "creature", RECONSTRUCTED),
        Guardians("guardians-of-the-temples", "Guardians of the Temples", BLUE, 3, 1, "battle", RECONSTRUCTED),
        CommunityTile("rite-of-the-builders", "Rite of the Builders", BLACK, 3, 1, "day", RECONSTRUCTED),
        SethLegion("seth-legion", "Legion", BLUE, 2, 1, "day", RECONSTRUCTED),
        Tile("seth-sphinx", "Sphinx", BLUE, 4, 1, "creature", RECONSTRUCTED),
    ]


def seth_creatures() -> list[Creature]:
    """Returns the creatures of the module: move, strength, damage, shield, walls, enemy creature."""
    return [
        Creature("vulture", "Vulture", 1, 1, 0, 0, False, False, RECONSTRUCTED),
        Creature("crocodile", "Crocodile", 1, 2, 1, 0, False, False, RECONSTRUCTED),
        Creature("cobra", "Cobra", 1, 2, 0, 0, False, False, RECONSTRUCTED),
        Creature("osiris", "Osiris", 1, 2, 0, 1, False, False, RECONSTRUCTED),
        Creature("seth-sphinx", "Sphinx", 1, 2, 0, 1, False, False, RECONSTRUCTED),
    ]


SETH_CREATURE_TILES: Final = {
    "vulture": "vulture",
    "crocodile": "crocodile",
    "cobra": "cobra",
    "osiris": "osiris",
    "seth-sphinx": "seth-sphinx",
}
