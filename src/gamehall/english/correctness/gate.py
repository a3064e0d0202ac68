"""What no parser needs to look at: nothing there, other signs than English is written in, far too much."""

import unicodedata

from gamehall.english.correctness.faults import Fault
from gamehall.english.saying import quoted

MOST_WORDS = 60
MOST_CHARACTERS = 600
LONGEST_WORD = 40
_MARKS = frozenset("“”‘’–—…€£¢°½¼¾´")
"""The marks of written English that are not ASCII."""
_NO_MARKS = frozenset("<>{}|\\^~_")


def unreadable(text: str) -> Fault | None:
    """The first reason why a text cannot be read as an English sentence at all, if there is one."""
    if not text.strip():
        return Fault("grammar", "grammar", "There is no sentence.")
    if len(text) > MOST_CHARACTERS or len(text.split()) > MOST_WORDS:
        return Fault("length", "length", "This is far longer than the twenty words a sentence may have.")
    for character in text:
        if (fault := _strange(character)) is not None:
            return fault
    if not any(character.isalpha() for character in text):
        return Fault("grammar", "grammar", "There is no word in it.")
    longest = max(text.split(), key=len)
    if len(longest) > LONGEST_WORD:
        return Fault("spelling", "spelling", f"{quoted(longest[:LONGEST_WORD] + '…')} is no English word.")
    return None


def _strange(character: str) -> Fault | None:
    if character in _NO_MARKS:
        return Fault("punctuation", "punctuation", f"{quoted(character)} is no mark of a sentence.")
    if character.isascii():
        if character.isprintable():
            return None
        return Fault("grammar", "grammar", "It holds signs that are not writing, such as a line break.")
    if character in _MARKS or character == "\u00a0":
        return None
    if character.isalpha() and unicodedata.name(character, "").startswith("LATIN "):
        return None
    name = unicodedata.name(character, "an unknown sign").lower()
    return Fault("spelling", "spelling", f"{quoted(character)} ({name}) is not a sign of written English.")
