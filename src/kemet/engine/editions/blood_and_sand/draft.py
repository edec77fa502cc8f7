"""Blood and Sand: its content and its lists of steps, before any module edits them."""

from __future__ import annotations

from typing import Any

from kemet.engine import events
from kemet.engine.actions import GOLD
from kemet.engine.board import make_board
from kemet.engine.content.player_board import LOWER, action_spaces
from kemet.engine.edition import DISCARD_AT_ONCE, INITIATIVE_ENDS_MOVE
from kemet.engine.editions.blood_and_sand import battle as own_battle
from kemet.engine.editions.blood_and_sand import night as own_night
from kemet.engine.editions.blood_and_sand import setup as own_setup
from kemet.engine.editions.blood_and_sand.cards import edition_battle_cards, edition_di_cards
from kemet.engine.editions.blood_and_sand.creatures import edition_creature_tiles, edition_creatures
from kemet.engine.editions.blood_and_sand.diamond import diamond_tiles
from kemet.engine.editions.blood_and_sand.observe import ColoursInPlay, Diversions
from kemet.engine.editions.blood_and_sand.onyx import onyx_tiles
from kemet.engine.editions.blood_and_sand.ruby import ruby_tiles
from kemet.engine.editions.blood_and_sand.sapphire import sapphire_tiles
from kemet.engine.editions.blood_and_sand.variants import (
    ANY_DI,
    BOTH_MERCENARIES,
    DIVERSION_BLUFF,
    INCOME_EARNS,
    ONE_START_CARD,
    ONE_TELEPORT,
    REVISED_TEXTS,
    SPOILS_EARN,
    VETERANS_FOR_WIPED_OUT,
)
from kemet.engine.effect import ACT_BUY, ActionSpace
from kemet.engine.fields import Fields
from kemet.engine.frame import Steps
from kemet.engine.game import Game
from kemet.engine.ids import BLACK, BLUE, EXTRA_LAST_DAY, EXTRA_VETERANS, GOLD_SURPRISE_ATTACK, RED, WHITE
from kemet.engine.play import (
    attack,
    battle,
    battle_choice,
    day,
    early_victory,
    match,
    move,
    night,
    recruit,
    retreat,
    setup,
    spoils,
)
from kemet.engine.play import di_cards as cards
from kemet.engine.play.day import Day
from kemet.engine.play.match import Match
from kemet.engine.play.night import Night
from kemet.engine.position import integer
from kemet.engine.rules import ANY_NUMBER, Draft, Module, Options, Procedures, Rules
from kemet.engine.state import altered

# How many colours are drawn, by the number of players (BS3.1).
COLOURS_DRAWN = {2: 2, 3: 3, 4: 3, 5: 4}
START_PP = 7
START_DI = 2

# Names of all decisions of the edition, in the order of observations; only ever appended to.
DECISIONS = [
    "pick-city", "set-pyramids", "set-units", "take-tile", "keep-one", "discard-cards", "night-tiles", "raise-pyramid",
    "take-place", "turn", "build", "place-pyramid", "buy", "buy-again", "remove-card", "place-units", "pick-creature",
    "place-creature", "choose-battle", "pick-troop", "move", "teleport-to", "burn-unit", "veto", "escape", "escape-to",
    "battle-cards", "divine-wound", "after-defeat", "retreat-to", "after-victory", "give-units", "veterans-for-pp",
    "veterans-for-cards",
]  # fmt: skip


def begin_day(game: Game, frame: Match) -> None:
    """BS4.1 A round is a day, then a night; the first round begins with its day."""
    game.round += 1
    game.night = False
    game.tell(events.ROUND_BEGINS, game.round)
    game.tell(events.DAY_BEGINS)
    game.push(Day(0, 0))


def begin_night(game: Game, frame: Match) -> None:
    """BS4.1, BS9 The night follows the day."""
    game.night = True
    game.tell(events.NIGHT_BEGINS)
    game.push(Night(0, 0))


def next_round(game: Game, frame: Match) -> None:
    """BS4.1 After the night comes the day of the next round."""
    frame.step = game.rules.procedures.match.index("day")


def procedures() -> Procedures:
    """Returns the lists of steps of the edition: the rulebook's table of contents."""
    return Procedures(
        match=Steps("match", [
            ("set-up", match.set_up),
            ("day", begin_day),
            ("judge", early_victory.judge_last_day),
            ("night", begin_night),
            ("next-round", next_round),
        ]),
        set_up=Steps("set-up", [
            ("draw-colours", setup.draw_colours),
            ("draw-order", setup.draw_order),
            ("take-cities", setup.take_cities),
            ("deal-cards", setup.deal_cards),
            ("set-pieces", setup.set_pieces),
            ("free-tiles", own_setup.free_tiles),
            ("take-tokens", day.take_tokens),
        ]),
        night=Steps("night", [
            ("sanctuary", day.sanctuary),
            ("delta-temple", day.delta_temple),
            ("temple-income", day.temple_income),
            ("two-temples", day.two_temples),
            ("prayer", night.night_prayer),
            ("veterans", own_night.exchange_veterans),
            ("cards", night.night_cards),
            ("tiles", night.night_tiles),
            ("take-tokens", day.take_tokens),
            ("turn-order", own_night.places_by_score),
        ]),
        day=Steps("day", [
            ("turns", early_victory.turns_or_victory),
        ]),
        recruit=Steps("recruit", [
            ("place-units", recruit.place_units),
            ("bring-creatures", recruit.bring_creatures),
            ("battles", recruit.fight_battles),
        ]),
        move=Steps("move", [
            ("pick-troop", move.pick_troop),
        ]),
        attack=Steps("attack", [
            ("entered", attack.entered),
            ("escape", attack.ask_escape),
            ("trap", attack.trap),
            ("first-strike", attack.first_strike),
            ("battle", attack.fight),
            ("settle", attack.settle),
        ]),
        battle=Steps("battle", [
            ("council-of-war", own_battle.council_of_war),
            ("choose-cards", battle_choice.choose_cards),
            ("choose-seeing", battle_choice.choose_seeing),
            ("clash", own_battle.clash),
            ("reveal", battle.reveal),
            ("attacker-after-reveal", battle.attacker_after_reveal),
            ("defender-after-reveal", battle.defender_after_reveal),
            ("outcome", own_battle.outcome),
            ("compare", battle.compare),
            ("casualties", own_battle.casualties),
            ("losses", battle.lose_by_damage),
            ("own-losses", spoils.own_losses),
            ("creatures-home", battle.creatures_home),
            ("spoils", battle.spoils),
            ("battle-vp", battle.battle_vp),
            ("devourer", spoils.devourer),
            ("loser-consequences", own_battle.loser_consequences),
            ("loser", retreat.loser_decides),
            ("winner-consequences", own_battle.winner_consequences),
            ("winner", retreat.winner_decides),
            ("battle-over", spoils.battle_over),
            ("veterans", own_battle.veteran_of_loser),
            ("cards-away", battle.cards_away),
        ]),
        play_card=Steps("play-card", [
            ("pay", cards.pay_card),
            ("veto", cards.ask_veto),
            ("carry-out", cards.carry_out),
        ]),
    )  # fmt: skip


class BloodAndSand(Module):
    """The edition's own facts in views, checks and hand-written positions: veterans, the last day."""

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        fields.seat.append(Diversions())
        fields.game.append(ColoursInPlay())

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        shown["veterans"] = int(game.extra[EXTRA_VETERANS + seat])

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        shown["last-day"] = bool(game.extra[EXTRA_LAST_DAY])
        shown["veterans-left"] = int(own_battle.veterans_left(game))

    def faults(self, game: Game, found: list[str]) -> None:
        held = [game.extra[EXTRA_VETERANS + seat] for seat in range(game.rules.players)]
        if min(held) < 0 or own_battle.veterans_left(game) < 0:
            found.append(f"players have {held} of the {own_battle.VETERANS} veteran tokens (BS8.1)")

    def position_keys(self) -> list[str]:
        return ["last-day"]

    def set_position(self, game: Game, given: dict[str, Any]) -> None:
        game.extra = altered(game.extra, EXTRA_LAST_DAY, 1 if given.get("last-day") else 0)

    def player_keys(self) -> list[str]:
        return ["veterans"]

    def set_player(self, game: Game, seat: int, path: str, given: dict[str, Any]) -> None:
        number = integer(f"{path}.veterans", given.get("veterans", 0), 0, own_battle.VETERANS)
        game.extra = altered(game.extra, EXTRA_VETERANS + seat, number)


def draft(options: Options) -> Draft:
    """Returns the draft of the edition for *options*."""
    revised = REVISED_TEXTS in options.variants
    onyx = onyx_tiles(BOTH_MERCENARIES in options.variants, revised)
    made = Draft(
        options,
        make_board(options.players, options.box()),
        [*action_spaces(), ActionSpace("buy-black", LOWER, ACT_BUY, BLACK)],
        diamond_tiles(revised) + ruby_tiles() + sapphire_tiles(revised) + onyx,
        edition_creatures(),
        edition_creature_tiles(),
        edition_di_cards(DIVERSION_BLUFF in options.variants),
        edition_battle_cards(),
        procedures(),
        list(DECISIONS),
    )
    made.pyramid_colours = [WHITE, RED, BLUE, BLACK]
    made.colours_drawn = COLOURS_DRAWN[options.players]
    made.start_pp = START_PP
    made.start_di = 1 if ONE_START_CARD in options.variants else START_DI
    made.start_in_fives = True
    made.di_per_battle = ANY_NUMBER if ANY_DI in options.variants else 1
    made.initiative_ends_move = INITIATIVE_ENDS_MOVE in options.variants
    made.discards_at_once = DISCARD_AT_ONCE in options.variants
    made.teleports_per_move = 1 if ONE_TELEPORT in options.variants else ANY_NUMBER
    made.one_wall = revised
    made.income_is_earned = INCOME_EARNS in options.variants
    made.spoils_are_earned = SPOILS_EARN in options.variants
    made.checks_every_token = early_victory.BEFORE_EVERY_TOKEN in options.variants
    if VETERANS_FOR_WIPED_OUT in options.variants:
        made.procedures.battle.remove("veterans")
        made.procedures.battle.insert_after("devourer", "veterans", own_battle.veterans_of_losers)
    if DIVERSION_BLUFF in options.variants:
        made.procedures.battle.insert_before("cards-away", "bluffs-back", own_battle.bluffs_back)
    if revised:
        made.procedures.night.insert_after("cards", "discards", own_night.discard_for_vision)
    made.words.append((GOLD + GOLD_SURPRISE_ATTACK, "gold@", ["surprise-attack"]))
    made.field_words["step"] = own_battle.BATTLE_STEP_NAMES
    made.modules.append(BloodAndSand("blood-and-sand"))
    return made
