"""The steps of `play` and of Ta-Seti, called by number. Made by `python tools/steps.py` from their lists."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from mypy_extensions import i64

import kemet.engine.modules.ta_seti.dawn as dawn_steps
import kemet.engine.modules.ta_seti.new_cards as new_cards_steps
import kemet.engine.modules.ta_seti.path.module as path_module_steps
import kemet.engine.modules.ta_seti.path.priests as path_priests_steps
import kemet.engine.modules.ta_seti.path.tokens as path_tokens_steps
import kemet.engine.play.attack as attack_steps
import kemet.engine.play.battle as battle_steps
import kemet.engine.play.battle_choice as battle_choice_steps
import kemet.engine.play.day as day_steps
import kemet.engine.play.di_cards as di_cards_steps
import kemet.engine.play.early_victory as early_victory_steps
import kemet.engine.play.match as match_steps
import kemet.engine.play.move as move_steps
import kemet.engine.play.night as night_steps
import kemet.engine.play.places as places_steps
import kemet.engine.play.recruit as recruit_steps
import kemet.engine.play.retreat as retreat_steps
import kemet.engine.play.setup as setup_steps
import kemet.engine.play.spoils as spoils_steps
from kemet.engine.frame import Frame, StepCalls
from kemet.engine.game import Game
from kemet.engine.modules.ta_seti.dawn import Dawn
from kemet.engine.play.attack import Attack
from kemet.engine.play.battle import Battle
from kemet.engine.play.day import Day
from kemet.engine.play.di_cards import PlayCard
from kemet.engine.play.match import Match
from kemet.engine.play.move import MoveAction
from kemet.engine.play.night import Night
from kemet.engine.play.places import Places
from kemet.engine.play.recruit import Recruit
from kemet.engine.play.setup import SetUp


class CallsByName(StepCalls):
    """Calls every step by its name."""

    def call(self, number: i64, game: Game, frame: Frame) -> None:
        if number < 32:
            if number < 16:
                if number < 8:
                    if number < 4:
                        if number < 2:
                            if number < 1:
                                match_steps.set_up(game, cast(Match, frame))
                            else:
                                match_steps.night(game, cast(Match, frame))
                        else:
                            if number < 3:
                                match_steps.day(game, cast(Match, frame))
                            else:
                                match_steps.judge(game, cast(Match, frame))
                    else:
                        if number < 6:
                            if number < 5:
                                setup_steps.draw_order(game, cast(SetUp, frame))
                            else:
                                setup_steps.take_cities(game, cast(SetUp, frame))
                        else:
                            if number < 7:
                                setup_steps.deal_cards(game, cast(SetUp, frame))
                            else:
                                setup_steps.set_pieces(game, cast(SetUp, frame))
                else:
                    if number < 12:
                        if number < 10:
                            if number < 9:
                                night_steps.night_prayer(game, cast(Night, frame))
                            else:
                                night_steps.night_cards(game, cast(Night, frame))
                        else:
                            if number < 11:
                                night_steps.night_tiles(game, cast(Night, frame))
                            else:
                                night_steps.turn_order(game, cast(Night, frame))
                    else:
                        if number < 14:
                            if number < 13:
                                day_steps.take_tokens(game, frame)
                            else:
                                day_steps.turns(game, cast(Day, frame))
                        else:
                            if number < 15:
                                day_steps.delta_temple(game, frame)
                            else:
                                day_steps.temple_income(game, frame)
            else:
                if number < 24:
                    if number < 20:
                        if number < 18:
                            if number < 17:
                                day_steps.sanctuary(game, frame)
                            else:
                                day_steps.two_temples(game, frame)
                        else:
                            if number < 19:
                                recruit_steps.place_units(game, cast(Recruit, frame))
                            else:
                                recruit_steps.bring_creatures(game, cast(Recruit, frame))
                    else:
                        if number < 22:
                            if number < 21:
                                recruit_steps.fight_battles(game, cast(Recruit, frame))
                            else:
                                move_steps.pick_troop(game, cast(MoveAction, frame))
                        else:
                            if number < 23:
                                attack_steps.ask_escape(game, cast(Attack, frame))
                            else:
                                attack_steps.first_strike(game, cast(Attack, frame))
                else:
                    if number < 28:
                        if number < 26:
                            if number < 25:
                                attack_steps.fight(game, cast(Attack, frame))
                            else:
                                attack_steps.settle(game, cast(Attack, frame))
                        else:
                            if number < 27:
                                battle_choice_steps.choose_cards(game, cast(Battle, frame))
                            else:
                                battle_choice_steps.choose_seeing(game, cast(Battle, frame))
                    else:
                        if number < 30:
                            if number < 29:
                                battle_steps.reveal(game, cast(Battle, frame))
                            else:
                                battle_steps.attacker_after_reveal(game, cast(Battle, frame))
                        else:
                            if number < 31:
                                battle_steps.defender_after_reveal(game, cast(Battle, frame))
                            else:
                                battle_steps.compare(game, cast(Battle, frame))
        else:
            if number < 48:
                if number < 40:
                    if number < 36:
                        if number < 34:
                            if number < 33:
                                battle_steps.lose_by_damage(game, cast(Battle, frame))
                            else:
                                battle_steps.creatures_home(game, cast(Battle, frame))
                        else:
                            if number < 35:
                                battle_steps.spoils(game, cast(Battle, frame))
                            else:
                                battle_steps.battle_vp(game, cast(Battle, frame))
                    else:
                        if number < 38:
                            if number < 37:
                                retreat_steps.loser_decides(game, cast(Battle, frame))
                            else:
                                retreat_steps.winner_decides(game, cast(Battle, frame))
                        else:
                            if number < 39:
                                battle_steps.cards_away(game, cast(Battle, frame))
                            else:
                                di_cards_steps.pay_card(game, cast(PlayCard, frame))
                else:
                    if number < 44:
                        if number < 42:
                            if number < 41:
                                di_cards_steps.ask_veto(game, cast(PlayCard, frame))
                            else:
                                di_cards_steps.carry_out(game, cast(PlayCard, frame))
                        else:
                            if number < 43:
                                attack_steps.entered(game, cast(Attack, frame))
                            else:
                                attack_steps.trap(game, cast(Attack, frame))
                    else:
                        if number < 46:
                            if number < 45:
                                spoils_steps.devourer(game, cast(Battle, frame))
                            else:
                                spoils_steps.battle_over(game, cast(Battle, frame))
                        else:
                            if number < 47:
                                dawn_steps.dawn(game, cast(Night, frame))
                            else:
                                dawn_steps.dawn_tokens(game, cast(Battle, frame))
            else:
                if number < 56:
                    if number < 52:
                        if number < 50:
                            if number < 49:
                                dawn_steps.contest(game, cast(Dawn, frame))
                            else:
                                places_steps.take_places(game, cast(Places, frame))
                        else:
                            if number < 51:
                                early_victory_steps.judge_last_day(game, cast(Match, frame))
                            else:
                                early_victory_steps.turns_or_victory(game, cast(Day, frame))
                    else:
                        if number < 54:
                            if number < 53:
                                new_cards_steps.attacker_tactical_choice(game, cast(Battle, frame))
                            else:
                                new_cards_steps.defender_tactical_choice(game, cast(Battle, frame))
                        else:
                            if number < 55:
                                new_cards_steps.glory(game, cast(Battle, frame))
                            else:
                                new_cards_steps.divine_protection(game, cast(Battle, frame))
                else:
                    if number < 60:
                        if number < 58:
                            if number < 57:
                                spoils_steps.own_losses(game, cast(Battle, frame))
                            else:
                                new_cards_steps.reinforcements_card(game, cast(Battle, frame))
                        else:
                            if number < 59:
                                path_module_steps.lay_path(game, cast(SetUp, frame))
                            else:
                                path_module_steps.refill_path(game, cast(Night, frame))
                    else:
                        if number < 62:
                            if number < 61:
                                path_priests_steps.activate_priest(game, cast(MoveAction, frame))
                            else:
                                path_priests_steps.return_bonuses(game, cast(MoveAction, frame))
                        else:
                            if number < 63:
                                path_tokens_steps.tokens_used(game, cast(Battle, frame))
                            else:
                                path_tokens_steps.settle_wagers(game, cast(Battle, frame))


STEPS: Final[list[Callable[..., None]]] = [
    match_steps.set_up,
    match_steps.night,
    match_steps.day,
    match_steps.judge,
    setup_steps.draw_order,
    setup_steps.take_cities,
    setup_steps.deal_cards,
    setup_steps.set_pieces,
    night_steps.night_prayer,
    night_steps.night_cards,
    night_steps.night_tiles,
    night_steps.turn_order,
    day_steps.take_tokens,
    day_steps.turns,
    day_steps.delta_temple,
    day_steps.temple_income,
    day_steps.sanctuary,
    day_steps.two_temples,
    recruit_steps.place_units,
    recruit_steps.bring_creatures,
    recruit_steps.fight_battles,
    move_steps.pick_troop,
    attack_steps.ask_escape,
    attack_steps.first_strike,
    attack_steps.fight,
    attack_steps.settle,
    battle_choice_steps.choose_cards,
    battle_choice_steps.choose_seeing,
    battle_steps.reveal,
    battle_steps.attacker_after_reveal,
    battle_steps.defender_after_reveal,
    battle_steps.compare,
    battle_steps.lose_by_damage,
    battle_steps.creatures_home,
    battle_steps.spoils,
    battle_steps.battle_vp,
    retreat_steps.loser_decides,
    retreat_steps.winner_decides,
    battle_steps.cards_away,
    di_cards_steps.pay_card,
    di_cards_steps.ask_veto,
    di_cards_steps.carry_out,
    attack_steps.entered,
    attack_steps.trap,
    spoils_steps.devourer,
    spoils_steps.battle_over,
    dawn_steps.dawn,
    dawn_steps.dawn_tokens,
    dawn_steps.contest,
    places_steps.take_places,
    early_victory_steps.judge_last_day,
    early_victory_steps.turns_or_victory,
    new_cards_steps.attacker_tactical_choice,
    new_cards_steps.defender_tactical_choice,
    new_cards_steps.glory,
    new_cards_steps.divine_protection,
    spoils_steps.own_losses,
    new_cards_steps.reinforcements_card,
    path_module_steps.lay_path,
    path_module_steps.refill_path,
    path_priests_steps.activate_priest,
    path_priests_steps.return_bonuses,
    path_tokens_steps.tokens_used,
    path_tokens_steps.settle_wagers,
]
# Plain Python finds a function in a list faster than by its number.
STEP_CALLS: Final[StepCalls] = StepCalls([]) if __file__.endswith(".py") else CallsByName(STEPS)
