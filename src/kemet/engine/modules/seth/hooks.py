"""What Seth's game adds where no list of steps reaches: shared gains, portals, mixed troops, battles, extra tokens."""

from __future__ import annotations

from mypy_extensions import i64

from kemet.engine.actions import BATTLE_CARD, CREATURE, TILE, ActionList
from kemet.engine.board import SPACES
from kemet.engine.events import tell_part
from kemet.engine.frame import Frame
from kemet.engine.game import Game
from kemet.engine.ids import (
    BIT,
    COLOURS,
    GOLD_SPACE,
    MAX_LEVEL,
    PART_DAMAGE,
    PART_SHIELD,
    PART_STRENGTH,
    TOKEN_GOLD,
    TOKEN_KINDS,
    TOKEN_SILVER,
    VIOLET,
)
from kemet.engine.modules.seth.actions import GIFT, POWER, RITE_PRAY, RITE_RECRUIT
from kemet.engine.modules.seth.beasts import keep_osiris
from kemet.engine.modules.seth.content import (
    BLADES,
    CREATURE_CARDS,
    GIFT_OF_ACTION,
    GOLDEN_RITE,
    MARCH,
    SETH,
    SHIELD,
)
from kemet.engine.modules.seth.corrupt_battle import CorruptBattle
from kemet.engine.modules.seth.corruption import CreatureBattle, card_tile
from kemet.engine.modules.seth.facts import ANNEXATION, MAGIC_VERSATILITY, SERVILE_CORRUPTION, SethFacts, owns
from kemet.engine.modules.seth.invasion import prepared_spaces
from kemet.engine.modules.seth.rounds import finished_held
from kemet.engine.modules.seth.sharing import share_recall, share_spoils
from kemet.engine.modules.seth.tiles import MORTAL_MIRROR
from kemet.engine.modules.seth.troops import MixedMove, can_part, limit_there, may_go_on, may_leave, within_limits
from kemet.engine.modules.seth.variants import (
    ALLIED_PYRAMIDS_COUNT,
    HELD_PYRAMIDS_COUNT,
    NO_RETREAT_BY_PORTAL,
    ONE_SILVER_A_DAY,
)
from kemet.engine.modules.seth.victory import ask_for_verdict, controls_violet
from kemet.engine.play.battle import ATTACKER, Battle
from kemet.engine.play.buy import add_tiles_up_to
from kemet.engine.play.day import free_spaces, is_free, lay_token, start_action
from kemet.engine.play.move import Move
from kemet.engine.play.pray import pray
from kemet.engine.play.recruit import recruit_action, troop_limit


class SethHooks(SethFacts):
    """What the module adds where no list of steps reaches."""

    def shares_recall(self, game: Game, player: i64, owners: i64, number: i64) -> bool:
        share_recall(game, player, owners, number)
        return True

    def shares_spoils(self, game: Game, player: i64, number: i64) -> bool:
        return share_spoils(game, player, number)

    def keeps_creature(self, game: Game, player: i64, creature: i64, space: i64) -> bool:
        return keep_osiris(game, player, creature, space)

    def no_homes(self, game: Game) -> i64:
        return prepared_spaces(game)

    def raisable(self, game: Game, player: i64, usual: i64) -> i64:
        """S2.1 Seth has the violet pyramid and no other, whatever raises it."""
        if player != SETH:
            return usual
        return BIT[VIOLET] if game.level(SETH, VIOLET) < MAX_LEVEL else 0

    def takes_cards(self, game: Game, seat: i64) -> bool:
        return owns(game, seat, ANNEXATION)

    def spokesman(self, game: Game, seat: i64) -> i64:
        """R76 The speaker decides for the community."""
        return seat if seat == SETH else self.speaker(game)

    # Tokens of temple powers, violet tiles for members.

    def more_silver(self, game: Game, player: i64) -> i64:
        """Gift of Action: the silver token of the temple lies on a member's board beside the own one."""
        if self.agreed(ONE_SILVER_A_DAY):
            return 0
        return 1 if self.fact(game, self.at_silver) == player + 1 else 0

    def turn_options(self, game: Game, player: i64, out: ActionList) -> None:
        """R82 Gift of Action and Golden Rite serve one member a day, the first who uses them."""
        if player == SETH:
            return
        if self.has_gained(game, GIFT_OF_ACTION) and not self.fact(game, self.at_silver):
            if not (self.agreed(ONE_SILVER_A_DAY) and has_laid(game, player, TOKEN_SILVER)):
                out.add_mask(GIFT, free_spaces(game, player))
        if self.has_gained(game, GOLDEN_RITE) and not self.fact(game, self.at_gold) and is_free(game, player, GOLD_SPACE):
            out.add(RITE_PRAY)
            out.add(RITE_RECRUIT)

    def act(self, game: Game, player: i64, action: i64) -> None:
        if action >= GIFT:
            self.put(game, self.at_silver, player + 1)
            lay_token(game, player, action - GIFT, TOKEN_SILVER, action)
            printed = game.rules.action_spaces[action - GIFT]
            start_action(game, player, printed.action, printed.colour)
            return
        self.put(game, self.at_gold, player + 1)
        lay_token(game, player, GOLD_SPACE, TOKEN_GOLD, action)
        if action == RITE_PRAY:
            pray(game, player)
        else:
            recruit_action(game, player)

    def buy_options(self, game: Game, player: i64, extra: i64, out: ActionList) -> None:
        """S5.4, S6.4, R91 Violet tiles, for members all but one."""
        found = ActionList()
        add_tiles_up_to(game, player, VIOLET, self.tile_level(game, player, VIOLET), extra, found)
        for k in range(found.n):
            if player == SETH or game.rules.tiles[found.items[k] - TILE].slug != MAGIC_VERSATILITY:
                out.add(found.items[k])

    def tile_level(self, game: Game, player: i64, colour: i64) -> i64:
        """S5.4, S6.4, R91 Violet: for Seth the pyramid while it is Seth's, by day for a member what three pyramids have."""
        if colour != VIOLET:
            return 0
        if player == SETH:
            return game.level(SETH, VIOLET) if controls_violet(game, SETH) else 0
        return 0 if game.night else self.violet_level(game, player)

    def violet_level(self, game: Game, player: i64) -> i64:
        """S6.4, R91 Returns the level that three pyramids of *player* have reached; those that Seth holds do not count."""
        levels: list[int] = []
        for space in game.rules.board.district_list:
            pyramid = game.pyramid_on[space]
            if pyramid < 0:
                continue
            owner = pyramid // COLOURS
            allied = self.agreed(ALLIED_PYRAMIDS_COUNT) and owner != SETH and game.units_at(player, space) > 0
            if owner != player and not allied:
                continue
            if game.enemy_at(player, space) < 0 or self.agreed(HELD_PYRAMIDS_COUNT):
                levels.append(game.pyramid_level[pyramid])
        levels.sort(reverse=True)
        return levels[2] if len(levels) > 2 else 0

    def may_pass(self, game: Game, move: Move, space: i64) -> bool:
        return may_go_on(game, move, space)

    def may_leave(self, game: Game, move: Move) -> bool:
        return may_leave(game, move)

    def may_take(self, game: Game, move: Move, number: i64) -> bool:
        return can_part(game, move, number, number, troop_limit(game, move.player))

    def may_stop(self, game: Game, move: Move) -> bool:
        return within_limits(game, move.player, move.at)

    def teleports_here(self, game: Game, move: Move) -> bool:
        """R91 From any district of Seth's city, for who controls the violet pyramid."""
        return game.rules.board.districts[game.city[SETH]] & BIT[move.at] != 0 and controls_violet(game, move.player)

    def ways_out(self, game: Game, player: i64, space: i64, free: i64) -> i64:
        """R72 Nobody steps aside into a city of the other camp; the portal counts for who may use it."""
        if not self.agreed(NO_RETREAT_BY_PORTAL):
            free |= self.ways(game, player, space) & ~game.occupied()
        for seat in range(game.rules.players):
            if game.rules.hostile[player] & BIT[seat]:
                free &= ~game.own_districts(seat)
        return free

    def over_limit(self, game: Game, player: i64, space: i64) -> i64:
        """R80 A troop may hold what the tiles of any of its owners allow."""
        return limit_there(game, player, space) - troop_limit(game, player)

    def movement(self, game: Game, move: Move) -> i64:
        return 1 if move.player != SETH and self.has_gained(game, MARCH) else 0

    def temporary_vp(self, game: Game, seat: i64) -> i64:
        """S7.3, R91 Finished sacred temples held, and a violet pyramid of level 4 taken from Seth."""
        if seat == SETH:
            return 0
        number = finished_held(game, self)
        if game.level(SETH, VIOLET) == MAX_LEVEL and not controls_violet(game, SETH):
            number += 1
        return number

    def strength(self, game: Game, battle: Battle, side: i64) -> i64:
        number = self.mirrored(game, battle, side, PART_STRENGTH) + self.servile(game, battle, side)
        if side == ATTACKER and isinstance(battle, CreatureBattle):
            number += CREATURE_CARDS[battle.card].strength
        if battle.sides[side].seat != SETH and self.has_gained(game, BLADES):
            number += 1
        return number

    def servile(self, game: Game, battle: Battle, side: i64) -> i64:
        """Servile Corruption: 1 strength more for who attacks for Seth by corruption."""
        corrupted = side == ATTACKER and isinstance(battle, CreatureBattle | CorruptBattle)
        return 1 if corrupted and owns(game, SETH, SERVILE_CORRUPTION) else 0

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        number = self.mirrored(game, battle, side, PART_DAMAGE)
        if side == ATTACKER and isinstance(battle, CreatureBattle):
            number += CREATURE_CARDS[battle.card].damage
        return number

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        number = self.mirrored(game, battle, side, PART_SHIELD)
        if battle.sides[side].seat != SETH and self.has_gained(game, SHIELD):
            number += 1
        return number

    def mirrored(self, game: Game, battle: Battle, side: i64, what: i64) -> i64:
        """Mortal Mirror: the numbers of the enemy's card, and 1 damage more."""
        own = battle.sides[side].card
        if own < 0 or not battle.sides[side].revealed or game.rules.battle_cards[own].slug != MORTAL_MIRROR:
            return 0
        card = game.rules.battle_cards[battle.sides[1 - side].card]
        if what == PART_STRENGTH:
            return card.strength
        return card.damage + 1 if what == PART_DAMAGE else card.shield

    def tell_parts(self, game: Game, battle: Battle, side: i64) -> None:
        seat, card = battle.sides[side].seat, battle.sides[side].card
        for kind in (PART_STRENGTH, PART_DAMAGE, PART_SHIELD):
            tell_part(game, seat, BATTLE_CARD + card, kind, self.mirrored(game, battle, side, kind))
        if side == ATTACKER and isinstance(battle, CreatureBattle):
            printed = CREATURE_CARDS[battle.card]
            creature = CREATURE + game.rules.creature_of_tile[card_tile(game.rules, battle.card)]
            tell_part(game, seat, creature, PART_STRENGTH, printed.strength)
            tell_part(game, seat, creature, PART_DAMAGE, printed.damage)
        for tile in game.rules.tiles_of_colour[VIOLET]:
            if tile.slug == SERVILE_CORRUPTION:
                tell_part(game, seat, TILE + tile.id, PART_STRENGTH, self.servile(game, battle, side))
        if seat != SETH:
            tell_part(game, seat, POWER + BLADES, PART_STRENGTH, 1 if self.has_gained(game, BLADES) else 0)
            tell_part(game, seat, POWER + SHIELD, PART_SHIELD, 1 if self.has_gained(game, SHIELD) else 0)

    def vp_gained(self, game: Game, player: i64, source: i64) -> None:
        ask_for_verdict(game)

    def unit_pool(self, game: Game, player: i64) -> i64:
        """Stolen units count for the thief, not for their first owner."""
        if player != self.thief(game):
            return -self.stolen_of(game, player)
        number: i64 = 0
        for seat in range(game.rules.players):
            number += self.stolen_of(game, seat)
        return number

    def to_reserve(self, game: Game, player: i64, space: i64, number: i64) -> None:
        """Stolen units go first, to their first owner's reserve; a camp without units may have lost (R98). Of those who fall
        in battle it is noted whose they are: Units Corruption takes one of them."""
        if damage_counts(game):
            self.put(game, self.at_fallen, self.fact(game, self.at_fallen) | BIT[player])
        if player == self.thief(game):
            for seat in range(game.rules.players):
                place = self.at_stolen + seat * SPACES + space
                back = min(number, game.expansion[place])
                if back:
                    number -= back
                    self.put(game, place, game.expansion[place] - back)
                    game.reserve[player] -= back
                    game.reserve[seat] += back
        if player != SETH:
            ask_for_verdict(game)

    def moved(self, game: Game, move: Move, to: i64) -> None:
        if isinstance(move, MixedMove):
            for seat in range(game.rules.players):
                if move.moving_of(seat):
                    self.carry_stolen(game, seat, move.at, to, move.moving_of(seat))

    def muted(self, game: Game) -> i64:
        """S5.7, R88 Two members who fight each other do not talk before the reveal."""
        seats: i64 = 0
        for frame in game.stack:
            if isinstance(frame, CorruptBattle) and not frame.sides[ATTACKER].revealed:
                for side in frame.sides:
                    seats |= BIT[side.seat]
        return seats

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        self.carry_stolen(game, player, space, to, game.units_at(player, space))


def has_laid(game: Game, player: i64, token: i64) -> bool:
    """Tells whether a token of that kind lies on the board of *player*."""
    return game.tokens_on[player * TOKEN_KINDS + token] != 0


def damage_counts(game: Game) -> bool:
    """K10.7 Tells whether a battle goes on whose damage is just taking units away."""
    frame: Frame | None = game.top
    while frame is not None:
        if isinstance(frame, Battle):
            return frame.step == game.rules.procedures.battle.index("losses") + 1
        frame = frame.below
    return False
