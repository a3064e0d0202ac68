"""What is written meets its order. These checks look at text and tree only, not at how the writer works."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from gamehall.english.grammar import analyse
from gamehall.english.terms import Function
from gamehall.games.linguishtik.campaign.orders import legal_order
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.writing import Written, variants, write
from gamehall.lexicon.knowledge import Pos, entry

_COUNT = 150


@pytest.fixture(scope="module")
def pairs() -> list[tuple[Order, Written]]:
    orders = [legal_order(Random(seed)) for seed in range(_COUNT)]
    made = [(order, write(order, seed)) for seed, order in enumerate(orders)]
    return [(order, written) for order, written in made if written is not None]


def test_nearly_every_order_is_met(pairs: list[tuple[Order, Written]]) -> None:
    assert len(pairs) >= 0.8 * _COUNT


def test_text_and_tree_agree(pairs: list[tuple[Order, Written]]) -> None:
    for _, written in pairs:
        tree, text = written.tree, written.claim.text
        assert tree.text == text
        assert all(text[node.start : node.end] == node.text for node in tree.nodes)
        assert all(a.end <= b.start for a, b in pairwise(tree.nodes))
        assert len(tree.roots) == 1
        for index in range(len(tree)):
            assert len(list(tree.above(index))) < len(tree)


def test_sentences_are_written_properly(pairs: list[tuple[Order, Written]]) -> None:
    for _, written in pairs:
        text = written.claim.text
        assert len(text.split()) <= 20
        assert text.strip('"')[0].isupper()
        assert text.strip('"')[-1] in ".?!"
        assert "  " not in text
        assert " ," not in text
        assert text.count('"') in (0, 2)


def test_the_word_is_where_it_is_said_to_be(pairs: list[tuple[Order, Written]]) -> None:
    for order, written in pairs:
        claim = written.claim
        assert claim.text[claim.start :].startswith(claim.word)
        assert 4 <= len(claim.word) <= 10
        known = entry(claim.word)
        assert known is not None
        assert any(reading.pos is order.type for reading in known.readings), (claim.word, order.type)


def test_letters_are_as_demanded(pairs: list[tuple[Order, Written]]) -> None:
    for order, written in pairs:
        word = written.claim.word.lower()
        doubled = [a for a, b in pairwise(word) if a == b]
        for demand in order.demands:
            name, _, detail = demand.partition(":")
            match name:
                case "contains":
                    assert detail.lower() in word
                case "lacks":
                    assert detail.lower() not in word
                case "length":
                    assert len(word) == int(detail)
                case "double-vowel":
                    assert any(letter in "aeiou" for letter in doubled)
                case "double-consonant":
                    assert any(letter not in "aeiou" for letter in doubled)
                case "compound-word":
                    known = entry(word)
                    assert known
                    assert known.compound


def test_the_reading_of_the_tree_meets_the_order(pairs: list[tuple[Order, Written]]) -> None:
    for _, written in pairs:
        assert faults_of(written.claim, analyse(written.tree)) == ()


def test_a_seed_gives_one_sentence_and_seeds_differ() -> None:
    order = Order(Division.SENIOR, "s-v-io-do", Pos.NOUN, (Function.INDIRECT_OBJECT,), ("in:adverb-clause",))
    assert write(order, 5) == write(order, 5)
    texts = {written.claim.text for written in variants(order, 0, 12)}
    assert len(texts) == 12


def test_sentences_are_varied(pairs: list[tuple[Order, Written]]) -> None:
    def shape(written: Written) -> tuple[str, ...]:
        return tuple(node.dep for node in written.tree.nodes)

    shapes = Counter(shape(written) for _, written in pairs)
    assert shapes.most_common(1)[0][1] <= 0.06 * len(pairs)
    words = Counter(written.claim.word.lower() for order, written in pairs if order.type is Pos.NOUN)
    assert words.most_common(1)[0][1] <= 3


def test_only_words_that_can_be_spelled_are_taken() -> None:
    spelled = frozenset(["otter", "tote", "note", "rotten", "tone", "trot", "torn", "tenor", "enter", "tern"])
    order = Order(Division.MIDDLE, "s-v-do", Pos.NOUN, (Function.DIRECT_OBJECT,), (), spelled)
    for seed in range(10):
        written = write(order, seed)
        assert written is not None
        assert written.claim.word in spelled


@pytest.mark.parametrize(
    ("designation", "pos", "functions", "demands"),
    [
        ("s-v", Pos.NOUN, (Function.SUBJECT,), ("contains:E", "lacks:E")),
        ("s-v", Pos.NOUN, (Function.SUBJECT,), ("singular", "plural")),
        ("s-v-do", Pos.NOUN, (Function.DIRECT_OBJECT,), ("nominative",)),
        ("simple", Pos.NOUN, (Function.SUBJECT,), ("in:noun-clause",)),
        ("compound", Pos.CONJUNCTION, (Function.SUBORDINATOR,), ()),
        ("s-v", Pos.NOUN, (Function.SUBJECT,), ("in:noun-clause", "not-in:noun-clause")),
        ("s-v", Pos.VERB, (Function.MAIN_VERB,), ("emphatic", "passive")),
        ("s-v", Pos.VERB, (Function.GERUND,), ("simple-tense:past",)),
        ("s-v-do", Pos.PRONOUN, (Function.SUBJECT, Function.DIRECT_OBJECT), ()),
    ],
)
def test_what_contradicts_itself_is_not_written(
    designation: str, pos: Pos, functions: tuple[Function, ...], demands: tuple[str, ...]
) -> None:
    order = Order(Division.SENIOR, designation, pos, functions, demands)
    assert contradiction(order)
    assert write(order) is None


def test_none_where_no_word_can_be_spelled() -> None:
    order = Order(Division.SENIOR, "s-v", Pos.NOUN, (Function.SUBJECT,), (), frozenset({"xyzzy"}))
    assert contradiction(order) is None
    assert write(order) is None


def test_a_further_check_may_refuse_sentences() -> None:
    order = Order(Division.SENIOR, "s-v-do", Pos.NOUN, (Function.DIRECT_OBJECT,), ())
    assert write(order, 3, lambda claim: False) is None
    written = write(order, 3, lambda claim: len(claim.text) < 60)
    assert written is not None
    assert len(written.claim.text) < 60
