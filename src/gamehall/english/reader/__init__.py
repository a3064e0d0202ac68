"""From a text to its best reading: two eyes, mended and weighed by rules over the lexicon."""

from collections.abc import Iterable, Iterator

from gamehall.english.grammar import analyse
from gamehall.english.grammar.sight import VERB_TAGS
from gamehall.english.parsers import spacy_model as spacy_eye
from gamehall.english.parsers.link_grammar.parse import is_here, linkages
from gamehall.english.parsers.link_grammar.tree import NAME as LINKS
from gamehall.english.parsers.link_grammar.tree import link_trees
from gamehall.english.reader.ambiguity import rivals
from gamehall.english.reader.repairs import mend
from gamehall.english.reader.strain import strain
from gamehall.english.reading import Read, Reading
from gamehall.english.tree import Tree

__all__ = ["read", "read_many"]

_BEHIND = 0.8
"""How far Link Grammar's trees stand behind: spaCy is the better judge of what a phrase belongs to."""
_CLOSE = 2.0
"""A reading of the other eye that strains no more than this beyond the best is a rival."""
_LOOKED_AT = 3
"""So many trees of Link Grammar are weighed."""


def read(text: str) -> Read:
    return next(read_many([text]))


def read_many(texts: Iterable[str]) -> Iterator[Read]:
    for tree in spacy_eye.trees(texts):
        yield _fused(tree)


def _fused(tree: Tree) -> Read:
    seen = list(_weighed(tree))
    seen.sort(key=lambda pair: pair[0])
    cost, best = seen[0]
    doubted = tuple(rivals(best.tree))
    others = [
        (other - cost, each) for other, each in seen[1:] if other - cost <= _CLOSE and differ(best, each)
    ]
    return Read(
        best,
        _certainty(cost, others, bool(doubted)),
        (*(analyse(rival.tree) for rival in doubted), *(each for _, each in others)),
        (*(rival.why for rival in doubted), *("" for _ in others)),
        (spacy_eye.NAME, LINKS) if is_here() else (spacy_eye.NAME,),
        linkages(tree.text).complete if is_here() else None,
        tree if any(tree[root].tag in VERB_TAGS for root in tree.roots) else None,
    )


def differ(one: Reading, other: Reading) -> bool:
    """Whether two readings say different things of the sentence, and not only come from different eyes."""
    return one.uses != other.uses or one.containers != other.containers or one.clauses != other.clauses


def _weighed(tree: Tree) -> Iterator[tuple[float, Reading]]:
    first = analyse(mend(tree))
    yield strain(first), first
    trees = link_trees(tree.text, [(node.start, node.text) for node in tree.nodes])
    for other in trees[:_LOOKED_AT]:
        reading = analyse(mend(other))
        yield strain(reading) + _BEHIND + 0.3 * (other.cost - trees[0].cost), reading


def _certainty(cost: float, others: list[tuple[float, Reading]], doubted: bool) -> float:
    if doubted:
        return 0.4
    nearest = min((gap for gap, _ in others), default=_CLOSE)
    return max(0.1, min(0.98, 0.6 + 0.25 * nearest - 0.1 * cost))
