"""What a decision asks."""

from __future__ import annotations

from typing import Any

from kemet.cli.wording.path import path_question
from kemet.cli.wording.words import own_part, units_text

# Decision: the question with fields of its frame, and what a pass means there.
QUESTIONS = {
    "pick-city": ("Which city do you take?", ""),
    "set-pyramids": ("Which pyramid stands on {space}? Three levels in all: 1-1-1 or 2-1-0.", "no pyramid here"),
    "set-units": ("How many of your {number} units start on {space}? At most 5 on a space.", ""),
    "turn": ("Your turn: what do you do?", "end the turn"),
    "give-units": ("Do you give {units} from {space} back to reserve?", "keep them"),
    "pick-troop": ("Which troop moves?", "move nothing"),
    "move": ("Where does your troop of {number} on {space} go? Range left: {range}.", "stop here"),
    "teleport-to": ("To which obelisk does your troop go?", ""),
    "place-units": ("Where do you place the next unit? {reserve} in reserve, you have {pp} PP.", "place no more"),
    "choose-battle": ("Which battle is fought next?", ""),
    "build": ("Which pyramid do you raise, and how far? You have {pp} PP.", "build nothing"),
    "place-pyramid": ("In which district does the {colour} pyramid stand?", ""),
    "buy": ("Which {colour} tile do you buy? You have {pp} PP.", "buy nothing"),
    "pick-creature": ("Which creature comes in next?", ""),
    "place-creature": ("In which district does the {creature} come in?", ""),
    "divine-wound": ("Divine Wound: which DI card do you throw away for +1 strength?", "no more"),
    "after-defeat": ("You lost on {space}. What do your survivors do?", ""),
    "retreat-to": ("You won. Where does the troop of {loser} retreat to?", ""),
    "after-victory": ("You won on {space}. What does your troop do?", ""),
    "veto": ("Do you veto the card?", "let it be"),
    "escape": ("Do you escape before the battle?", "stand and fight"),
    "escape-to": ("Where does your troop escape to?", ""),
    "keep-one": ("Vision: which of these DI cards do you keep?", ""),
    "night-tiles": ("Which night tile do you use?", "use none"),
    "raise-pyramid": ("Which of your pyramids rises by a level, free?", ""),
    "turn-order": ("You have the fewest VP and set the turn order: who comes next?", ""),
    "remove-card": ("Which battle card do you remove for good to gain {card}?", ""),
    "burn-unit": ("Raining Fire: where do you destroy an enemy unit?", ""),
    "buy-again": ("Twin Ceremony: which tile of a colour bought today do you buy? You have {pp} PP.", "buy nothing"),
    "dawn-cards": ("Dawn: which battle card do you play for the turn order? Only its strength counts.", ""),
    "take-place": ("Which place in the turn order do you take?", ""),
    "tactical-choice": ("Tactical Choice: do you swap the battle card you played for the discarded one?", "keep it"),
    "place-reinforcements": ("Reinforcements: where do you place the next unit?", "place no more"),
    "take-from-discard": ("Divine Memory: which DI card do you take from the discard?", "none is left"),
    "activate-priest": ("Before your troop moves: which of your priests goes on along the path to Ta-Seti?", "none of them"),
    "pick-road": ("Your priest is {place}. Which road does it take?", ""),
    "take-token": ("Your priest is {place}. Does it take a token there and leave the path?", "no; the priest stays there"),
    "replace-unit": ("Which of your units on the board does the priest replace? That unit goes to reserve.", ""),
    "lose-priests": ("How many of the units you lose on {space} are priests?", ""),
    "send-priest-back": ("Which of your priests goes back to the start of the path?", ""),
}


def question(seen: dict[str, Any]) -> str:
    """Returns what the decision on top asks the player whose view *seen* is."""
    frame = seen["frames"][-1]
    if frame["frame"] == "battle-cards":
        return _battle_question(seen["frames"][-2], seen["you"], "path" in seen)
    if frame["frame"] == "turn":
        return _turn_question(frame, own_part(seen))
    if frame["frame"] == "dawn-cards" and frame["card"] != "-":
        if frame["discard-card"] == "-":
            return f"Dawn: you play {frame['card']}. Which other battle card do you discard?"
        return "Dawn: how many dawn tokens do you spend for 1 dawn power each?"
    if frame["frame"] not in QUESTIONS:
        return f"{frame['frame']}?"
    words = {**own_part(seen), **frame}
    if frame["frame"] == "give-units":
        words["units"] = units_text(frame["number"])
    if "location" in frame:
        words["place"] = path_question(frame)
    return QUESTIONS[frame["frame"]][0].format(**words)


def _turn_question(frame: dict[str, Any], you: dict[str, Any]) -> str:
    if frame["laid"]:
        return "Your token is laid. Anything more in this turn?"
    left = you["tokens-left"]
    return f"Your turn: where do you lay a token? {left} left today, you have {you['pp']} PP."


def _battle_question(battle: dict[str, Any], you: str, with_tokens: bool) -> str:
    side = "attacker" if battle["attacker"] == you else "defender"
    if battle[side + "-card"] == "-":
        return "Which battle card do you play?"
    if battle[side + "-discard"] == "-":
        return f"You play {battle[side + '-card']}. Which other card do you discard? All come back when your hand is empty."
    return f"Which DI card{' or token of the path' if with_tokens else ''} do you add to your battle card?"
