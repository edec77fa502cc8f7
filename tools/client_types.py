"""`python tools/client_types.py`: writes the messages of the server as types for the browser client.

A test compares the file with the messages, so it cannot grow stale.
"""

from __future__ import annotations

import inspect
import json
from pathlib import Path
from types import ModuleType

from msgspec import Struct, structs
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    RawType,
    StrType,
    StructType,
    TupleType,
    Type,
    UnionType,
    type_info,
)

from kemet.server import catalog_messages, lesson_messages, messages, position_messages, protocol

FILE = Path(__file__).parent.parent / "src" / "kemet" / "web" / "src" / "lib" / "messages.ts"
MODULES: list[ModuleType] = [protocol, messages, position_messages, catalog_messages, lesson_messages]
HEAD = "/** The messages of the server (docs/protocol.md). Written by tools/client_types.py: do not change by hand. */\n"
# What is sent as it was encoded once.
RAW = {
    (protocol.State, "view"): position_messages.View,
    (protocol.State, "hints"): dict[str, protocol.Hint],
    (protocol.State, "moves"): list[protocol.Reach],
    (protocol.State, "events"): list[position_messages.GameEvent],
    (protocol.Events, "events"): list[position_messages.GameEvent],
}
UNIONS = {
    "ServerMessage": [messages.LiveState, messages.LiveUpdate, messages.LiveTable, messages.LiveChat,
                      messages.LivePointed, messages.LiveAck, messages.LivePong, messages.LiveFault],
}  # fmt: skip


def all_messages() -> list[type[Struct]]:
    """Lists all messages, in the order in which they are written down."""
    found: list[type[Struct]] = []
    for module in MODULES:
        own = [one for _, one in inspect.getmembers(module, inspect.isclass) if issubclass(one, Struct)]
        own = [one for one in own if one.__module__ == module.__name__ and structs.fields(one)]
        found += sorted(own, key=lambda one: inspect.getsourcelines(one)[1])
    return found


def written(info: Type) -> str:
    """Returns a type as TypeScript writes it."""
    match info:
        case StructType(cls=cls):
            return str(cls.__name__)
        case UnionType(types=types):
            return " | ".join(dict.fromkeys(map(written, types)))
        case LiteralType(values=values):
            return " | ".join(json.dumps(value).replace('"', "'") for value in values)
        case ListType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if " | " in inner else f"{inner}[]"
        case TupleType(item_types=items):
            return f"[{', '.join(map(written, items))}]"
        case DictType(key_type=key, value_type=value):
            names = written(key)
            known = f"Record<{names}, {written(value)}>"
            return f"Partial<{known}>" if isinstance(key, LiteralType) else known
        case StrType():
            return "string"
        case IntType() | FloatType():
            return "number"
        case BoolType():
            return "boolean"
        case NoneType():
            return "null"
        case AnyType() | RawType():
            return "unknown"
    raise TypeError(f"tools/client_types.py does not know how to write {info}")


def interface(message: type[Struct]) -> str:
    """Returns the type of a message."""
    info = type_info(message)
    assert isinstance(info, StructType)
    said = " ".join((inspect.getdoc(message) or "").split())
    lines = [f"/** {said} */", f"export interface {message.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: {json.dumps(info.tag)};".replace('"', "'"))
    for field in info.fields:
        raw = next((kind for (owner, name), kind in RAW.items() if issubclass(message, owner) and name == field.name), None)
        name = field.encode_name if field.encode_name.isidentifier() else f"'{field.encode_name}'"
        kind = written(type_info(raw) if raw is not None else field.type)
        if message.__struct_config__.omit_defaults and field.default is None:
            kind = kind.removesuffix(" | null")
        lines.append(f"  {name}{'' if field.required else '?'}: {kind};")
    if message in position_messages.OPEN:
        more = position_messages.OPEN[message]
        lines.append(f"  [more: string]: {written(type_info(more))};")
    return "\n".join([*lines, "}"])


def text() -> str:
    """Returns what the file must say."""
    parts = [HEAD.rstrip(), *map(interface, all_messages())]
    for name, kinds in UNIONS.items():
        parts.append(f"export type {name} = {' | '.join(kind.__name__ for kind in kinds)};")
    return "\n\n".join(parts) + "\n"


def main() -> None:
    """Writes the file."""
    FILE.write_text(text(), encoding="utf-8")


if __name__ == "__main__":
    main()
