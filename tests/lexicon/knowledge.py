"""Helpers of the tests of word knowledge."""

from gamehall.lexicon.knowledge import Pos, Reading, Word, entry


def each(text: str) -> list[str]:
    return [" ".join(line.split()) for line in text.split(";")]


def words(text: str) -> list[str]:
    return text.split()


def known(form: str) -> Word:
    found = entry(form)
    assert found is not None, form
    return found


def of(form: str, pos: Pos, lemma: str) -> list[Reading]:
    return [reading for reading in known(form).readings if (reading.pos, reading.lemma) == (pos, lemma)]
