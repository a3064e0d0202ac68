"""What a noun after "and" is joined to, where a clause stands before it."""

import pytest

from gamehall.english.reader import read
from gamehall.english.terms import Function
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.claims import judge
from tests.games.linguishtik.judge.claiming import claim


@pytest.mark.parametrize(
    "sentence",
    [
        "He stood between the house that needed paint and the *barn*.",
        "The path runs between the house that needed paint and the *barn*.",
        "She sat between the boy who sang songs and the *girl*.",
        "We chose between the wagon that lost a wheel and the *truck*.",
        "The ball rolled between the cat that drank milk and the *stove*.",
        "A fence stood between the man with the rake and the *road*.",
    ],
)
def test_between_has_two_objects(sentence: str) -> None:
    answer = judge(claim(sentence, "noun", functions=("object-of-preposition",)))
    assert answer.verdict is Verdict.VALID, answer.faults


@pytest.mark.parametrize(
    ("text", "word", "functions"),
    [
        ("Ana fed the dog that chased the cat and the bird.", "bird", {Function.DIRECT_OBJECT}),
        ("He walked to the house that needed paint and the barn.", "barn",
         {Function.DIRECT_OBJECT, Function.OBJECT_OF_PREPOSITION}),
        ("They looked at the boy who held a kite and a drum.", "drum",
         {Function.DIRECT_OBJECT, Function.OBJECT_OF_PREPOSITION}),
    ],
)  # fmt: skip
def test_elsewhere_both_readings_are_offered(text: str, word: str, functions: set[Function]) -> None:
    seen = read(text)
    heads = set()
    found = set()
    for reading in (seen.best, *seen.rivals):
        use = next(use for use in reading.uses if use.text == word)
        found.add(use.function)
        heads.add(reading.tree[use.index].head)
    assert functions <= found
    assert len(heads) > 1
    assert any("may be joined" in doubt for doubt in seen.doubts)


@pytest.mark.parametrize("text", [
    "Ana fed the cat and the bird.",
    "He walked between the house and the barn.",
    "The man who sold bread and cheese left.",
])  # fmt: skip
def test_where_there_is_one_way_to_join_nothing_is_doubted(text: str) -> None:
    assert not any("may be joined" in doubt for doubt in read(text).doubts)
