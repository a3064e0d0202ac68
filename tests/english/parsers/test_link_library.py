"""The C library: hostile texts, silence, threads, and its absence."""

import ctypes
import ctypes.util
import threading
import time

import pytest

from gamehall.english.parsers.link_grammar import library as link_library
from gamehall.english.parsers.link_grammar.parse import NOTHING, is_here, linkages
from tests.english.parsers.looking import is_whole, needs_links, trees

HOSTILE = [
    "",
    "   ",
    "The dog\x00barked.",
    "The dog\nbarked.",
    "The dog\x1b[31m barked.",
    "The \u202edog barked.",
    "dog " * 10_000,
    "a" * 10_000,
    "\ud800 dog",
]
STRANGE = [
    "Собака лает на луну.",
    "狗在叫。",
    "🐕 barked 🎉!",
    "[dog] barked.",
    "[!] [?] [~]",
    "LEFT-WALL barked RIGHT-WALL.",
    "dog.n barked.v-d",
    "((((((((((",
    "...",
    "?",
    "%s %n %x",
    "a_b c|d e\\f",
    "buffalo " * 20,
    "that that that that that that that that that that that that that that that",
]


@needs_links
@pytest.mark.parametrize("text", HOSTILE)
def test_a_text_that_is_no_sentence_is_refused_before_it_is_parsed(text: str) -> None:
    assert linkages(text) is NOTHING


@needs_links
@pytest.mark.parametrize("text", STRANGE)
def test_strange_texts_give_whole_trees_or_none(text: str, capfd: pytest.CaptureFixture[str]) -> None:
    assert all(is_whole(tree) for tree in trees(text))
    assert capfd.readouterr() == ("", "")


@needs_links
def test_a_wrong_sentence_has_no_complete_linkage() -> None:
    assert linkages("The boy eats an apple.").complete
    assert not linkages("Quickly the ran boy home.").complete
    assert linkages("Quickly the ran boy home.").first


@needs_links
def test_linkages_that_differ_in_nothing_of_weight_are_one() -> None:
    found = linkages("Beyond the fence lay a meadow.")
    assert found.found > len(found.first) >= 1
    assert found.first[0].cost == min(each.cost for each in found.first)


@needs_links
def test_several_threads_may_ask() -> None:
    texts = [f"The {word} chased a squirrel." for word in ("dog", "cat", "boy", "girl", "fox", "owl")]
    found: dict[str, object] = {}

    def ask(text: str) -> None:
        for _ in range(5):
            linkages.cache_clear()
            found[text] = linkages(text)

    threads = [threading.Thread(target=ask, args=(text,)) for text in texts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    linkages.cache_clear()
    assert found == {text: linkages(text) for text in texts}


@needs_links
def test_the_library_is_silent_in_every_thread(capfd: pytest.CaptureFixture[str]) -> None:
    too_long = "a " * 400
    asked = threading.Thread(target=link_library.raw_linkages, args=(too_long, 1, 0, 1.0))
    asked.start()
    asked.join()
    assert link_library.raw_linkages(too_long, 1, 0, 1.0) == (0, [])
    assert capfd.readouterr() == ("", "")


@needs_links
def test_a_sentence_takes_milliseconds() -> None:
    texts = [
        f"The {word} boy gave his hungry dog a bone in the kitchen."
        for word in ("tall", "old", "kind", "shy")
    ]
    trees(texts[0])
    began = time.process_time()
    for text in texts[1:]:
        trees(text)
    assert (time.process_time() - began) / 3 < 0.1


@pytest.mark.parametrize("failure", ["no library", "another library", "no dictionary"])
def test_without_the_library_there_is_plainly_nothing(failure: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if failure == "no dictionary" and not is_here():
        pytest.skip("no Link Grammar on this machine")
    link_library.loaded.cache_clear()
    linkages.cache_clear()
    if failure == "no library":
        monkeypatch.setattr(link_library, "_SONAME", "libno-such-grammar.so.5")
        monkeypatch.setattr(ctypes.util, "find_library", lambda name: None)
    elif failure == "another library":
        monkeypatch.setattr(link_library, "_SONAME", "libc.so.6")
        monkeypatch.setattr(ctypes.util, "find_library", lambda name: None)
    else:
        monkeypatch.setattr(link_library, "LANGUAGE", b"no-such-language")
    try:
        assert not is_here()
        assert linkages("The dog barked.") == NOTHING
        assert trees("The dog barked.") == ()
    finally:
        link_library.loaded.cache_clear()
        linkages.cache_clear()
