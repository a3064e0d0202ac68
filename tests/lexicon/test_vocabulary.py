"""Which words of a list are common, and which the hall does not say."""

from gamehall.lexicon.knowledge import entry
from gamehall.lexicon.lexicon import Lexicon, make
from gamehall.lexicon.vocabulary import sayable, vocabulary

SOME = Lexicon(*make("some", ("HOUSE", "ADZE", "FARTS", "DAMN", "ZZYZX"), edition="1", title="Some words"))


def test_a_vocabulary_has_the_level_of_every_word_that_is_known() -> None:
    levels = vocabulary(SOME).levels
    assert set(levels) == {"HOUSE", "ADZE", "FARTS", "DAMN"}
    assert levels["HOUSE"] < levels["ADZE"]
    assert all((known := entry(word)) and known.level == level for word, level in levels.items())


def test_what_is_not_said_before_pupils_is_marked() -> None:
    """One is on the list of such words, the other has a label in the word knowledge."""
    assert {"FARTS", "DAMN"} <= vocabulary(SOME).unsaid
    assert not {"HOUSE", "ADZE"} & vocabulary(SOME).unsaid
    assert [sayable(word) for word in ("FARTS", "damn", "House")] == [False, False, True]
