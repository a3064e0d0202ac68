"""The hall list: the open word list that comes with the hall, made from SCOWL by `build.py`.

It stands in for the lists tournaments are played by, which are licensed and never shipped.
"""

import lzma
from functools import lru_cache
from pathlib import Path

import msgspec

from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.lexicon import Lexicon, open_file
from gamehall.lexicon.lists.layout import Damaged, check_body, write_file
from gamehall.lexicon.lists.stamp import Label

ID = "hall"
_HERE = Path(__file__).parent
LABEL, WORDS, LICENCE = _HERE / "label.json", _HERE / "words.xz", _HERE / "LICENCE.txt"


@lru_cache(maxsize=1)
def label() -> Label:
    return msgspec.json.decode(LABEL.read_bytes(), type=Label)


def licence() -> str:
    """SCOWL's notice, which goes wherever its words go."""
    return LICENCE.read_text("utf-8")


@lru_cache(maxsize=1)
def lexicon() -> Lexicon:
    """Unpacked once on each machine, then opened as it lies there."""
    unpacked = cache_folder() / f"hall-{label().stamp.hash[:16]}.words"
    try:
        found = open_file(unpacked)
        if found.label == label():
            return found
    except (Damaged, OSError):
        pass
    body = lzma.decompress(WORDS.read_bytes())
    check_body(WORDS, label(), body)
    try:
        write_file(unpacked, label(), body)
    except OSError:  # a full disk; the words are needed all the same
        return Lexicon(label(), body)
    return open_file(unpacked)
