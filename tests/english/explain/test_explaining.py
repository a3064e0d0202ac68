"""Sentences in plain words, and claims as they are handed in."""

import pytest

from gamehall.english import explain as explaining
from gamehall.english.explain import look
from gamehall.english.reading import Read, Reading


def read(text: str) -> Read:
    seen = look(text).read
    assert seen
    return seen


def best(text: str) -> Reading:
    return read(text).best


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("The crew repaired engines.", "A simple declarative sentence: one independent clause."),
        ("Stop!", "A simple imperative sentence: one independent clause."),
        (
            "We left because the alarm rang.",
            "A complex declarative sentence: one independent clause and one dependent clause.",
        ),
        (
            "Beyond the fence lay a meadow.",
            "A simple declarative sentence: one independent clause. Its order is inverted.",
        ),
    ],
)
def test_a_sentence_in_one_sentence(text: str, says: str) -> None:
    assert explaining.summary(best(text)) == says


def test_every_clause_with_its_parts() -> None:
    main, inner = explaining.clause_lines(best("The pilots know that the engine had failed."))
    assert (main.name, main.pattern) == ("independent clause", "S-V-DO")
    assert main.parts[-1] == ("direct object", "that the engine had failed")
    assert (inner.name, inner.pattern, inner.text) == ("noun clause", "S-V", "that the engine had failed")
    assert inner.parts == (("subject", "engine"), ("verb", "had failed"))


def test_phrases_say_what_they_do() -> None:
    (phrase,) = explaining.phrase_lines(best("The harbor freezes in January."))
    assert (phrase.name, phrase.text, phrase.does) == ("adverb phrase", "in January", 'modifies "freezes"')


def test_every_word_in_one_line() -> None:
    lines = {line.text: line for line in explaining.word_lines(best("He hopes to see the older ships."))}
    assert lines["He"].features == ("personal", "singular", "nominative")
    assert lines["see"].features[:3] == ("as direct object", "present infinitive", "active")
    assert lines["the"].features == ("article",)
    assert lines["older"].features == ("comparative", "regular")
    assert lines["ships"].inside == ("infinitive phrase",)
    assert "." not in lines


def test_other_readings_differ_in_what_people_see() -> None:
    seen = read("The girl saw the man with the telescope.")
    (other,) = explaining.others(seen)
    assert other.doubt == '"with … telescope" may modify "man" or "saw".'
    assert '"with" opens an' in explaining.otherwise(seen.best, other.reading)


def test_what_is_no_sentence_has_no_reading() -> None:
    seen = look("猫がいる。")
    assert seen.read is None
    assert not seen.correct
    assert explaining.sentence(seen, str).reading == {}
