"""What no software decides: LT 21 F and LT 22 A stay open in every answer that is not a refusal."""

import pytest

from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.divisions import Division, paragraph
from gamehall.games.linguishtik.judge.for_people import FOR_PEOPLE, is_for_people
from gamehall.lexicon.knowledge import dictionary, label
from tests.games.linguishtik.judge.claiming import claim


@pytest.mark.paragraph("reality", book="linguishtik")
@pytest.mark.paragraph("word-defined", book="linguishtik")
@pytest.mark.parametrize(
    "sentence",
    [
        "The *puppy* slept.",
        "The old *clock* climbed the ladder.",
        "A *cloud* paid our bills.",
        "His *shadow* weighed ten pounds.",
    ],
)
def test_an_answer_that_is_not_a_refusal_says_what_is_left_to_people(sentence: str) -> None:
    answer = judge(claim(sentence, "noun", functions=("subject",)))
    assert answer.verdict is not Verdict.INVALID
    assert [(each.of, each.paragraph) for each in answer.open] == [
        ("definition", "LT 21 F"),
        ("reality", "LT 22 A"),
    ]


def test_a_refusal_leaves_nothing_open() -> None:
    answer = judge(claim("The *puppy* slept.", "verb", functions=("main-verb",)))
    assert answer.verdict is Verdict.INVALID
    assert answer.open == ()


def test_the_dictionary_is_named_with_its_edition() -> None:
    (definition, _) = judge(claim("The *puppy* slept.", "noun", functions=("subject",))).open
    assert str(dictionary()) in definition.says
    for source in ("SCOWL 2020.12.07", "WordNet 3.0", label().hash[:8]):
        assert source in dictionary().edition


@pytest.mark.parametrize("division", Division)
def test_grounds_for_people_are_paragraphs(division: Division) -> None:
    printed = {key: paragraph(division, key) for key in FOR_PEOPLE}
    assert printed["reality"] == "LT 22 A"
    assert printed["word-defined"] == "LT 21 F"
    assert not is_for_people("grammar")
    assert not is_for_people("word-slang")
