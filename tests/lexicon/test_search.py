"""Anagrams, patterns, hooks, and the judge who says one word for all."""

import time

import pytest

from gamehall.lexicon.judge import NothingToJudge, acceptable, challenged
from gamehall.lexicon.lexicon import Lexicon, make
from gamehall.lexicon.search import Unclear, anagrams, hooks, matching

WORDS = "act at ate cat cats chat eat eta oat ta tacit tat tea teat"


@pytest.fixture
def words() -> Lexicon:
    return Lexicon(*make("some", WORDS.split(), edition="1", title="Some"))


@pytest.mark.parametrize(
    ("letters", "found"),
    [
        ("tea", "ATE EAT ETA TEA"),
        ("ca?", "ACT CAT"),
        ("??", "AT TA"),
        ("tt?", "TAT"),
        ("xq", ""),
        ("A" * 20, ""),
    ],
)
def test_anagrams(words: Lexicon, letters: str, found: str) -> None:
    assert " ".join(anagrams(words, letters)) == found


def test_shorter_words_come_after_longer_ones(words: Lexicon) -> None:
    assert list(anagrams(words, "cta", subsets=True)) == ["ACT", "CAT", "AT", "TA"]


@pytest.mark.parametrize(
    ("pattern", "found"),
    [
        ("?at", "CAT EAT OAT TAT"),
        ("c*", "CAT CATS CHAT"),
        ("*t", "ACT AT CAT CHAT EAT OAT TACIT TAT TEAT"),
        ("[ct]?[^t]*", "CHAT TACIT TEA TEAT"),
        ("*h*", "CHAT"),
        ("tea", "TEA"),
        ("**ea**", "EAT TEA TEAT"),
        ("*?*?*", " ".join(sorted(WORDS.upper().split()))),
        ("?*t*?", "ATE CATS ETA"),
        ("*t*t", "TACIT TAT TEAT"),
        ("t*[ae]*t", "TACIT TAT TEAT"),
        ("*a*a*", ""),
        ("*ac*t*", "ACT TACIT"),
    ],
)
def test_patterns(words: Lexicon, pattern: str, found: str) -> None:
    assert " ".join(matching(words, pattern)) == found


@pytest.mark.parametrize("part", ["*?", "*[^Q]", "*A", "?*"])
def test_no_pattern_takes_long(part: str) -> None:
    long = Lexicon(
        *make("some", [f"{'A' * 13}{a}{b}" for a in "BCDE" for b in "BCDE"], edition="1", title="")
    )
    start = time.process_time()
    assert list(matching(long, f"{part * 9}*Z")) == []
    assert time.process_time() - start < 0.2


@pytest.mark.parametrize("pattern", ["", "a.b", "[", "[]", "[a-c]", "a{2}", "(a)", "ä", "\\w"])
def test_patterns_that_are_none(words: Lexicon, pattern: str) -> None:
    with pytest.raises(Unclear):
        list(matching(words, pattern))


def test_hooks(words: Lexicon) -> None:
    assert (hooks(words, "at").front, hooks(words, "at").back) == ("CEOT", "E")


@pytest.mark.parametrize("letters", ["", "a b", "é", "a*"])
def test_letters_that_are_none(words: Lexicon, letters: str) -> None:
    with pytest.raises(Unclear):
        list(anagrams(words, letters))
    with pytest.raises(Unclear):
        hooks(words, letters)


def test_one_verdict_for_all_challenged_words(words: Lexicon) -> None:
    assert challenged(" cat,TEA;\n oat\t") == ("cat", "TEA", "oat")
    assert acceptable(words, challenged("cat, TEA"))
    assert not acceptable(words, challenged("cat xx tea"))
    assert not acceptable(words, ("cat\x00",))


@pytest.mark.parametrize("text", ["", " ,;\n", "a " * 21, "a" * 501])
def test_what_is_not_judged(text: str) -> None:
    with pytest.raises(NothingToJudge):
        challenged(text)


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        ("hor5e", "\u201c5\u201d"),
        ("caf\u00e9", "\u201c\u00e9\u201d"),
        ("stra\u00dfe", "\u201c\u00df\u201d"),
        ("\u017fea", "\u201c\u017f\u201d"),
        ("don't", "\u201c'\u201d"),
        ("c\u200bat", "A zero width space"),
        ("c\u00adat", "A soft hyphen"),
        ("cat\u00a0ox", "A no-break space"),
        ("\u202ecat", "A right-to-left override"),
        ("ca\u0301t", "A combining acute accent"),
        ("cat\x00", "The character U+0000"),
        ("cat\ufeff", "A zero width no-break space"),
    ],
)
def test_what_is_no_letter_is_named_and_never_ruled_on(typed: str, named: str) -> None:
    with pytest.raises(NothingToJudge) as told:
        challenged(typed)
    assert str(told.value).startswith(f"{named} is not a letter A to Z.")
    assert "again" in str(told.value)


@pytest.mark.parametrize("typed", ["cat ox", "cat,ox", "cat; ox", "cat/ox", " cat\r\n\tox "])
def test_words_are_apart_by_what_people_type_between_them(typed: str) -> None:
    assert challenged(typed) == ("cat", "ox")


@pytest.mark.parametrize("beyond", ["\u00df", "\u017f", "\u0131", "\ufb01", "\u212a"])
def test_no_other_alphabet_turns_into_letters(words: Lexicon, beyond: str) -> None:
    """In capitals these become SS, S, I, FI and K; nobody meant those."""
    for ask in (anagrams, matching):
        with pytest.raises(Unclear):
            list(ask(words, f"t{beyond}a"))
    with pytest.raises(Unclear):
        hooks(words, f"t{beyond}a")


def test_a_blank_is_written_either_way(words: Lexicon) -> None:
    assert list(anagrams(words, "ca_")) == list(anagrams(words, "ca?")) == ["ACT", "CAT"]
    assert list(matching(words, "_at")) == list(matching(words, "?at"))
