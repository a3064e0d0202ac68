"""Forms made from types: a game's options and actions as fields anyone can fill in without script."""

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec import inspect as shape
from msgspec.structs import replace

from gamehall.kernel.game import Game
from gamehall.kernel.numerals import read_number
from gamehall.live.people import NotPossible

Control = Literal["text", "number", "choice", "list", "json"]

THE_HALLS_OWN = frozenset({"credit"})
"""Fields of actions that the hall fills in itself: nobody is asked for them."""

_ROWS = 3
"""How many lines a form offers for a list of things."""

_LONGEST_SHOWN = 60


class Field(Struct, frozen=True):
    name: str
    label: str
    control: Control
    required: bool
    choices: tuple[tuple[str, str], ...] = ()
    usual: str = ""
    lowest: float | None = None
    highest: float | None = None
    step: str = "1"
    help: str = ""


class Rows(Struct, frozen=True):
    """A list of things that have fields of their own, line by line."""

    name: str
    label: str
    rows: tuple[tuple[Field, ...], ...]


def words(name: str) -> str:
    """`turn_seconds` and `MoveChip` as people write them."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").strip().lower()
    return apart[:1].upper() + apart[1:]


def option_fields(game: Game) -> list[Field]:
    """What can be chosen at a new table; what is left empty is as usual for the book and the manner."""
    choices = game.choices() if game.choices else {}
    return [
        _offered(_field(field, field.encode_name, usual=_usual(game, field), required=False), choices)
        for field in _options(game)
    ]


def _options(game: Game) -> list[shape.Field]:
    """The options people choose; what the hall itself stamps on a record is none of them."""
    fixed = game.shelves[0].fixed
    return [
        f
        for f in _fields(game.options)
        if f.encode_name not in fixed and not isinstance(_bare(f.type), shape.UnionType)
    ]


def _offered(field: Field, choices: Mapping[str, tuple[tuple[str, str], ...]]) -> Field:
    """A text that only this hall can list the values of becomes a choice."""
    offered = choices.get(field.name)
    return replace(field, control="choice", choices=offered) if offered else field


def _usual(game: Game, field: shape.Field) -> str:
    """What an empty field means, in each manner where they differ."""
    manners = ("guided", "tournament")
    known = [{**game.shelves[0].fixes, **game.presets.get(m, {})} for m in manners]
    usual = [_shown(options.get(field.encode_name, field.default)) for options in known]
    return usual[0] if usual[0] == usual[1] else f"guided: {usual[0]}; tournament: {usual[1]}"


def read_options(game: Game, form: Mapping[str, str], prefix: str = "option.") -> dict[str, Any]:
    """The options that were filled in."""
    found: dict[str, Any] = {}
    for field in _options(game):
        text = form.get(prefix + field.encode_name, "").strip()
        if text:
            found[field.encode_name] = _read(field, text)
    return found


def action_fields(action: type) -> list[Field | Rows]:
    return [
        _rows(f, item) if (item := _item_struct(f.type)) else _field(f, f.encode_name, required=f.required)
        for f in _fields(action)
        if f.encode_name not in THE_HALLS_OWN
    ]


def read_action(action: type, form: Mapping[str, str]) -> bytes:
    """The action as JSON, from the fields of its form."""
    body: dict[str, Any] = {"type": action.__name__}
    for field in _fields(action):
        if item := _item_struct(field.type):
            body[field.encode_name] = _read_rows(field.encode_name, item, form)
        elif text := form.get(field.encode_name, "").strip():
            body[field.encode_name] = _read(field, text)
    return msgspec.json.encode(body)


def _fields(cls: type) -> tuple[shape.Field, ...]:
    info = shape.type_info(cls)
    return info.fields if isinstance(info, shape.StructType) else ()


def _bare(type: shape.Type) -> shape.Type:
    return type.type if isinstance(type, shape.Metadata) else type


def _item_struct(type: shape.Type) -> shape.StructType | None:
    bare = _bare(type)
    if isinstance(bare, shape.VarTupleType | shape.ListType) and isinstance(bare.item_type, shape.StructType):
        return bare.item_type
    return None


def _rows(field: shape.Field, item: shape.StructType) -> Rows:
    must = field.required
    lines = tuple(
        tuple(
            _field(f, f"{field.encode_name}.{n}.{f.encode_name}", required=f.required and must and n == 0)
            for f in item.fields
        )
        for n in range(_ROWS)
    )
    return Rows(field.encode_name, words(field.name), lines)


def _read_rows(name: str, item: shape.StructType, form: Mapping[str, str]) -> list[dict[str, Any]]:
    rows = []
    for n in range(_ROWS):
        texts = [(f, form.get(f"{name}.{n}.{f.encode_name}", "").strip()) for f in item.fields]
        if any(text for _, text in texts):
            rows.append({f.encode_name: _read(f, text) for f, text in texts if text or f.required})
    return rows


def _field(field: shape.Field, name: str, *, required: bool, usual: str = "") -> Field:
    described = field.type.extra_json_schema if isinstance(field.type, shape.Metadata) else None
    label = (described or {}).get("description") or words(field.name)
    match _bare(field.type):
        case shape.IntType() | shape.FloatType() as number:
            step = "1" if isinstance(number, shape.IntType) else "any"
            return Field(name, label, "number", required, (), usual, number.ge, number.le, step)
        case shape.BoolType():
            return Field(name, label, "choice", required, (("true", "yes"), ("false", "no")), usual)
        case shape.LiteralType(values):
            return Field(name, label, "choice", required, tuple((str(v), str(v)) for v in values), usual)
        case shape.StrType():
            return Field(name, label, "text", required, usual=usual)
        case shape.VarTupleType(item) | shape.ListType(item) if not isinstance(item, shape.StructType):
            return Field(name, label, "list", required, usual=usual, help="One after the other, with spaces.")
    return Field(name, label, "json", required, usual=usual, help="As JSON.")


def _shown(value: Any) -> str:
    if value is msgspec.NODEFAULT:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return " ".join(str(item) for item in value)
    return str(value)


def _read(field: shape.Field, text: str) -> Any:
    label = words(field.name)
    try:
        match _bare(field.type):
            case shape.IntType():
                return _whole(text)
            case shape.FloatType():
                return float(text)
            case shape.BoolType():
                return text == "true"
            case shape.StrType() | shape.LiteralType():
                return text
            case shape.VarTupleType(item) | shape.ListType(item):
                parts = re.split(r"[\s,;]+", text.strip(" ,;"))
                return [_whole(part) for part in parts] if isinstance(item, shape.IntType) else parts
        return msgspec.json.decode(text)
    except (ValueError, msgspec.DecodeError, RecursionError) as error:
        shown = text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"
        raise NotPossible(f"{label}: “{shown}” cannot be read.") from error


def _whole(text: str) -> int:
    number = read_number(text)
    if number is None:
        raise ValueError(text)
    return number
