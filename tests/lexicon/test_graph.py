"""The word graph: the same words come out that went in, and a file that is not right is made again."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gamehall.lexicon import graph as graphs
from gamehall.lexicon.graph import Graph, contains, graph_of, keep, path_of, words_of
from gamehall.lexicon.graph.build import build
from gamehall.lexicon.lexicon import Lexicon, make
from gamehall.lexicon.lists.shelf import lexicon

WORDS = ["AA", "AAH", "AAHED", "CAB", "CABS", "SCAB", "QI", "ZA", "ANTIDISESTABLIS"]
Spoil = Callable[[bytes], bytes]


def test_words_in_are_words_out() -> None:
    assert list(words_of(Graph("", build(WORDS)))) == sorted(WORDS)


@settings(max_examples=40, deadline=None)
@given(st.sets(st.text("ABCZ", min_size=2, max_size=15), max_size=60))
def test_any_words_in_are_words_out(words: set[str]) -> None:
    graph = Graph("", build(words))
    assert list(words_of(graph)) == sorted(words)
    assert all(contains(graph, word) for word in words)
    near = {word[:-1] for word in words} | {word[1:] for word in words} | {word + "A" for word in words}
    assert all(contains(graph, word) == (word in words) for word in near)


def test_a_graph_of_nothing() -> None:
    graph = Graph("", build([]))
    assert list(words_of(graph)) == []
    assert not contains(graph, "AA")


@pytest.mark.parametrize("word", ["", "A", "AB", "aa", "AAHE", "AHED", "A-A", "ÄÄ", "AA\0", "A" * 40])
def test_what_is_no_word_is_not_contained(word: str) -> None:
    assert not contains(Graph("", build(WORDS)), word)


@pytest.mark.parametrize("word", ["A", "A" * 16, "aa", "A1", "É" * 3])
def test_what_cannot_be_in_a_graph_is_refused(word: str) -> None:
    with pytest.raises((ValueError, UnicodeEncodeError)):
        build(["AA", word])


def test_a_graph_is_built_once(tmp_path: Path) -> None:
    first = keep("key", lambda: WORDS, tmp_path)
    again = keep("key", lambda: pytest.fail("built again"), tmp_path)
    assert np.array_equal(first.data, again.data)
    assert list(words_of(again)) == sorted(WORDS)
    assert not again.data.flags.writeable
    assert not first.data.flags.writeable
    assert [path.name for path in tmp_path.iterdir()] == [path_of("key", tmp_path).name]


def test_keys_do_not_share_a_file(tmp_path: Path) -> None:
    assert path_of("a" * 64, tmp_path) != path_of("b" * 64, tmp_path)
    assert path_of("file-" + "a" * 64, tmp_path) != path_of("file-" + "a" * 63 + "b", tmp_path)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda sent: b"",
        lambda sent: sent[:-8],
        lambda sent: sent[:-3],
        lambda sent: sent[:20],
        lambda sent: sent + sent[:8],
        lambda sent: sent[:-9] + bytes([sent[-9] ^ 1]) + sent[-8:],
        lambda sent: sent[:7] + bytes([graphs.VERSION + 1]) + sent[8:],
        lambda sent: b"not a graph at all" * 9,
    ],
    ids=["empty", "a number short", "torn", "head only", "longer", "one bit", "newer", "something else"],
)
def test_a_damaged_or_other_file_is_made_again(tmp_path: Path, spoil: Spoil) -> None:
    good = keep("key", lambda: WORDS, tmp_path)
    path = path_of("key", tmp_path)
    whole = path.read_bytes()
    path.unlink()
    path.write_bytes(spoil(whole))
    assert np.array_equal(keep("key", lambda: WORDS, tmp_path).data, good.data)
    assert path.read_bytes() == whole


def test_where_nothing_can_be_kept_it_still_works(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("in the way")
    assert list(words_of(keep("key", lambda: WORDS, file))) == sorted(WORDS)


def test_the_graph_of_the_hall_list(data: Path) -> None:
    words = lexicon()
    graph_of.cache_clear()  # another test may have asked for it, in another folder
    graph = graph_of(words)
    assert graph.key == words.stamp.hash
    assert list(words_of(graph)) == list(words)
    assert graph.size < 10_000_000
    assert [path.name for path in data.rglob("*.graph")] == [path_of(graph.key, data).name]


def test_each_list_has_its_own_graph(data: Path) -> None:
    def listed(*words: str) -> Lexicon:
        return Lexicon(*make("x", words, edition="", title="x"))

    assert list(words_of(graph_of(listed("AB", "BA")))) == ["AB", "BA"]
    assert list(words_of(graph_of(listed("QI")))) == ["QI"]
