"""What an answer means in Seth's game: the two camps, temples, corruption, units of several members."""

from __future__ import annotations

from typing import Any

from kemet.cli.voice import effect, say
from kemet.cli.wording.words import joined, lowered, occupants
from kemet.engine import Game
from kemet.engine.actions import ALONG, ALONG_EACH, COUNT, PLAYER, SPACE, TELEPORT
from kemet.engine.board import SPACE_NAMES
from kemet.engine.modules.seth.actions import CREATURE_CARD, END, GIFT, POWER, SEE_THROUGH, SETH_ANSWER
from kemet.engine.modules.seth.content import CREATURE_CARDS, POWER_NAMES, SETH_BOARD
from kemet.engine.modules.seth.facts import facts_of
from kemet.engine.modules.seth.temples import temple_price
from kemet.engine.notation import notation_of, player_text

# Where a player is named: what of that player matters.
BY_UNITS = ("pick-losses", "pick-side-losses", "give-up")
BY_PP = ("share-pp", "pick-receiver")
BY_CARDS = ("name-fighter", "steal-card", "deal-cards")
# Where a space means the troop on it.
TROOPS = ("destroy-units", "pick-prey", "pick-corrupt-troop", "order-battles", "pick-invader")


def seth_meaning(game: Game, seen: dict[str, Any], action: int) -> str | None:
    """Returns what *action* means where only Seth's game has it; None for what means the same in other games."""
    frame = seen["frames"][-1]
    asked = frame["frame"]
    if PLAYER <= action < PLAYER + len(seen["players"]):
        return _player_meaning(seen, frame, action - PLAYER)
    if SPACE <= action < TELEPORT:
        if asked == "community-turn":
            return _site_meaning(game, action - SPACE)
        return occupants(seen, SPACE_NAMES[action - SPACE]) if asked in TROOPS else None
    if asked in ("ceremony", "give-pp") and COUNT <= action:
        return say("term-pp", number=action - COUNT)
    if asked == "set-seth-units":
        return say("term-left", number=frame["number"] - (action - COUNT))
    return _own_action(game, action) if ALONG <= action < END else None


def _player_meaning(seen: dict[str, Any], frame: dict[str, Any], seat: int) -> str:
    asked = frame["frame"]
    player = seen["players"][seat]
    if asked == "seth-turn":
        return say("term-member-token", player=player["player"])
    if asked in BY_UNITS:
        number = player["units"].get(frame.get("space"), 0)
        return say("action-units", number=number) if number else ""
    if asked in BY_PP:
        return say("term-pp", number=player["pp"])
    if asked in BY_CARDS:
        return say("term-cards-in-hand", number=player["battle-cards"], di=player["di"])
    return ""


def _site_meaning(game: Game, space: int) -> str:
    """R95 Returns which level of a sacred temple could be built on *space*, and for how many units."""
    level = int(facts_of(game).temple_level(game, space)) + 1
    return say("term-build-temple", level=level, number=int(temple_price(game, level)))


def _own_action(game: Game, action: int) -> str:
    """Returns the meaning of an action that only this module has."""
    if action < SETH_ANSWER:
        seat, number = divmod(action - ALONG, ALONG_EACH)
        return lowered(say("action-along", player=player_text(seat), number=number))
    if action < SEE_THROUGH:
        return lowered(say(f"action-{notation_of(game.rules).text(action)}"))
    if GIFT <= action < POWER:
        return lowered(say("action-gift", action=say(f"action-{game.rules.action_spaces[action - GIFT].slug}")))
    if action < POWER:
        place = SETH_BOARD[action - SEE_THROUGH].slug
        return lowered(say("action-see-through", action=say(f"action-{place}")))
    if action < CREATURE_CARD:
        return effect("power", POWER_NAMES[action - POWER])
    return effect("beast", CREATURE_CARDS[action - CREATURE_CARD].creature)


def seth_space(number: int) -> str:
    """Returns what a token on a space of Seth's board that the base game does not have is laid for."""
    return say(f"term-act-{SETH_BOARD[number].slug}")


def sacred_temple(seen: dict[str, Any], space: str) -> str:
    """Returns what a sacred temple on *space* is; nothing where there is none."""
    temple = seen.get("seth", {}).get("temples", {}).get(space)
    return say("term-sacred-temple", level=temple["level"]) if temple else ""


def winners_text(seen: dict[str, Any]) -> str:
    """Returns who has won: a player, or a camp with its players."""
    if "seth" not in seen:
        return str(seen["winner"])
    members = seen["seth"]["winners"]
    return say("term-seth") if len(members) == 1 else say("term-community-of", players=joined(members))


def goal_text(seen: dict[str, Any], target: int) -> str:
    """Returns what the viewer has to reach to win."""
    if "seth" not in seen:
        return say("term-need", target=target)
    own = [player for camp in seen["seth"]["camps"] for player in camp if seen["you"] in camp]
    return say("term-need-seth" if len(own) == 1 else "term-need-community", target=target)
