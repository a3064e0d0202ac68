"""What the Junior and Senior Divisions may designate and demand: met, and not met."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from tests.games.linguishtik.judge.claiming import check, lacking
from tests.games.linguishtik.judge.examples import Example, examples, flat

DIVISIONS = (Division.JUNIOR, Division.SENIOR)
PATTERNS = examples("patterns", "patterns from Middle on", "patterns from Junior on")
FUNCTIONS = examples("functions", "functions from Middle on", "functions from Junior on")
DEMANDS = {
    "LT 16 H": examples("nouns", "nouns from Middle on"),
    "LT 16 I": examples("pronouns", "pronouns from Middle on", "pronouns from Junior on"),
    "LT 16 J": examples("verbs", "verbs from Middle on", "verbs from Junior on", "infinitives and gerunds"),
    "LT 16 K": examples("degrees", "degrees from Middle on", type="adjective"),
    "LT 16 L": examples("degrees", "degrees from Middle on", type="adverb"),
    "LT 16 M": examples("clauses", "clauses from Middle on", "clauses from Junior on"),
    "LT 16 N": examples("phrases", "phrases from Middle on"),
    "LT 16 O": examples("quotes", "quotes from Junior on"),
    "LT 16 P": examples("compounds"),
    "LT 16 Q": examples("outside"),
    "LT 16 R": examples("work"),
}


@pytest.mark.paragraph("pattern", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", DIVISIONS)
@pytest.mark.parametrize("example", PATTERNS, ids=str)
def test_patterns(example: Example, division: Division) -> None:
    check(example, "LT 6", division)


@pytest.mark.paragraph("function-noun", "function-pronoun", "function-verb", book="linguishtik-junior-senior")
@pytest.mark.paragraph("function-adjective", "function-adverb", book="linguishtik-junior-senior")
@pytest.mark.paragraph("function-preposition", "function-conjunction", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", DIVISIONS)
@pytest.mark.parametrize("example", FUNCTIONS, ids=str)
def test_functions(example: Example, division: Division) -> None:
    check(example, "LT 10", division)


@pytest.mark.paragraph("noun-demands", "pronoun-demands", "verb-demands", book="linguishtik-junior-senior")
@pytest.mark.paragraph("verb-time", "infinitive-and-gerund", "in-quote", book="linguishtik-junior-senior")
@pytest.mark.paragraph("adjective-demands", "adverb-demands", book="linguishtik-junior-senior")
@pytest.mark.paragraph("degree-regularity", "compound-word", book="linguishtik-junior-senior")
@pytest.mark.paragraph("in-phrase", "in-clause", "not-in", book="linguishtik-junior-senior")
@pytest.mark.paragraph("container-function", book="linguishtik-junior-senior")
@pytest.mark.parametrize("division", DIVISIONS)
@pytest.mark.parametrize(("at", "example"), flat(DEMANDS), ids=str)
def test_demands(at: str, example: Example, division: Division) -> None:
    check(example, at, division)


@pytest.mark.parametrize("division", DIVISIONS)
def test_nothing_that_is_offered_goes_without_an_example(division: Division) -> None:
    shown = [*PATTERNS, *FUNCTIONS, *(row for _, row in flat(DEMANDS))]
    assert lacking(division, shown) == set()
