"""The page of a LinguiSHTIK table asks what may be demanded next."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Visitor

Come = Callable[..., Visitor]

PATH = "/api/linguishtik/offers"


def asked(ann: Visitor, *made: str, division: str = "senior", designation: str = "s-v-do") -> dict[str, Any]:
    """Every demand of the answer by its own writing."""
    params: list[tuple[str, str | int | float | bool | None]] = [
        ("division", division),
        ("designation", designation),
        *(("made", one) for one in made),
    ]
    answer = ann.http.get(PATH, params=params)
    assert answer.status_code == 200, answer.text
    assert "max-age" in answer.headers["cache-control"]
    return {each["demand"]: each for group in answer.json()["groups"] for each in group["demands"]}


def test_the_opening_offers_types_then_functions(visitor: Come) -> None:
    ann = visitor()
    types = asked(ann)
    assert len(types) == 8
    assert types["type:noun"] == {"demand": "type:noun", "name": "noun", "says": "Type: noun."}
    then = asked(ann, "type:noun")
    assert "fault" not in then["function:subject"]
    assert then["plural"]["fault"] == "The second demand must be the function."


def test_what_was_demanded_is_not_offered_again(visitor: Come) -> None:
    ann = visitor()
    first = asked(ann, "type:noun", "function:subject")
    assert "fault" not in first["contains:?"]
    again = asked(ann, "type:noun", "function:subject", "contains:E", "plural")
    assert "once" in again["contains:?"]["fault"]
    assert "already" in again["plural"]["fault"]
    assert "fault" not in again["wild:?"]


def test_each_division_has_its_own_demands(visitor: Come) -> None:
    ann = visitor()
    made = ("type:noun", "function:subject")
    assert "in:elliptical-clause" in asked(ann, *made)
    assert "in:elliptical-clause" not in asked(ann, *made, division="elementary")


def test_before_the_designation_nothing_may_be_demanded(visitor: Come) -> None:
    assert all("fault" in each for each in asked(visitor(), designation="").values())


@pytest.mark.parametrize(
    "made",
    [
        "",
        "type:",
        "type:x",
        "function:subject",
        "transfer:",
        "transfer:P",
        "wild:blue",
        "in:",
        "contains:",
        "container-function:",
        "container-function:=",
        "gerund-function:x",
        "\x00",
        "type:noun\n",
        "ü" * 50,
    ],
)
def test_odd_demands_that_stand_break_nothing(visitor: Come, made: str) -> None:
    assert asked(visitor(), made)
    assert asked(visitor(), "type:verb", made, "function:main-verb", made)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("", "Name the division"),
        ("division=college", "Name the division"),
        ("division=senior&designation=" + "x" * 101, "at most 100 characters"),
        ("division=senior&made=" + "x" * 101, "at most 100 characters"),
        ("division=senior" + "&made=plural" * 24, "at most 23 demands"),
    ],
)
def test_what_cannot_be_asked_is_told(visitor: Come, query: str, says: str) -> None:
    answer = visitor().http.get(f"{PATH}?{query}")
    assert answer.status_code == 400
    assert says in answer.json()["says"]
