"""Texts that people gave: names made readable, and what may be shown of a text from anywhere."""

import unicodedata

LONGEST_NAME = 40
MARKS_A_LETTER = 3
"""As many as are written anywhere: Hebrew points, Thai tones."""


def is_hidden(sign: str) -> bool:
    """A sign nobody sees that changes what others look like: controls, direction marks, zero widths."""
    return unicodedata.category(sign)[0] == "C"


def visible(text: str, keep: str = "") -> str:
    """The text without hidden signs but those to keep, each letter with its accent as one."""
    return unicodedata.normalize("NFC", "".join(s for s in text if s in keep or not is_hidden(s)))


def tidy_name(name: str) -> str:
    """A name people can read: no hidden signs, few marks a letter, single blanks, not too long; or empty."""
    return " ".join(few_marks(visible(name)).split())[:LONGEST_NAME].strip()


def few_marks(text: str) -> str:
    """No letter carries a tower of accents that reaches into other lines, and no blank carries any."""
    kept, marks = [], MARKS_A_LETTER
    for sign in text:
        is_mark = unicodedata.category(sign)[0] == "M"
        marks = marks + 1 if is_mark else (MARKS_A_LETTER if sign.isspace() else 0)
        if not is_mark or marks <= MARKS_A_LETTER:
            kept.append(sign)
    return "".join(kept)


def legible(text: str) -> str:
    """The text as a terminal may print it: what would steer the terminal is shown as a sign of its own."""
    return "".join("\ufffd" if is_hidden(sign) and sign not in "\n\t" else sign for sign in text)


def some(number: int, what: str) -> str:
    """So many of something: 1 tile, 2 tiles."""
    return f"{number} {what}{'s' * (number != 1)}"
