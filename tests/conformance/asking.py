"""Every question of a game, asked by a seat in every way that may mean something."""

from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import msgspec
from msgspec import inspect

from gamehall.kernel import catalog
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Questions
from gamehall.kernel.question import Question, asks_as
from gamehall.kernel.record import encode
from gamehall.kernel.seat import JUDGE
from gamehall.kernel.table import Table
from gamehall.kernel.views import View, view_of
from tests.toys.bluff import questions as bluff

NUMBERS = range(4)


@cache
def _of_the_catalog(game: str) -> Questions | None:
    return catalog.part(game, Questions)


def questions_of(game: Game) -> tuple[Question, ...]:
    part = bluff.QUESTIONS if game.id == "bluff" else _of_the_catalog(game.id)
    return part.asked if part else ()


def asked(question: Question, table: Table) -> Iterator[Any]:
    """Whatever this question takes: each seat, the first numbers, every value that is named."""
    info = inspect.type_info(question.takes)
    assert isinstance(info, inspect.StructType)
    names = [field.encode_name for field in info.fields]
    for values in product(*(_values(field.type, table) for field in info.fields)):
        yield msgspec.convert(dict(zip(names, values, strict=True)), question.takes)


def _values(kind: inspect.Type, table: Table) -> tuple[Any, ...]:
    match kind:
        case inspect.Metadata(inner):
            return _values(inner, table)
        case inspect.BoolType():
            return (False, True)
        case inspect.IntType():
            return tuple(NUMBERS)
        case inspect.StrType():
            return ("", *table.header.seats)
        case inspect.LiteralType(values):
            return values
        case inspect.EnumType(cls):
            return tuple(member.value for member in cls)
        case inspect.ListType() | inspect.VarTupleType():
            return ((), *((value,) for value in _values(kind.item_type, table)))
    raise AssertionError(f"say here what is asked of {kind}")


def told(question: Question, table: Table, own: View, asked: Any) -> bytes:
    """What is told to whom this is the view, as the hall tells it; nothing where it is not theirs to ask."""
    seat = asks_as(question, own.seat, judges=own.seat == JUDGE)
    if seat is None:
        return b""
    sight = question.sight(seat)
    view = own if sight == own.seat else view_of(table, sight)
    return encode(question.when(view, seat, asked) or question.answer(view, seat, asked))
