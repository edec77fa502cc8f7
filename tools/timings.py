"""`python tools/timings.py`: makes `engine/timings.py` from the timings that `engine/effect.py` declares.

A compiled call by name is many times as fast as one through a reference, so each timing has a function of its own; nobody
has to write it. A test compares the file with the declarations.
"""

from __future__ import annotations

import ast
from pathlib import Path

ENGINE = Path(__file__).resolve().parents[1] / "src" / "kemet" / "engine"
TARGET = ENGINE / "timings.py"

HEAD = '''"""The one entrance of each timing: asks the tiles of a player, in the order of their numbers.

Rules call these functions, never an effect itself; a test counts the call sites. Made by `python tools/timings.py` from what
`Timings` declares in `effect.py`: change it there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from kemet.engine.actions import TILE
from kemet.engine.effect import Tile, Timing, tiles_having
from kemet.engine.events import tell_part
from kemet.engine.ids import BIT, PART_DAMAGE, PART_SHIELD, PART_STRENGTH

if TYPE_CHECKING:
    from kemet.engine.game import Game
    from kemet.engine.play.battle import Battle

# The bit of each timing in the masks of `State.timed`, by which most players are passed over.
'''
LISTS = '''

class TilesByTiming:
    """For each timing the tiles in play that have it, and for each of so many powers the timings it has, as a mask."""

    def __init__(self, tiles: list[Tile], powers: i64) -> None:
'''
MASKS = """        every: list[Timing] = [
{every}        ]
        self.of_power = vec[i64](
            [sum([2**k for k, timing in enumerate(every) if power in timing.powers]) for power in range(powers)]
        )
"""

PART = """part = {call}
            total += part
            if told:
                tell_part(game, {owner}, TILE + timing.tiles[k].id, PART_{NAME}, part)
"""
# By what the declaration says it gives: what is returned, and what without any tile; what stands before the loop, what is
# done with a tile that the player has, and what stands after it.
BODIES = {
    "Count": ("i64", " 0", "    total: i64 = 0\n", "total += {call}\n", "    return total\n"),
    "Part": ("i64", " 0", "    total: i64 = 0\n", PART, "    return total\n"),
    "Mask": ("i64", " 0", "    mask: i64 = 0\n", "mask |= {call}\n", "    return mask\n"),
    "May": ("bool", " False", "", "return True\n", "    return False\n"),
    "Offer": ("i64", " 0", "    mask: i64 = 0\n", "mask |= BIT[k]\n", "    return mask\n"),
    "None": ("None", "", "", "{call}\n", ""),
}
ASKED = ("May", "Offer")


def declarations() -> list[ast.FunctionDef]:
    """Lists the methods of `Timings`."""
    tree = ast.parse((ENGINE / "effect.py").read_text(encoding="utf-8"))
    (found,) = (node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Timings")
    return [node for node in found.body if isinstance(node, ast.FunctionDef)]


def entrance(declared: ast.FunctionDef) -> str:
    """Returns the function that asks the tiles which have the *declared* timing."""
    name, family = declared.name, ast.unparse(declared.returns or ast.Constant(None))
    returned, nothing, before, done, after = BODIES[family]
    arguments = declared.args.args[1:]
    words = [argument.arg for argument in arguments]
    owner = "player" if "player" in words else "battle.sides[side].seat"
    # A troop of several owners has the tiles of all of them, each once (S8.2, R80).
    alone = "player" in words
    timed = "game.timed[player]" if alone else "game.timed_together(battle.sides[side].seats)"
    has = "has_power(player" if alone else "any_has_power(battle.sides[side].seats"
    call = f"timing.tiles[k].{name}({', '.join(words)})"
    signature = [ast.unparse(argument) for argument in arguments]
    note = ""
    if family == "Part":
        signature.append("told: bool = False")
        note = " *told*, the part of each tile is logged."
    asked = f" and {call}" if family in ASKED else ""
    return (
        f"def {name}({', '.join(signature)}) -> {returned}:\n"
        f'    """{ast.get_docstring(declared)}{note}"""\n'
        f"    if not {timed} & {name.upper()}:\n"
        f"        return{nothing}\n"
        f"{before}"
        f"    timing = game.rules.timings.{name}\n"
        "    for k in range(len(timing.powers)):\n"
        f"        if game.{has}, timing.powers[k]){asked}:\n"
        f"            {done.format(call=call, owner=owner, NAME=name.upper())}"
        f"{after}"
    )


def text() -> str:
    """Returns what the file must say."""
    declared = declarations()
    names = [timing.name for timing in declared]
    bits = [f"{name.upper()}: Final = {2**k:#x}\n" for k, name in enumerate(names)]
    lists = [f'        self.{name} = tiles_having(tiles, "{name}")\n' for name in names]
    masks = MASKS.format(every="".join(f"            self.{name},\n" for name in names))
    return "".join([HEAD, *bits, LISTS, *lists, masks, *(f"\n\n{entrance(timing)}" for timing in declared)])


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
