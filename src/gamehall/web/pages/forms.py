"""Forms made from types: a game's options and actions as fields anyone can fill in without script."""

import re
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from msgspec import Struct
from msgspec import inspect as shape
from msgspec.structs import replace

from gamehall.kernel.numerals import read_number
from gamehall.kernel.telling import group_of, label_of, words_of
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
    group: str = ""


class Rows(Struct, frozen=True):
    """A list of things that have fields of their own, line by line."""

    name: str
    label: str
    rows: tuple[tuple[Field, ...], ...]


def words(name: str) -> str:
    """`turn_seconds` and `MoveChip` as people write them."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ").strip().lower()
    return apart[:1].upper() + apart[1:]


def action_fields(action: type) -> list[Field | Rows]:
    return [
        _rows(f, item) if (item := _item_struct(f.type)) else field_of(f, f.encode_name, required=f.required)
        for f in fields_of(action)
        if f.encode_name not in THE_HALLS_OWN
    ]


def read_action(action: type, form: Mapping[str, str]) -> bytes:
    """The action as JSON, from the fields of its form."""
    body: dict[str, Any] = {"type": action.__name__}
    for field in fields_of(action):
        if item := _item_struct(field.type):
            body[field.encode_name] = _read_rows(field.encode_name, item, form)
        elif text := form.get(field.encode_name, "").strip():
            body[field.encode_name] = read(field, text)
    return msgspec.json.encode(body)


def fields_of(cls: type) -> tuple[shape.Field, ...]:
    info = shape.type_info(cls)
    return info.fields if isinstance(info, shape.StructType) else ()


def bare(type: shape.Type) -> shape.Type:
    return type.type if isinstance(type, shape.Metadata) else type


def _item_struct(type: shape.Type) -> shape.StructType | None:
    plain = bare(type)
    if isinstance(plain, shape.VarTupleType | shape.ListType) and isinstance(
        plain.item_type, shape.StructType
    ):
        return plain.item_type
    return None


def _rows(field: shape.Field, item: shape.StructType) -> Rows:
    must = field.required
    lines = tuple(
        tuple(
            field_of(f, f"{field.encode_name}.{n}.{f.encode_name}", required=f.required and must and n == 0)
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
            rows.append({f.encode_name: read(f, text) for f, text in texts if text or f.required})
    return rows


def field_of(field: shape.Field, name: str, *, required: bool, usual: str = "") -> Field:
    """One thing to fill in, in the words that its type says."""
    made = _control(field, name, required=required, usual=usual)
    return replace(made, group=group_of(field.type))


def _control(field: shape.Field, name: str, *, required: bool, usual: str) -> Field:
    label, called = label_of(field.type) or words(field.name), words_of(field.type)
    match bare(field.type):
        case shape.IntType() | shape.FloatType() as number:
            step = "1" if isinstance(number, shape.IntType) else "any"
            zero = f"0 means: {called['0']}." if "0" in called else ""
            return Field(name, label, "number", required, (), usual, number.ge, number.le, step, zero)
        case shape.BoolType():
            return Field(name, label, "choice", required, (("true", "yes"), ("false", "no")), usual)
        case shape.LiteralType(values):
            return Field(
                name,
                label,
                "choice",
                required,
                tuple((str(v), called.get(str(v), str(v))) for v in values),
                usual,
            )
        case shape.StrType():
            return Field(name, label, "text", required, usual=usual)
        case shape.VarTupleType(item) | shape.ListType(item) if not isinstance(item, shape.StructType):
            return Field(name, label, "list", required, usual=usual, help="One after the other, with spaces.")
    return Field(name, label, "json", required, usual=usual, help="As JSON.")


def shown(value: Any) -> str:
    if value is msgspec.NODEFAULT:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple | list):
        return " ".join(str(item) for item in value)
    return str(value)


def read(field: shape.Field, text: str) -> Any:
    label = words(field.name)
    try:
        match bare(field.type):
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
