"""What a decision asks: the same texts as in the browser."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import say, spoken
from kemet.cli.wording.words import lowered, own_part


def question(seen: dict[str, Any]) -> str:
    """Returns what the decision on top asks the player whose view *seen* is."""
    id = decision_id(seen)
    if not spoken().has(id):
        return say("decision-unknown", name=seen["frames"][-1]["frame"].replace("-", " "))
    asked = say(id, **_values(seen))
    return f"{asked} ({where})" if (where := _place_on_the_path(seen["frames"][-1])) else asked


def pass_text(seen: dict[str, Any]) -> str:
    """Returns what a pass means at the decision on top; nothing where nothing is to be said."""
    id = f"{decision_id(seen)}.pass"
    return lowered(say(id)) if spoken().has(id) else ""


def decision_id(seen: dict[str, Any]) -> str:
    """Returns the id of the text for the decision on top; the choice of cards is asked in several steps."""
    asked = str(seen["frames"][-1]["frame"])
    if asked not in ("battle-cards", "dawn-cards") or laid_cards(seen)[0] == "-":
        return f"decision-{asked}"
    if laid_cards(seen)[1] == "-":
        return f"decision-{asked}-discard"
    return f"decision-{asked}-{'tokens' if asked == 'dawn-cards' else 'di'}"


def laid_cards(seen: dict[str, Any]) -> tuple[str, str]:
    """Returns the cards this player has laid in the battle or dawn in progress: to play, to discard; '-' for none yet."""
    frame = seen["frames"][-1]
    if frame["frame"] == "dawn-cards":
        return frame["card"], frame["discard-card"]
    battle = battle_asked_about(seen)
    side = "attacker" if battle["attacker"] == seen["you"] else "defender"
    return battle[f"{side}-card"], battle[f"{side}-discard"]


def battle_asked_about(seen: dict[str, Any]) -> dict[str, Any]:
    """Returns the battle in progress; of two that are prepared at once the one that the decision is for (R84)."""
    asked = seen["frames"][-1]
    battles = [frame for frame in seen["frames"] if frame["frame"] == "battle"]
    here = [frame for frame in battles if frame["space"] == asked.get("space")]
    found: dict[str, Any] = (here or battles)[-1]
    return found


def _values(seen: dict[str, Any]) -> dict[str, Any]:
    """Returns the fields of the decision and of the own board as its text takes them."""
    frame = seen["frames"][-1]
    fields = {**own_part(seen), **frame}
    if frame["frame"] in ("battle-cards", "dawn-cards"):
        fields["card"] = laid_cards(seen)[0]
    plain = {key: int(value) if isinstance(value, bool) else value for key, value in fields.items()}
    plain = {key: value for key, value in plain.items() if isinstance(value, str | int)}
    if plain.get("gift") == "-":
        plain["gift"] = 0
    return spoken().values(plain, {})


def _place_on_the_path(frame: dict[str, Any]) -> str:
    """Returns where the priest stands that a question is about; nothing where it is about none."""
    if "location" not in frame:
        return ""
    location = frame["location"]
    return say("term-where-start") if location == "-" else say("term-where", location=location)
