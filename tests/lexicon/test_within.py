"""The words that some letters can spell, and those that lack one letter more."""

from gamehall.lexicon.lexicon import Lexicon, make
from gamehall.lexicon.within import nearly, within

WORDS = "act at ate cat cats chat eat eta oat ta tacit tat tea teat"
SOME = Lexicon(*make("some", WORDS.split(), edition="1", title="Some"))


def test_each_letter_is_used_once() -> None:
    assert within(SOME, "ATEC") == ("ACT", "ATE", "CAT", "EAT", "ETA", "TEA", "AT", "TA")
    assert within(SOME, "TA") == ("AT", "TA")


def test_a_word_that_is_nearly_spelled_names_the_letter_it_lacks() -> None:
    assert dict(nearly(SOME, "TA")) == {
        "ACT": "C", "ATE": "E", "CAT": "C", "EAT": "E", "ETA": "E", "OAT": "O", "TAT": "T", "TEA": "E",
        "AT": "", "TA": "",
    }  # fmt: skip


def test_only_words_of_so_many_letters_are_nearly_spelled() -> None:
    assert nearly(SOME, "CAT", 4) == (("CATS", "S"), ("CHAT", "H"))
    assert nearly(SOME, "CATSH", 4) == (("CATS", ""), ("CHAT", ""))
    assert nearly(SOME, "CAT", 5) == ()
