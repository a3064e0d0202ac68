"""What the tests of the second eye share: its trees, and the reason to skip where it is not here."""

from functools import cache
from typing import Any

import pytest
import spacy

from gamehall.english.parsers.link_grammar.parse import is_here
from gamehall.english.parsers.link_grammar.tree import link_trees
from gamehall.english.tree import Tree

needs_links = pytest.mark.skipif(not is_here(), reason="no Link Grammar on this machine")


@cache
def _english() -> Any:
    return spacy.blank("en")


def tokens(text: str) -> list[tuple[int, str]]:
    """As spaCy cuts the text."""
    return [(token.idx, token.text) for token in _english()(text) if not token.is_space]


def trees(text: str) -> tuple[Tree, ...]:
    return link_trees(text, tokens(text))


def told(tree: Tree, word: str) -> str:
    """A word of a tree as tag, relation and head: "NN nsubj slept". The last word of this spelling counts."""
    node = next(node for node in reversed(tree.nodes) if node.text == word)
    return f"{node.tag} {node.dep} {tree[node.head].text}"


def is_whole(tree: Tree) -> bool:
    """Every node has relation and tag, and its heads lead to a root."""
    for index, node in enumerate(tree.nodes):
        if not node.dep or not node.tag or not node.lemma:
            return False
        if (node.dep == "ROOT") != (node.head == index):
            return False
        seen = set[int]()
        while tree[index].head != index:
            if index in seen:
                return False
            seen.add(index)
            index = tree[index].head
    return True
