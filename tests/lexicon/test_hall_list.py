"""The list that comes with the hall: what it is, what is in it, and whose it is."""

import hashlib
from pathlib import Path

import pytest

from gamehall.lexicon import hall
from gamehall.lexicon.lexicon import Lexicon
from gamehall.lexicon.lists.shelf import lexicon, lexicons, licence
from gamehall.lexicon.tools import hall_list as build

WORDS = 247631
HASH = "958a0172b2b0e73155df35a9825a4f7f8543ffea5fe9cc62d6c09e5c98748f9b"


@pytest.fixture
def words() -> Lexicon:
    return lexicon("hall")


def test_the_stamp_is_the_one_older_records_carry(words: Lexicon) -> None:
    """A new list is a new edition: change these two lines with it, and say so in the change log."""
    assert (words.stamp.words, words.stamp.hash) == (WORDS, HASH)


def test_the_hash_is_that_of_the_words(words: Lexicon) -> None:
    listed = list(words)
    assert listed == sorted(set(listed))
    assert len(listed) == len(words) == words.stamp.words
    assert hashlib.sha256("\n".join(listed).encode()).hexdigest() == words.stamp.hash


def test_only_plain_words_of_two_to_fifteen_letters(words: Lexicon) -> None:
    assert all(
        2 <= len(word) <= 15 and word.isascii() and word.isalpha() and word.isupper() for word in words
    )


def test_it_says_that_it_stands_in(words: Lexicon) -> None:
    assert words.stand_in
    assert lexicons()[0].stand_in


def test_scowls_notice_goes_along(words: Lexicon) -> None:
    text = licence("hall")
    for owed in (
        "Copyright 2000-2018 by Kevin Atkinson",
        "Permission to use, copy, modify, distribute and sell these word",
        "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
        "Copyright 2016 by Benjamin Titze",
        "Copyright 1993, Geoff Kuenning",
        "WordNet 1.6 Copyright 1997 by Princeton University",
        "ENABLE",
    ):
        assert owed in text
    assert "Kevin Atkinson" in words.notice
    assert "J Ross Beresford 1993-1999, All Rights Reserved" in words.notice


def test_it_is_small_enough_to_ship() -> None:
    assert hall.WORDS.stat().st_size < 700_000


def test_words_of_both_sides_of_the_ocean(words: Lexicon) -> None:
    here = "aa qi za zo xu ox colour color realise realize theatre quiz sh cwm nth"
    assert [word for word in here.split() if word not in words] == []


def test_what_is_no_word(words: Lexicon) -> None:
    strays = "bs ys kb ln mf dkl hhd ge bu corp madrid london etc nato x"
    assert [word for word in strays.split() if word in words] == []


def test_two_letter_words_can_be_read_through(words: Lexicon) -> None:
    short = list(words.of_length(2))
    assert 100 < len(short) < 130
    assert all(set(word) & set("AEIOUY") or word in {"HM", "MM", "SH", "ST"} for word in short)


@pytest.mark.skipif(not build.SCOWL.is_dir(), reason="Debian's scowl package is not installed")
def test_it_is_built_from_scowl_as_it_is_shipped(
    words: Lexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("WORDS", "LABEL", "LICENCE"):
        monkeypatch.setattr(hall, name, tmp_path / getattr(hall, name).name)
    if build.edition() != words.stamp.edition:
        pytest.skip("another version of scowl is installed")
    build.build(build.chosen())
    assert f'"hash": "{HASH}"' in hall.LABEL.read_text()
    assert hall.LICENCE.read_text("utf-8") == licence("hall")
