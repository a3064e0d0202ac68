"""Readings for tests: from trees written by hand, and from trees that make no sense."""

from hypothesis import strategies as st

from gamehall.english.grammar import analyse
from gamehall.english.reading import Reading, Use
from gamehall.english.tree import Node, Tree

LEMMAS = {"is": "be", "was": "be", "am": "be", "are": "be", "said": "say", "handed": "hand", "knew": "know"}
RELATIONS = """
    nsubj nsubjpass csubj expl aux auxpass neg prt dobj dative attr acomp oprd ccomp xcomp advcl relcl acl
    mark prep pobj pcomp agent det predet poss case amod compound appos nmod advmod npadvmod cc conj preconj
    intj parataxis dep punct ROOT
"""
TAGS = """
    NN NNS NNP PRP PRP$ WP WDT WRB DT VB VBD VBZ VBP VBN VBG MD TO IN RB JJ JJR CC CD UH EX POS RP HYPH ,
"""
WORDS = f"the cat - running than to that who 's is <b>& , and neither {'é' * 30}"


def reading(written: str) -> Reading:
    """The/DT/det/1 pilot/NN/nsubj/2 flew/VBD/ROOT/2 ./././2: heads are places, counted from 0."""
    nodes, start = list[Node](), 0
    for each in written.split():
        text, tag, relation, head = each.rsplit("/", 3)
        lemma = LEMMAS.get(text.lower(), text.lower())
        nodes.append(Node(text, start, lemma, tag, relation, int(head)))
        start += len(text) + 1
    return analyse(Tree(" ".join(node.text for node in nodes), tuple(nodes)))


@st.composite
def trees(draw: st.DrawFn, most: int = 14) -> Tree:
    """Any words in any relations; the heads may even run in a circle."""
    size = draw(st.integers(1, most))
    nodes, start = list[Node](), 0
    for index in range(size):
        text = draw(st.sampled_from(WORDS.split()))
        head = draw(st.integers(0, size - 1))
        relation, tag = draw(st.sampled_from(RELATIONS.split())), draw(st.sampled_from(TAGS.split()))
        nodes.append(Node(text, start, text, tag, "ROOT" if head == index else relation, head))
        start += len(text) + draw(st.integers(0, 1))
    return Tree(" ".join(node.text for node in nodes), tuple(nodes))


def is_sound(tree: Tree) -> bool:
    """Whether its heads run in no circle."""
    for index in range(len(tree)):
        seen = {index}
        while tree[index].head != index:
            index = tree[index].head
            if index in seen:
                return False
            seen.add(index)
    return True


def unread(tree: Tree) -> Reading:
    """A reading that says nothing of its tree."""
    uses = tuple(Use(index, node.text, node.start, None) for index, node in enumerate(tree.nodes))
    return Reading(tree.text, tree, uses, (), (), (), None, None, False)
