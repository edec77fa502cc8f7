"""What happened, as sentences: the same texts as in the browser, with what a tile or card does."""

from __future__ import annotations

from kemet.cli.voice import brief, name, say, spoken
from kemet.cli.wording.words import priests_text
from kemet.engine import Rules
from kemet.engine.effect import WHEN_NAMES
from kemet.engine.events import EVENT_FIELDS, Event
from kemet.engine.ids import COLOUR_NAMES, NONE
from kemet.engine.notation import event_text, field_text


def sentence(rules: Rules, event: Event, priests: int = 0) -> str:
    """Returns an event as a sentence; *priests* says how many of the units it names are priests."""
    if not spoken().has(f"event-{event.name()}"):
        return event_text(rules, event)
    values = dict(zip(EVENT_FIELDS[event.kind][1], event.args(), strict=True))
    words = {field: field_text(rules, field, value) for field, value in values.items()}
    if values.get("space") == NONE:
        words["space"] = say("term-column-reserve")
    told = spoken().event({"name": event.name(), **words}, {})
    more = [priests_text(priests)] if priests else []
    more += [explanation] if (explanation := _explanation(rules, event, values)) else []
    return f"{told.rstrip('.')} ({'; '.join(more)})." if more else told


def _explanation(rules: Rules, event: Event, values: dict[str, int]) -> str:
    """Returns what a tile or card does that *event* brings into play; nothing for others."""
    if event.name() == "tile-bought":
        tile = rules.tiles[values["tile"]]
        colour = COLOUR_NAMES[tile.colour]
        text = brief("tile", f"{colour}/{tile.slug}")
        return say("term-explanation", colour=colour, level=tile.level, text=text)
    if event.name() in ("di-seen", "di-played"):
        card = rules.di_cards[values["di"]]
        text = brief("di", card.slug)
        if event.name() == "di-played":
            return text
        return say("term-card-explanation", when=when_text(WHEN_NAMES[card.when]), cost=card.cost, text=text)
    if event.name() in ("path-token-taken", "path-token-used"):
        return brief("token", field_text(rules, "path-token", values["path-token"]).removeprefix("token/"))
    return ""


def when_text(when: str) -> str:
    """Returns when a DI card is played."""
    return name("when", when.replace(" ", "-"))
