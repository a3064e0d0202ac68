"""LT 21 F to H: meaning, normal use, gimmicks."""

import pytest

from gamehall.english.correctness.faults import Fault
from gamehall.english.reader import read
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.word_use import use_faults
from gamehall.lexicon.knowledge import Pos


def faults(text: str, word: str, pos: Pos) -> tuple[Fault, ...]:
    claim = Claim("c", Division.SENIOR, "s-v", pos, word, text.index(word), text)
    return use_faults(claim, read(text).best.tree)


@pytest.mark.paragraph("word-normal", book="linguishtik")
@pytest.mark.parametrize(
    ("text", "word", "pos", "sure"),
    [
        ("The crew repaired beneath.", "beneath", Pos.PRONOUN, True),
        ("Table, the soup is hot.", "Table", Pos.INTERJECTION, True),
        ("We walked lantern the hill.", "lantern", Pos.PREPOSITION, True),
        ("The lantern light faded.", "lantern", Pos.ADJECTIVE, False),
    ],
)
def test_a_part_of_speech_the_dictionary_does_not_list(text: str, word: str, pos: Pos, sure: bool) -> None:
    (fault,) = faults(text, word, pos)
    assert (fault.of, fault.cites, fault.sure) == ("word", "word-normal", sure)


@pytest.mark.paragraph("word-normal", book="linguishtik")
@pytest.mark.parametrize(
    ("text", "word", "pos"),
    [
        ("The guide waited beneath the bridge.", "beneath", Pos.PREPOSITION),
        ("Gosh, the soup is hot.", "Gosh", Pos.INTERJECTION),
        ("Everyone laughed.", "Everyone", Pos.PRONOUN),
        ("They skated; however, it snowed.", "however", Pos.CONJUNCTION),
        ("The broken oar sank.", "broken", Pos.VERB),
    ],
)
def test_a_part_of_speech_the_dictionary_lists(text: str, word: str, pos: Pos) -> None:
    assert faults(text, word, pos) == ()


@pytest.mark.paragraph("word-defined", book="linguishtik")
def test_a_word_that_is_only_known_to_be_spelled_so_is_looked_up() -> None:
    (fault,) = faults("The sox were black.", "sox", Pos.NOUN)
    assert (fault.cites, fault.sure) == ("word-defined", False)


@pytest.mark.paragraph("word-gimmick", book="linguishtik")
@pytest.mark.parametrize(
    "text", ['The word "occur" is short.', 'My sister spelled the verb "occur" rightly.']
)
def test_a_word_that_is_only_spoken_of_is_for_a_judge(text: str) -> None:
    found = [fault for fault in faults(text, "occur", Pos.VERB) if fault.cites == "word-gimmick"]
    assert found
    assert not any(fault.sure for fault in found)


@pytest.mark.paragraph("word-gimmick", book="linguishtik")
def test_a_word_that_is_used_is_no_gimmick() -> None:
    assert faults("Such storms occur often.", "occur", Pos.VERB) == ()
