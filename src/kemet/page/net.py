"""Nets in a page: their files are read here, and a script of the page reckons."""

from __future__ import annotations

import ast
import json
import zipfile
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Protocol

from kemet.bots.nets import Net
from kemet.bots.nets.inputs import input_scale

# Where the head of an array in a file of NumPy has its length.
LENGTH = slice(8, 10)


class EmptyNet(Net, Protocol):
    """A net that is still to be given its arrays."""

    def put(self, name: str, kind: str, data: bytes) -> None:
        """Takes in an array of numbers of *kind*, as NumPy writes it."""


def arrays(path: Path) -> Iterator[tuple[str, str, bytes]]:
    """Yields name, kind of number and bytes of every array in the file *path*, as NumPy wrote them."""
    with zipfile.ZipFile(path) as kept:
        for name in kept.namelist():
            data = kept.read(name)
            begin = LENGTH.stop + int.from_bytes(data[LENGTH], "little")
            head = ast.literal_eval(data[LENGTH.stop : begin].decode())
            yield name.removesuffix(".npy"), head["descr"], data[begin:]


def fill(net: EmptyNet, path: Path) -> None:
    """Gives *net* what is in the file *path*."""
    for name, kind, data in arrays(path):
        if name == "about":
            net.version = int(json.loads(data)["layout"])
        else:
            net.put(name, kind, data)
    net.put("unit", "<f4", array("f", input_scale(net.version)).tobytes())
