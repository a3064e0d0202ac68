"""A dependency tree of a text: what a parser sees, and what the writer makes.

Tags are Penn Treebank's (NN, VBD, PRP$, WDT …), relations are those of spaCy's English models
(ClearNLP's): the verb heads its clause also when it is "be", a preposition heads its object.

    nsubj nsubjpass csubj csubjpass expl      subjects
    aux auxpass neg prt                       what belongs to the verb ("to" of an infinitive is aux)
    dobj dative attr acomp oprd               direct object, indirect object, predicate noun and adjective,
                                              object complement (noun or adjective, also after a passive)
    ccomp xcomp advcl relcl acl               clauses and verbals; mark opens ccomp and advcl
    prep pobj pcomp agent                     prepositional phrases ("by" after a passive is agent)
    det predet poss case amod nummod compound appos nmod quantmod    in noun phrases
    advmod npadvmod                           adverbs, nouns as adverbs
    cc conj preconj                           coordination, the first part heads the rest
    intj, npadvmod (direct address), parataxis, meta, dep, punct, ROOT
"""

from collections.abc import Iterator
from functools import cached_property

from msgspec import Struct


class Node(Struct, frozen=True, gc=False):
    """One word or mark."""

    text: str
    start: int
    """Where it begins in the sentence's text."""
    lemma: str
    tag: str
    dep: str
    head: int
    """The index of its head; of the root its own."""

    @property
    def end(self) -> int:
        return self.start + len(self.text)

    @property
    def lower(self) -> str:
        return self.text.lower()


class Tree(Struct, frozen=True, dict=True):
    text: str
    nodes: tuple[Node, ...]
    eye: str = ""
    """Who saw it so: spacy, link-grammar, writer, and the names of the rules that mended it."""
    cost: float = 0.0
    """How much its own parser minds it, 0 best."""

    def __len__(self) -> int:
        return len(self.nodes)

    def __getitem__(self, index: int) -> Node:
        return self.nodes[index]

    @cached_property
    def children(self) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.nodes]
        for index, node in enumerate(self.nodes):
            if node.head != index:
                found[node.head].append(index)
        return tuple(tuple(each) for each in found)

    @cached_property
    def roots(self) -> tuple[int, ...]:
        """One for each sentence of the text."""
        return tuple(index for index, node in enumerate(self.nodes) if node.head == index)

    def under(self, index: int, *deps: str) -> tuple[int, ...]:
        """The children of a node in these relations."""
        return tuple(child for child in self.children[index] if self.nodes[child].dep in deps)

    def first(self, index: int, *deps: str) -> int | None:
        return next((c for c in self.children[index] if self.nodes[c].dep in deps), None)

    def subtree(self, index: int) -> frozenset[int]:
        found, waiting = set[int](), [index]
        while waiting:
            here = waiting.pop()
            found.add(here)
            waiting.extend(self.children[here])
        return frozenset(found)

    def above(self, index: int) -> Iterator[int]:
        """The heads over a node, nearest first."""
        while self.nodes[index].head != index:
            index = self.nodes[index].head
            yield index
