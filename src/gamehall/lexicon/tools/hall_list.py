"""Makes the hall list from Debian's `scowl` package. Run by hand, when the list shall change:

    sudo apt-get install scowl
    .venv/bin/python -m gamehall.lexicon.tools.hall_list

The same package gives the same files. Taken are the words of all English spellings and of their common
variants, up to SCOWL's size 80 ("huge"), of 2 to 15 plain letters. Not taken are names, abbreviations,
contractions, size 95 (strings no dictionary prints) and variant 3 (spellings seldom called correct).

Short words decide games, so they are looked at twice:

- SCOWL holds "aa" or "op" to be abbreviations. Where it lists the plural as a word ("aas", "ops"), the
  word is one too and comes back.
- A word of 2 or 3 letters needs a vowel or a y; `by_hand.toml` names the interjections that do not.
- A consonant with an s ("bs", "ys") is the plural of a letter, not a word.
- What no rule finds is in `by_hand.toml`, each group with its reason.
"""

import gzip
import lzma
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from gamehall.lexicon import hall
from gamehall.lexicon.lexicon import make

SCOWL = Path("/usr/share/dict/scowl")
README = Path("/usr/share/doc/scowl/README.gz")
BY_HAND = Path(hall.__file__).with_name("by_hand.toml")

_NATIONS = ("american", "british", "british_z", "canadian", "australian")
_VARIANTS = ("", "american_", "british_", "canadian_", "australian_")
SPELLINGS = ("english", *_NATIONS, *(f"{of}variant_{level}" for of in _VARIANTS for level in (1, 2)))
SIZES = (10, 20, 35, 40, 50, 55, 60, 70, 80)

_PLAIN = re.compile(r"[a-z]{2,15}")
_LETTER_PLURAL = re.compile(r"[b-df-hj-np-tv-z]s")

TITLE = "Hall list"
NOTICE = (
    "From SCOWL by Kevin Atkinson (Copyright 2000-2018), modified. It contains ENABLE by M. Cooper and "
    "Alan Beale, and the UK Advanced Cryptics Dictionary, Copyright (c) J Ross Beresford 1993-1999, "
    "All Rights Reserved."
)


def chosen() -> set[str]:
    """The words of the hall list, in lower case."""
    words = set(_of_kind("words"))
    words |= {word for word in _of_kind("abbreviations") if f"{word}s" in words}
    by_hand = tomllib.loads(BY_HAND.read_text("utf-8"))
    spared = set(_named(by_hand["without_a_vowel"]))
    words = {word for word in words if word in spared or not _odd(word)}
    return (words | set(_named(by_hand["taken"])) | spared) - set(_named(by_hand["left_out"]))


def _of_kind(kind: str) -> Iterator[str]:
    for spelling in SPELLINGS:
        for size in SIZES:
            file = SCOWL / f"{spelling}-{kind}.{size}"
            if file.is_file():
                yield from filter(_PLAIN.fullmatch, file.read_text("latin-1").split())


def _odd(word: str) -> bool:
    return len(word) <= 3 and (not set(word) & set("aeiouy") or bool(_LETTER_PLURAL.fullmatch(word)))


def _named(groups: dict[str, str]) -> Iterator[str]:
    for words in groups.values():
        yield from words.split()


def licence() -> str:
    """The part of SCOWL's own README that has to go along with its words, verbatim."""
    text = gzip.decompress(README.read_bytes()).decode("utf-8", "replace")
    start, end = text.index("COPYRIGHT, SOURCES, and CREDITS:"), text.index("FUTURE PLANS:")
    return (
        "The hall list (words.xz) is a modified selection of SCOWL, the Spell Checker Oriented Word Lists\n"
        "(http://wordlist.aspell.net). Changes: only some lists and sizes, only words of 2 to 15 plain\n"
        "letters, in upper case, with the additions and omissions that build.py and by_hand.toml state.\n"
        "SCOWL's own notice follows.\n\n" + text[start:end].rstrip() + "\n"
    )


def edition() -> str:
    text = gzip.decompress(README.read_bytes()).decode("utf-8", "replace")
    found = re.search(r"^Version ([\d.]+)$", text, re.MULTILINE)
    if found is None:
        raise ValueError(f"{README} does not tell its version.")
    return f"SCOWL {found[1]}, size {SIZES[-1]}"


def build(words: Iterable[str]) -> None:
    label, body = make(hall.ID, words, edition=edition(), title=TITLE, notice=NOTICE, stand_in=True)
    packed = lzma.compress(body, check=lzma.CHECK_CRC32, preset=9 | lzma.PRESET_EXTREME)
    hall.WORDS.write_bytes(packed)
    hall.LABEL.write_bytes(msgspec.json.format(msgspec.json.encode(label)) + b"\n")
    hall.LICENCE.write_text(licence(), "utf-8")
    print(f"{label.stamp.words} words, {len(packed)} bytes, hash {label.stamp.hash}")


if __name__ == "__main__":
    build(chosen())
