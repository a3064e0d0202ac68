"""The shipped file: its size, how fast it is, whose it is, and that it is what the sources give."""

import lzma
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from gamehall.lexicon.knowledge import Form, Pos, entry, forms_of, label, notices, shipped, spellings
from gamehall.lexicon.tools import knowledge as build
from gamehall.lexicon.tools import notices as made
from gamehall.lexicon.tools.hall_list import SCOWL
from gamehall.lexicon.tools.tables import LEMMINFLECT, WEBSTER
from gamehall.lexicon.tools.wordnet import WORDNET

SAMPLE = 4000


def test_it_is_small_enough_to_ship() -> None:
    folder = shipped.PACKED.parent
    whole = sum(file.stat().st_size for file in folder.rglob("*") if file.suffix != ".pyc")
    assert shipped.PACKED.stat().st_size < 1_300_000
    assert whole < 3_000_000


def test_it_opens_fast(data: Path) -> None:
    """Measured in processor time, since other tests may run beside; unpacking counts the first time."""
    program = (
        "import time; begun = time.process_time()\n"
        "from gamehall.lexicon.knowledge import entry\n"
        "assert entry('geese')\n"
        "print(time.process_time() - begun)"
    )
    first, again = (
        float(
            subprocess.run([sys.executable, "-c", program], capture_output=True, check=True, text=True).stdout
        )
        for _ in range(2)
    )
    assert first < 1.0
    assert again < 0.6


def test_it_answers_fast() -> None:
    words = random.Random(7).sample(list(spellings()), SAMPLE)
    begun = time.thread_time()
    for word in words:
        entry(word)
    first = time.thread_time() - begun
    begun = time.thread_time()
    for word in words:
        entry(word)
    assert first / SAMPLE < 100e-6
    assert (time.thread_time() - begun) / SAMPLE < 5e-6


def test_a_damaged_copy_in_the_cache_is_made_anew(data: Path) -> None:
    cache = data / "cache" / "gamehall"
    cache.mkdir(parents=True)
    torn = cache / f"knowledge-{label().hash[:16]}.txt"
    torn.write_bytes(b"torn")
    shipped.book.cache_clear()
    try:
        assert shipped.book().line("geese")
        assert torn.stat().st_size == label().size
    finally:
        shipped.book.cache_clear()


def test_lines_are_sorted_and_each_is_there_once() -> None:
    words = list(spellings())
    assert words == sorted(set(words))
    assert len(words) > 270_000


def test_every_word_can_be_read() -> None:
    """Each line of the file decodes, and a form's lemma is there."""
    for word in random.Random(3).sample(list(spellings()), 20_000):
        found = entry(word)
        assert found is not None
        assert found.form.lower() == word
        for reading in found.readings:
            assert entry(reading.lemma) is not None, (word, reading.lemma)


def test_forms_lead_back_to_their_lemma() -> None:
    checked = 0
    for word in random.Random(11).sample(list(spellings()), 12_000):
        found = entry(word)
        for reading in found.readings if found else ():
            if not reading.is_lemma or reading.capital or reading.lemma != word:
                continue
            forms = forms_of(word, reading.pos)
            for name in forms.__struct_fields__:
                for spelled in getattr(forms, name):
                    _leads_back(spelled, reading.pos, word, Form[name.upper()])
                    checked += 1
    assert checked > 5000


def _leads_back(spelled: str, pos: Pos, lemma: str, form: Form) -> None:
    found = entry(spelled)
    assert found is not None, (lemma, spelled)
    forms = {reading.form for reading in found.readings if (reading.pos, reading.lemma) == (pos, lemma)}
    both = form is Form.PLURAL and Form.BOTH in forms
    assert form in forms or both, (lemma, spelled, form)


def test_every_form_is_a_form_of_its_lemma() -> None:
    """The other way round: what a word says it is, its lemma says too. The closed classes are by hand."""
    names = {form: form.name.lower() for form in Form}
    for word in random.Random(13).sample(list(spellings()), 8000):
        found = entry(word)
        for reading in found.readings if found else ():
            if (
                reading.is_lemma
                or reading.capital
                or reading.lemma == word
                or reading.source == "written by hand"
            ):
                continue
            assert word in getattr(forms_of(reading.lemma, reading.pos), names[reading.form]), (word, reading)


def test_the_notices_of_all_sources_go_along() -> None:
    text = notices()
    for owed in (
        "Copyright 2000-2018 by Kevin Atkinson",
        "Copyright (c) J Ross Beresford 1993-1999. All Rights Reserved.",
        "WordNet 3.0 Copyright 2006 by Princeton University.  All rights reserved.",
        "provided that you agree to comply with",
        "MIT License",
        "Brad Jascob",
        "SPECIALIST Lexicon",
        "National\nInstitutes of Health",
        "public domain",
    ):
        assert owed in text, owed


@pytest.mark.skipif(
    not (
        SCOWL.is_dir() and (WORDNET / "index.sense").is_file() and LEMMINFLECT.is_dir() and WEBSTER.is_dir()
    ),
    reason="the sources that build.py names are not installed",
)
def test_it_is_built_from_its_sources_as_it_is_shipped() -> None:
    body = build.body()
    assert len(body) == label().size
    assert body == lzma.decompress(shipped.PACKED.read_bytes())
    assert made.notices() == notices()
