"""How hard a sentence is to follow: of several that meet an order, the plainest is taken."""

from gamehall.english.grammar.parts import weight
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Pos

_SUBJECTS = ("nsubj", "nsubjpass", "csubj", "csubjpass")
_VERBS = ("VB", "VBD", "VBZ", "VBP", "VBN", "VBG", "MD")
_PARTS = {"NN": Pos.NOUN, "VB": Pos.VERB, "JJ": Pos.ADJECTIVE, "RB": Pos.ADVERB}
_OPEN = tuple(_PARTS.values())
_EASY_LENGTH = 9


def burden(tree: Tree, target: int) -> float:
    """Nothing for the plainest; `target` is where the word that matters begins."""
    found = 0.08 * max(0, len(tree) - _EASY_LENGTH)
    for index, node in enumerate(tree.nodes):
        if node.dep in _SUBJECTS:
            found += _between(tree, index)
        if node.tag in _VERBS and node.dep not in ("aux", "auxpass"):
            found += 0.4 * max(0, _depth(tree, index) - 1)
        found += _mistakable(node.lower, node.tag) * (1.0 if node.start == target else 0.35)
    return found


def _between(tree: Tree, subject: int) -> float:
    """What stands between a subject and its verb is hard to hold in mind, the more so if it has a verb."""
    verb = tree[subject].head
    first = min((verb, *tree.under(verb, "aux", "auxpass")), default=verb)
    gap = tree.nodes[subject + 1 : first]
    if not gap or subject > first:
        return 0.0
    verbs = sum(node.tag in _VERBS for node in gap)
    ending = gap[-1].tag[:2] in ("JJ", "RB", "PR", "DT") and gap[-1].dep not in ("advmod", "neg")
    return 0.2 * len(gap) + 1.2 * verbs + (1.0 if ending and verbs else 0.0)


def _depth(tree: Tree, verb: int) -> int:
    return sum(tree[above].tag in _VERBS for above in tree.above(verb))


def _mistakable(word: str, tag: str) -> bool:
    """Whether the word is more often another part of speech."""
    own = _PARTS.get(tag[:2])
    if own is None or tag in ("NNP", "NNPS"):
        return False
    here = weight(word, own)
    return any(weight(word, pos) > here for pos in _OPEN if pos is not own)
