"""Link Grammar and spaCy cut words differently; their words are matched by where they stand in the text."""

import pytest

from gamehall.english.parsers.link_grammar.parse import Word, linkages
from gamehall.english.parsers.link_grammar.tokens import is_mark, seats
from gamehall.english.parsers.link_grammar.tree import link_trees
from tests.english.parsers.looking import is_whole, needs_links, tokens, trees


def _cut(text: str, *words: str) -> list[Word]:
    """Words as a linkage has them: the wall, then these in order."""
    found, at = [Word("LEFT-WALL", "", 0, 0)], 0
    for word in words:
        at = text.index(word, at)
        found.append(Word(word, "", at, at + len(word)))
        at += len(word)
    return found


def test_a_contraction_is_one_word_there_and_two_here() -> None:
    text = "I don't know."
    seated = seats(
        _cut(text, "I", "don't", "know", "."), [(0, "I"), (2, "do"), (4, "n't"), (8, "know"), (12, ".")]
    )
    assert seated is not None
    assert seated.heads == (-1, 0, 1, 3, 4)
    assert seated.parts[2] == (1, 2)


def test_the_last_part_of_a_hyphened_word_stands_for_it() -> None:
    text = "a well-known actor"
    cut = [(0, "a"), (2, "well"), (6, "-"), (7, "known"), (13, "actor")]
    seated = seats(_cut(text, "a", "well-known", "actor"), cut)
    assert seated is not None
    assert seated.heads == (-1, 0, 3, 4)


def test_two_words_may_share_one_token() -> None:
    text = "taller than I."
    seated = seats(_cut(text, "taller", "than", "I", "."), [(0, "taller"), (7, "than"), (12, "I.")])
    assert seated is not None
    assert seated.heads == (-1, 0, 1, 2, 2)
    assert seated.parts[4] == ()


def test_what_cannot_be_matched_gives_nothing() -> None:
    text = "the old dog"
    assert seats(_cut(text, "the", "dog"), [(0, "the"), (4, "old"), (8, "dog")]) is None


def test_a_mark_that_was_passed_over_does_no_harm() -> None:
    text = "the – dog"
    seated = seats(_cut(text, "the", "dog"), [(0, "the"), (4, "–"), (6, "dog")])
    assert seated is not None
    assert seated.heads == (-1, 0, 2)


@pytest.mark.parametrize(
    ("text", "mark"), [(",", True), ("“", True), ("'s", False), ("$", False), ("a", False)]
)
def test_marks_are_told_from_words(text: str, mark: bool) -> None:
    assert is_mark(text) is mark


@needs_links
@pytest.mark.parametrize(
    "text",
    [
        "I can't find Mr. Brown's well-known sister-in-law.",
        "She's sure we've met, isn't she?",
        "“I won’t go,” said the ten-year-old boy’s aunt.",
        "The mayors' speeches weren't short; they'd bored us.",
        "Don't you think it's odd?",
        "He arrived at 5 p.m. on May 3, 1990.",
        "They paid $20 for twenty-one apples (and a pear).",
        'The word "love" has four letters.',
        "He is taller than I.",
        "Let's go - it's late...",
        "The naïve café owner sold jalapeños.",
    ],
)
def test_every_token_has_its_place_in_every_tree(text: str) -> None:
    found = trees(text)
    assert found
    for tree in found:
        assert [(node.start, node.text) for node in tree.nodes] == tokens(text)
        assert is_whole(tree)


@needs_links
def test_a_tokenisation_of_another_text_gives_no_tree() -> None:
    assert link_trees("The dog barked.", [(0, "Completely"), (11, "other"), (17, "words")]) == ()


@needs_links
def test_the_places_of_words_are_those_in_the_text() -> None:
    text = "The naïve dog isn't “lost”."
    for linkage in linkages(text).first:
        for word in linkage.words[1:]:
            assert text[word.start : word.end].lower() == word.text.lower()
