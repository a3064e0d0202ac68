"""Short questions with their answers and reasons, endless by seed; `drill_*.py` know the kinds."""

from collections.abc import Callable
from enum import StrEnum
from functools import lru_cache
from random import Random

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.practice.drill_demands import legal_or_not
from gamehall.games.linguishtik.practice.drill_points import chart_row, points_paid
from gamehall.games.linguishtik.practice.drill_question import Question
from gamehall.games.linguishtik.practice.drill_sentences import function_of, kind_of_sentence, meets_or_not
from gamehall.games.linguishtik.practice.drill_spelling import spelled_or_not

_KEPT = 512
_TRIES = 100
_MIXED = "mixed"

Asker = Callable[[Division, Random], Question | None]
"""Makes a question, or gives up, and is asked again with other luck."""


class Drill(StrEnum):
    MIXED = _MIXED
    LEGAL = "legal"
    FUNCTION = "function"
    SENTENCE = "sentence"
    MEETS = "meets"
    SPELLING = "spelling"
    POINTS = "points"


NAMES = {
    Drill.MIXED: "All kinds",
    Drill.LEGAL: "Is the demand legal now?",
    Drill.FUNCTION: "What is the function of the word?",
    Drill.SENTENCE: "Which pattern, structure or purpose?",
    Drill.MEETS: "Does the word meet the demand?",
    Drill.SPELLING: "Do the cubes spell the word?",
    Drill.POINTS: "Which row of the scoring chart, how many points?",
}
_ASKERS: dict[Drill, tuple[Asker, ...]] = {
    Drill.LEGAL: (legal_or_not,),
    Drill.FUNCTION: (function_of,),
    Drill.SENTENCE: (kind_of_sentence,),
    Drill.MEETS: (meets_or_not,),
    Drill.SPELLING: (spelled_or_not,),
    Drill.POINTS: (chart_row, points_paid),
}


@lru_cache(_KEPT)
def ask(division: Division, drill: Drill, seed: int) -> Question:
    """The question with this number: always the same one."""
    for attempt in range(_TRIES):
        rng = Random(f"{division.value} {drill.value} {seed} {attempt}")
        one = rng.choice(tuple(_ASKERS)) if drill is Drill.MIXED else drill
        if question := rng.choice(_ASKERS[one])(division, rng):
            return question
    raise LookupError(f"no question {seed} of {drill} for {division}")
