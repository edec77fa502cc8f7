"""Sacred temples and the Great Ceremony (S1.3, S7, R95–R97)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from kemet.engine import events
from kemet.engine.actions import COUNT, PLAYER, ActionList
from kemet.engine.board import SPACES
from kemet.engine.frame import Choice, Decision, Frame, FrameView
from kemet.engine.game import Game
from kemet.engine.ids import BIT, lowest
from kemet.engine.modules.seth.actions import POWER
from kemet.engine.modules.seth.consent import Consent
from kemet.engine.modules.seth.content import (
    CEREMONY_OFF,
    CEREMONY_PP,
    MOST_TEMPLES,
    POWER_NAMES,
    PRAYER_LOW,
    SETH,
    TEMPLE_TOP,
)
from kemet.engine.modules.seth.facts import SethFacts, facts_of
from kemet.engine.modules.seth.variants import COMMUNITY_CONSENT, NO_TEMPLE_ON_PORTALS
from kemet.engine.modules.seth.victory import ask_for_verdict
from kemet.engine.play.creatures import send_home_if_alone
from kemet.engine.play.pray import pay
from kemet.engine.play.units import units_to_reserve
from kemet.engine.state import zeros


def deserts(game: Game) -> i64:
    """Returns the desert spaces: neither districts nor temples of the map."""
    board = game.rules.board
    return board.spaces & ~board.all_districts & ~board.temples


def temple_price(game: Game, level: i64) -> i64:
    """S7.2 Returns how many units the next *level* takes: as many as the level says; with Rite of the Builders one less, but
    one at the least."""
    if level == 1:
        return 1
    for tile in game.rules.tiles:
        if tile.slug == "rite-of-the-builders" and game.has_power(1, tile.power):
            return level - 1
    return level


def portal_spaces(game: Game) -> i64:
    """S1.1 Returns the two portal spaces, as a mask."""
    found: i64 = 0
    for space in range(SPACES):
        if game.rules.board.portals[space]:
            found |= BIT[space]
    return found


def building_sites(game: Game, built: i64) -> i64:
    """S1.3, S1.6, S7.2, R95, R96 Returns where a level can be built now, but for the temples *built* this turn."""
    facts = facts_of(game)
    begun: i64 = 0
    left = deserts(game) & ~game.rules.board.obelisks
    if facts.agreed(NO_TEMPLE_ON_PORTALS):
        left &= ~portal_spaces(game)
    found: i64 = 0
    spaces = left
    while spaces:
        space = lowest(spaces)
        spaces &= spaces - 1
        if facts.temple_level(game, space):
            begun += 1
    while left:
        space = lowest(left)
        left &= left - 1
        level = facts.temple_level(game, space) + 1
        if level > TEMPLE_TOP or built & BIT[space] or game.troops[SETH] & BIT[space]:
            continue
        if (level > 1 or begun < MOST_TEMPLES) and game.troop_size(1, space) >= temple_price(game, level):
            found |= BIT[space]
    return found


def raise_temple(game: Game, space: i64) -> None:
    """S7.2, R95 The units are picked first, by the lead there where several own them; then the level stands."""
    facts = facts_of(game)
    price = temple_price(game, facts.temple_level(game, space) + 1)
    game.push(GiveUp(facts.lead(game, space), space, price, zeros(game.rules.players)))


def finish_level(game: Game, space: i64) -> None:
    """S7.3, S7.7 The next level stands: the second brings a prayer token, the third its higher side and a power drawn at
    random."""
    facts = facts_of(game)
    level = facts.temple_level(game, space) + 1
    facts.put(game, facts.at_level + space, level)
    game.tell(events.TEMPLE_RAISED, space, level)
    if level == 2:
        facts.put(game, facts.at_prayer + space, PRAYER_LOW)
    elif level == TEMPLE_TOP:
        facts.put(game, facts.at_prayer + space, draw_prayer(game, facts))
        if powers_left(game, facts):
            gain_power(game, space, draw_power(game, facts))
    ask_for_verdict(game)


def destroy_temple(game: Game, space: i64) -> None:
    """R96 By the other reading a sacred temple can be lost: its prayer token goes back to the others, what was gained by its
    power stays (S7.3)."""
    facts = facts_of(game)
    level = facts.temple_level(game, space)
    if not level:
        return
    if level == TEMPLE_TOP:
        kind = facts.at_prayer_two if facts.fact(game, facts.at_prayer + space) == 2 else facts.at_prayer_three
        facts.put(game, kind, facts.fact(game, kind) + 1)
    for place in (facts.at_level, facts.at_prayer, facts.at_top):
        facts.put(game, place + space, 0)
    game.tell(events.TEMPLE_DESTROYED, space)


def draw_prayer(game: Game, facts: SethFacts) -> i64:
    """S7.3 Turns the prayer token over: one of those left, by chance."""
    twos = facts.fact(game, facts.at_prayer_two)
    game.reveals += 1
    if game.rng.below(twos + facts.fact(game, facts.at_prayer_three)) < twos:
        facts.put(game, facts.at_prayer_two, twos - 1)
        return 2
    facts.put(game, facts.at_prayer_three, facts.fact(game, facts.at_prayer_three) - 1)
    return 3


def powers_left(game: Game, facts: SethFacts) -> list[int]:
    """Returns the powers that the community has not gained yet."""
    return [k for k in range(len(POWER_NAMES)) if not facts.has_gained(game, k)]


def draw_power(game: Game, facts: SethFacts) -> i64:
    """S7.3 Draws one of the powers left."""
    left = powers_left(game, facts)
    game.reveals += 1
    return left[game.rng.below(len(left))]


def gain_power(game: Game, space: i64, power: i64) -> None:
    """S7.3, S7.4 The whole community has the power from now on; its twin lies on the temple, if it came from one."""
    facts = facts_of(game)
    facts.put(game, facts.at_powers, facts.fact(game, facts.at_powers) | BIT[power])
    if space >= 0:
        facts.put(game, facts.at_top + space, power + 1)
    game.tell(events.POWER_GAINED, power)


@mypyc_attr(acyclic=True)
class GiveUp(Decision):
    """S7.2, R95 One by one, whose units are given up for a temple; `given` counts them by seat. They go to reserve together
    and bring nothing. By the other reading each owner but the lead must agree (R76)."""

    def __init__(self, player: i64, space: i64, left: i64, given: vec[i64]) -> None:
        super().__init__(0, 0)
        self.player = player
        self.space = space
        self.left = left
        self.given = given

    def name(self) -> str:
        return "give-up"

    def copy(self) -> Frame:
        other = GiveUp(self.player, self.space, self.left, self.given[:])
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.player, self.space, self.left, *self.given]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.player)
        view.put("space", self.space)
        view.put("number", self.left)

    def givers(self, game: Game) -> i64:
        """Returns who has units there that are not picked yet, as a mask."""
        found: i64 = 0
        for seat in range(1, game.rules.players):
            if game.units_at(seat, self.space) > self.given[seat]:
                found |= BIT[seat]
        return found

    def run(self, game: Game) -> None:
        givers = self.givers(game)
        if self.left and givers & (givers - 1):
            self.awaiting = BIT[self.player]
            return
        if self.left:
            self.given[lowest(givers)] += self.left
        game.pop()
        asked: i64 = 0
        for seat in range(1, game.rules.players):
            if self.given[seat] and seat != self.player:
                asked |= BIT[seat]
        if asked and facts_of(game).agreed(COMMUNITY_CONSENT):
            game.push(TempleConsent(asked, asked, asked, self.space, self.given))
        else:
            give_up(game, self.space, self.given)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        out.add_mask(PLAYER, self.givers(game))

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.left -= 1
        self.awaiting = 0
        self.given[action - PLAYER] += 1


@mypyc_attr(acyclic=True)
class TempleConsent(Consent):
    """R76 Units are given up only with their owners' yes; else nothing is built there this turn."""

    def __init__(self, awaiting: i64, asked: i64, willing: i64, space: i64, given: vec[i64]) -> None:
        super().__init__(awaiting, asked, willing)
        self.space = space
        self.given = given

    def copy(self) -> Frame:
        return TempleConsent(self.awaiting, self.asked, self.willing, self.space, self.given[:])

    def dump(self) -> list[int]:
        return [self.awaiting, self.asked, self.willing, self.space, *self.given]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("space", self.space)
        view.put("number", 0)

    def settle(self, game: Game, agreed: bool) -> None:
        if agreed:
            give_up(game, self.space, self.given)


def give_up(game: Game, space: i64, given: vec[i64]) -> None:
    """S7.2 Units go to reserve; a creature left without its controller's units goes home (S8.3, R78)."""
    for seat in range(1, game.rules.players):
        if given[seat]:
            units_to_reserve(game, seat, space, given[seat], events.UNITS_RETURNED)
            send_home_if_alone(game, seat, space)
    finish_level(game, space)


# The Great Ceremony.


def stands_on_obelisk(game: Game, player: i64) -> bool:
    """S7.4, R97 Tells whether *player* has a unit on a desert space with obelisk."""
    return (game.troops[player] & deserts(game) & game.rules.board.obelisks) != 0


def ceremony_price(game: Game) -> i64:
    """S7.4 10 PP for each member, less 4 for each temporary VP of the community, at least 0."""
    facts = facts_of(game)
    temporary = game.total_vp(1) - game.permanent_vp(1)
    return max(0, CEREMONY_PP * facts.members - CEREMONY_OFF * temporary)


def can_call(game: Game, player: i64) -> bool:
    """R97 Once a game, by a member on a desert with obelisk, when those who stand so could pay together."""
    facts = facts_of(game)
    if facts.fact(game, facts.at_ceremony) or not stands_on_obelisk(game, player):
        return False
    together: i64 = 0
    for seat in range(1, game.rules.players):
        if stands_on_obelisk(game, seat):
            together += game.pp[seat]
    return together >= ceremony_price(game)


@mypyc_attr(acyclic=True)
class Ceremony(Decision):
    """S7.4, R97 Those on deserts with obelisk are asked in seat order from the caller what they pay; `offers` by seat."""

    def __init__(self, caller: i64, asked: i64, offered: i64, price: i64, offers: vec[i64]) -> None:
        super().__init__(0, 0)
        self.caller = caller
        self.asked = asked
        self.offered = offered
        self.price = price
        self.offers = offers

    def name(self) -> str:
        return "ceremony"

    def copy(self) -> Frame:
        other = Ceremony(self.caller, self.asked, self.offered, self.price, self.offers[:])
        other.awaiting = self.awaiting
        return other

    def dump(self) -> list[int]:
        return [self.awaiting, self.caller, self.asked, self.offered, self.price, *self.offers]

    def show(self, game: Game, view: FrameView) -> None:
        view.put("player", self.caller)
        view.put("price", self.price)
        view.put("offered", self.offered)

    def member(self, game: Game, k: i64) -> i64:
        """Returns member *k* in seat order from the caller."""
        return 1 + (self.caller - 1 + k) % (game.rules.players - 1)

    def run(self, game: Game) -> None:
        """Asks the next who stands on an obelisk; in the end the Ceremony is held, or nothing is paid."""
        while self.asked < game.rules.players - 1 and self.offered < self.price:
            seat = self.member(game, self.asked)
            self.asked += 1
            if stands_on_obelisk(game, seat) and game.pp[seat]:
                self.awaiting = BIT[seat]
                return
        game.pop()
        if self.offered >= self.price:
            self.hold(game)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        most = min(game.pp[player], self.price - self.offered)
        for number in range(most + 1):
            out.add(COUNT + number)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        self.offers[player] = action - COUNT
        self.offered += action - COUNT
        self.awaiting = 0

    def hold(self, game: Game) -> None:
        """S7.4 All pay at once; the portal opens, the caller picks a power."""
        facts = facts_of(game)
        for seat in range(1, game.rules.players):
            pay(game, seat, self.offers[seat])
        facts.put(game, facts.at_ceremony, 1)
        facts.put(game, facts.at_portal, 1)
        game.tell(events.CEREMONY_HELD, self.caller, self.price)
        ask_for_verdict(game)
        if powers_left(game, facts):
            game.push(PickPower(self.caller))


def call_ceremony(game: Game, caller: i64) -> None:
    """S7.4, S7.8 A member calls the Great Ceremony: no action, no token."""
    game.push(Ceremony(caller, 0, 0, ceremony_price(game), zeros(game.rules.players)))


@mypyc_attr(acyclic=True)
class PickPower(Choice):
    """S7.4, R97 The caller picks one of the powers left."""

    def name(self) -> str:
        return "pick-power"

    def copy(self) -> Frame:
        return PickPower(self.player)

    def options(self, game: Game, player: i64, out: ActionList) -> None:
        for power in powers_left(game, facts_of(game)):
            out.add(POWER + power)

    def answer(self, game: Game, player: i64, action: i64) -> None:
        game.pop()
        gain_power(game, -1, action - POWER)
