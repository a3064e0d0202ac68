"""Each mending rule serves a construction: with it a word is read rightly, and the tree says so."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from gamehall.english.grammar import analyse
from gamehall.english.parsers import spacy_model as spacy_eye
from gamehall.english.parsers.link_grammar.parse import is_here
from gamehall.english.parsers.link_grammar.tree import link_trees
from gamehall.english.reader.repairs import RULES, mend
from gamehall.english.tree import Tree

MENDED = (Path(__file__).parent / "mended.txt").read_text("utf-8")
"""A rule, a sentence that needs it, a word of it, and the function the word then has."""
ROWS = [tuple(part.strip() for part in line.split("|")) for line in MENDED.splitlines()]


def seen(text: str) -> Iterator[Tree]:
    """What the eyes see, mended."""
    tree = spacy_eye.tree(text)
    yield mend(tree)
    yield from map(mend, link_trees(text, [(node.start, node.text) for node in tree.nodes]))


@pytest.mark.skipif(not is_here(), reason="Link Grammar is not here: some rules serve its trees")
@pytest.mark.parametrize(("rule", "text", "word", "function"), ROWS, ids=[row[0] for row in ROWS])
def test_a_rule_mends_its_construction(rule: str, text: str, word: str, function: str) -> None:
    mended = [tree for tree in seen(text) if rule in tree.eye.split()]
    assert mended, f"{rule} touched no tree of this sentence"
    uses = [next(use for use in analyse(tree).uses if use.text == word) for tree in mended]
    assert any(function in use.functions for use in uses)


def test_every_rule_names_its_construction_and_has_its_sentence() -> None:
    assert {rule.__name__ for rule in RULES} == {row[0] for row in ROWS}
    assert all(rule.__doc__ for rule in RULES)
