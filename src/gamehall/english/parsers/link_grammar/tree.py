"""Link Grammar as an eye: trees of a sentence, the likeliest first."""

from collections.abc import Iterator, Sequence

from gamehall.english.parsers.link_grammar.arcs import draft_of
from gamehall.english.parsers.link_grammar.draft import Draft
from gamehall.english.parsers.link_grammar.joints import Joints
from gamehall.english.parsers.link_grammar.oddity import distaste
from gamehall.english.parsers.link_grammar.parse import Word, linkages
from gamehall.english.parsers.link_grammar.plant import plant
from gamehall.english.parsers.link_grammar.tokens import Seats, Token, seats
from gamehall.english.tree import Tree

NAME = "link-grammar"
MOST_TREES = 12
_LEFT_OUT = 2.0
"""What a word costs that no link reaches."""
_LONG = 0.01
"""What the length of links costs: it settles little more than a tie."""
_FAR = 3.0
"""A reading that costs so much more than the best is none."""


def link_trees(text: str, tokens: Sequence[Token]) -> tuple[Tree, ...]:
    """The trees over these tokens, each with its cost; none where Link Grammar sees nothing or is not here.

    Whether every word of the sentence found its place, `link_parse.linkages` tells.
    """
    drafts = sorted(_drafts(text, tokens), key=lambda each: each[0])
    found: dict[object, Tree] = {}
    for cost, draft, seated in drafts:
        if cost > drafts[0][0] + _FAR:
            break
        for tree in _trees(text, tokens, cost, draft, seated):
            key = tuple([(node.head, node.dep, node.tag) for node in tree.nodes])
            if key not in found or tree.cost < found[key].cost:
                found[key] = tree
    return tuple(sorted(found.values(), key=lambda tree: tree.cost)[:MOST_TREES])


def _drafts(text: str, tokens: Sequence[Token]) -> Iterator[tuple[float, Draft, Seats]]:
    """Each linkage as a draft, with what it costs."""
    known: dict[object, Seats | None] = {}
    for linkage in linkages(text).first:
        spans = tuple([(word.start, word.end) for word in linkage.words])
        if spans not in known:
            known[spans] = seats(linkage.words, tokens)
        if (seated := known[spans]) is not None:
            places = zip(linkage.words, seated.heads, strict=True)
            draft = draft_of(Joints(linkage, tuple([_written(word, tokens[at]) for word, at in places])))
            cost = linkage.cost + _LEFT_OUT * linkage.unused + _LONG * linkage.length + distaste(draft)
            yield cost, draft, seated


def _trees(text: str, tokens: Sequence[Token], cost: float, draft: Draft, seated: Seats) -> Iterator[Tree]:
    """The tree of a draft, and those with the arcs changed that could be otherwise."""
    if nodes := plant(draft, tokens, seated):
        yield Tree(text, nodes, NAME, _rounded(cost))
    for dearer, arcs in draft.others:
        if nodes := plant(draft.otherwise(arcs), tokens, seated):
            yield Tree(text, nodes, NAME, _rounded(cost + dearer))


def _rounded(cost: float) -> float:
    return max(0.0, round(cost, 3))


def _written(word: Word, token: Token) -> str:
    """As much of the token as is the word: of "I." the "I"; nothing of the wall."""
    start, text = token
    return text[max(word.start - start, 0) : max(word.end - start, 0)]
