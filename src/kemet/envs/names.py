"""`python -m kemet.envs.names`: every byte of an observation with its name, the value that counts as 1, and what it means."""

from __future__ import annotations

import argparse

from kemet.engine import OptionError, Options, make_rules
from kemet.engine.layout import observation_layout, widest_shape


def lines(players: int, modules: list[str], widest: bool) -> list[str]:
    """Returns a line for every byte: its index, its name, the value that counts as 1, its meaning."""
    shape = widest_shape() if widest else make_rules(Options(players=players, modules=modules))
    rows = [(name, field) for field in observation_layout(shape) for name in field.names()]
    return [f"{index}\t{name}\t{field.most}\t{field.what}" for index, (name, field) in enumerate(rows)]


def main() -> None:
    """Prints the list."""
    parser = argparse.ArgumentParser(prog="python -m kemet.envs.names", description=__doc__.partition(": ")[2])
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default 2)")
    parser.add_argument("--modules", nargs="*", default=[], metavar="NAME", help="modules in play, like ta-seti")
    parser.add_argument("--widest", action="store_true", help="the layout that is the same for all tables")
    args = parser.parse_args()
    try:
        print("\n".join(lines(args.players, args.modules, args.widest)))
    except OptionError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
