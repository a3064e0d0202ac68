"""How often and with what letters, clauses, phrases and quotes are demanded: both sides of every limit."""

import pytest

from gamehall.english.terms import ContainerKind
from gamehall.games.linguishtik.judge.divisions import Division, offer_of
from tests.games.linguishtik.demand_desk import (
    ADJECTIVAL,
    ADVERBIAL,
    ELEMENTARY,
    EVERY,
    INFINITIVE,
    MIDDLE,
    NOMINAL,
    NOUN,
    OLDER,
    OPENED,
    all_legal,
    faults,
)


@pytest.mark.paragraph("colour-wild", "letter-transfer", book="linguishtik-play")
@pytest.mark.paragraph("letters-contain", "letters-lack", "letters-number", book="linguishtik")
@pytest.mark.paragraph("double-vowel", "double-consonant", book="linguishtik")
@pytest.mark.paragraph("compound-word", book="linguishtik-elementary")
@pytest.mark.paragraph("compound-word", book="linguishtik-middle")
@pytest.mark.paragraph("compound-word", book="linguishtik-junior-senior")
@pytest.mark.parametrize(
    ("demand", "another", "key"),
    [
        ("wild:red", "wild:black", "colour-wild"),
        ("transfer:P=X", "transfer:A=B", "letter-transfer"),
        ("contains:E", "contains:A", "letters-contain"),
        ("lacks:E", "lacks:A", "letters-lack"),
        ("length:6", "length:7", "letters-number"),
        ("double-vowel", "double-vowel", "double-vowel"),
        ("double-consonant", "double-consonant", "double-consonant"),
        ("compound-word", "compound-word", "compound-word"),
    ],
)
@pytest.mark.parametrize("type", OPENED)
@EVERY
def test_each_demand_on_letters_is_made_once(
    division: Division, type: str, demand: str, another: str, key: str
) -> None:
    if type == "gerund" and division is ELEMENTARY:
        return  # there is none
    opened = OPENED[type]
    assert faults(division, opened, demand) == []
    assert faults(division, opened, another) == []
    assert faults(division, (*opened, demand), demand) == [key]
    assert faults(division, (*opened, demand), another) == [key]


@EVERY
def test_one_of_each_demand_on_letters_is_legal(division: Division) -> None:
    letters = ("wild:red", "transfer:P=X", "contains:E", "lacks:A", "length:8", "double-vowel")
    assert all_legal(division, *NOUN, *letters)
    assert all_legal(division, *NOUN, "double-consonant", "double-vowel", "compound-word")


@pytest.mark.paragraph("colour-wild", "letter-transfer", book="linguishtik-play")
@pytest.mark.paragraph("letters-contain", "letters-lack", "letters-number", book="linguishtik")
@pytest.mark.parametrize(
    ("demand", "key"),
    [
        ("wild:blue", "colour-wild"),
        ("wild:", "colour-wild"),
        ("wild", "colour-wild"),
        ("wild:?", "colour-wild"),
        ("transfer:P=P", "letter-transfer"),
        ("transfer:P", "letter-transfer"),
        ("transfer:P=XX", "letter-transfer"),
        ("transfer:p=x", "letter-transfer"),
        ("transfer:?=?", "letter-transfer"),
        ("contains:", "letters-contain"),
        ("contains:EA", "letters-contain"),
        ("contains:e", "letters-contain"),
        ("contains:É", "letters-contain"),
        ("lacks:7", "letters-lack"),
        ("lacks", "letters-lack"),
        ("length:3", "letters-number"),
        ("length:11", "letters-number"),
        ("length:06", "letters-number"),
        ("length:six", "letters-number"),
    ],
)
@EVERY
def test_a_demand_on_letters_names_what_there_is(division: Division, demand: str, key: str) -> None:
    assert faults(division, NOUN, demand) == [key]


@pytest.mark.paragraph("colour-wild", book="linguishtik-play")
@pytest.mark.paragraph("letters-number", book="linguishtik")
@EVERY
def test_every_colour_may_be_wild_and_every_length_from_four_to_ten_demanded(division: Division) -> None:
    for colour in ("black", "green", "red", "pink", "yellow", "orange"):
        assert faults(division, NOUN, f"wild:{colour}") == []
    for number in range(4, 11):
        assert faults(division, NOUN, f"length:{number}") == []


@pytest.mark.paragraph("container-limit", book="linguishtik-elementary")
def test_elementary_demands_one_clause_or_one_phrase() -> None:
    one = (*NOUN, "in:noun-clause")
    assert faults(ELEMENTARY, NOUN, "in:noun-clause") == []
    assert faults(ELEMENTARY, one, "in:adverb-clause") == ["container-limit"]
    assert faults(ELEMENTARY, one, "in:infinitive-phrase") == ["container-limit"]
    assert faults(ELEMENTARY, (*NOUN, "in:appositive-phrase"), "in:infinitive-phrase") == ["container-limit"]


@pytest.mark.paragraph("container-limit", book="linguishtik-middle")
@pytest.mark.paragraph("container-limit", book="linguishtik-junior-senior")
@pytest.mark.parametrize(
    "two",
    [
        ("in:noun-clause", "in:adverb-clause"),
        ("in:gerund-phrase", "in:adverb-phrase"),
        ("in:noun-clause", "in:adverb-phrase"),
    ],
)
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_older_divisions_demand_two_clauses_or_phrases_together(
    division: Division, two: tuple[str, str]
) -> None:
    assert all_legal(division, *NOUN, *two)
    assert faults(division, (*NOUN, *two), "in:adjective-clause") == ["container-limit"]
    assert faults(division, (*NOUN, *two), "in:appositive-phrase") == ["container-limit"]


@pytest.mark.paragraph("in-quote", book="linguishtik-middle")
@pytest.mark.paragraph("in-quote", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", [MIDDLE, *OLDER])
def test_a_quote_is_no_clause_and_no_phrase(division: Division) -> None:
    assert all_legal(division, *NOUN, "in:noun-clause", "in:adverb-phrase", "in:direct-quote")
    assert all_legal(division, *NOUN, "in:direct-quote", "in:noun-clause", "in:adverb-phrase")


@pytest.mark.paragraph("not-in", "not-in-limit", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_not_in_is_demanded_once_besides_two_clauses_or_phrases(division: Division) -> None:
    assert all_legal(division, *NOUN, "in:noun-clause", "in:adverb-phrase", "not-in:gerund-phrase")
    once = (*NOUN, "not-in:gerund-phrase")
    assert faults(division, once, "not-in:adverb-clause") == ["not-in-limit"]
    assert faults(division, once, "not-in:gerund-phrase") == ["not-in-limit"]
    assert faults(division, NOUN, "not-in:dependent-clause") == ["not-in"]
    assert faults(division, NOUN, "not-in:prepositional-phrase") == ["not-in"]


@pytest.mark.paragraph("demand-listed", book="linguishtik")
@pytest.mark.parametrize("division", [ELEMENTARY, MIDDLE])
def test_younger_divisions_have_no_not_in_and_no_work_of_clauses(division: Division) -> None:
    assert faults(division, NOUN, "not-in:noun-clause") == ["demand-listed"]
    inside = (*NOUN, "in:noun-clause")
    assert faults(division, inside, "container-function:noun-clause=subject") == ["demand-listed"]


@pytest.mark.paragraph("container-function", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", OLDER)
def test_the_work_of_a_clause_is_demanded_after_the_clause_and_once(division: Division) -> None:
    subject, object_ = (f"container-function:noun-clause={each}" for each in ("subject", "direct-object"))
    assert faults(division, NOUN, subject) == ["container-function"]
    assert faults(division, (*NOUN, "in:gerund-phrase"), subject) == ["container-function"]
    assert faults(division, (*NOUN, "not-in:noun-clause"), subject) == ["container-function"]
    assert faults(division, (*NOUN, "in:noun-clause"), subject) == []
    assert faults(division, (*NOUN, "in:noun-clause", subject), subject) == ["container-function"]
    assert faults(division, (*NOUN, "in:noun-clause", subject), object_) == ["container-function"]
    other = "container-function:gerund-phrase=subject"
    assert all_legal(division, *NOUN, "in:noun-clause", "in:gerund-phrase", subject, other)


WORK = {
    "noun-clause": f"{NOMINAL} objective-complement",
    "gerund-phrase": NOMINAL,
    "infinitive-clause": "direct-object predicate-noun object-of-preposition",
    "infinitive-phrase": f"{INFINITIVE} noun-modifier {ADVERBIAL}",
    "adjective-clause": f"{ADJECTIVAL} objective-complement",
    "adjective-phrase": ADJECTIVAL,
    "participial-phrase": ADJECTIVAL,
    "adverb-clause": ADVERBIAL,
    "adverb-phrase": ADVERBIAL,
}


@pytest.mark.paragraph("container-function", book="linguishtik-junior-senior")
@pytest.mark.parametrize("kind", ContainerKind)
@pytest.mark.parametrize("division", OLDER)
def test_each_kind_of_clause_and_phrase_has_its_own_work(division: Division, kind: str) -> None:
    allowed = WORK.get(kind, "").split()
    for function in (*sorted(offer_of(division).group_functions), "main-verb", "purple", ""):
        found = faults(division, (*NOUN, f"in:{kind}"), f"container-function:{kind}={function}")
        assert found == ([] if function in allowed else ["container-function"]), function
