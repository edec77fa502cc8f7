"""Seth: one against the community. What the module is, and what it changes (S)."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from kemet.engine.actions import DI, GOLD, PASS, PLAYER, SILVER, TOKEN, ActionList
from kemet.engine.board import SPACE_NAMES, SPACES
from kemet.engine.effect import BattleCard
from kemet.engine.fields import Fields
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import (
    ACTION_SPACES,
    BIT,
    BLACK,
    MAX_LEVEL,
    TOKEN_NAMES,
    VIOLET,
    VP_BATTLE,
    VP_TEMPLES,
    lowest,
)
from kemet.engine.modules.seth import rounds, set_up
from kemet.engine.modules.seth.actions import (
    ALONG,
    ALONG_EACH,
    CREATURE_CARD,
    POWER,
    SEE_THROUGH,
    SETH_ANSWER,
    SETH_ANSWER_NAMES,
)
from kemet.engine.modules.seth.cards import COMMUNITY_DECK, offering, seth_cards
from kemet.engine.modules.seth.content import (
    BLADES,
    CREATURE_CARDS,
    FIRST_SPACE,
    MARCH,
    MEMBER_TOKENS,
    POWER_NAMES,
    SETH,
    SETH_BOARD,
    SETH_LIMIT,
    SETH_PRAYER,
    SETH_TOP,
    SETH_UNITS,
    SHIELD,
)
from kemet.engine.modules.seth.corruption import (
    CorruptBattle,
    CreatureBattle,
    seth_battle_vp,
    seth_loser,
    seth_winner,
)
from kemet.engine.modules.seth.facts import SethFacts, facts_of
from kemet.engine.modules.seth.observe import add_seth_fields
from kemet.engine.modules.seth.rounds import finished_held, share_pp
from kemet.engine.modules.seth.tiles import (
    MORTAL_MIRROR,
    SETH_CREATURE_TILES,
    CommunityTile,
    community_tiles,
    seth_creatures,
    violet_tiles,
)
from kemet.engine.modules.seth.troops import can_part, may_go_on, may_leave, pick_mixed_troop, within_limits
from kemet.engine.modules.seth.victory import ask_for_verdict, controls_violet
from kemet.engine.modules.ta_seti.new_cards import add_card_steps
from kemet.engine.notation import player_text
from kemet.engine.play.attack import Attack, destroy_units, is_immune, ways_out
from kemet.engine.play.battle import ATTACKER, Battle
from kemet.engine.play.di_cards import play_card
from kemet.engine.play.move import Move
from kemet.engine.play.pray import price
from kemet.engine.play.recruit import troop_limit
from kemet.engine.rules import Draft, Module, Rules

# S2.4 Tiles that others stand in for.
GIVING_WAY: Final = ("victory-point", "legion", "sphinx")


class SethModule(Module):
    """S1–S8 One player is Seth, in the first seat; all others are the community."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.learning = False
        # S2.7 Of Ta-Seti black tiles and battle cards combine; the divine intervention cards give way to the two decks.
        self.excludes = ["dawn", "early-victory", "path", "book-of-the-dead"]
        self.maps = {3: "seth-2", 4: "seth-3", 5: "seth-4", 6: "seth-5"}

    def add_content(self, draft: Draft) -> None:
        for tile in [*violet_tiles(), *community_tiles()]:
            tile.copies = 0
            draft.tiles.append(tile)
        draft.creatures += seth_creatures()
        draft.creature_tiles.update(SETH_CREATURE_TILES)
        for card in [offering(), *seth_cards()]:
            card.copies = 0
            draft.di_cards.append(card)
        draft.battle_cards.append(BattleCard(MORTAL_MIRROR, 0, 0, 0, True))
        self._words(draft)

    def edit(self, draft: Draft) -> None:
        members = draft.options.players - 1
        with_black = any(colour == BLACK for colour in draft.pyramid_colours)
        cards = [card for card in CREATURE_CARDS if with_black or not card.ta_seti]
        hooks = SethHooks(draft.facts, draft.options.players, len(cards), draft.options.target)
        draft.facts += int(hooks.size)
        draft.hooks.append(hooks)
        self._seats(draft, members)
        self._put_into_play(draft, members, with_black)
        self._steps(draft)
        draft.vp_sources = [VP_BATTLE, VP_TEMPLES]
        draft.lone_colours = [VIOLET]
        draft.decision_names.extend(name for name in DECISIONS if name not in draft.decision_names)

    def _seats(self, draft: Draft, members: int) -> None:
        """S2.1, S2.5, S6.2 Seth has other numbers, and no temporary VP; members have given a token away."""
        for seat, profile in enumerate(draft.seats):
            profile.camp = 0 if seat == SETH else 1
            profile.tokens = members + 1 if seat == SETH else MEMBER_TOKENS
        seth = draft.seats[SETH]
        seth.units = SETH_UNITS
        seth.borrowed = members
        seth.troop_limit = SETH_LIMIT
        seth.pray_pp = SETH_PRAYER
        seth.night_pp = members
        seth.deck = 1
        seth.temporary_vp = False

    def _put_into_play(self, draft: Draft, members: int, with_black: bool) -> None:
        """S2.2, S2.4, S2.10 Other tiles for Victory Point, Legion and the Sphinx; two decks."""
        printed = {tile.slug: tile.copies for tile in [*violet_tiles(), *community_tiles()]}
        for tile in draft.tiles:
            if tile.slug in GIVING_WAY or (tile.colour == BLACK and not with_black):
                tile.copies = 0
            elif tile.slug in printed:
                tile.copies = members if isinstance(tile, CommunityTile) else printed[tile.slug]
        seths = {card.slug: card.copies for card in seth_cards()}
        for card in draft.di_cards:
            card.copies = COMMUNITY_DECK.get(card.slug, 0) + seths.get(card.slug, 0)

    def _words(self, draft: Draft) -> None:
        """Texts of the module's actions and fields."""
        slugs = [space.slug for space in SETH_BOARD]
        along = [f"{player_text(seat)}:{number}" for seat in range(6) for number in range(ALONG_EACH)]
        draft.words += [
            (TOKEN + FIRST_SPACE, "@", slugs),
            (SILVER + FIRST_SPACE, "silver@", slugs),
            (GOLD + 14, "gold@", ["infernal-prayer", "infernal-invocation"]),
            (ALONG, "along/", along),
            (SETH_ANSWER, "", list(SETH_ANSWER_NAMES)),
            (SEE_THROUGH, "see-through@", slugs),
            (POWER, "power/", list(POWER_NAMES)),
            (CREATURE_CARD, "beast/", [card.creature for card in CREATURE_CARDS]),
        ]
        draft.field_words["power"] = list(POWER_NAMES)
        draft.field_words["creature-card"] = [card.creature for card in CREATURE_CARDS]
        seats = [player_text(seat) for seat in range(6)]
        for field in ("victim", "receiver", "acted"):
            draft.field_words[field] = seats

    def _steps(self, draft: Draft) -> None:
        """What the round, set-up, attacks and battles are made of."""
        steps = draft.procedures
        steps.match.replace("judge", rounds.always_night)
        steps.set_up.replace("draw-order", set_up.lay_out)
        steps.set_up.insert_after("draw-order", "seth-units", set_up.set_up_seth)
        steps.set_up.insert_after("seth-units", "seth-begins", set_up.seth_begins)
        steps.set_up.replace("take-cities", set_up.members_cities)
        steps.set_up.remove("deal-cards")
        steps.set_up.replace("set-pieces", set_up.members_pieces)
        steps.set_up.insert_after("set-pieces", "members-cards", set_up.members_cards)
        steps.set_up.insert_after("members-cards", "members-tiles", set_up.members_tiles)
        steps.night.insert_before("prayer", "office", rounds.begin_night)
        steps.night.insert_after("office", "seth-prayer", rounds.seth_prays)
        steps.night.insert_after("seth-prayer", "seth-cards", rounds.seth_draws)
        steps.night.insert_after("seth-cards", "seth-tiles", rounds.seth_tiles)
        steps.night.replace("prayer", rounds.members_pray)
        steps.night.replace("cards", rounds.members_draw)
        steps.night.replace("tiles", rounds.members_tiles)
        steps.night.replace("turn-order", rounds.oracle)
        steps.day.replace("take-tokens", rounds.begin_day)
        steps.day.replace("turns", rounds.follow_track)
        steps.day.remove("delta-temple")
        steps.day.remove("sanctuary")
        steps.day.replace("temple-income", rounds.temple_prayer)
        steps.day.replace("two-temples", rounds.temple_points)
        steps.move.replace("pick-troop", pick_mixed_troop)
        steps.attack.replace("escape", ask_community_escape)
        steps.attack.insert_after("escape", "name-fighters", name_fighters)
        steps.attack.insert_before("battle", "venom", venom)
        battle = steps.battle
        if "glory" not in battle.names:
            add_card_steps(draft)
        battle.replace("battle-vp", seth_battle_vp)
        battle.replace("loser", seth_loser)
        battle.replace("winner", seth_winner)

    def add_fields(self, fields: Fields, rules: Rules) -> None:
        add_seth_fields(fields, rules)

    def show_player(self, game: Game, seat: int, viewer: int, shown: dict[str, Any]) -> None:
        if seat == SETH:
            facts = facts_of(game)
            shown["tokens"] = {
                space.slug: token_word(game, k)
                for k, space in enumerate(SETH_BOARD)
                if game.token_on[SETH * ACTION_SPACES + k]
            }
            if game.token_on[SETH * ACTION_SPACES + SETH_TOP]:
                shown["tokens"]["gold"] = "gold"
            held = int(facts.fact(game, facts.at_tokens))
            shown["member-tokens"] = [player_text(k) for k in range(6) if held >> k & 1]
            left = int(facts.fact(game, facts.at_cards))
            shown["creature-cards"] = [card.creature for k, card in enumerate(CREATURE_CARDS) if left >> k & 1]
            shown["pyramids"] = {"violet": {"level": int(game.level(SETH, VIOLET)), "space": None}}

    def show_game(self, game: Game, shown: dict[str, Any]) -> None:
        facts = facts_of(game)
        temples = {
            SPACE_NAMES[space]: {
                "level": int(facts.temple_level(game, space)),
                "prayer": int(facts.fact(game, facts.at_prayer + space)),
                "power": [None, *POWER_NAMES][facts.fact(game, facts.at_top + space)],
            }
            for space in range(SPACES)
            if facts.temple_level(game, space)
        }
        shown["seth"] = {
            "camps": [[player_text(SETH)], [player_text(seat) for seat in range(1, game.rules.options.players)]],
            "winners": [player_text(seat) for seat in range(game.rules.options.players) if game.has_won(seat)],
            "target": int(facts.target),
            "speaker": player_text(int(facts.speaker(game))),
            "track": [("eclipse" if what < 0 else "community" if not what else f"seth-{what}") for what in facts.track],
            "place": int(facts.fact(game, facts.at_track)),
            "portal": "open" if facts.portal_is_open(game) else "closed",
            "ceremony": bool(facts.fact(game, facts.at_ceremony)),
            "temples": temples,
            "powers": [name for k, name in enumerate(POWER_NAMES) if facts.has_gained(game, k)],
        }

    def faults(self, game: Game, found: list[str]) -> None:
        facts = facts_of(game)
        if any(value < 0 for value in game.expansion[facts.start : facts.start + facts.size]):
            found.append("a number of Seth's game is below 0")
        built = [space for space in range(SPACES) if facts.temple_level(game, space)]
        if len(built) > 3:
            found.append(f"{len(built)} sacred temples, there are figures for 3 (S1.6)")


DECISIONS: Final = [
    "set-seth-units", "free-tile", "deal-cards", "community-turn", "share-pp", "seth-turn", "lay-member-token",
    "raise-violet",
    "buy-violet", "destroy-units", "corrupt-pyramid", "pick-creature-card", "pick-prey", "pick-corrupt-troop", "corrupt-move",
    "pick-side-losses", "after-corruption", "pick-invader", "order-battles", "steal-card", "steal-unit", "pick-receiver",
    "give-pp", "give-up", "ceremony", "pick-power", "pick-losses", "name-fighter", "community-escape", "tactical-choice",
    "take-from-discard",
]  # fmt: skip


def token_word(game: Game, space: int) -> str:
    """Returns the word for the token on a space of Seth's board: whose it is, or its kind."""
    facts = facts_of(game)
    owner = int(facts.fact(game, facts.at_whose + space))
    return player_text(owner) if owner else TOKEN_NAMES[game.token_on[SETH * ACTION_SPACES + space]]


class SethHooks(SethFacts):
    """What the module adds where no list of steps reaches."""

    def shares_recall(self, game: Game, player: i64, owners: i64, number: i64) -> bool:
        """S4.2, S8.4, R77 A recalled troop brings its units less one, once for the troop, shared by their owners."""
        share_pp(game, player, owners, number - 1)
        return True

    def may_pass(self, game: Game, move: Move, space: i64) -> bool:
        return may_go_on(game, move, space)

    def may_leave(self, game: Game, move: Move) -> bool:
        return may_leave(game, move)

    def may_take(self, game: Game, move: Move, number: i64) -> bool:
        return can_part(game, move, number, number)

    def may_stop(self, game: Game, move: Move) -> bool:
        return within_limits(game, move.player, move.at)

    def teleports_here(self, game: Game, move: Move) -> bool:
        """R91 From any district of Seth's city, for who controls the violet pyramid."""
        return game.rules.board.districts[game.city[SETH]] & BIT[move.at] != 0 and controls_violet(game, move.player)

    def ways_out(self, game: Game, player: i64, space: i64, free: i64) -> i64:
        """R72 Nobody steps aside into a city of the other camp; the portal counts for who may use it."""
        free |= self.ways(game, player, space) & ~game.occupied()
        for seat in range(game.rules.players):
            if game.rules.hostile[player] & BIT[seat]:
                free &= ~game.own_districts(seat)
        return free

    def over_limit(self, game: Game, player: i64, space: i64) -> i64:
        """A troop may hold what the tiles of any of its owners allow."""
        most = troop_limit(game, player)
        left = game.rules.allies[player]
        while left:
            most = max(most, troop_limit(game, lowest(left)))
            left &= left - 1
        return most - troop_limit(game, player)

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
        number = self.mirrored(game, battle, side, 0)
        if side == ATTACKER and isinstance(battle, CreatureBattle):
            number += CREATURE_CARDS[battle.card].strength
        if side == ATTACKER and isinstance(battle, CreatureBattle | CorruptBattle) and has_servile_corruption(game):
            number += 1
        if battle.sides[side].seat != SETH and self.has_gained(game, BLADES):
            number += 1
        return number

    def damage(self, game: Game, battle: Battle, side: i64) -> i64:
        number = self.mirrored(game, battle, side, 1)
        if side == ATTACKER and isinstance(battle, CreatureBattle):
            number += CREATURE_CARDS[battle.card].damage
        return number

    def shield(self, game: Game, battle: Battle, side: i64) -> i64:
        number = self.mirrored(game, battle, side, 2)
        if battle.sides[side].seat != SETH and self.has_gained(game, SHIELD):
            number += 1
        return number

    def mirrored(self, game: Game, battle: Battle, side: i64, what: i64) -> i64:
        """Mortal Mirror: the numbers of the enemy's card, and 1 damage more."""
        own = battle.sides[side].card
        if own < 0 or not battle.sides[side].revealed or game.rules.battle_cards[own].slug != MORTAL_MIRROR:
            return 0
        card = game.rules.battle_cards[battle.sides[1 - side].card]
        return card.strength if what == 0 else card.damage + 1 if what == 1 else card.shield

    def vp_gained(self, game: Game, player: i64, source: i64) -> None:
        ask_for_verdict(game)

    def unit_pool(self, game: Game, player: i64) -> i64:
        """Stolen units count for Seth, not for their first owner."""
        number: i64 = 0
        for seat in range(1, game.rules.players):
            for space in range(SPACES):
                if player == SETH or player == seat:
                    number += game.expansion[self.at_stolen + seat * SPACES + space]
        return number if player == SETH else -number

    def to_reserve(self, game: Game, player: i64, space: i64, number: i64) -> None:
        """Stolen units go first, to their first owner's reserve; a camp without units may have lost (R98)."""
        if player == SETH:
            for seat in range(1, game.rules.players):
                place = self.at_stolen + seat * SPACES + space
                back = min(number, game.expansion[place])
                if back:
                    number -= back
                    self.put(game, place, game.expansion[place] - back)
                    game.reserve[SETH] -= back
                    game.reserve[seat] += back
        else:
            ask_for_verdict(game)

    def moved(self, game: Game, move: Move, to: i64) -> None:
        if move.player == SETH:
            self.carry_stolen(game, move.at, to, move.units)

    def shifted(self, game: Game, player: i64, space: i64, to: i64) -> None:
        if player == SETH:
            self.carry_stolen(game, space, to, SETH_UNITS)

    def carry_stolen(self, game: Game, space: i64, to: i64, most: i64) -> None:
        """Stolen units go along with Seth's, as far as so many go."""
        for seat in range(1, game.rules.players):
            place = self.at_stolen + seat * SPACES
            number = min(most, game.expansion[place + space])
            if number:
                most -= number
                self.put(game, place + space, game.expansion[place + space] - number)
                self.put(game, place + to, game.expansion[place + to] + number)


def has_servile_corruption(game: Game) -> bool:
    """Tells whether Seth has the tile Servile Corruption."""
    for tile in game.rules.tiles_of_colour[VIOLET]:
        if tile.slug == "servile-corruption":
            return game.has_power(SETH, tile.power)
    return False


# Steps of an attack.


def ask_community_escape(game: Game, attack: Attack) -> None:
    """K9.8, R99 By day any member with a unit in the attacked troop may play Escape; never Seth, who has no such card."""
    if game.night or attack.defender == SETH or not ways_out(game, attack.defender, attack.space):
        return
    asked: i64 = 0
    left = game.owners(attack.defender, attack.space)
    while left:
        seat = lowest(left)
        left &= left - 1
        if game.could_hold(seat, game.rules.escape):
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
        for k in range(facts.members):
            seat = facts.from_speaker(game, k)
            if self.escapes & BIT[seat]:
                play_card(game, seat, game.rules.escape)
                return


def name_fighters(game: Game, attack: Attack) -> None:
    """S8.5, R76 Who fights for a troop of several members: the mover names for the attack, the lead for the defence."""
    facts = facts_of(game)
    if attack.attacker == SETH:
        namer = facts.lead(game, attack.space)
        owners = game.owners(1, attack.space)
        attack.defender = namer
    else:
        namer = attack.attacker
        owners = game.owners(1, attack.space)
    if owners & (owners - 1):
        game.push(NameFighter(namer, len(game.stack) - 1, owners))


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
        if attack.attacker == SETH:
            attack.defender = action - PLAYER
        else:
            attack.attacker = action - PLAYER


def venom(game: Game, attack: Attack) -> None:
    """The Cobra: before cards are chosen the enemy troop loses a unit; with the last one gone there is no battle."""
    for seat, enemy in ((attack.attacker, attack.defender), (attack.defender, attack.attacker)):
        creature = game.troop_creature(seat, attack.space)
        if creature >= 0 and game.rules.creatures[creature].slug == "cobra" and game.camp_stands(seat, attack.space):
            if game.troop_size(enemy, attack.space) and not is_immune(game, enemy, attack.space):
                destroy_units(game, enemy, attack.space, 1)
