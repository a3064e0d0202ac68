"""What may be demanded next: every demand on the list is legal, and nothing that is missing from it."""

from random import Random

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import TEMPLATES, designations, offers, open_demands
from gamehall.games.linguishtik.rules.demanding import TYPES, demand_faults, designation_faults
from tests.games.linguishtik.demand_desk import ELEMENTARY, EVERYTHING, MIDDLE, NOUN, OPENED, SENIOR

MOST = 8
"""A shake has cubes for no more demands."""


def groups(division: Division, made: tuple[str, ...]) -> list[str]:
    return [each.group for each in offers(division, "simple", made)]


def group(division: Division, made: tuple[str, ...], name: str) -> list[str]:
    [found] = [each for each in offers(division, "simple", made) if each.group == name]
    return list(found.demands)


@pytest.mark.paragraph("type-second", "function-third", book="linguishtik-play")
@pytest.mark.parametrize("division", Division)
def test_first_the_types_are_offered_and_then_the_functions(division: Division) -> None:
    assert open_demands(division, "", ()) == ()
    assert groups(division, ()) == ["type"]
    assert group(division, (), "type") == [f"type:{each}" for each in TYPES]
    assert groups(division, ("type:noun",)) == ["function"]
    assert group(division, ("type:conjunction",), "function") == [
        "function:subordinator",
        "function:conjunctive-adverb",
    ]


@pytest.mark.paragraph("interjection-third", book="linguishtik-play")
def test_after_an_interjection_general_demands_are_offered() -> None:
    assert groups(ELEMENTARY, OPENED["interjection"]) == ["letters", "clauses", "phrases"]


@pytest.mark.paragraph("later-demands", book="linguishtik-play")
@pytest.mark.parametrize(
    ("division", "opened", "expected"),
    [
        (ELEMENTARY, "noun", "function letters noun clauses phrases"),
        (ELEMENTARY, "preposition", "function letters clauses phrases"),
        (MIDDLE, "verb", "function letters verb clauses phrases quotes"),
        (MIDDLE, "gerund", "function letters verb gerund-function clauses phrases quotes"),
        (SENIOR, "infinitive", "function letters verb infinitive-function clauses phrases quotes not-in"),
        (SENIOR, "adverb", "function letters adverb clauses phrases quotes not-in"),
    ],
)
def test_what_is_offered_stands_in_groups(division: Division, opened: str, expected: str) -> None:
    assert groups(division, OPENED[opened]) == expected.split()


@pytest.mark.paragraph("container-function", book="linguishtik-junior-senior")
def test_the_work_of_a_clause_is_offered_when_the_clause_was_demanded() -> None:
    inside = (*NOUN, "in:adverb-clause")
    assert "work" not in groups(SENIOR, NOUN)
    work = [f"container-function:adverb-clause={each}-modifier" for each in ("verb", "adjective", "adverb")]
    assert group(SENIOR, inside, "work") == work
    assert "work" not in groups(SENIOR, (*inside, work[0]))
    assert "work" not in groups(MIDDLE, inside)


@pytest.mark.paragraph("colour-wild", "letter-transfer", book="linguishtik-play")
def test_demands_that_name_a_letter_stand_once_and_are_open_with_every_letter() -> None:
    letters = group(MIDDLE, NOUN, "letters")
    assert letters[:5] == ["wild:?", "contains:?", "lacks:?", "transfer:?=?", "length:?"]
    named = open_demands(MIDDLE, "simple", NOUN)
    assert not any("?" in demand for demand in named)
    count = [
        sum(each.startswith(name) for each in named)
        for name in ("wild", "contains", "lacks", "transfer", "length")
    ]
    assert count == [6, 26, 26, 26 * 25, 7]
    used = (*NOUN, "wild:red", "transfer:P=X")
    assert group(MIDDLE, used, "letters")[:3] == ["contains:?", "lacks:?", "length:?"]
    assert not any(each.startswith(("wild", "transfer")) for each in open_demands(MIDDLE, "simple", used))


@pytest.mark.paragraph("container-limit", book="linguishtik-elementary")
@pytest.mark.paragraph("container-limit", book="linguishtik-middle")
@pytest.mark.paragraph("not-in-limit", book="linguishtik-junior-senior")
def test_what_has_reached_its_limit_is_offered_no_more() -> None:
    one, two = (*NOUN, "in:noun-clause"), (*NOUN, "in:noun-clause", "in:adverb-phrase")
    assert "clauses" not in groups(ELEMENTARY, one)
    assert "phrases" not in groups(ELEMENTARY, one)
    assert "in:noun-clause" not in group(MIDDLE, one, "clauses")
    assert "clauses" not in groups(MIDDLE, two)
    assert "quotes" in groups(MIDDLE, two)
    assert "not-in" in groups(SENIOR, two)
    assert "not-in" not in groups(SENIOR, (*two, "not-in:gerund-phrase"))


@pytest.mark.paragraph("noun-as-adjective", book="linguishtik-middle")
def test_a_noun_used_as_an_adjective_is_offered_neither_number_nor_case() -> None:
    assert group(MIDDLE, ("type:noun", "function:noun-as-adjective"), "noun") == ["collective"]
    assert "function:noun-as-adjective" not in group(MIDDLE, (*NOUN, "plural"), "function")


@pytest.mark.paragraph("designation", book="linguishtik")
@pytest.mark.parametrize(("division", "patterns"), list(zip(Division, (6, 8, 12, 12), strict=True)))
def test_designations_are_offered_by_pattern_structure_and_purpose(division: Division, patterns: int) -> None:
    found = designations(division)
    assert [each.group for each in found] == ["pattern", "structure", "purpose"]
    assert [len(each.demands) for each in found] == [patterns, 4, 4]
    assert all(not designation_faults(division, each) for group in found for each in group.demands)


def walk(rng: Random, division: Division) -> tuple[str, ...]:
    """Demands drawn from what is offered, a group first so that letters do not crowd out the rest."""
    made: tuple[str, ...] = ()
    for _ in range(rng.randrange(MOST)):
        offered = rng.choice(offers(division, "simple", made)).demands
        demand = rng.choice(offered)
        made = (*made, rng.choice(TEMPLATES.get(demand, (demand,))))
    return made


@pytest.mark.paragraph("demand-listed", book="linguishtik")
@pytest.mark.parametrize("division", Division)
def test_what_is_listed_is_legal_and_what_is_not_listed_is_not(division: Division) -> None:
    rng = Random(f"offers {division}")
    for _ in range(60):
        made = walk(rng, division)
        listed = set(open_demands(division, "simple", made))
        assert listed <= set(EVERYTHING)
        sample = {*rng.sample(EVERYTHING, 40), *rng.sample(sorted(listed), min(20, len(listed))), *made}
        for demand in sample:
            assert (not demand_faults(division, "simple", made, demand)) == (demand in listed), (made, demand)


@pytest.mark.parametrize("division", Division)
def test_the_list_is_never_empty_and_names_nothing_twice(division: Division) -> None:
    rng = Random(f"lists {division}")
    for _ in range(30):
        listed = open_demands(division, "simple", walk(rng, division))
        assert listed
        assert len(set(listed)) == len(listed)
