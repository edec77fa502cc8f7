"""Ta-Seti, module 5: two more battle cards for everybody and six new kinds of DI cards (T5, R37, R49)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import BATTLE_CARD, DI, PASS, ActionList
from kemet.engine.content.battle_cards import new_battle_cards
from kemet.engine.content.di_cards import Swiftness
from kemet.engine.effect import AGREED, IN_BATTLE, OWN_MOVE, OWN_TURN, SINGLE, DICard
from kemet.engine.frame import Choice, Frame
from kemet.engine.game import Game
from kemet.engine.ids import BIT
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, battle_at, place_of
from kemet.engine.play.di_cards import take_in_hand
from kemet.engine.play.pray import gain_spoils
from kemet.engine.play.recruit import PlaceUnits, room_for_units
from kemet.engine.play.spoils import own_losses
from kemet.engine.rules import Draft, Module
from kemet.engine.state import increased, with_bits

COPIES: Final = 2
GLORY_PP: Final = 4
REINFORCEMENTS: Final = 3
TACTICAL_CHOICE: Final = "tactical-choice"


class DivineMemory(DICard):
    """R49 Its player looks through the discard and takes one card, no Divine Memory, unshown."""

    def changes_something(self, game: Game, player: i64) -> bool:
        """R29c There must be something to take, as far as the player knows: others' unseen discards may be anything."""
        kinds = game.rules.di_kinds
        for di in range(game.rules.deck_firsts[player], game.rules.deck_ends[player]):
            for seat in range(game.rules.players):
                if seat != player and game.thrown[seat * kinds + di]:
                    return True
            if di != self.id and game.discard[di] + game.thrown[player * kinds + di]:
                return True
        return False

    def act(self, game: Game, player: i64) -> None:
        game.reveals += 1
        look_through_discard(game, player)
        game.push(TakeFromDiscard(player, self.id))


def look_through_discard(game: Game, player: i64) -> None:
    """R49 *player* sees every card of the discard. Nobody else will know what is taken from it, so from now on only that
    player knows what lies there."""
    kinds = game.rules.di_kinds
    known = game.thrown[:]
    discard = game.discard[:]
    for di in range(game.rules.deck_firsts[player], game.rules.deck_ends[player]):
        number = discard[di]
        discard[di] = 0
        for seat in range(game.rules.players):
            number += known[seat * kinds + di]
            known[seat * kinds + di] = 0
        known[player * kinds + di] = number
    game.thrown = known
    game.discard = discard


def new_di_cards() -> list[DICard]:
    """Returns the kinds of DI cards of the module in the order of their ids."""
    return [
        Swiftness("swiftness", "Swiftness", COPIES, 0, OWN_MOVE, SINGLE),
        DivineMemory("divine-memory", "Divine Memory", COPIES, 1, OWN_TURN, SINGLE),
        DICard("glory", "Glory", COPIES, 0, IN_BATTLE, AGREED),
        DICard("divine-protection", "Divine Protection", COPIES, 0, IN_BATTLE, SINGLE),
        DICard("reinforcements", "Reinforcements", COPIES, 0, IN_BATTLE, SINGLE),
        DICard(TACTICAL_CHOICE, "Tactical Choice", COPIES, 0, IN_BATTLE, AGREED),
    ]


class NewCards(Module):
    """T5.1, T5.2 8 battle cards each, 47 DI cards in all."""

    def add_content(self, draft: Draft) -> None:
        for battle_card in new_battle_cards():
            battle_card.in_hand = False
            draft.battle_cards.append(battle_card)
        for card in new_di_cards():
            card.copies = 0
            draft.di_cards.append(card)

    def edit(self, draft: Draft) -> None:
        for battle_card in draft.battle_cards:
            battle_card.in_hand = not battle_card.special
        slugs = [card.slug for card in new_di_cards()]
        for card in draft.di_cards:
            if card.slug in slugs:
                card.copies = COPIES
        add_card_steps(draft)
        steps = draft.procedures.battle
        steps.insert_after("losses", "own-losses", own_losses)
        steps.insert_before("loser", "reinforcements-card", reinforcements_card)
        draft.decision_names.extend(["tactical-choice", "place-reinforcements", "take-from-discard"])


def add_card_steps(draft: Draft) -> None:
    """Puts the cards of battle that others' decks have too into play."""
    steps = draft.procedures.battle
    steps.insert_after("reveal", "attacker-tactical-choice", attacker_tactical_choice)
    steps.insert_after("attacker-tactical-choice", "defender-tactical-choice", defender_tactical_choice)
    steps.insert_after("compare", "glory", glory)
    steps.insert_before("losses", "divine-protection", divine_protection)


def laid(game: Game, battle: Battle, side: i64, slug: str) -> i64:
    """Returns how many cards called *slug* a side has laid."""
    cards = battle.sides[side].di
    for di in game.rules.battle_di:
        if cards[di] and game.rules.di_cards[di].slug == slug:
            return cards[di]
    return 0


def attacker_tactical_choice(game: Game, battle: Battle) -> None:
    """R49 After the reveal the attacker may swap cards first."""
    if laid(game, battle, ATTACKER, TACTICAL_CHOICE) and battle.sides[ATTACKER].discard >= 0:
        game.push(TacticalChoice(place_of(game, battle), battle.sides[ATTACKER].seat))


def defender_tactical_choice(game: Game, battle: Battle) -> None:
    """R49 Then the defender, knowing what the attacker did."""
    if laid(game, battle, DEFENDER, TACTICAL_CHOICE) and battle.sides[DEFENDER].discard >= 0:
        game.push(TacticalChoice(place_of(game, battle), battle.sides[DEFENDER].seat))


def glory(game: Game, battle: Battle) -> None:
    """R49 Glory: 4 PP for the winner, survivors or not."""
    gain_spoils(game, battle.sides[battle.winner].seat, GLORY_PP * laid(game, battle, battle.winner, "glory"))


def divine_protection(game: Game, battle: Battle) -> None:
    """R49 Divine Protection voids the enemy's damage, if its player wins; not what the own card costs."""
    if laid(game, battle, battle.winner, "divine-protection"):
        battle.sides[1 - battle.winner].damage = 0


def reinforcements_card(game: Game, battle: Battle) -> None:
    """R49 The card Reinforcements: up to 3 units each for the winner, never into an enemy-held space."""
    gift = REINFORCEMENTS * laid(game, battle, battle.winner, "reinforcements")
    if gift:
        place = PlaceReinforcements(battle.sides[battle.winner].seat, gift, True, 0)
        if place.goes_on(game):
            game.push(place)


@mypyc_attr(acyclic=True)
class PlaceReinforcements(PlaceUnits):
    """R49 Units are placed like other gifts (R6), but start no battle inside the battle."""

    def name(self) -> str:
        return "place-reinforcements"

    def copy(self) -> Frame:
        other = PlaceReinforcements(self.player, self.gift, self.anywhere, self.placed)
        other.surcharge = self.surcharge
        return other

    def spaces(self, game: Game) -> i64:
        """R49 Returns the spaces with room where no enemy stands, as a mask."""
        return room_for_units(game, self.player, self.gift, True) & ~game.enemy_spaces(self.player)


@mypyc_attr(acyclic=True)
class TacticalChoice(Choice):
    """R49 The player swaps the revealed battle card with the discarded one, or passes."""

    def __init__(self, place: i64, player: i64) -> None:
        super().__init__(player)
        self.place = place

    def name(self) -> str:
        return "tactical-choice"

    def copy(self) -> Frame:
        return TacticalChoice(self.place, self.player)

    def dump(self) -> list[int]:
        return [self.place, self.player]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        battle = battle_at(game, self.place)
        out.add(PASS)
        side = battle.sides[battle.side_of(player)]
        if not side.barred & BIT[side.discard]:
            out.add(BATTLE_CARD + side.discard)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        battle = battle_at(game, self.place)
        game.pop()
        if action == PASS:
            return
        side = battle.sides[battle.side_of(player)]
        side.discard = side.card
        side.card = action - BATTLE_CARD
        game.reveals += 1
        game.battle_seen = with_bits(game.battle_seen, player, BIT[side.card])
        game.battle_proven = with_bits(game.battle_proven, 2 * player, BIT[side.card])
        game.battle_proven = with_bits(game.battle_proven, 2 * player + 1, BIT[side.card])
        game.tell(events.BATTLE_CARD_REVEALED, player, side.card)


@mypyc_attr(acyclic=True)
class TakeFromDiscard(Choice):
    """R49 Divine Memory: one card of the discard goes to hand, unshown."""

    def __init__(self, player: i64, memory: i64) -> None:
        super().__init__(player)
        self.memory = memory

    def name(self) -> str:
        return "take-from-discard"

    def copy(self) -> Frame:
        return TakeFromDiscard(self.player, self.memory)

    def dump(self) -> list[int]:
        return [self.player, self.memory]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        kinds = game.rules.di_kinds
        for di in range(game.rules.deck_firsts[player], game.rules.deck_ends[player]):
            if di != self.memory and game.thrown[player * kinds + di]:
                out.add(DI + di)
        if not out.n:
            out.add(PASS)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        if action != PASS:
            game.thrown = increased(game.thrown, player * game.rules.di_kinds + action - DI, -1)
            take_in_hand(game, player, action - DI)
