"""What the Middle Division may designate and demand: met, and not met."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import check, lacking
from tests.games.linguishtik.judge.examples import Example, examples, flat

PATTERNS = examples("patterns", "patterns from Middle on")
FUNCTIONS = examples("functions", "functions from Middle on")
DEMANDS = {
    "LT 16 H": examples("nouns", "nouns from Middle on"),
    "LT 16 I": examples("pronouns", "pronouns from Middle on"),
    "LT 16 J": examples("verbs", "verbs from Middle on", "infinitives and gerunds"),
    "LT 16 K": examples("degrees", "degrees from Middle on", type="adjective"),
    "LT 16 L": examples("degrees", "degrees from Middle on", type="adverb"),
    "LT 16 M": examples("clauses", "clauses from Middle on"),
    "LT 16 N": examples("phrases", "phrases from Middle on"),
    "LT 16 O": examples("quotes"),
    "LT 16 P": examples("compounds"),
}


@pytest.mark.paragraph("pattern", book="linguishtik-middle")
@pytest.mark.parametrize("example", PATTERNS, ids=str)
def test_patterns(example: Example) -> None:
    check(example, "LT 6", Division.MIDDLE)


@pytest.mark.paragraph("function-noun", "function-pronoun", "function-verb", book="linguishtik-middle")
@pytest.mark.paragraph("function-adjective", "function-adverb", book="linguishtik-middle")
@pytest.mark.paragraph("function-preposition", "function-conjunction", book="linguishtik-middle")
@pytest.mark.parametrize("example", FUNCTIONS, ids=str)
def test_functions(example: Example) -> None:
    check(example, "LT 10", Division.MIDDLE)


@pytest.mark.paragraph("noun-demands", "pronoun-demands", "verb-demands", book="linguishtik-middle")
@pytest.mark.paragraph("verb-time", "infinitive-and-gerund", "in-quote", book="linguishtik-middle")
@pytest.mark.paragraph("adjective-demands", "adverb-demands", "degree-regularity", book="linguishtik-middle")
@pytest.mark.paragraph("in-phrase", "in-clause", "compound-word", book="linguishtik-middle")
@pytest.mark.parametrize(("at", "example"), flat(DEMANDS), ids=str)
def test_demands(at: str, example: Example) -> None:
    check(example, at, Division.MIDDLE)


def test_nothing_that_is_offered_goes_without_an_example() -> None:
    shown = [*PATTERNS, *FUNCTIONS, *(row for _, row in flat(DEMANDS))]
    assert lacking(Division.MIDDLE, shown) == set()
