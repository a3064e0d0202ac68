"""Nothing in a diagram overlaps, and every word of the sentence stands in it exactly once."""

import time
from collections import Counter

import pytest
from hypothesis import given, settings

from gamehall.english.diagram import Diagram, gallery, laid_out, overlaps, plan
from gamehall.english.diagram.parts import words
from gamehall.english.diagram.shapes import Line, Text
from gamehall.english.diagram.sketch import Sketch
from gamehall.english.grammar import analyse
from gamehall.english.reader import read_many
from gamehall.english.reading import Reading
from gamehall.english.tree import Node, Tree
from tests.english.diagram.readings import is_sound, reading, trees, unread

SENTENCES = [sentence for group in gallery() for sentence in group.sentences]


def check(seen: Reading) -> Diagram:
    parts = plan(seen)
    diagram = laid_out(parts)
    drawn = Counter(node for text in diagram.texts for node in text.nodes)
    assert drawn == Counter(Sketch(seen).drawn)
    assert drawn == Counter(node for word in words(parts) for node in word.nodes)
    assert overlaps(diagram) == []
    return diagram


@pytest.fixture(scope="module")
def read() -> list[Reading]:
    return [reading for seen in read_many(SENTENCES) for reading in (seen.best, *seen.rivals)]


def test_the_gallery_can_be_drawn(read: list[Reading]) -> None:
    for seen in read:
        check(seen)


def test_the_same_reading_gives_the_same_diagram(read: list[Reading]) -> None:
    for seen in read[:20]:
        assert laid_out(plan(seen)) == laid_out(plan(seen))


def test_a_sentence_is_drawn_while_one_waits(read: list[Reading]) -> None:
    before = time.process_time()
    for seen in read:
        laid_out(plan(seen))
    assert (time.process_time() - before) / len(read) < 0.05


@settings(max_examples=150, deadline=None)
@given(trees())
def test_a_tree_that_makes_no_sense_is_drawn_all_the_same(tree: Tree) -> None:
    check(unread(tree))


@settings(max_examples=150, deadline=None)
@given(trees())
def test_a_senseless_reading_is_drawn_all_the_same(tree: Tree) -> None:
    if not is_sound(tree):
        return
    try:
        seen = analyse(tree)
    except ValueError:
        return
    check(seen)


def test_forty_long_words_below_one_another_are_drawn() -> None:
    chain = tuple(
        Node("w" * 40, 41 * i, "w", "NN", "nmod" if i else "ROOT", max(i - 1, 0)) for i in range(40)
    )
    check(unread(Tree(" ".join(node.text for node in chain), chain)))


def test_nothing_at_all_is_an_empty_diagram() -> None:
    assert laid_out(plan(unread(Tree("", ())))).texts == ()
    assert laid_out(plan(reading("./././0"))).texts == ()


def test_overlaps_are_found() -> None:
    level, turned = Text("one", (0,), 0, 20, 40), Text("two", (1,), 10, 0, 60, 53.0)
    assert overlaps(Diagram(100, 100, (level, turned), ())) == [("one", "two")]
    through = Line(((20, 0), (20, 40)))
    assert overlaps(Diagram(100, 100, (level,), (through,))) == [("one", "line")]
    assert overlaps(Diagram(100, 100, (level, Text("three", (2,), 41, 20, 40)), ())) == []


def test_a_word_beside_a_turned_word_is_clear_though_their_upright_boxes_meet() -> None:
    turned = Text("slanted", (0,), 0, 0, 100, 45.0)
    beside = Text("a", (1,), 60, 20, 10)
    assert overlaps(Diagram(100, 100, (turned, beside), ())) == []
