"""Demands on the letters of the word."""

import pytest

from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.letters import letter_fault
from tests.games.linguishtik.judge.claiming import claim, printed


@pytest.mark.paragraph(
    "letters-contain", "letters-lack", "letters-number", "double-vowel", "double-consonant"
)
@pytest.mark.parametrize("division", Division)
@pytest.mark.parametrize(
    ("met", "unmet", "at"),
    [
        ("contains:R", "contains:Z", "LT 16 B"),
        ("lacks:Z", "lacks:r", "LT 16 C"),
        ("length:7", "length:6", "LT 16 E"),
        ("double-vowel", "double-consonant", "LT 16 G"),
    ],
)
def test_letters_are_counted_in_every_division(division: Division, met: str, unmet: str, at: str) -> None:
    sentence = "A *rooster* crowed."
    assert printed(claim(sentence, "noun", met, division=division)) == []
    assert printed(claim(sentence, "noun", unmet, division=division)) == [(unmet, at)]


@pytest.mark.paragraph("double-vowel", "double-consonant")
@pytest.mark.parametrize(
    ("word", "vowel", "consonant"),
    [
        ("balloon", True, True),
        ("kettle", False, True),
        ("teepee", True, False),
        ("basis", False, False),
        ("cocoa", False, False),
        ("sayyid", True, True),
    ],
)
def test_doubles_stand_in_a_row(word: str, vowel: bool, consonant: bool) -> None:
    assert (letter_fault("double-vowel", word) is None) == vowel
    assert (letter_fault("double-consonant", word) is None) == consonant


@pytest.mark.paragraph("letters-number")
def test_the_fault_says_how_many_letters_there_are() -> None:
    fault = letter_fault("length:8", "rooster")
    assert fault
    assert fault.says == '"rooster" has 7 letters, not 8.'
