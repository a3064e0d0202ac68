"""The books of the divisions agree with what the divisions offer, and every fault finds its paragraph."""

import pytest
from hypothesis import given
from hypothesis import strategies as some
from msgspec.structs import replace

from gamehall.english.terms import ContainerKind, Function, Pattern
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.divisions import Division, offer_of, paragraph, shelf_of
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.lexicon.knowledge import Pos
from tests.games.linguishtik.judge.claiming import claim, reading

TEXTS = (
    "The *queen* herself fed three parrots.",
    "When it rains, *stay* inside!",
    "*Hooray*, we won.",
    "*No*.",
)
NAMES = sorted(
    {
        "contains", "lacks", "length", "double-vowel", "compound-word", "in", "not-in", "container-function",
        *(demand for pos in Pos for demand in offer_of(Division.SENIOR).demands.get(pos, ())),
    }
)  # fmt: skip
DETAILS = [
    "",
    "E",
    "7",
    "past",
    "regular",
    "subject",
    "noun-clause",
    "noun-clause=subject",
    "adverb-phrase",
    "x",
]


@pytest.mark.parametrize(
    ("key", "places"),
    [
        ("in-phrase", ["LT 16 M", "LT 16 N", "LT 16 N", "LT 16 N"]),
        ("in-clause", ["LT 16 N", "LT 16 M", "LT 16 M", "LT 16 M"]),
        ("compound-word", ["LT 16 O", "LT 16 P", "LT 16 P", "LT 16 P"]),
        ("pattern", ["LT 6"] * 4),
        ("word-normal", ["LT 21 G"] * 4),
        ("length", ["LT 22 H"] * 4),
    ],
)
def test_a_rule_stands_where_the_division_prints_it(key: str, places: list[str]) -> None:
    assert [paragraph(division, key) for division in Division] == places


@pytest.mark.parametrize("division", Division)
def test_the_books_name_every_pattern_and_function_that_is_offered(division: Division) -> None:
    offer, shelf = offer_of(division), shelf_of(division)
    gists = {each.key: each.gist for book in shelf.books for each in book.paragraph}
    assert gists["pattern"].count(",") == len(offer.patterns) - 1
    for pos, functions in offer.functions.items():
        assert gists[f"function-{pos}"].count(",") + 1 == len(functions) or pos is Pos.PREPOSITION
    assert set(offer.patterns) <= {*Pattern}
    assert set(offer.inside) <= {*ContainerKind}


@pytest.mark.parametrize("division", Division)
@given(
    text=some.sampled_from(TEXTS),
    type=some.sampled_from(Pos),
    functions=some.lists(some.sampled_from(Function), max_size=2),
    designation=some.sampled_from([*Pattern, "simple", "complex", "imperative", "", "nonsense"]),
    demands=some.lists(
        some.builds("{}:{}".format, some.sampled_from(NAMES), some.sampled_from(DETAILS))
        | some.sampled_from(NAMES)
        | some.text(max_size=12),
        max_size=4,
    ),
    start=some.integers(-2, 60) | some.none(),
)
def test_any_claim_is_answered_and_every_fault_finds_its_paragraph(
    division: Division,
    text: str,
    type: Pos,
    functions: list[Function],
    designation: str,
    demands: list[str],
    start: int | None,
) -> None:
    made = claim(text, "noun", *demands, division=division, designation="simple")
    made = replace(made, type=type, functions=tuple(functions), designation=designation)
    if start is not None:
        made = replace(made, start=start)
    for fault in (*not_offered(made), *faults_of(made, reading(made.text))):
        assert paragraph(division, fault.cites).startswith("LT ")
        assert fault.says.endswith(".")
        assert fault.of in ("type", "word", designation, *functions, *demands)


def test_no_sentence_of_the_print_stands_in_two_paragraphs() -> None:
    books = {book.id: book for division in Division for book in shelf_of(division).books}
    covered = [id for book in books.values() for each in book.paragraph for id in each.covers]
    assert len(covered) == len(set(covered))
