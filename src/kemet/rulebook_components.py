"""What the look-up of rules says of components: their numbers from the engine, their words from the locale."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kemet.engine import Options, Rules, make_rules
from kemet.engine.edition import BLOOD_AND_SAND
from kemet.engine.effect import AGREED, SINGLE, WHEN_NAMES, BattleCard, Creature, DICard, Tile
from kemet.engine.ids import COLOUR_NAMES
from kemet.engine.modules.ta_seti.path.content import KINDS, PATH_DATA, SIDES, PathData, PathSide, PathToken, Road
from kemet.engine.notation import tile_text
from kemet.engine.registry import MODULES
from kemet.locale import Texts

# Battle cards known from one source only (components-ta-seti.md).
THIN_BATTLE_CARDS = ["1-1-3"]


@dataclass(frozen=True)
class Entry:
    """One thing that can be looked up; `kind` is rule, ruling, example, tile, card, creature, battle-card, path-token or
    path-board, `sure` one of the words of `docs/rules/index.md`.
    """

    id: str
    title: str
    text: str
    kind: str
    sure: str


class Components:
    """Tells of components in one language."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts

    def entries(self) -> list[Entry]:
        """Returns all components: of the classic edition with its modules, of Blood and Sand, of modules with maps of
        their own, and of the path."""
        rules = make_rules(Options(modules=[module.name for module in MODULES if not module.maps]))
        base_hand = {card.slug for card in make_rules(Options()).battle_cards if card.in_hand}
        found = self.of(rules) + [self.battle_card(card, card.slug in base_hand) for card in rules.battle_cards]
        second = [module.name for module in MODULES if BLOOD_AND_SAND in module.editions]
        self.add_second(found, self.of(make_rules(Options(edition=BLOOD_AND_SAND, modules=second))))
        for module in [module for module in MODULES if module.maps]:
            apart = make_rules(Options(players=min(module.maps), modules=[module.name]))
            known = {entry.id for entry in found}
            others = self.of(apart) + [self.battle_card(card, False) for card in apart.battle_cards]
            found += [entry for entry in others if entry.id not in known]
        found += [self.token(token) for token in PATH_DATA.tokens]
        found += [self.board(PATH_DATA, k, side) for k in range(len(PATH_DATA.boards)) for side in SIDES]
        return found

    def of(self, rules: Rules) -> list[Entry]:
        """Returns the tiles, DI cards and creatures of *rules*."""
        tiles = [self.tile(rules, tile) for tile in rules.tiles]
        return [*tiles, *map(self.card, rules.di_cards), *map(self.creature, rules.creatures)]

    def add_second(self, found: list[Entry], others: list[Entry]) -> None:
        """Adds what only Blood and Sand has; where a component of both differs its entry tells of both."""
        places = {entry.id: k for k, entry in enumerate(found)}
        for other in others:
            if other.id not in places:
                found.append(other)
            elif other.text != found[places[other.id]].text:
                entry = found[places[other.id]]
                both = self.texts.say("look-up-both", text=entry.text, second=other.text)
                found[places[other.id]] = replace(entry, text=both)

    def tile(self, rules: Rules, tile: Tile) -> Entry:
        """Returns a tile."""
        word = tile_text(rules, tile.id)
        whens = [self.texts.name("when-tile", when.replace(" ", "-")) for when in tile.when.split(", ")]
        text = self.texts.say(
            "look-up-tile",
            colour=self.texts.name("colour", COLOUR_NAMES[tile.colour]),
            level=int(tile.level),
            copies=int(tile.copies),
            when=", ".join(whens),
            text=self.texts.name("tile", f"{word}.text"),
        )
        return Entry(word, self.texts.name("tile", word), text, "tile", tile.sure)

    def card(self, card: DICard) -> Entry:
        """Returns a DI card."""
        text = self.texts.say(
            "look-up-card",
            cost=int(card.cost),
            copies=int(card.copies),
            when=self.texts.name("when", WHEN_NAMES[card.when].replace(" ", "-")),
            text=self.texts.name("di", f"{card.slug}.text"),
        )
        return Entry(f"di/{card.slug}", self.texts.name("di", card.slug), text, "card", card.sure)

    def creature(self, creature: Creature) -> Entry:
        """Returns a creature."""
        numbers = {
            "range": creature.move,
            "strength": creature.strength,
            "damage": creature.damage,
            "shield": creature.shield,
        }
        bonuses = [self.texts.say(f"look-up-{name}", number=int(number)) for name, number in numbers.items() if number]
        text = self.texts.say(
            "look-up-creature",
            bonuses=", ".join(bonuses) or self.texts.say("look-up-no-bonus"),
            text=self.texts.name("creature", f"{creature.slug}.text"),
        )
        title = self.texts.name("creature", creature.slug)
        return Entry(f"creature/{creature.slug}", title, text, "creature", creature.sure)

    def battle_card(self, card: BattleCard, in_base_hand: bool) -> Entry:
        """Returns a battle card; *in_base_hand*, one that everybody starts the base game with."""
        numbers = {"strength": int(card.strength), "damage": int(card.damage), "shield": int(card.shield)}
        parts = [self.texts.say("look-up-battle-card.text", **numbers)]
        if card.own_losses:
            parts.append(self.texts.say("look-up-battle-card.losses", number=int(card.own_losses)))
        comes = "special" if card.special else "start" if in_base_hand else "new-cards"
        parts.append(self.texts.say(f"look-up-battle-card.{comes}"))
        title = self.texts.say("look-up-battle-card", card=self.texts.name("card", card.slug))
        sure = SINGLE if card.slug in THIN_BATTLE_CARDS else AGREED
        return Entry(f"card/{card.slug}", title, " ".join(parts), "battle-card", sure)

    def token(self, token: PathToken) -> Entry:
        """Returns a token of the path."""
        text = self.texts.say(
            "look-up-token",
            kind=self.kind(int(token.kind)),
            copies=int(token.copies),
            text=self.texts.name("token", f"{token.slug}.text"),
        )
        return Entry(f"token/{token.slug}", self.texts.name("token", token.slug), text, "path-token", token.sure)

    def kind(self, kind: int) -> str:
        """Returns what tokens of a kind are called."""
        return self.texts.say(f"path-kind-{KINDS[kind]}")

    def board(self, path: PathData, k: int, letter: str) -> Entry:
        """Returns a side of a board of the path: its roads from top to bottom."""
        side = path.boards[k][SIDES.index(letter)]
        roads = [self.road(path, side, lane, road) for lane, road in zip(path.lanes, side.roads, strict=True)]
        text = " ".join([self.texts.say("look-up-board.text", board=k + 1, side=letter), *roads])
        title = self.texts.say("look-up-board", board=k + 1, side=letter)
        return Entry(f"board/{k + 1}-{letter}", title, text, "path-board", path.sure)

    def road(self, path: PathData, side: PathSide, lane: str, road: Road) -> str:
        """Returns what a road yields and where it leads."""
        gained = {"pp": road.pp, "cards": road.cards, "units": road.units}
        gains = [self.texts.say(f"path-gain-{what}", number=int(number)) for what, number in gained.items() if number]
        if road.temporary >= 0:
            gains.append(self.texts.name("token", path.tokens[road.temporary].slug))
        onward = [path.lanes[exit] for exit in side.exits[road.to]]
        return self.texts.say(
            "look-up-board.road" if onward in ([], [lane]) else "look-up-board.fork",
            lane=self.texts.name("lane", lane),
            gains=", ".join(gains) or self.texts.say("path-nothing"),
            place=self.texts.name("location", side.place_kinds[road.to]),
            slots=", ".join(self.kind(int(slot)) for slot in side.slots[road.to]),
            onward=", ".join(self.texts.name("lane", other) for other in onward),
        )
