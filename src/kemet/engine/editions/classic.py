"""The classic edition: its content and its lists of steps, before any module edits them."""

from __future__ import annotations

from kemet.engine.board import Board
from kemet.engine.content.battle_cards import battle_cards
from kemet.engine.content.blue import blue_tiles
from kemet.engine.content.creatures import CREATURE_TILES, creatures
from kemet.engine.content.di_cards import di_cards
from kemet.engine.content.player_board import action_spaces
from kemet.engine.content.red import red_tiles
from kemet.engine.content.white import white_tiles
from kemet.engine.edition import DISCARD_AT_ONCE, INITIATIVE_ENDS_MOVE
from kemet.engine.frame import Steps
from kemet.engine.maps import load_map
from kemet.engine.play import attack, battle, battle_choice, day, match, move, night, recruit, retreat, setup
from kemet.engine.play import di_cards as cards
from kemet.engine.rules import Draft, Options, Procedures

# Names of all decisions of the base game, in the order of observations; only ever appended to.
DECISIONS = [
    "pick-city", "set-pyramids", "set-units", "keep-one", "night-tiles", "raise-pyramid", "turn-order", "turn", "build",
    "place-pyramid", "buy", "remove-card", "place-units", "pick-creature", "place-creature", "choose-battle", "pick-troop",
    "move", "teleport-to", "burn-unit", "veto", "escape", "escape-to", "battle-cards", "divine-wound", "after-defeat",
    "retreat-to", "after-victory", "give-units",
]  # fmt: skip


def procedures() -> Procedures:
    """Returns the lists of steps of the base game: the rulebook's table of contents."""
    return Procedures(
        match=Steps("match", [
            ("set-up", match.set_up),
            ("night", match.night),
            ("day", match.day),
            ("judge", match.judge),
        ]),
        set_up=Steps("set-up", [
            ("draw-order", setup.draw_order),
            ("take-cities", setup.take_cities),
            ("deal-cards", setup.deal_cards),
            ("set-pieces", setup.set_pieces),
        ]),
        night=Steps("night", [
            ("prayer", night.night_prayer),
            ("cards", night.night_cards),
            ("tiles", night.night_tiles),
            ("turn-order", night.turn_order),
        ]),
        day=Steps("day", [
            ("take-tokens", day.take_tokens),
            ("turns", day.turns),
            ("delta-temple", day.delta_temple),
            ("temple-income", day.temple_income),
            ("sanctuary", day.sanctuary),
            ("two-temples", day.two_temples),
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
            ("escape", attack.ask_escape),
            ("first-strike", attack.first_strike),
            ("battle", attack.fight),
            ("settle", attack.settle),
        ]),
        battle=Steps("battle", [
            ("choose-cards", battle_choice.choose_cards),
            ("choose-seeing", battle_choice.choose_seeing),
            ("reveal", battle.reveal),
            ("attacker-after-reveal", battle.attacker_after_reveal),
            ("defender-after-reveal", battle.defender_after_reveal),
            ("compare", battle.compare),
            ("losses", battle.lose_by_damage),
            ("creatures-home", battle.creatures_home),
            ("spoils", battle.spoils),
            ("battle-vp", battle.battle_vp),
            ("loser", retreat.loser_decides),
            ("winner", retreat.winner_decides),
            ("cards-away", battle.cards_away),
        ]),
        play_card=Steps("play-card", [
            ("pay", cards.pay_card),
            ("veto", cards.ask_veto),
            ("carry-out", cards.carry_out),
        ]),
    )  # fmt: skip


def draft(options: Options) -> Draft:
    """Returns the draft of the classic edition for *options*."""
    made = Draft(
        options,
        Board(load_map(options.maps()[options.players])),
        action_spaces(),
        white_tiles() + red_tiles() + blue_tiles(),
        creatures(),
        dict(CREATURE_TILES),
        di_cards(),
        battle_cards(),
        procedures(),
        list(DECISIONS),
    )
    made.initiative_ends_move = INITIATIVE_ENDS_MOVE in options.variants
    made.discards_at_once = DISCARD_AT_ONCE in options.variants
    return made
