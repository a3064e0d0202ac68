"""Whatever anybody types has a longest form: no text, and no list of texts, grows without end."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec import inspect as shape

from gamehall.kernel import catalog
from gamehall.kernel.action import Correct
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.table import rule_by_the_hall
from gamehall.web.wire.messages import FromPage
from tests.conformance.asking import questions_of
from tests.conformance.driver import play

CHECKED_BY_HAND = {"Submit.command", "Submit.action", "Correct.events[]{}"}
"""The socket counts a command, a codec reads the action, and the table weighs a correction's events."""


def endless(type: shape.Type, name: str) -> Iterator[str]:
    """The places in a type where a text could be as long as a message."""
    match type:
        case shape.StrType(max_length=None) | shape.AnyType() | shape.RawType() | shape.BytesType():
            yield name
        case shape.UnionType(types):
            for one in types:
                yield from endless(one, name)
        case shape.StructType(cls=cls, fields=fields):
            for field in fields:
                yield from endless(field.type, f"{cls.__name__}.{field.name}")
        case shape.VarTupleType(item, max_length=most) | shape.ListType(item, max_length=most):
            if most is None and _holds_texts(item):
                yield name
            yield from endless(item, f"{name}[]")
        case shape.TupleType(items):
            for item in items:
                yield from endless(item, f"{name}[]")
        case shape.DictType(keys, values):
            yield from endless(keys, f"{name} keys")
            yield from endless(values, f"{name}{{}}")


def _holds_texts(item: shape.Type) -> bool:
    return not isinstance(item, shape.IntType | shape.FloatType | shape.BoolType)


def test_every_text_of_every_action_has_a_longest_form(game: Game) -> None:
    found = {place for kind in codec(game).action_types for place in endless(shape.type_info(kind), "")}
    assert found - CHECKED_BY_HAND == set()


def test_every_text_of_every_question_has_a_longest_form(game: Game) -> None:
    asked = [question.takes for question in questions_of(game)]
    assert {place for kind in asked for place in endless(shape.type_info(kind), "")} == set()


def test_every_text_a_page_says_has_a_longest_form() -> None:
    assert set(endless(shape.type_info(FromPage), "")) - CHECKED_BY_HAND == set()


@pytest.mark.paragraph("hall-correct")
@pytest.mark.parametrize(
    "events",
    [({"type": "Announced", "sentence": "x" * 9_000},), ({"type": "Rolled", "dice": [1] * 8_000},)],
)
def test_the_events_of_a_correction_are_weighed(events: Any) -> None:
    table = play(catalog.game("contig60"), "guided", 1, 3)
    ruling = rule_by_the_hall(table, table.game.officials[0].seat, Correct("a slip", None, events))
    assert ruling.refused
    assert "in several" in ruling.says


def test_events_nested_without_end_are_refused() -> None:
    table, deep = play(catalog.game("contig60"), "guided", 1, 3), msgspec.json.decode(b"[" * 900 + b"]" * 900)
    for _ in range(60):
        deep = [[[[[[[[[[[[[[[deep]]]]]]]]]]]]]]]
    ruling = rule_by_the_hall(
        table, table.game.officials[0].seat, Correct("a slip", None, ({"type": "Rolled", "dice": deep},))
    )
    assert ruling.refused
