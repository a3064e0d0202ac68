"""Which demand is an illegal procedure: the opening, the cube, the designation, and what is no demand."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.english.terms import Purpose, Structure
from gamehall.games.linguishtik.cubes import Colour
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.rules.demanding import designation_faults
from tests.games.linguishtik.demand_desk import (
    ELEMENTARY,
    EVERY,
    MIDDLE,
    NOUN,
    OLDER,
    OPENED,
    SENIOR,
    all_legal,
    faults,
)


@pytest.mark.paragraph("designate-first", book="linguishtik-play")
@EVERY
def test_nothing_is_demanded_before_the_sentence_is_designated(division: Division) -> None:
    assert faults(division, (), "type:noun", to="") == ["designate-first"]
    assert faults(division, (), "type:noun") == []


@pytest.mark.paragraph("type-second", book="linguishtik-play")
@pytest.mark.parametrize("demand", ["function:subject", "plural", "wild:red", "in:noun-clause", "noun"])
@EVERY
def test_the_first_demand_is_the_type(division: Division, demand: str) -> None:
    assert faults(division, (), demand) == ["type-second"]


@pytest.mark.paragraph("type", book="linguishtik")
@EVERY
def test_the_type_is_one_of_eight(division: Division) -> None:
    types = ["noun", "pronoun", "verb", "adjective", "adverb", "preposition", "conjunction", "interjection"]
    assert all(faults(division, (), f"type:{each}") == [] for each in types)
    for other in ("particle", "article", "", "Noun"):
        assert faults(division, (), f"type:{other}") == ["type"]


@pytest.mark.paragraph("function-third", book="linguishtik-play")
@pytest.mark.parametrize("demand", ["plural", "contains:E", "type:verb", "in:noun-clause", "purple"])
@EVERY
def test_the_second_demand_is_the_function(division: Division, demand: str) -> None:
    assert faults(division, ("type:noun",), demand) == ["function-third"]
    assert faults(division, ("type:noun",), "function:subject") == []


@pytest.mark.paragraph("interjection-third", book="linguishtik-play")
@EVERY
def test_after_an_interjection_a_general_demand_follows(division: Division) -> None:
    assert all_legal(division, "type:interjection", "contains:E", "wild:red", "in:noun-clause")
    assert faults(division, ("type:interjection",), "type:noun") == ["interjection-third"]
    assert faults(division, ("type:interjection", "contains:E"), "type:noun") == ["later-demands"]


@pytest.mark.paragraph("interjection", book="linguishtik-elementary")
@pytest.mark.paragraph("interjection", book="linguishtik-middle")
@pytest.mark.paragraph("interjection", book="linguishtik-junior-senior")
@pytest.mark.parametrize("demand", ["function:subject", "function:interjection", "function:verbal"])
@EVERY
def test_no_function_is_demanded_of_an_interjection(division: Division, demand: str) -> None:
    assert faults(division, ("type:interjection",), demand) == ["interjection"]
    assert faults(division, ("type:interjection", "contains:E"), demand) == ["interjection"]


@pytest.mark.paragraph("later-demands", book="linguishtik-play")
@EVERY
def test_later_demands_are_general_or_another_function(division: Division) -> None:
    assert all_legal(division, *NOUN, "function:direct-object", "plural", "function:appositive")
    assert faults(division, NOUN, "type:verb") == ["later-demands"]
    assert faults(division, NOUN, "function:subject") == ["later-demands"]
    assert faults(division, (*NOUN, "plural"), "function:subject") == ["later-demands"]


@pytest.mark.paragraph("later-demands", book="linguishtik-play")
@pytest.mark.parametrize("demand", ["plural", "collective", "in:noun-clause"])
@EVERY
def test_nothing_is_demanded_twice(division: Division, demand: str) -> None:
    assert faults(division, NOUN, demand) == []
    assert "later-demands" in faults(division, (*NOUN, demand), demand)


@pytest.mark.paragraph("later-demands", "letter-transfer", book="linguishtik-play")
@pytest.mark.parametrize(
    "demands",
    [
        (*NOUN, "contains:E", "lacks:E"),
        (*NOUN, "singular", "plural"),
        (*NOUN, "transfer:P=X", "contains:P"),
        (*NOUN, "function:direct-object", "function:indirect-object"),
        (*OPENED["pronoun"], "personal", "indefinite"),
        (*OPENED["verb"], "regular", "irregular"),
        (*OPENED["verb"], "simple-tense:past", "simple-tense:future"),
        (*OPENED["adjective"], "positive", "superlative"),
    ],
    ids=" ".join,
)
def test_demands_that_contradict_each_other_are_legal(demands: tuple[str, ...]) -> None:
    assert all_legal(ELEMENTARY, *demands)


@pytest.mark.paragraph("not-in", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_the_word_may_be_demanded_in_and_not_in_the_same(division: Division) -> None:
    assert all_legal(division, *NOUN, "in:noun-clause", "not-in:noun-clause")
    assert all_legal(division, *NOUN, "not-in:noun-clause", "in:noun-clause")


@pytest.mark.paragraph("demand-cube", book="linguishtik-play")
@EVERY
def test_a_demand_is_carried_by_a_black_or_green_cube(division: Division) -> None:
    assert faults(division, NOUN, "plural", "black") == []
    assert faults(division, NOUN, "plural", "green") == []
    for colour in ("red", "pink", "yellow", "orange"):
        carrier: Colour = colour
        assert faults(division, NOUN, "plural", carrier) == ["demand-cube"]
        assert faults(division, NOUN, "purple", carrier) == ["demand-cube", "demand-listed"]


@pytest.mark.paragraph("designation", book="linguishtik")
@pytest.mark.paragraph("pattern", book="linguishtik-elementary")
@pytest.mark.paragraph("pattern", book="linguishtik-middle")
@pytest.mark.paragraph("pattern", book="linguishtik-junior-senior")
def test_designations_of_each_division() -> None:
    def found(division: Division, designation: str) -> list[str]:
        return [fault.cites for fault in designation_faults(division, designation)]

    for division in Division:
        assert all(found(division, each) == [] for each in (*Structure, *Purpose, "s-v", "inverted"))
        assert found(division, "purple") == found(division, "") == ["designation"]
    has = {
        each: [found(division, each) == [] for division in Division]
        for each in ("s-v-do-oc-noun", "s-v-retained-io")
    }
    assert has == {"s-v-do-oc-noun": [False, True, True, True], "s-v-retained-io": [False, False, True, True]}
    assert found(MIDDLE, "s-v-retained-io") == ["pattern"]


@pytest.mark.paragraph("illegal-insulated", book="linguishtik-play")
def test_an_illegal_demand_that_stands_does_not_spoil_the_next() -> None:
    for stands in ("purple", "contains:??", "in:tree", "type:verb", "function:purple", "transfer:P"):
        assert faults(SENIOR, (*NOUN, stands), "plural") == []
    assert faults(SENIOR, ("plural",), "type:noun") == []
    assert faults(SENIOR, ("type:noun", "plural"), "function:subject") == []


@pytest.mark.paragraph("illegal-insulated", book="linguishtik-play")
@pytest.mark.parametrize(
    "demand",
    [
        "purple",
        "infinitive-function",
        "infinitive-function:subject",
        "not-in:noun-clause",
        "container-function:noun-clause=subject",
        "emphatic:future",
        "length:11",
    ],
)
def test_an_illegal_demand_that_stands_is_as_illegal_the_second_time(demand: str) -> None:
    first = faults(ELEMENTARY, NOUN, demand)
    assert len(first) == 1
    assert faults(ELEMENTARY, (*NOUN, demand), demand) == first


WORDS = st.sampled_from(
    [
        "type",
        "function",
        "wild",
        "transfer",
        "contains",
        "lacks",
        "length",
        "in",
        "not-in",
        "container-function",
        "noun",
        "verb",
        "infinitive-function",
        "noun-clause",
        "subject",
        "restrictive",
        "plural",
        "simple-tense",
        "past",
        "E",
        "P=X",
        "6",
        "red",
        "interjection",
        "infinitive",
    ]
)
STRINGS = st.one_of(
    st.text(max_size=12), st.lists(WORDS, max_size=3).map(":".join), st.lists(WORDS, max_size=3).map("=".join)
)


@given(
    division=st.sampled_from(Division),
    made=st.lists(STRINGS, max_size=8).map(tuple),
    opened=st.sampled_from([(), *OPENED.values()]),
    demand=STRINGS,
)
def test_any_words_are_answered_with_paragraphs_of_the_books(
    division: Division, made: tuple[str, ...], opened: tuple[str, ...], demand: str
) -> None:
    faults(division, (*opened, *made), demand)
