"""What comes of battles: points, retreat and recall (S4.2, S5.1, S5.6, S5.7, R85, R88)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import RECALL, RETREAT, ActionList
from kemet.engine.content.creatures import DEVOURER
from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.ids import VP_BATTLE
from kemet.engine.modules.seth.content import CREATURE_CARDS, SETH
from kemet.engine.modules.seth.corrupt_battle import CorruptBattle, corrupt_loser, corrupt_winner
from kemet.engine.modules.seth.corruption import CreatureBattle
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.variants import CORRUPT_VP_WITHOUT_SURVIVOR, LOSER_LEAVES_CREATURE
from kemet.engine.play.attack import ways_out
from kemet.engine.play.battle import ATTACKER, DEFENDER, Battle, battle_vp
from kemet.engine.play.di_cards import draw_cards
from kemet.engine.play.retreat import AfterDefeat, loser_decides, recall, winner_decides
from kemet.engine.play.spoils import devourer
from kemet.engine.play.victory import gain_vp


def nobody_fell(game: Game, battle: Battle) -> None:
    """Units Corruption takes one of those whom this battle's damage destroys: nobody has fallen yet."""
    facts = facts_of(game)
    facts.put(game, facts.at_fallen, 0)


def seth_battle_vp(game: Game, battle: Battle) -> None:
    """S5.6, S5.7, R85, R88 A creature's win is a battle VP of Seth's, survivors or not; so is that of a corrupted troop with
    a unit left. Otherwise K10.8."""
    if isinstance(battle, CreatureBattle):
        if battle.winner == ATTACKER:
            gain_vp(game, SETH, VP_BATTLE)
            if CREATURE_CARDS[battle.card].creature == "devourer" and battle.sides[DEFENDER].lost >= 2:
                gain_vp(game, SETH, VP_BATTLE)
        if CREATURE_CARDS[battle.card].creature == "mummy":
            draw_cards(game, SETH, 1)
    elif isinstance(battle, CorruptBattle):
        survives = battle.stands(game, ATTACKER) or facts_of(game).agreed(CORRUPT_VP_WITHOUT_SURVIVOR)
        if battle.winner == ATTACKER and survives:
            gain_vp(game, SETH, VP_BATTLE)
    else:
        battle_vp(game, battle)


def seth_devourer(game: Game, battle: Battle) -> None:
    """R41, R88 The Devourer's further battle VP; that of a corrupted troop is Seth's."""
    if not isinstance(battle, CorruptBattle) or battle.winner != ATTACKER:
        devourer(game, battle)
        return
    creature = battle.sides[ATTACKER].creature
    if creature >= 0 and game.rules.creatures[creature].slug == DEVOURER and battle.sides[DEFENDER].lost >= 2:
        if battle.stands(game, ATTACKER):
            gain_vp(game, SETH, VP_BATTLE)


def seth_loser(game: Game, battle: Battle) -> None:
    """K10.9, R88 The loser decides; of two troops of the community only that side leaves."""
    if isinstance(battle, CorruptBattle):
        corrupt_loser(game, battle)
    elif isinstance(battle, CreatureBattle) and facts_of(game).agreed(LOSER_LEAVES_CREATURE):
        leave_creature(game, battle)
    else:
        loser_decides(game, battle)


def seth_winner(game: Game, battle: Battle) -> None:
    """K10.11, S5.1 The winner may recall, Seth may not."""
    if isinstance(battle, CorruptBattle):
        corrupt_winner(game, battle)
    elif battle.sides[battle.winner].seat != SETH:
        winner_decides(game, battle)


def leave_creature(game: Game, battle: Battle) -> None:
    """R85 By the other reading who is beaten by a creature must leave, as before any winner."""
    seat = battle.sides[DEFENDER].seat
    if battle.winner != ATTACKER or not battle.stands(game, DEFENDER):
        return
    if ways_out(game, seat, battle.space):
        game.push(LeaveCreature(seat, SETH, battle.space))
    else:
        recall(game, seat, battle.space)


@mypyc_attr(acyclic=True)
class LeaveCreature(AfterDefeat):
    """The beaten troop retreats or is recalled, though nobody else stands there."""

    def copy(self) -> Frame:
        return LeaveCreature(self.player, self.winner, self.space)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add(RETREAT)
        out.add(RECALL)
