"""A or an: one answer for the judge, the writer and every game."""

import pytest

from gamehall.lexicon.sounds import an, begins_with_vowel

AN = """
    apple hour honest heir heirloom honor umbrella onion unusual onerous uninvited unimportant unironed urge
    usher utter urban unidentified ounce only X F 8 11 18 8,000 11,000 FDR X-ray
"""
A = """
    unicorn one once European ewe uniform house ukulele ukelele useful unique union unit universe urine usual
    utensil utopia eulogy ufo uremia B U 1 10 110 U-turn Ukrainian one-eyed
"""


@pytest.mark.parametrize("word", AN.split())
def test_an(word: str) -> None:
    assert begins_with_vowel(word) is True
    assert an(word) == f"an {word}"


@pytest.mark.parametrize("word", A.split())
def test_a(word: str) -> None:
    assert begins_with_vowel(word) is False
    assert an(word) == f"a {word}"


@pytest.mark.parametrize("word", ["herb", "historic", "hotel", "NASA"])
def test_either_may_be_said(word: str) -> None:
    assert begins_with_vowel(word) is None
