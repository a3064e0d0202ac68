"""The options of a new table as fields, under their headings, with what an empty one means."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct
from msgspec import inspect as shape
from msgspec.structs import replace

from gamehall.kernel.game import Game
from gamehall.kernel.record import Manner
from gamehall.kernel.telling import GROUPS, words_of
from gamehall.web.pages.forms import Field, bare, field_of, fields_of, read, shown

_MANNERS: tuple[Manner, ...] = ("guided", "tournament")


class Heading(Struct, frozen=True):
    id: str
    says: str
    fields: tuple[Field, ...]


def headings(game: Game) -> tuple[Heading, ...]:
    """Everything that can be chosen at a new table by this game's book."""
    fields = option_fields(game)
    known: dict[str, str] = {str(id): says for id, says in GROUPS.items()} | {"": "Everything else"}
    under = {id: tuple(field for field in fields if field.group == id) for id in known}
    return tuple(Heading(id or "else", known[id], found) for id, found in under.items() if found)


def option_fields(game: Game) -> list[Field]:
    """What can be chosen at a new table; what is left empty is as usual for the book and the manner."""
    choices = game.choices() if game.choices else {}
    return [
        _offered(
            field_of(field, field.encode_name, usual=_usual(game, field, choices), required=False), choices
        )
        for field in _options(game)
    ]


def read_options(game: Game, form: Mapping[str, str], prefix: str = "option.") -> dict[str, Any]:
    """The options that were filled in."""
    found: dict[str, Any] = {}
    for field in _options(game):
        text = form.get(prefix + field.encode_name, "").strip()
        if text:
            found[field.encode_name] = read(field, text)
    return found


def _options(game: Game) -> list[shape.Field]:
    """The options people choose; what the hall itself stamps on a record is none of them."""
    fixed = game.shelves[0].fixed
    return [
        f
        for f in fields_of(game.options)
        if f.encode_name not in fixed and not isinstance(bare(f.type), shape.UnionType)
    ]


def _offered(field: Field, choices: Mapping[str, tuple[tuple[str, str], ...]]) -> Field:
    """A text that only this hall can list the values of becomes a choice."""
    offered = choices.get(field.name)
    return replace(field, control="choice", choices=offered) if offered else field


def _usual(game: Game, field: shape.Field, choices: Mapping[str, tuple[tuple[str, str], ...]]) -> str:
    """What an empty field means, in each manner where they differ."""
    called = {**dict(choices.get(field.encode_name, ())), **words_of(field.type)}
    known = [{**game.shelves[0].fixes, **game.presets.get(m, {})} for m in _MANNERS]
    usual = [shown(options.get(field.encode_name, field.default)) for options in known]
    usual = [called.get(value, value) for value in usual]
    return usual[0] if usual[0] == usual[1] else f"guided: {usual[0]}; tournament: {usual[1]}"
