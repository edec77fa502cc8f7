"""The worth of a position where one plays against the community (Seth): what each camp has, weighed by weights of its own.

The worth of Seth less that of the community is the logarithm of Seth's odds. As in the base game a feature has three weights:
always, with the day, late in the game. `tools/tune_seth.py` fits them to games the bots play among themselves. All that is
measured is open, or a number of cards; so members, who see other hands no more than Seth does, weigh alike.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.bots.thinking import camp_features as features
from kemet.bots.thinking.evaluation import TEMPLE_STAKE, WON, Evaluation, Weights
from kemet.engine.board import SPACES
from kemet.engine.game import Game
from kemet.engine.ids import BIT, VIOLET, lowest
from kemet.engine.modules.seth.content import COMMUNITY_TARGET, CREATURE_CARDS, SETH
from kemet.engine.modules.seth.corruption import card_tile
from kemet.engine.modules.seth.facts import SethFacts, facts_of
from kemet.engine.modules.seth.rounds import finished_held
from kemet.engine.modules.seth.temples import building_sites, ceremony_price, stands_on_obelisk
from kemet.engine.modules.seth.victory import holds_district
from kemet.engine.rules import Rules
from kemet.engine.state import count_bits

HIGH_LEVEL: Final = 3
# In such a camp everything together fits into one number; the first member stands for it.
MEMBER: Final = 1


def evaluation_for(rules: Rules, weights: Weights) -> Evaluation:
    """Returns what weighs positions of games by *rules*."""
    return CampEvaluation(rules, weights) if rules.has_allies else Evaluation(rules, weights)


class CampEvaluation(Evaluation):
    """Weighs positions of Seth's game: the odds of a camp are those of all its seats."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        super().__init__(rules, weights)
        triples = [weights.get(name, [0.0, 0.0, 0.0]) for name in features.NAMES]
        self.camp_always = vec[float]([triple[0] for triple in triples])
        self.camp_evening = vec[float]([triple[1] for triple in triples])
        self.camp_late = vec[float]([triple[2] for triple in triples])
        tiles = [[0.0, 0.0, 0.0] for _ in range(2 * rules.powers)]
        for tile in rules.tiles:
            tiles[tile.power] = weights.get(f"seth tile {tile.slug}", [0.0, 0.0, 0.0])
            tiles[rules.powers + tile.power] = weights.get(f"community tile {tile.slug}", [0.0, 0.0, 0.0])
        self.camp_tiles = vec[float]([triple[0] for triple in tiles])
        self.weighs_tiles = any(triple[0] != 0.0 for triple in tiles)
        self.card_tiles = vec[i64]([card_tile(rules, card) for card in range(len(CREATURE_CARDS))])
        self.found = vec[float]([0.0] * features.SIZE)

    def standings(self, game: Game) -> list[float]:
        """Returns the logarithm of each seat's odds to win."""
        players = self.rules.players
        if game.winner >= 0:
            return [WON if game.has_won(seat) else -WON for seat in range(players)]
        odds = max(-WON, min(WON, self.odds(game)))
        return [odds if seat == SETH else -odds for seat in range(players)]

    def odds(self, game: Game) -> float:
        """Returns the logarithm of Seth's odds."""
        facts = facts_of(game)
        self.measure_camps(game, facts)
        evening = day_gone_by_track(game, facts)
        late = lateness(game, facts)
        total = 0.0
        for k in range(features.SIZE):
            weight = self.camp_always[k] + evening * self.camp_evening[k] + late * self.camp_late[k]
            total += self.found[k] * weight if k < features.SETH_SIZE else -self.found[k] * weight
        return total + self.worth_of_tiles(game) if self.weighs_tiles else total

    def worth_of_tiles(self, game: Game) -> float:
        """Returns what single tiles add to Seth's odds, beside their levels."""
        total = 0.0
        powers = self.rules.powers
        for power in range(powers):
            if game.owned[SETH * powers + power]:
                total += self.camp_tiles[power]
            for seat in range(1, self.rules.players):
                if game.owned[seat * powers + power]:
                    total -= self.camp_tiles[powers + power]
        return total

    def measure_camps(self, game: Game, facts: SethFacts) -> None:
        """Writes the numbers of the features into `found`."""
        camp: i64 = 0
        for seat in range(1, self.rules.players):
            camp |= game.troops[seat]
        self._measure_seth(game, facts)
        self._measure_seth_troops(game, facts, camp)
        self._measure_goals(game, facts)
        self._measure_works(game, facts, camp)
        self._measure_members(game, facts)
        self._measure_member_troops(game, facts, camp)

    def _measure_seth(self, game: Game, facts: SethFacts) -> None:
        found = self.found
        vp = game.permanent_vp(SETH)
        level = game.level(SETH, VIOLET)
        found[features.SETH_VP] = float(vp)
        found[features.SETH_TWO_SHORT] = 1.0 if vp == facts.target - 2 else 0.0
        found[features.SETH_ONE_SHORT] = 1.0 if vp >= facts.target - 1 else 0.0
        found[features.SETH_PP] = float(game.pp[SETH])
        found[features.SETH_PP_ABOVE_5] = float(max(0, game.pp[SETH] - 5))
        found[features.SETH_RESERVE] = float(game.reserve[SETH])
        found[features.SETH_DI_CARDS] = float(game.hand_size[SETH])
        found[features.SETH_LEVEL] = float(level)
        found[features.SETH_HIGH_LEVEL] = float(max(0, level - HIGH_LEVEL + 1))
        self._measure_seth_tiles(game)
        found[features.SETH_CREATURE_CARDS] = float(self.usable_creature_cards(game, facts, level))
        found[features.SETH_BATTLE_CARDS] = float(count_bits(game.battle_hand[SETH]))
        found[features.SETH_BATTLE_HAND] = mean_card(game, SETH)
        found[features.SETH_TOKENS] = float(game.tokens_left[SETH])
        found[features.SETH_MEMBER_TOKENS] = float(count_bits(facts.fact(game, facts.at_tokens)))

    def usable_creature_cards(self, game: Game, facts: SethFacts, level: i64) -> i64:
        """Returns how many creature cards Seth could use by now: their tiles unsold, not above the violet pyramid."""
        number: i64 = 0
        left = facts.fact(game, facts.at_cards)
        while left:
            tile = self.card_tiles[lowest(left)]
            left &= left - 1
            if tile >= 0 and game.supply[tile] and self.rules.tiles[tile].level <= level:
                number += 1
        return number

    def _measure_seth_tiles(self, game: Game) -> None:
        found = self.found
        found[features.SETH_VIOLET_TILES] = 0.0
        found[features.SETH_OTHER_TILES] = 0.0
        found[features.SETH_CREATURES] = 0.0
        powers = self.rules.powers
        for power in range(powers):
            owned = game.owned[SETH * powers + power]
            if owned:
                tile = self.rules.tiles[owned - 1]
                found[features.SETH_VIOLET_TILES if tile.colour == VIOLET else features.SETH_OTHER_TILES] += float(tile.level)
                creature = self.rules.creature_of_tile[tile.id]
                if creature >= 0 and game.creature_at[creature] >= 0:
                    found[features.SETH_CREATURES] += 1.0

    def _measure_seth_troops(self, game: Game, facts: SethFacts, camp: i64) -> None:
        found = self.found
        board = self.rules.board
        home = board.districts[game.city[SETH]] if game.city[SETH] >= 0 else 0
        units: i64 = 0
        largest: i64 = 0
        sites: i64 = 0
        left = game.troops[SETH]
        while left:
            space = lowest(left)
            left &= left - 1
            number = game.units_at(SETH, space)
            units += number
            if not home & BIT[space]:
                largest = max(largest, number)
            if facts.temple_level(game, space):
                sites += 1
        found[features.SETH_UNITS] = float(units)
        found[features.SETH_LARGEST_TROOP] = float(largest)
        found[features.SETH_TROOPS] = float(count_bits(game.troops[SETH] & ~home))
        exposed, prey = camp_threats(game, SETH, game.troops[SETH], MEMBER, camp)
        found[features.SETH_EXPOSED] = float(exposed)
        found[features.SETH_PREY] = float(prey)
        found[features.SETH_TEMPLES] = float(count_bits(game.troops[SETH] & board.temples))
        found[features.SETH_SITES] = float(sites)
        gate: i64 = 0
        for space in range(SPACES):
            if board.portals[space]:
                gate += game.units_at(SETH, space)
        found[features.SETH_AT_GATE] = float(gate)

    def _measure_goals(self, game: Game, facts: SethFacts) -> None:
        found = self.found
        vp = game.permanent_vp(MEMBER)
        held = game.temples_held(MEMBER) + finished_held(game, facts)
        enough = held >= facts.temples_asked
        found[features.OUR_VP] = float(min(vp, COMMUNITY_TARGET))
        found[features.OUR_TWO_SHORT] = 1.0 if vp == COMMUNITY_TARGET - 2 else 0.0
        found[features.OUR_ONE_SHORT] = 1.0 if vp == COMMUNITY_TARGET - 1 else 0.0
        found[features.OUR_ENOUGH_VP] = 1.0 if vp >= COMMUNITY_TARGET else 0.0
        found[features.OUR_TEMPLES] = float(held)
        found[features.OUR_TEMPLE_POINT] = 1.0 if enough else 0.0
        found[features.OUR_GREAT_PYRAMIDS] = float(game.great_pyramids(MEMBER))
        hoped = min(COMMUNITY_TARGET, vp + (1 if enough else 0))
        found[features.OUR_HOPED_VP] = float(hoped)

    def _measure_works(self, game: Game, facts: SethFacts, camp: i64) -> None:
        """Sacred temples, the Great Ceremony, the way into Seth's city."""
        found = self.found
        best: i64 = 0
        levels: i64 = 0
        builders: i64 = 0
        for space in range(SPACES):
            level = facts.temple_level(game, space)
            levels += level
            best = max(best, level)
            if level and level < HIGH_LEVEL:
                builders = max(builders, min(level + 1, game.troop_size(MEMBER, space)))
        found[features.OUR_BASE] = 1.0 if best >= 1 else 0.0
        found[features.OUR_PRAYER_LEVEL] = 1.0 if best >= 2 else 0.0
        found[features.OUR_TEMPLE] = 1.0 if best >= HIGH_LEVEL else 0.0
        found[features.OUR_LEVELS] = float(levels)
        found[features.OUR_CAN_BUILD] = 1.0 if building_sites(game, 0) else 0.0
        found[features.OUR_BUILDERS] = float(builders) if best < HIGH_LEVEL else 0.0
        self._measure_ceremony(game, facts, best >= HIGH_LEVEL)
        found[features.OUR_DISTRICT] = 1.0 if game.city[SETH] >= 0 and holds_district(game) else 0.0
        portal: i64 = 0
        if facts.portal_is_open(game):
            for space in range(SPACES):
                if self.rules.board.portals[space] and camp & BIT[space]:
                    portal = max(portal, game.troop_size(MEMBER, space))
        found[features.OUR_AT_PORTAL] = float(portal)

    def _measure_ceremony(self, game: Game, facts: SethFacts, temple: bool) -> None:
        found = self.found
        held = facts.fact(game, facts.at_ceremony) != 0
        found[features.OUR_CEREMONY] = 1.0 if held else 0.0
        found[features.OUR_CEREMONY_AT_HAND] = 0.0
        found[features.OUR_CEREMONY_PP] = 0.0
        found[features.OUR_ON_OBELISK] = 0.0
        found[features.OUR_BOTH_WORKS] = 1.0 if held and temple else 0.0
        if held:
            return
        together: i64 = 0
        standing: i64 = 0
        present: i64 = 0
        for seat in range(1, self.rules.players):
            together += game.pp[seat]
            if stands_on_obelisk(game, seat):
                standing += game.pp[seat]
                present += 1
        price = float(max(1, ceremony_price(game)))
        found[features.OUR_CEREMONY_AT_HAND] = min(1.0, float(standing) / price)
        found[features.OUR_CEREMONY_PP] = min(1.0, float(together) / price)
        found[features.OUR_ON_OBELISK] = float(present) / float(facts.members)

    def _measure_members(self, game: Game, facts: SethFacts) -> None:
        found = self.found
        for k in range(features.OUR_PP, features.OUR_CREATURES + 1):
            found[k] = 0.0
        found[features.OUR_TOKENS] = 0.0
        found[features.OUR_BATTLE_HAND] = 0.0
        each = 1.0 / float(facts.members)
        for seat in range(1, self.rules.players):
            found[features.OUR_PP] += each * float(game.pp[seat])
            found[features.OUR_RESERVE] += each * float(game.reserve[seat])
            found[features.OUR_DI_CARDS] += each * float(game.hand_size[seat])
            for colour in self.rules.pyramid_colours:
                level = game.level(seat, colour)
                found[features.OUR_PYRAMIDS] += each * float(level)
                found[features.OUR_HIGH_PYRAMIDS] += each * float(max(0, level - HIGH_LEVEL + 1))
            self._measure_member_tiles(game, seat, each)
            found[features.OUR_TOKENS] += each * float(game.tokens_left[seat])
            found[features.OUR_BATTLE_HAND] += each * mean_card(game, seat)
        found[features.OUR_POWERS] = float(count_bits(facts.fact(game, facts.at_powers)))

    def _measure_member_tiles(self, game: Game, seat: i64, each: float) -> None:
        powers = self.rules.powers
        for power in range(powers):
            owned = game.owned[seat * powers + power]
            if owned:
                tile = self.rules.tiles[owned - 1]
                self.found[features.OUR_TILES] += each * float(tile.level)
                creature = self.rules.creature_of_tile[tile.id]
                if creature >= 0 and game.creature_at[creature] >= 0:
                    self.found[features.OUR_CREATURES] += 1.0

    def _measure_member_troops(self, game: Game, facts: SethFacts, camp: i64) -> None:
        found = self.found
        units: i64 = 0
        largest: i64 = 0
        left = camp
        while left:
            number = game.troop_size(MEMBER, lowest(left))
            left &= left - 1
            units += number
            largest = max(largest, number)
        exposed, prey = camp_threats(game, MEMBER, camp, SETH, game.troops[SETH])
        found[features.OUR_UNITS] = float(units) / float(facts.members)
        found[features.OUR_LARGEST_TROOP] = float(largest)
        found[features.OUR_EXPOSED] = float(exposed)
        found[features.OUR_PREY] = float(prey)


def day_gone_by_track(game: Game, facts: SethFacts) -> float:
    """Returns how much of the day is over by the day track, from 0 to 1; 0 by night."""
    if game.night or game.turn < 0:
        return 0.0
    return float(facts.fact(game, facts.at_track)) / float(len(facts.track))


def lateness(game: Game, facts: SethFacts) -> float:
    """Returns how near a camp is to its victory."""
    works = 1.0 if facts.fact(game, facts.at_ceremony) else 0.0
    works += 1.0 if facts.finished_temples(game) else 0.0
    vp = float(min(COMMUNITY_TARGET, game.permanent_vp(MEMBER))) / float(COMMUNITY_TARGET)
    return max((works + vp) / 3.0, min(1.0, float(game.permanent_vp(SETH)) / float(facts.target)))


def mean_card(game: Game, seat: i64) -> float:
    """Returns the mean worth of the battle cards in hand."""
    hand: i64 = 0
    for card in game.rules.battle_cards:
        if game.battle_hand[seat] & BIT[card.id]:
            hand += 2 * card.strength + card.damage + card.shield
    return float(hand) / float(max(1, count_bits(game.battle_hand[seat])))


def camp_threats(game: Game, seat: i64, own: i64, enemy: i64, foes: i64) -> tuple[i64, i64]:
    """Returns what the camp of *seat* could lose to stronger troops of the other within two steps, and what weaker ones there
    could lose to it; *own* and *foes* are the spaces of both."""
    exposed: i64 = 0
    prey: i64 = 0
    left = own
    while left:
        space = lowest(left)
        left &= left - 1
        there = within_two(game, seat, space) & foes
        mine = camp_force(game, seat, space)
        while there:
            place = lowest(there)
            there &= there - 1
            theirs = camp_force(game, enemy, place)
            if theirs > mine:
                exposed += camp_stake(game, seat, space)
            elif theirs < mine:
                prey += camp_stake(game, enemy, place)
    return exposed, prey


def within_two(game: Game, seat: i64, space: i64) -> i64:
    """Returns the spaces within two steps, by portals that *seat* may pass too."""
    board = game.rules.board
    near = board.neighbours[space] | game.rules.hooks.ways(game, seat, space)
    around = near
    while near:
        around |= board.neighbours[lowest(near)]
        near &= near - 1
    return around


def camp_force(game: Game, seat: i64, space: i64) -> i64:
    """Returns the units and the creature's strength of a troop, whoever owns it."""
    creature = game.troop_creature(seat, space)
    bonus: i64 = game.rules.creatures[creature].strength if creature >= 0 else 0
    return game.troop_size(seat, space) + bonus


def camp_stake(game: Game, seat: i64, space: i64) -> i64:
    """Returns what is lost with a troop: its units, and the temple it holds."""
    more: i64 = TEMPLE_STAKE if game.rules.board.temples & BIT[space] else 0
    return min(game.troop_size(seat, space), 3) + more
