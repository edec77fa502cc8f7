"""What happened, told in a line per player with battles summed up: for the terminal game and for replays."""

from __future__ import annotations

from kemet.cli.voice import name as called
from kemet.cli.voice import say, spoken
from kemet.cli.wording import sentence
from kemet.cli.wording.words import priests_text
from kemet.engine import Rules
from kemet.engine.actions import BATTLE_CARD, COUNT, PLAYER, TILE
from kemet.engine.events import Event
from kemet.engine.ids import PART_NAMES, PART_STRENGTH
from kemet.engine.notation import field_text, player_text

HEADINGS = ["round-begins", "night-begins", "day-begins", "day-ends", "game-won"]

# Told once with the sum of their numbers when a player does them several times in a row.
SUMMED = ["pp-gained", "pp-paid", "pp-lost", "units-placed"]

# How many of the units that the next event names are priests.
PRIESTS_AMONG = ["priests-moved", "priests-to-reserve"]
WITH_PRIESTS = ["troop-moved", "troop-teleported", "troop-recalled", "units-destroyed", "units-returned"]

# Of these it does not matter in which order several players did them.
CALM = [*SUMMED, "di-drawn", "di-seen"]


class Story:
    """Tells events in lines, each with a style: what a player does in a row is one line, a battle is summed up."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.lines: list[tuple[str, str]] = []
        # What each player did, not yet told: sentences, and for those that are summed the event so far.
        self.deeds: dict[str, list[tuple[str, Event]]] = {}
        self.order: list[str] = []
        # The battle in progress: what each side laid, its numbers, its losses; the event that ends it.
        self.fighting = False
        self.laid: dict[int, list[str]] = {}
        self.numbers: dict[int, str] = {}
        self.parts: dict[int, list[Event]] = {}
        self.lost: dict[int, str] = {}
        self.won: Event | None = None
        # Priests among the units of an event to come.
        self.priests: Event | None = None

    def tell(self, events: list[Event]) -> list[tuple[str, str]]:
        """Returns the lines for *events*; what belongs to a battle not yet decided is kept for later."""
        for event in events:
            if event.name() in PRIESTS_AMONG:
                self._tell_priests()
                self.priests = event
            else:
                self._hear(event, self._priests_in(event))
        self._tell_priests()
        self._sum_up_battle()
        self._end_lines()
        lines = self.lines
        self.lines = []
        return lines

    def _priests_in(self, event: Event) -> int:
        """Returns how many of the units in *event* are priests; those that belong to no event are told now."""
        among = self.priests
        if among is not None and event.name() in WITH_PRIESTS and (among.a, among.b) == (event.a, event.b):
            self.priests = None
            return int(among.args()[-1])
        self._tell_priests()
        return 0

    def _tell_priests(self) -> None:
        among, self.priests = self.priests, None
        if among is not None:
            self._hear(among)

    def _hear(self, event: Event, priests: int = 0) -> None:
        name = event.name()
        if self.won is not None:
            if name == "units-destroyed":
                lost = say("term-loses", number=int(event.c))
                self.lost[event.a] = f"{lost} ({priests_text(priests)})" if priests else lost
                return
            if name == "pp-gained":
                self._hear_deed(event)
                return
            self._sum_up_battle()
        if name == "order-set":
            self.order.append(player_text(event.a))
        elif name in ("turn-begins", *HEADINGS):
            self._end_lines()
            if name in HEADINGS:
                self.lines.append((sentence(self.rules, event), "bold"))
        elif not self._hear_battle(event):
            self._hear_deed(event, priests)

    def _hear_battle(self, event: Event) -> bool:
        """Keeps what belongs to the summary of a battle; tells whether *event* does."""
        name = event.name()
        if name == "battle-begins":
            self.fighting = True
        if not self.fighting or name == "battle-begins":
            return False
        if name == "battle-card-revealed":
            self.laid[event.a] = [field_text(self.rules, "card", event.b), *self.laid.get(event.a, [])[1:]]
        elif name == "battle-part":
            self.parts.setdefault(event.a, []).append(event)
        elif name == "battle-strength":
            self.numbers[event.a] = say("term-numbers", strength=f"{event.b:>2}", damage=int(event.c), shield=int(event.d))
        elif name == "battle-won" and len(self.numbers) == 2:
            self._end_lines()
            self.won = event
        elif event.a not in self.laid:
            return False
        elif name == "di-played":
            self.laid[event.a].append(called("di", self.rules.di_cards[event.b].slug))
        elif name == "path-token-used":
            self.laid[event.a].append(called("token", field_text(self.rules, "path-token", event.b)))
        elif name == "di-thrown":
            self.laid[event.a].append(say("term-thrown"))
        elif name == "pp-paid":
            self.laid[event.a].append(say("term-pp", number=int(event.b)))
        elif name == "battle-card-laid-away":
            self.laid[event.a].append(say("term-discards", card=field_text(self.rules, "card", event.b)))
        else:
            return False
        return True

    def _sum_up_battle(self) -> None:
        if self.won is None:
            return
        self.lines.append((sentence(self.rules, self.won), "bold"))
        for seat, numbers in self.numbers.items():
            losses = self.lost.get(seat, say("term-loses", number=0))
            laid = say("term-card", cards=", ".join(self.laid.get(seat, [])))
            self.lines.append((f"    {player_text(seat)}  {numbers}  {losses:<13}  {laid}", ""))
            self.lines.append((f"        {self._parts_text(seat)}", "dim"))
        self.won = None
        self.fighting = False
        self.laid, self.numbers, self.parts, self.lost = {}, {}, {}, {}

    def _parts_text(self, seat: int) -> str:
        """Returns where the strength of a side comes from, and its damage and shield where not from the card alone."""
        sums: list[str] = []
        for kind, name in enumerate(PART_NAMES):
            parts = [(int(part.b), int(part.d)) for part in self.parts.get(seat, []) if part.c == kind]
            parts.sort(key=lambda part: (not COUNT <= part[0] < TILE, not BATTLE_CARD <= part[0] < PLAYER))
            if kind == PART_STRENGTH or any(not BATTLE_CARD <= part < PLAYER for part, _ in parts):
                total = " + ".join(self._part_text(*part) for part in parts) or "0"
                sums.append(f"{say(f'term-kind-{name}')} = {total}")
        return "; ".join(sums)

    def _part_text(self, part: int, number: int) -> str:
        """Returns what a part of a battle comes from, and how much it is."""
        if BATTLE_CARD <= part < PLAYER:
            return f"{say('term-part-card')} {number}"
        words = spoken().part(field_text(self.rules, "part", part))
        return words if COUNT <= part < TILE else f"{words} {number}"

    def _hear_deed(self, event: Event, priests: int = 0) -> None:
        name = event.name()
        subject = player_text(event.a)
        calm = name in CALM and all(told.name() in CALM for deeds in self.deeds.values() for _, told in deeds)
        told_now = sentence(self.rules, event, priests)
        if not (told_now.startswith(f"{subject} ") or name == "di-seen"):
            self._end_lines()
            self.lines.append((told_now, ""))
            return
        if not calm and list(self.deeds) != [subject]:
            self._end_lines()
        deeds = self.deeds.setdefault(subject, [])
        for k, (_, told) in enumerate(deeds):
            if name in SUMMED and told.kind == event.kind and (name != "units-placed" or told.b == event.b):
                total = (told.b, told.c + event.c) if name == "units-placed" else (told.b + event.b, -1)
                both = Event(event.kind, event.audience, event.a, total[0], total[1], -1)
                deeds[k] = (sentence(self.rules, both), both)
                return
        deeds.append((told_now, event))

    def _end_lines(self) -> None:
        """Tells what each player did, in one line each."""
        for subject, deeds in self.deeds.items():
            asides = [text for text, event in deeds if event.name() == "di-seen"]
            did = [text.removeprefix(f"{subject} ").rstrip(".") for text, event in deeds if event.name() != "di-seen"]
            told = [f"{subject} {', '.join(did)}."] if did else []
            self.lines.append((" ".join(told + asides), ""))
        self.deeds = {}
        if self.order:
            self.lines.append((say("term-order", players=", ".join(self.order)), ""))
        self.order = []
