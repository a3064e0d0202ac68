"""What is demanded of a part of speech: what a division has, what it has not, and what nobody may demand."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division, offer_of
from tests.games.linguishtik.demand_desk import (
    ADVERBIAL,
    ELEMENTARY,
    EVERY,
    INFINITIVE,
    MIDDLE,
    NOMINAL,
    NOUN,
    OLDER,
    OPENED,
    SENIOR,
    all_legal,
    faults,
)


@pytest.mark.paragraph("infinitive-and-gerund", book="linguishtik-middle")
@pytest.mark.paragraph("infinitive-and-gerund", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
@pytest.mark.parametrize(
    ("verbal", "other", "allowed"),
    [
        ("infinitive", "gerund", f"{INFINITIVE} noun-modifier {ADVERBIAL}"),
        ("gerund", "infinitive", NOMINAL),
    ],
)
def test_the_function_of_an_infinitive_or_gerund(
    division: Division, verbal: str, other: str, allowed: str
) -> None:
    opened, name = OPENED[verbal], f"{verbal}-function"
    for function in sorted(offer_of(division).group_functions):
        found = faults(division, opened, f"{name}:{function}")
        assert found == ([] if function in allowed.split() else ["infinitive-and-gerund"]), function
    once = (*opened, f"{name}:subject")
    assert faults(division, once, f"{name}:subject") == ["infinitive-and-gerund"]
    assert faults(division, once, f"{name}:direct-object") == ["infinitive-and-gerund"]
    for without in (other, "verb"):
        assert faults(division, OPENED[without], f"{name}:subject") == ["infinitive-and-gerund"]
    later = (*OPENED["verb"], f"function:{verbal}")
    assert faults(division, later, f"{name}:subject") == []
    assert faults(division, opened, f"{name}:main-verb") == ["infinitive-and-gerund"]


@pytest.mark.paragraph("verb-demands", book="linguishtik-elementary")
def test_elementary_demands_no_function_of_an_infinitive() -> None:
    found = faults(ELEMENTARY, OPENED["infinitive"], "infinitive-function:subject")
    assert found == ["verb-demands"]


@pytest.mark.paragraph("verb-time", book="linguishtik-middle")
@pytest.mark.paragraph("verb-time", book="linguishtik-junior-senior")
@pytest.mark.parametrize("name", ["simple-tense", "perfect-tense", "progressive", "perfect-progressive"])
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_the_time_is_named_with_the_tense_and_not_afterwards(division: Division, name: str) -> None:
    verb = OPENED["verb"]
    for demand in (name, f"{name}:present", f"{name}:past", f"{name}:future"):
        assert faults(division, verb, demand) == []
    assert faults(division, (*verb, name), f"{name}:past") == ["verb-time"]
    assert faults(division, (*verb, f"{name}:past"), f"{name}:present") == ["verb-time"]
    assert faults(division, verb, f"{name}:eternal") == ["verb-time"]
    assert faults(division, (*verb, name), "regular") == []


@pytest.mark.paragraph("verb-time", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_the_emphatic_form_is_present_or_past(division: Division) -> None:
    assert all_legal(division, *OPENED["verb"], "emphatic:past")
    assert faults(division, OPENED["verb"], "emphatic:future") == ["verb-time"]
    assert faults(division, (*OPENED["verb"], "emphatic"), "emphatic:past") == ["verb-time"]


@pytest.mark.paragraph("degree-regularity", book="linguishtik-middle")
@pytest.mark.paragraph("degree-regularity", book="linguishtik-junior-senior")
@pytest.mark.parametrize("name", ["comparative", "superlative"])
@pytest.mark.parametrize("type", ["adjective", "adverb"])
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_regular_is_named_with_the_degree_and_not_afterwards(
    division: Division, type: str, name: str
) -> None:
    opened = OPENED[type]
    for demand in (name, f"{name}:regular", f"{name}:irregular"):
        assert faults(division, opened, demand) == []
    assert faults(division, (*opened, name), f"{name}:regular") == ["degree-regularity"]
    assert faults(division, (*opened, f"{name}:irregular"), f"{name}:regular") == ["degree-regularity"]


@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-elementary")
@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-middle")
@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-junior-senior")
@pytest.mark.parametrize("demand", ["singular", "plural", "nominative", "objective"])
@EVERY
def test_a_noun_used_as_an_adjective_takes_neither_number_nor_case_in_any_order(
    division: Division, demand: str
) -> None:
    if demand not in offer_of(division).demands["noun"]:  # type: ignore[index]
        return
    used = "function:noun-as-adjective"
    assert faults(division, ("type:noun", used), demand) == ["noun-as-adjective"]
    assert faults(division, (*NOUN, used), demand) == ["noun-as-adjective"]
    assert faults(division, (*NOUN, demand), used) == ["noun-as-adjective"]
    assert all_legal(division, "type:noun", used, "collective")
    assert all_legal(division, *NOUN, "collective", used)


@pytest.mark.paragraph(
    "appositive-restrictive", "compound-preposition", "correlative-conjunction", book="linguishtik-elementary"
)
@pytest.mark.paragraph(
    "appositive-restrictive", "compound-preposition", "correlative-conjunction", book="linguishtik-middle"
)
@pytest.mark.paragraph(
    "appositive-restrictive",
    "compound-preposition",
    "correlative-conjunction",
    book="linguishtik-junior-senior",
)
@pytest.mark.parametrize(
    ("type", "demand", "key"),
    [
        ("noun", "restrictive", "appositive-restrictive"),
        ("noun", "function:restrictive-appositive", "appositive-restrictive"),
        ("noun", "function:appositive:restrictive", "appositive-restrictive"),
        ("preposition", "compound-preposition", "compound-preposition"),
        ("preposition", "function:compound-preposition", "compound-preposition"),
        ("conjunction", "correlative", "correlative-conjunction"),
        ("conjunction", "function:correlative-conjunction", "correlative-conjunction"),
    ],
)
@EVERY
def test_what_nobody_may_demand(division: Division, type: str, demand: str, key: str) -> None:
    assert faults(division, OPENED[type], demand) == [key]
    if demand.startswith("function:"):
        assert faults(division, OPENED[type][:1], demand) == [key]
    assert all_legal(division, *NOUN, "function:appositive")
    assert all_legal(division, *OPENED["preposition"], "compound-word")


@pytest.mark.paragraph("conditional-tense", book="linguishtik-middle")
@pytest.mark.paragraph("conditional-tense", book="linguishtik-junior-senior")
@pytest.mark.parametrize("demand", ["conditional", "conditional-tense", "simple-tense:conditional"])
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_nobody_demands_the_conditional(division: Division, demand: str) -> None:
    assert faults(division, OPENED["verb"], demand) == ["conditional-tense"]


@pytest.mark.paragraph("demand-of-type", "demand-listed", book="linguishtik")
@EVERY
def test_demands_of_another_part_of_speech_or_of_none(division: Division) -> None:
    assert faults(division, OPENED["verb"], "plural") == ["demand-of-type"]
    assert faults(division, OPENED["preposition"], "singular") == ["demand-of-type"]
    assert faults(division, NOUN, "comparative") == ["demand-of-type"]
    for unknown in ("purple", "", ":", "in:tree", "not in a noun clause"):
        assert faults(division, NOUN, unknown) == ["demand-listed"]


@pytest.mark.paragraph("function-noun", "function-verb", "function-adjective", book="linguishtik-elementary")
@pytest.mark.paragraph("function-noun", "function-pronoun", "function-verb", book="linguishtik-middle")
@pytest.mark.paragraph("function-pronoun", "function-adverb", book="linguishtik-junior-senior")
@pytest.mark.parametrize(
    ("division", "type", "function", "key"),
    [
        (ELEMENTARY, "noun", "objective-complement", "function-noun"),
        (ELEMENTARY, "verb", "gerund", "function-verb"),
        (ELEMENTARY, "adjective", "objective-complement", "function-adjective"),
        (MIDDLE, "noun", "retained-direct-object", "function-noun"),
        (MIDDLE, "pronoun", "noun-as-adjective", "function-pronoun"),
        (MIDDLE, "verb", "subject", "function-verb"),
        (SENIOR, "pronoun", "noun-as-adjective", "function-pronoun"),
        (SENIOR, "adverb", "conjunctive-adverb", "function-adverb"),
        (SENIOR, "adverb", "purple", "function-adverb"),
    ],
)
def test_functions_that_a_division_does_not_have(
    division: Division, type: str, function: str, key: str
) -> None:
    assert faults(division, (f"type:{type}",), f"function:{function}") == [key]
    assert faults(division, OPENED[type], f"function:{function}") == [key]


@pytest.mark.paragraph(
    "noun-demands", "pronoun-demands", "in-phrase", "in-clause", book="linguishtik-elementary"
)
@pytest.mark.paragraph("pronoun-demands", "verb-demands", "in-clause", "in-quote", book="linguishtik-middle")
@pytest.mark.parametrize(
    ("division", "type", "demand", "key"),
    [
        (ELEMENTARY, "noun", "nominative", "noun-demands"),
        (ELEMENTARY, "pronoun", "relative", "pronoun-demands"),
        (ELEMENTARY, "noun", "in:gerund-phrase", "in-phrase"),
        (ELEMENTARY, "noun", "in:infinitive-clause", "in-clause"),
        (MIDDLE, "pronoun", "reflexive", "pronoun-demands"),
        (MIDDLE, "verb", "passive", "verb-demands"),
        (MIDDLE, "noun", "in:elliptical-clause", "in-clause"),
        (MIDDLE, "noun", "in:indirect-quote", "in-quote"),
    ],
)
def test_what_only_an_older_division_demands(division: Division, type: str, demand: str, key: str) -> None:
    assert faults(division, OPENED[type], demand) == [key]
    assert faults(SENIOR, OPENED[type], demand) == []


@pytest.mark.paragraph("about-the-word", book="linguishtik-play")
@pytest.mark.parametrize(
    "demand",
    ["simple", "compound", "s-v-do", "imperative", "pattern:s-v", "purpose:declarative", "sentence:long"],
)
@EVERY
def test_demands_are_about_the_word_and_not_the_sentence(division: Division, demand: str) -> None:
    assert faults(division, NOUN, demand) == ["about-the-word"]


@pytest.mark.paragraph("about-the-word", book="linguishtik-play")
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_an_interrogative_pronoun_is_about_the_word(division: Division) -> None:
    assert faults(division, OPENED["pronoun"], "interrogative") == []
