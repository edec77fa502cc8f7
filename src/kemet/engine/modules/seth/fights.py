"""What comes before a battle: Escape of any member, who fights, the Cobra's venom (S8.5, R76, R99)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import DI, PASS, PLAYER, ActionList
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.modules.seth.content import SETH
from kemet.engine.modules.seth.facts import ANNEXATION, facts_of, owns
from kemet.engine.play.attack import Attack, destroy_units, is_immune, ways_out
from kemet.engine.play.battle import Battle
from kemet.engine.play.di_cards import leave_hand, play_card
from kemet.engine.play.pray import price


def ask_community_escape(game: Game, attack: Attack) -> None:
    """K9.8, R76, R99 The lead of an attacked troop speaks for it; any member with a unit in it may play Escape, Seth too who
    has taken one."""
    if attack.defender != SETH:
        attack.defender = facts_of(game).lead(game, attack.space)
    ask_escape_of(game, game.owners(attack.defender, attack.space), attack.space)


def ask_escape_of(game: Game, seats: i64, space: i64) -> None:
    """R99 By day, never in the eclipse, all of *seats* who could hold Escape are asked together. Seth draws none, but
    Annexation may bring one."""
    if game.night or not seats or not ways_out(game, lowest(seats), space):
        return
    asked: i64 = 0
    while seats:
        seat = lowest(seats)
        seats &= seats - 1
        if game.could_hold(seat, game.rules.escape) and (seat != SETH or owns(game, SETH, ANNEXATION)):
            asked |= BIT[seat]
    if asked:
        game.push(AskCommunityEscape(asked, asked, 0))


@mypyc_attr(acyclic=True)
class AskCommunityEscape(Decision):
    """R99 One shared question: who plays Escape? Of several the first in seat order from the speaker does."""

    def __init__(self, awaiting: i64, asked: i64, escapes: i64) -> None:
        super().__init__(0, awaiting)
        self.asked = asked
        self.escapes = escapes

    def name(self) -> str:
        return "community-escape"

    def copy(self) -> Frame:
        return AskCommunityEscape(self.awaiting, self.asked, self.escapes)

    def dump(self) -> list[int]:
        return [self.awaiting, self.asked, self.escapes]

    def guess(self, game: Game, player: i64) -> None:
        for seat in range(game.rules.players):
            if seat != player and self.asked & ~self.awaiting & BIT[seat]:
                self.escapes &= ~BIT[seat]
                if game.in_hand(seat, game.rules.escape) and game.rng.below(2):
                    self.escapes |= BIT[seat]

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(PASS)
        card = game.rules.di_cards[game.rules.escape]
        if game.in_hand(player, card.id) and price(game, player, card.cost) <= game.pp[player]:
            out.add(DI + card.id)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.awaiting &= ~BIT[player]
        if action != PASS:
            self.escapes |= BIT[player]

    def run(self, game: Game) -> None:
        game.pop()
        game.reveals += 1
        facts = facts_of(game)
        if self.escapes & BIT[SETH]:
            play_card(game, SETH, game.rules.escape)
            return
        for k in range(facts.members):
            seat = facts.from_speaker(game, k)
            if self.escapes & BIT[seat]:
                play_card(game, seat, game.rules.escape)
                return


def name_fighters(game: Game, attack: Attack) -> None:
    """S8.5, R76 Who fights for a troop of several members: the mover names for the attack, the lead for the defence."""
    if not attack.ready(game):
        return
    if attack.attacker == SETH:
        attack.defender = facts_of(game).lead(game, attack.space)
    owners = game.owners(1, attack.space)
    if owners & (owners - 1):
        namer = attack.defender if attack.attacker == SETH else attack.attacker
        game.push(NameFighter(namer, len(game.stack) - 1, owners))
    elif attack.attacker != SETH:
        attack.attacker = lowest(owners)


@mypyc_attr(acyclic=True)
class NameFighter(Choice):
    """R76 Which member plays the battle."""

    def __init__(self, player: i64, place: i64, owners: i64) -> None:
        super().__init__(player)
        self.place = place
        self.owners = owners

    def name(self) -> str:
        return "name-fighter"

    def copy(self) -> Frame:
        return NameFighter(self.player, self.place, self.owners)

    def dump(self) -> list[int]:
        return [self.player, self.place, self.owners]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, self.owners)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        attack = game.stack[self.place]
        assert isinstance(attack, Attack)
        if attack.defender == SETH:
            attack.attacker = action - PLAYER
        else:
            attack.defender = action - PLAYER


def venom(game: Game, attack: Attack) -> None:
    """The Cobra: before cards are chosen the enemy troop loses a unit; with the last one gone there is no battle."""
    for seat, enemy in ((attack.attacker, attack.defender), (attack.defender, attack.attacker)):
        creature = game.troop_creature(seat, attack.space)
        if creature >= 0 and game.rules.creatures[creature].slug == "cobra" and game.camp_stands(seat, attack.space):
            if game.troop_size(enemy, attack.space) and not is_immune(game, enemy, attack.space):
                destroy_units(game, enemy, attack.space, 1)


def drop_unpayable(game: Game, battle: Battle) -> None:
    """R84 DI cards laid for a second battle that can no longer be paid, or are gone, are discarded without effect."""
    for side in battle.sides:
        spent: i64 = 0
        for di in game.rules.battle_di:
            cost = price(game, side.seat, game.rules.di_cards[di].cost)
            kept: i64 = 0
            for _ in range(side.di[di]):
                if spent + cost <= game.pp[side.seat]:
                    spent += cost
                    kept += 1
                else:
                    leave_hand(game, side.seat, di)
                    game.change_discard(di, 1)
                    game.tell(events.DI_PLAYED, side.seat, di)
            side.di[di] = kept
