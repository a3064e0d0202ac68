"""The writer by itself: what is wanted of a word, without a game that demands it."""

import pytest

from gamehall.english.grammar import analyse
from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.english.writer import Inside, Letters, Sentence, Want, write
from gamehall.lexicon.knowledge import Number, Pos

OBJECT = Want(Pos.NOUN, (Function.DIRECT_OBJECT,), features=("plural",), pattern=Pattern.S_V_DO)


def is_as_wanted(made: Sentence) -> bool:
    use = analyse(made.tree).at(made.start)
    return use is not None and use.function is Function.DIRECT_OBJECT and use.numbers == (Number.PLURAL,)


def word(made: Sentence) -> str:
    return next(node.text for node in made.tree.nodes if node.start == made.start)


@pytest.mark.parametrize("seed", range(8))
def test_a_word_of_a_kind_in_a_sentence_of_a_pattern(seed: int) -> None:
    made = write(OBJECT, seed, is_as_wanted)
    assert made is not None
    assert is_as_wanted(made)
    assert Pattern.S_V_DO in analyse(made.tree).patterns


def test_a_clause_to_stand_in_a_structure_and_a_purpose() -> None:
    inside = (Inside(ContainerKind.NOUN_CLAUSE),)
    complex_ = Want(Pos.VERB, (Function.MAIN_VERB,), inside=inside, structure=Structure.COMPLEX)
    made = write(complex_, 3)
    assert made is not None
    reading = analyse(made.tree)
    assert reading.structure is Structure.COMPLEX
    use = reading.at(made.start)
    assert use is not None
    assert any(each.is_a(ContainerKind.NOUN_CLAUSE) for each in reading.around(use.index))
    asked = write(Want(Pos.NOUN, (Function.SUBJECT,), purpose=Purpose.INTERROGATIVE), 3)
    assert asked is not None
    assert asked.text.endswith("?")


def test_what_the_letters_may_be() -> None:
    letters = Letters(shortest=9, longest=10, contains="e")
    for seed in range(5):
        made = write(Want(Pos.NOUN, (Function.SUBJECT,), letters), seed)
        assert made is not None
        assert 9 <= len(word(made)) <= 10
        assert "e" in word(made).lower()
    assert write(Want(Pos.NOUN, (Function.SUBJECT,), words=frozenset({"xyzzy"}))) is None


def test_whoever_orders_has_the_last_word() -> None:
    assert write(OBJECT, 1, lambda made: False) is None
    assert write(OBJECT, 1, accept=lambda made: False) is None
    anyway = write(OBJECT, 1, accept=lambda made: False, anyway=True)
    assert anyway is not None
    other = write(OBJECT, 1, accept=lambda made: made.text != anyway.text)
    assert other is not None
    assert other.text != anyway.text
