"""`python tools/silly_moves.py --bots hard,master --games 40`: how often bots do what looks silly to people.

Each bot plays itself. What is counted is in `COUNTED`; the rest of the table is how many different openings it played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from dataclasses import dataclass, field

from kemet.bots import Bot, Perspective, make_bot
from kemet.bots.thinking import sense
from kemet.engine import Game, Options, start, timings
from kemet.engine.actions import BATTLE_CARD, DI, GOLD, PLAYER, RECALL, RETREAT, SILVER, SPACE, TILE, TOKEN
from kemet.engine.ids import COLOURS, MAX_LEVEL
from kemet.engine.play.battle import ATTACKER, PICK_CARD, Battle, count_standing
from kemet.engine.play.battle_choice import ChooseCards
from kemet.engine.play.day import Turn
from kemet.engine.play.night import SetOrder
from kemet.engine.play.retreat import AfterDefeat, AfterVictory

# What is counted, and of what.
COUNTED = {
    "token for nothing": "tokens while Pray is open",
    "temple recalled": "wins on a temple at the end of the day",
    "temple left": "last turns of the day with a temple",
    "first place": "orders set",
    "pointless DI card": "DI cards in battle",
    "retreat to nowhere": "retreats",
    "silver unused": "days of players with a silver token",
    "gold unused": "days of players with a gold token",
    "gold for nothing": "gold tokens",
    "level 4 unguarded": "turns that end with an own pyramid of level 4",
    "unguarded, then taken": "of these pyramids, those unguarded: taken before the next own turn",
    "guarded, then taken": "of these pyramids, those guarded: taken before the next own turn",
    "card as if no DI": "attacks on a hand of DI cards that a stronger card was held for",
    "lost with that card": "attacks with the card that just beats what is seen",
    "lost with a stronger": "attacks with a stronger card",
    "no PP for a teleport": "turns with a regular token left",
}
TELEPORT_PP = 2


@dataclass
class Seen:
    """What one bot did: how often each thing could have happened, how often it did, and its openings."""

    could: Counter[str] = field(default_factory=Counter)
    did: Counter[str] = field(default_factory=Counter)
    openings: Counter[str] = field(default_factory=Counter)

    def note(self, what: str, happened: bool) -> None:
        """Counts a chance to do *what*."""
        self.could[what] += 1
        self.did[what] += happened

    def rate(self, what: str) -> float:
        """Returns how often *what* happened where it could have."""
        return self.did[what] / max(1, self.could[what])


class Watcher:
    """Watches the decisions of one game."""

    def __init__(self, seen: Seen, players: int) -> None:
        self.seen = seen
        self.before: Game | None = None
        self.gold: Game | None = None
        self.last_turn: Game | None = None
        self.opening: list[list[str]] = [[] for _ in range(players)]
        # By seat, the pyramids of level 4 at the end of its last turn, and whether they were guarded.
        self.pyramids: list[dict[int, bool]] = [{} for _ in range(players)]
        self.attack: tuple[Battle, bool] | None = None

    def watch(self, game: Game, seat: int, action: int) -> None:
        """Looks at *action* of *seat*, which is about to be taken."""
        frame = game.top
        legal = game.legal(seat)
        if self.before is not None and isinstance(frame, Turn):
            self._end_of_action(game)
        if self.gold is not None and isinstance(frame, Turn):
            self.seen.note("gold for nothing", sense.changes_nothing(self.gold, game, int(self.gold.turn)))
            self.gold = None
        if self.last_turn is not None and game.turn != self.last_turn.turn:
            self._end_of_day(game)
        if self.attack is not None and self.attack[0].winner >= 0:
            self._end_of_attack()
        if isinstance(frame, Turn):
            self._in_turn(game, seat, action, legal)
        elif isinstance(frame, AfterVictory) and sense.day_is_over(game) and sense.is_worth_holding(game, frame.space):
            self.seen.note("temple recalled", action == RECALL)
        elif isinstance(frame, AfterDefeat) and RETREAT in legal:
            if action == RETREAT:
                self.seen.note("retreat to nowhere", sense.leads_nowhere(game, frame.space))
        elif isinstance(frame, SetOrder) and not frame.named:
            self.seen.note("first place", action == PLAYER + seat)
        elif isinstance(frame, ChooseCards) and DI <= action < BATTLE_CARD:
            battle = frame.battle(game)
            self.seen.note("pointless DI card", not sense.can_change(game, battle, battle.side_of(seat), action - DI))
        elif isinstance(frame, ChooseCards) and BATTLE_CARD <= action < PLAYER:
            self._battle_card(game, frame.battle(game), seat, action - BATTLE_CARD, legal)
        if TILE <= action < DI and len(self.opening[seat]) < 3:
            self.opening[seat].append(str(game.rules.tiles[action - TILE].slug))

    def _in_turn(self, game: Game, seat: int, action: int, legal: list[int]) -> None:
        for district, guarded in self.pyramids[seat].items():
            what = "guarded, then taken" if guarded else "unguarded, then taken"
            self.seen.note(what, held_by_enemy(game, seat, district))
        self.pyramids[seat].clear()
        token = TOKEN <= action < GOLD
        if token and any(base + space in legal for base in (TOKEN, SILVER) for space in bits_of(sense.prayers(game))):
            self.before = game.copy()
        if GOLD <= action < SPACE:
            self.gold = game.copy()
        if token and action < SILVER:
            others = sum(int(game.tokens_left[k]) for k in range(int(game.rules.players)) if k != seat)
            if not others and game.tokens_left[seat] == 1 and game.temples_held(seat):
                self.last_turn = game.copy()
        if not token and action == 0:
            if not game.tokens_left[seat] and timings.gives_silver_token(game, seat):
                self.seen.note("silver unused", any(SILVER <= each < GOLD for each in legal))
            if not game.tokens_left[seat] and timings.gold_actions(game, seat):
                self.seen.note("gold unused", any(GOLD <= each < SPACE for each in legal))
            for district in great_districts(game, seat):
                if not held_by_enemy(game, seat, district):
                    guarded = bool(game.units_at(seat, district))
                    self.seen.note("level 4 unguarded", not guarded)
                    self.pyramids[seat][district] = guarded
            if game.tokens_left[seat]:
                self.seen.note("no PP for a teleport", int(game.pp[seat]) < TELEPORT_PP)

    def _battle_card(self, game: Game, battle: Battle, seat: int, card: int, legal: list[int]) -> None:
        """Notes whether an attacker plays the weakest card that beats any card of the enemy, as if it held no DI cards."""
        k = battle.side_of(seat)
        enemy = battle.sides[1 - k]
        if k != ATTACKER or battle.sides[k].stage != PICK_CARD or not game.hand_size[enemy.seat]:
            return
        trial = battle.copy()
        assert isinstance(trial, Battle)
        for side in (0, 1):
            count_standing(game, trial, side, False)
        cards = {int(each.id): int(each.strength) for each in game.rules.battle_cards}
        theirs = max(cards[at] for at in bits_of(int(game.battle_hand[enemy.seat] | game.battle_pile[enemy.seat])))
        needed = trial.sides[1 - k].strength + theirs - trial.sides[k].strength
        winning = sorted(cards[each - BATTLE_CARD] for each in legal if cards[each - BATTLE_CARD] > needed)
        if winning and winning[0] < winning[-1]:
            cheap = cards[card] == winning[0]
            self.seen.note("card as if no DI", cheap)
            if cheap or cards[card] in winning:
                self.attack = battle, cheap

    def _end_of_attack(self) -> None:
        assert self.attack is not None
        battle, cheap = self.attack
        self.seen.note("lost with that card" if cheap else "lost with a stronger", battle.winner != ATTACKER)
        self.attack = None

    def _end_of_action(self, game: Game) -> None:
        assert self.before is not None
        seat = int(self.before.turn)
        self.seen.note("token for nothing", sense.changes_nothing(self.before, game, seat))
        self.before = None

    def _end_of_day(self, game: Game) -> None:
        assert self.last_turn is not None
        seat = int(self.last_turn.turn)
        fewer = game.temples_held(seat) < self.last_turn.temples_held(seat)
        gained = game.permanent_vp(seat) > self.last_turn.permanent_vp(seat)
        self.seen.note("temple left", bool(fewer and not gained))
        self.last_turn = None


def great_districts(game: Game, seat: int) -> list[int]:
    """Lists the districts of the own city that have a pyramid of level 4."""
    own = [int(space) for space in game.rules.board.district_list if game.pyramid_on[space] // COLOURS == seat]
    return [space for space in own if game.pyramid_level[game.pyramid_on[space]] == MAX_LEVEL]


def held_by_enemy(game: Game, seat: int, space: int) -> bool:
    """Tells whether an enemy of *seat* has units on *space*."""
    return any(game.units_at(other, space) for other in range(int(game.rules.players)) if other != seat)


def bits_of(mask: int) -> list[int]:
    """Returns the places of the bits of *mask*."""
    return [k for k in range(int(mask).bit_length()) if mask >> k & 1]


def watched(spec: str, options: Options, games: int, seed: str) -> Seen:
    """Returns what *spec* did in *games* against itself."""
    seen = Seen()
    for number in range(games):
        game = start(options, f"{seed} {number}")
        players = int(game.rules.players)
        bots: list[Bot] = [make_bot(spec, f"{seed} {number} {seat}") for seat in range(players)]
        watcher = Watcher(seen, players)
        while not game.over():
            seat = int(game.to_act())
            legal = game.legal(seat)
            action = legal[0] if len(legal) == 1 else bots[seat].decide(Perspective(game, seat), legal)
            watcher.watch(game, seat, action)
            game.take(seat, action)
        seen.openings.update(" ".join(tiles) for tiles in watcher.opening)
    return seen


def main() -> None:
    """Plays, and prints a table for each bot."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--bots", default="hard,master")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--modules", default="", help="for example ta-seti")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", default="silly")
    args = parser.parse_args()
    options = Options(players=args.players, modules=list(filter(None, args.modules.split(","))))
    for spec in args.bots.split(","):
        seen = watched(spec, options, args.games, args.seed)
        print(f"{spec}, {args.games} games of {args.players}")
        for what, of in COUNTED.items():
            print(f"  {what:21} {seen.did[what]:5} of {seen.could[what]:6} {of:68} {100 * seen.rate(what):6.2f} %")
        common = seen.openings.most_common(1)[0][1] / max(1, sum(seen.openings.values()))
        print(f"  {len(seen.openings)} paths of the first three tiles; the most common in {100 * common:.0f} %", flush=True)


if __name__ == "__main__":
    main()
