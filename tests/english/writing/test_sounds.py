import pytest

from gamehall.english.writing.sounds import opens_with_vowel


@pytest.mark.parametrize(
    "word", ["apple", "hour", "honest", "heir", "umbrella", "onion", "unusual", "onerous"]
)
def test_an(word: str) -> None:
    assert opens_with_vowel(word)


@pytest.mark.parametrize(
    "word", ["unicorn", "one", "European", "ewe", "uniform", "house", "ukulele", "useful"]
)
def test_a(word: str) -> None:
    assert not opens_with_vowel(word)
