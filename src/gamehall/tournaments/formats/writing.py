"""A format as a file that a director can edit and read in again: TOML, what is usual left out."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import fields

from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.standings.scoring import Scoring

_TABLES = ("scoring", "clocks", "books", "class_prizes", "awards")
"""Fields that are written as tables of their own, below the plain ones."""


def write_format(format: Format) -> str:
    """The file; `read_format` gives the same format back."""
    return "\n".join(_lines(format)) + "\n"


def _lines(format: Format) -> Iterator[str]:
    written = _unusual(format)
    for name, value in written.items():
        if name not in (*_TABLES, "blocks"):
            yield f"{name} = {_value(value)}"
    for block in format.blocks:
        yield from ("", "[[blocks]]")
        yield from (f"{name} = {_value(value)}" for name, value in _unusual(block).items())
    for name in _TABLES:
        if name in written:
            inside = getattr(format, name)
            plain = _unusual(inside) if isinstance(inside, Scoring | Clocks) else written[name]
            yield from ("", f"[{name}]")
            yield from (f"{_key(key)} = {_value(value)}" for key, value in plain.items())


def _unusual(part: Format | Block | Scoring | Clocks) -> dict[str, Any]:
    """The fields that differ from what holds where nothing is said."""
    written = msgspec.to_builtins(part)
    return {
        field.encode_name: written[field.encode_name]
        for field in fields(part)
        if field.default is msgspec.NODEFAULT or getattr(part, field.name) != field.default
        if not (field.default_factory is dict and not written[field.encode_name])
        if written[field.encode_name] is not None
    }


def _value(value: Any) -> str:
    if isinstance(value, Mapping):
        inside = (f"{_key(key)} = {_value(one)}" for key, one in value.items() if one is not None)
        return f"{{ {', '.join(inside)} }}" if value else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    # A JSON string is a TOML string but for one character that TOML wants escaped.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def _key(key: str) -> str:
    plain = key.isascii() and key.replace("_", "").replace("-", "").isalnum()
    return key if plain else _value(key)
