"""Names in the letters of old files: without accents, in few columns, and still told apart."""

import unicodedata
from collections.abc import Iterable

_PAIRS = "ßss ẞSS æae ÆAE œoe ŒOE øo ØO łl ŁL đd ĐD ðd ÐD þth ÞTh ıi ŋn ŊN əe ‘' ’' ʼ' “\" ”\" –- —- ‐- ‑-"
_INSTEAD = {pair[0]: pair[1:] for pair in _PAIRS.split()}
"""Letters that are none with an accent, and what stands for each."""


def ascii_of(text: str) -> str:
    """Letters without their accents; a letter of another script becomes a question mark."""
    told = "".join(_INSTEAD.get(sign, sign) for sign in unicodedata.normalize("NFC", text))
    kept = [sign for sign in unicodedata.normalize("NFKD", told) if not unicodedata.combining(sign)]
    return " ".join("".join(sign if " " <= sign <= "~" else "?" for sign in kept).split())


def told_apart(names: Iterable[str], columns: int) -> list[str]:
    """The names in so many columns; one that would be another's is numbered at its end."""
    taken: set[str] = set()
    told: list[str] = []
    for name in names:
        short = ascii_of(name).lstrip("* ")[:columns].strip() or "?"
        again = 1
        free = short
        while free.casefold() in taken:
            again += 1
            free = f"{short[: columns - 1 - len(str(again))].strip()}.{again}"
        taken.add(free.casefold())
        told.append(free)
    return told
