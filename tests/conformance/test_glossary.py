"""No word that somebody hears for the first time is said without a line that tells what it means."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.parts import Glossary
from tests.shelf import SHELF

JARGON = re.compile(
    r"\b(phoney|forceout|insulated|initialled|overdraw|underdraw|overtime|opening rack|Opinion Card|Monitor"
    r"|Game Leader|Tournament Director|standing word|S-LV-P[NA]|S-V(?:-\w+)*|neutral|general demand"
    r"|Resources|shake)\b"
)
"""Words that nobody knows who has never sat at such a table. A new game adds its own to its glossary; what it
borrows from these is found here."""
GAMES = sorted(catalog.games())
MOST = 160
"""Signs of an explanation: it is read in a small card."""


def said(game: str) -> Iterator[str]:
    """The sentences in a game's rules, prompts and facts: all with a blank in them."""
    folder = Path(SHELF.__path__[0]) / game
    for path in folder.rglob("*.py"):
        if {"campaign", "bots", "engine", "gcg", "practice"} & set(path.relative_to(folder).parts):
            continue
        tree = ast.parse(path.read_text("utf-8"))
        texts = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}  # docstrings
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in texts:
                yield node.value


@pytest.mark.parametrize("name", GAMES)
def test_every_word_of_the_trade_is_told(name: str) -> None:
    glossary = catalog.part(name, Glossary)
    assert glossary, f"{name} has no glossary.py: say there what its words mean."
    terms = {term.lower() for term in glossary.terms}
    used = {found.group(1).lower() for text in said(name) if " " in text for found in JARGON.finditer(text)}
    assert sorted(word for word in used if word not in terms) == []


@pytest.mark.parametrize("name", GAMES)
def test_each_is_told_in_a_line_or_two(name: str) -> None:
    glossary = catalog.part(name, Glossary)
    assert glossary
    for term, means in glossary.terms.items():
        assert 1 < len(term) < 30
        assert means.endswith((".", "?")), term
        assert len(means) <= MOST, term
        assert means[0].isupper(), term


def test_a_word_left_out_is_noticed() -> None:
    assert JARGON.findall("At forceout all write S-LV-PN.") == ["forceout", "S-LV-PN"]
    assert JARGON.findall("The minute is over.") == []
