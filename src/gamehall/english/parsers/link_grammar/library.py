"""Link Grammar's C library, if this machine has it: Debian's liblink-grammar5 with its English dictionary.

Only `link_parse.py` looks in here. The library is asked by one thread at a time, and is kept from printing.
"""

import ctypes
import ctypes.util
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from ctypes import CFUNCTYPE, POINTER, c_bool, c_char_p, c_float, c_int, c_size_t, c_void_p
from functools import cache
from typing import Any, NamedTuple

LANGUAGE = b"en"
SECONDS = 1
"""The longest that one sentence may be looked at."""
MEMORY = 128 * 2**20
LINKAGES = 250
"""Where a sentence has more linkages than this, the library draws so many of them by lot, always the same."""
DIALECT = b"no-headline,no-bad-spelling"
"""Neither "thieves rob bank" nor "be" taken for "by"."""

_SONAME = "liblink-grammar.so.5"
_HANDLER = CFUNCTYPE(None, c_void_p, c_void_p)
_SIGNATURES: dict[str, tuple[Any, ...]] = {
    "lg_error_set_handler": (c_void_p, _HANDLER, c_void_p),
    "dictionary_create_lang": (c_void_p, c_char_p),
    "parse_options_create": (c_void_p,),
    "parse_options_set_verbosity": (None, c_void_p, c_int),
    "parse_options_set_linkage_limit": (None, c_void_p, c_int),
    "parse_options_set_max_parse_time": (None, c_void_p, c_int),
    "parse_options_set_max_memory": (None, c_void_p, c_int),
    "parse_options_set_spell_guess": (None, c_void_p, c_int),
    "parse_options_set_repeatable_rand": (None, c_void_p, c_bool),
    "parse_options_set_dialect": (None, c_void_p, c_char_p),
    "parse_options_set_min_null_count": (None, c_void_p, c_int),
    "parse_options_set_max_null_count": (None, c_void_p, c_int),
    "parse_options_reset_resources": (None, c_void_p),
    "sentence_create": (c_void_p, c_char_p, c_void_p),
    "sentence_split": (c_int, c_void_p, c_void_p),
    "sentence_parse": (c_int, c_void_p, c_void_p),
    "sentence_num_valid_linkages": (c_int, c_void_p),
    "sentence_delete": (None, c_void_p),
    "linkage_create": (c_void_p, c_size_t, c_void_p, c_void_p),
    "linkage_get_num_words": (c_size_t, c_void_p),
    "linkage_get_num_links": (c_size_t, c_void_p),
    "linkage_get_words": (POINTER(c_char_p), c_void_p),
    "linkage_get_word_char_start": (c_size_t, c_void_p, c_size_t),
    "linkage_get_word_char_end": (c_size_t, c_void_p, c_size_t),
    "linkage_get_link_lword": (c_size_t, c_void_p, c_size_t),
    "linkage_get_link_rword": (c_size_t, c_void_p, c_size_t),
    "linkage_get_link_label": (c_char_p, c_void_p, c_size_t),
    "linkage_unused_word_cost": (c_int, c_void_p),
    "linkage_disjunct_cost": (c_float, c_void_p),
    "linkage_link_cost": (c_int, c_void_p),
    "linkage_delete": (None, c_void_p),
}

_one_at_a_time = threading.Lock()
_say_nothing = _HANDLER(lambda error, data: None)


class RawLinkage(NamedTuple):
    words: list[str]
    """As the library writes them, between its walls: LEFT-WALL the dog.n barked.v-d . RIGHT-WALL"""
    spans: list[tuple[int, int]]
    links: list[tuple[int, int, str]]
    unused: int
    cost: float
    length: int


class Loaded(NamedTuple):
    c: ctypes.CDLL
    dictionary: int
    options: int


@cache
def loaded() -> Loaded | None:
    """The library with its English dictionary open; None where there is no library or no dictionary."""
    try:
        c = ctypes.CDLL(ctypes.util.find_library("link-grammar") or _SONAME)
        for name, (result, *arguments) in _SIGNATURES.items():
            function = getattr(c, name)
            function.restype, function.argtypes = result, arguments
    except (OSError, AttributeError):
        return None
    c.lg_error_set_handler(_say_nothing, None)
    dictionary = c.dictionary_create_lang(LANGUAGE)
    if not dictionary:
        return None
    options = c.parse_options_create()
    c.parse_options_set_verbosity(options, 0)
    c.parse_options_set_linkage_limit(options, LINKAGES)
    c.parse_options_set_max_parse_time(options, SECONDS)
    c.parse_options_set_max_memory(options, MEMORY)
    c.parse_options_set_spell_guess(options, 0)
    c.parse_options_set_repeatable_rand(options, True)
    c.parse_options_set_dialect(options, DIALECT)
    return Loaded(c, dictionary, options)


_SOON = 0.2
"""Seconds: a text that took longer to find nothing is not looked at again with words left out."""


def raw_linkages(text: str, count: int, nulls: int, dearer: float) -> tuple[int, list[RawLinkage]]:
    """How many linkages were found and the first of them, by the library's own order.

    If no linkage takes in every word, up to `nulls` words may be left out. Linkages that cost so much more
    than the first are not read.
    """
    library = loaded()
    if library is None:
        return 0, []
    library.c.lg_error_set_handler(_say_nothing, None)  # holds for this thread only
    with _one_at_a_time, _sentence(library, text) as sentence:
        start = time.monotonic()
        found = _parse(library, sentence, 0, 0)
        if not found and nulls and time.monotonic() - start < _SOON:
            found = _parse(library, sentence, 1, nulls)
        return found, list(_read_all(library, sentence, min(found, count), dearer))


@contextmanager
def _sentence(library: Loaded, text: str) -> Iterator[int]:
    sentence = library.c.sentence_create(text.encode(), library.dictionary)
    try:
        yield sentence
    finally:
        library.c.sentence_delete(sentence)


def _parse(library: Loaded, sentence: int, fewest: int, most: int) -> int:
    c, options = library.c, library.options
    c.parse_options_reset_resources(options)
    c.parse_options_set_min_null_count(options, fewest)
    c.parse_options_set_max_null_count(options, most)
    if (fewest == 0 and c.sentence_split(sentence, options) < 0) or c.sentence_parse(sentence, options) <= 0:
        return 0
    valid: int = c.sentence_num_valid_linkages(sentence)
    return valid


def _read_all(library: Loaded, sentence: int, count: int, dearer: float) -> Iterator[RawLinkage]:
    c, most = library.c, float("inf")
    for which in range(count):
        linkage = c.linkage_create(which, sentence, library.options)
        if not linkage:
            continue
        try:
            cost = c.linkage_disjunct_cost(linkage)
            most = min(most, cost + dearer)
            if cost > most:
                return
            yield _read(library, linkage, cost)
        finally:
            c.linkage_delete(linkage)


def _read(library: Loaded, linkage: int, cost: float) -> RawLinkage:
    c = library.c
    words = range(c.linkage_get_num_words(linkage))
    links = range(c.linkage_get_num_links(linkage))
    written = c.linkage_get_words(linkage)
    left, right, label = c.linkage_get_link_lword, c.linkage_get_link_rword, c.linkage_get_link_label
    start, end = c.linkage_get_word_char_start, c.linkage_get_word_char_end
    return RawLinkage(
        [written[word].decode() for word in words],
        [(start(linkage, word), end(linkage, word)) for word in words],
        [(left(linkage, link), right(linkage, link), label(linkage, link).decode()) for link in links],
        c.linkage_unused_word_cost(linkage),
        cost,
        c.linkage_link_cost(linkage),
    )
