"""Labels with their sources: which are certain, and which only warn."""

import pytest

from gamehall.lexicon.knowledge import Frame, Label, LabelKind, Meant, Pos, Source
from tests.lexicon.knowledge import known


@pytest.mark.parametrize(("word", "kind", "source"), [
    ("london", "proper", "WordNet 3.0"), ("tuesday", "proper", "WordNet 3.0"), ("kevin", "proper", "SCOWL"),
    ("don't", "contraction", "written by hand"), ("gonna", "nonstandard", "written by hand"),
    ("thou", "archaic", "written by hand"), ("hath", "archaic", "written by hand"),
    ("holpen", "obsolete", "Webster 1913"), ("etc", "abbreviation", "SCOWL"), ("asap", "abbreviation",
    "SCOWL"),
    ("irregardless", "nonstandard", "written by hand"), ("bonjour", "foreign", "written by hand"),
])  # fmt: skip
def test_certain_labels(word: str, kind: str, source: str) -> None:
    assert Label(LabelKind(kind), Source(source), True) in known(word).labels
    assert known(word).bears(LabelKind(kind))


@pytest.mark.parametrize(("word", "kind"), [
    ("dude", "slang"), ("cool", "slang"), ("kid", "colloquial"), ("hell", "vulgar"),
])  # fmt: skip
def test_warnings(word: str, kind: str) -> None:
    assert LabelKind(kind) in {label.kind for label in known(word).warnings}
    assert not known(word).bears(LabelKind(kind))


EVERYDAY = """
    ache adapt assemble bad barn cash everywhere obviously surely
    legs soaked wholly tarred give cat peter swarthy
"""


@pytest.mark.parametrize("word", EVERYDAY.split())
def test_everyday_words_are_never_barred(word: str) -> None:
    assert [label for label in known(word).labels if label.certain] == []


@pytest.mark.parametrize("word", "ache adapt assemble barn cash kitchen engine quickly or who be".split())  # noqa: SIM905
def test_plain_words_bear_nothing(word: str) -> None:
    assert known(word).labels == ()


def test_a_form_bears_the_labels_of_its_lemma() -> None:
    lemma = next(word for word in ("baloney", "yegg", "jalopy") if known(word).labels)
    assert known(f"{lemma}s").labels == known(lemma).labels


def test_slurs_are_marked() -> None:
    assert known("wop").bears(LabelKind.SLUR)


@pytest.mark.parametrize(("word", "pos", "kind", "usual", "certain"), [
    ("asshole", "noun", "vulgar", True, True), ("fart", "verb", "vulgar", True, True),
    ("boffin", "noun", "slang", True, True), ("cop", "noun", "slang", True, False),
    ("noggin", "noun", "slang", True, False), ("copper", "noun", "slang", False, False),
    ("dough", "noun", "slang", False, False),
])  # fmt: skip
def test_marks_on_a_part_of_speech(word: str, pos: str, kind: str, usual: bool, certain: bool) -> None:
    (mark,) = (mark for mark in known(word).marks if mark.pos == pos)
    assert (mark.kind, mark.usual, mark.certain) == (kind, usual, certain)


def test_a_mark_tells_what_the_labelled_meaning_names() -> None:
    meant = {word: known(word).marks[0].meant for word in ("bread", "clams", "copper", "skirt", "applesauce")}
    assert meant == {
        "bread": (Meant.MONEY,), "clams": (Meant.MONEY,), "copper": (Meant.PERSON,), "skirt": (Meant.PERSON,),
        "applesauce": (Meant.SAYING,),
    }  # fmt: skip


@pytest.mark.parametrize("word", "kitchen mom daddy kid table quickly beautiful walk the river".split())  # noqa: SIM905
def test_plain_and_homely_words_bear_no_mark(word: str) -> None:
    assert known(word).marks == ()


def test_whether_somebody_does_it() -> None:
    verbs = ("scold", "chase", "shine", "break")
    frames = {verb: known(verb).readings_as(Pos.VERB)[0].frames for verb in verbs}
    assert Frame.TO_SOMEBODY in frames["scold"]
    assert [verb for verb, of in frames.items() if Frame.BY_SOMEBODY in of] == ["scold", "chase"]
