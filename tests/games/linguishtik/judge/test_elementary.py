"""What the Elementary Division may designate and demand: met, and not met."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import check, lacking
from tests.games.linguishtik.judge.examples import Example, examples, flat

PATTERNS = examples("patterns")
FUNCTIONS = examples("functions")
DEMANDS = {
    "LT 16 H": examples("nouns"),
    "LT 16 I": examples("pronouns"),
    "LT 16 J": examples("verbs"),
    "LT 16 K": examples("degrees", type="adjective"),
    "LT 16 L": examples("degrees", type="adverb"),
    "LT 16 M": examples("phrases"),
    "LT 16 N": examples("clauses"),
    "LT 16 O": examples("compounds"),
}


@pytest.mark.paragraph("pattern", book="linguishtik-elementary")
@pytest.mark.parametrize("example", PATTERNS, ids=str)
def test_patterns(example: Example) -> None:
    check(example, "LT 6", Division.ELEMENTARY)


@pytest.mark.paragraph("function-noun", "function-pronoun", "function-verb", book="linguishtik-elementary")
@pytest.mark.paragraph("function-adjective", "function-adverb", book="linguishtik-elementary")
@pytest.mark.paragraph("function-preposition", "function-conjunction", book="linguishtik-elementary")
@pytest.mark.parametrize("example", FUNCTIONS, ids=str)
def test_functions(example: Example) -> None:
    check(example, "LT 10", Division.ELEMENTARY)


@pytest.mark.paragraph("noun-demands", "pronoun-demands", "verb-demands", book="linguishtik-elementary")
@pytest.mark.paragraph("adjective-demands", "adverb-demands", book="linguishtik-elementary")
@pytest.mark.paragraph("in-phrase", "in-clause", "compound-word", book="linguishtik-elementary")
@pytest.mark.parametrize(("at", "example"), flat(DEMANDS), ids=str)
def test_demands(at: str, example: Example) -> None:
    check(example, at, Division.ELEMENTARY)


def test_nothing_that_is_offered_goes_without_an_example() -> None:
    shown = [*PATTERNS, *FUNCTIONS, *(row for _, row in flat(DEMANDS))]
    assert lacking(Division.ELEMENTARY, shown) == set()
