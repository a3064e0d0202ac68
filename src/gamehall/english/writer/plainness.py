"""How easily a sentence is misread: of several that meet an order, the plainest is taken.

The weights are fitted to sentences of this writer and what a reader with parsers made of them.
"""

from gamehall.english.grammar.parts import weight
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Pos

_SUBJECTS = ("nsubj", "nsubjpass")
_VERBS = ("VB", "VBD", "VBZ", "VBP", "VBN", "VBG", "MD")
_PARTS = {"NN": Pos.NOUN, "VB": Pos.VERB, "JJ": Pos.ADJECTIVE, "RB": Pos.ADVERB}
_OPEN = tuple(_PARTS.values())
_BEFORE = {"csubj": 1.6, "csubjpass": 1.6, "acl": 0.8, "relcl": 0.8, "attr": 0.4, "acomp": 0.3, "dative": 0.3}
"""What weighs before the main verb."""
_AFTER = {"prep": 0.6, "ccomp": 0.5, "advcl": 0.4, "pcomp": 0.4, "oprd": 0.3}
"""What weighs after it."""
_COMMA = 0.4
_BARE_OBJECT = 0.9
"""An object without article, easily taken with the word after it."""
_BEFORE_A_VERB = 0.9
"""A complement or a pronoun with the verb of another clause right after it."""
_PARTICIPLE_AFTER = 0.9
_MISTAKABLE = 0.3
"""A word that is more often another part of speech."""
_TARGET = 0.4
"""So much more if it is the target."""


def burden(tree: Tree, target: int) -> float:
    """Nothing for the plainest; `target` is where the word that matters begins."""
    root = tree.roots[0]
    found = 0.0
    for index, node in enumerate(tree.nodes):
        found += (_BEFORE if index < root else _AFTER).get(node.dep, 0.0)
        if node.text == ",":
            found += _COMMA
        if node.dep == "dobj" and node.tag == "NN" and not tree.children[index]:
            found += _BARE_OBJECT
        if node.tag == "VBG" and node.dep == "acl" and index > root:
            found += _PARTICIPLE_AFTER
        if _meets_a_verb(tree, index):
            found += _BEFORE_A_VERB
        if _is_mistakable(node.lower, node.tag):
            found += _MISTAKABLE + (_TARGET if node.start == target else 0.0)
    return found


def _meets_a_verb(tree: Tree, index: int) -> bool:
    """Whether a word of an inner clause stands right before the verb of the clause around it."""
    if index + 1 == len(tree) or tree[index + 1].tag not in _VERBS:
        return False
    here, after = tree[index], tree[index + 1]
    verb = after.head if after.dep in ("aux", "auxpass") else index + 1
    return here.dep not in (*_SUBJECTS, "advmod", "aux", "auxpass", "neg", "mark") and verb in tree.above(
        here.head
    )


def _is_mistakable(word: str, tag: str) -> bool:
    own = _PARTS.get(tag[:2])
    if own is None or tag in ("NNP", "NNPS"):
        return False
    here = weight(word, own)
    return any(weight(word, pos) > here for pos in _OPEN if pos is not own)
