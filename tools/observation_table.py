"""`python tools/observation_table.py`: writes the table of docs/observation.md anew, from the layout in the code."""

from __future__ import annotations

from pathlib import Path

from kemet.engine import Options, make_rules
from kemet.engine.fields import Field
from kemet.engine.layout import observation_layout, observation_size, widest_shape

PAGE = Path(__file__).parent.parent / "docs" / "observation.md"
BEGIN = "<!-- layout: written by `python tools/observation_table.py` -->"
END = "<!-- end of layout -->"


def starts(fields: list[Field]) -> dict[str, int]:
    """Returns the index of the first byte of every part, by name."""
    found: dict[str, int] = {}
    at = 0
    for field in fields:
        found[field.name] = at
        at += len(field.labels)
    return found


def labels(field: Field) -> str:
    """Returns how the bytes of a part are told apart."""
    if len(field.labels) <= 2:
        return ", ".join(f"`{label}`" for label in field.labels if label)
    return f"`{field.labels[0]}` … `{field.labels[-1]}`"


def table() -> str:
    """Returns the table: the widest layout, with the places in that of two players of the base game beside it."""
    shape = widest_shape()
    fields = observation_layout(shape)
    wide = starts(fields)
    small_shape = make_rules(Options())
    small = starts(observation_layout(small_shape))
    sizes = (
        f"{observation_size(small_shape)} bytes for two players of the base game, {observation_size(shape)} in the widest "
    )
    sizes += "layout; lengths of parts are those of the widest."
    lines = [
        sizes,
        "",
        "| part | bytes | from, 2 players | from, widest | 1.0 is | named by | what |",
        "|---|---:|---:|---:|---:|---|---|",
    ]
    for field in fields:
        if field.name.startswith("next-"):
            if field.name.endswith(".city"):
                place = small.get(field.name, "–")
                lines.append(f"| `{field.name}` … | | {place} | {wide[field.name]} | | | the same parts for another player |")
            continue
        place = small.get(field.name, "–")
        columns = [f"`{field.name}`", len(field.labels), place, wide[field.name], field.most, labels(field), field.what]
        lines.append("| " + " | ".join(map(str, columns)) + " |")
    return "\n".join(line.replace("|  |", "| |") for line in lines)


def replaced(page: str) -> str:
    """Returns *page* with the table between its marks."""
    head, begin, rest = page.partition(BEGIN)
    _, end, tail = rest.partition(END)
    if not begin or not end:
        raise ValueError(f"{PAGE}: the marks {BEGIN!r} and {END!r} must both be there")
    return f"{head}{BEGIN}\n\n{table()}\n\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(replaced(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
