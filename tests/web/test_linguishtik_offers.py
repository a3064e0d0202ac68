"""The page of a LinguiSHTIK table asks what may be demanded next."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import Visitor

Come = Callable[..., Visitor]


def table(come: Come, division: str = "senior") -> tuple[Visitor, str]:
    """Somebody at a table of this division, and the address of the question."""
    ann, bob = come("Ann"), come("Bob")
    chairs = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "friend"})
    made = ann.open(*chairs, game="linguishtik", book=division)
    bob.post("/api/join", {"code": made["code"], "agree": True})
    return ann, f"/t/{made['id']}/ask/offers"


def asked(at: tuple[Visitor, str], *made: str, designation: str = "s-v-do") -> dict[str, Any]:
    """Every demand of the answer by its own writing."""
    ann, path = at
    params: list[tuple[str, str | int | float | bool | None]] = [
        ("designation", designation),
        *(("made", one) for one in made),
    ]
    answer = ann.http.get(path, params=params)
    assert answer.status_code == 200, answer.text
    assert "max-age" in answer.headers["cache-control"]
    return {each["demand"]: each for group in answer.json()["groups"] for each in group["demands"]}


def test_the_opening_offers_types_then_functions(visitor: Come) -> None:
    ann = table(visitor)
    types = asked(ann)
    assert len(types) == 8
    assert types["type:noun"] == {"demand": "type:noun", "name": "noun", "says": "Type: noun."}
    then = asked(ann, "type:noun")
    assert "fault" not in then["function:subject"]
    assert then["plural"]["fault"] == "The second demand must be the function."


def test_what_was_demanded_is_not_offered_again(visitor: Come) -> None:
    ann = table(visitor)
    first = asked(ann, "type:noun", "function:subject")
    assert "fault" not in first["contains:?"]
    again = asked(ann, "type:noun", "function:subject", "contains:E", "plural")
    assert "once" in again["contains:?"]["fault"]
    assert "already" in again["plural"]["fault"]
    assert "fault" not in again["wild:?"]


def test_each_division_has_its_own_demands(visitor: Come) -> None:
    ann = table(visitor)
    made = ("type:noun", "function:subject")
    assert "in:elliptical-clause" in asked(ann, *made)
    assert "in:elliptical-clause" not in asked(table(visitor, "elementary"), *made)


def test_before_the_designation_nothing_may_be_demanded(visitor: Come) -> None:
    assert all("fault" in each for each in asked(table(visitor), designation="").values())


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
    ann = table(visitor)
    assert asked(ann, made)
    assert asked(ann, "type:verb", made, "function:main-verb", made)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("designation=" + "x" * 101, "length <= 100"),
        ("made=" + "x" * 101, "length <= 100"),
        ("&".join(["made=plural"] * 24), "length <= 23"),
    ],
)
def test_what_cannot_be_asked_is_told(visitor: Come, query: str, says: str) -> None:
    ann, path = table(visitor)
    answer = ann.http.get(f"{path}?{query}")
    assert answer.status_code == 400
    assert says in answer.json()["says"]
