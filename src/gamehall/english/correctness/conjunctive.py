"""A conjunctive adverb has a semicolon before it and a comma after it."""

from collections.abc import Iterator

from gamehall.english.correctness import forms
from gamehall.english.correctness.faults import Fault, in_punctuation
from gamehall.english.correctness.lists import OBJECTIVE
from gamehall.english.correctness.paper import Page
from gamehall.english.grammar.sight import Sight
from gamehall.english.grammar.verb_lists import listed
from gamehall.english.saying import quoted
from gamehall.lexicon.knowledge import Kind, Pos

_STRICT = listed(
    "therefore moreover however furthermore nevertheless nonetheless consequently accordingly otherwise"
    " likewise similarly"
)
"""Nothing but conjunctive adverbs between two clauses."""
_MOSTLY = listed("indeed besides anyway meanwhile")
"""The same, where a clause follows. Of others, such as "then", many books ask no comma."""
_DETERMINERS = frozenset({Kind.ARTICLE, Kind.POSSESSIVE, Kind.DEMONSTRATIVE, Kind.INDEFINITE})


def conjunctive_adverb(page: Page, sight: Sight) -> Iterator[Fault]:
    """ "The power failed, therefore, we lit candles." """
    words = page.words
    starts = {node.start: index for index, node in enumerate(sight.tree.nodes)}
    for index in range(1, len(words) - 1):
        word, following = words[index], words[index + 1]
        if word.lower not in _STRICT | _MOSTLY or page.quoted(word.start):
            continue
        here, next_node = starts.get(word.start), starts.get(following.start)
        if here is None or next_node is None or _modifies_next(word.lower, following.lower):
            continue
        before, after = page.before(word).strip(), page.after(word).strip()
        clause_next = _subject_next(sight, next_node)
        if before == ";" and not after and (clause_next or word.lower in _STRICT):
            yield in_punctuation(f"After {quoted(word.text)} a comma is missing.")
        weakly = before == "," or not (before or after)
        if weakly and word.lower in _STRICT and clause_next and _clause_before(sight, here):
            yield in_punctuation(
                f"Before {quoted(word.text)} a semicolon must stand between the two clauses."
            )


def _modifies_next(word: str, following: str) -> bool:
    """ "However hard he tried": the adverb belongs to the next word."""
    if word not in ("however", "otherwise", "similarly") or forms.kinds(following) & _DETERMINERS:
        return False
    return forms.likeliest(following) in (Pos.ADJECTIVE, Pos.ADVERB)


def _subject_next(sight: Sight, index: int) -> bool:
    """Whether a clause begins here: with its subject, and the verb after it."""
    tree = sight.tree
    for verb, known in sight.verbs.items():
        subject = sight.subject_of(verb) if known.finite else None
        if subject is not None and subject < verb and min(tree.subtree(subject)) == index:
            return True
    return tree[index].lower in OBJECTIVE


def _clause_before(sight: Sight, index: int) -> bool:
    """Whether an independent clause stands complete before this place."""
    tree = sight.tree
    near = [tree[i] for i in {0, max(index - 1, 0), max(index - 2, 0)}]
    if any(node.dep == "mark" or node.tag in ("WRB", "CC") for node in near):
        return False
    noun_first = tree[0].tag in ("DT", "PRP$", "PRP", "NN", "NNS", "NNP", "EX")
    return noun_first and any(
        verb < index and tree[verb].tag != "VB" and known.to is None and not tree.under(verb, "mark")
        for verb, known in sight.verbs.items()
    )
