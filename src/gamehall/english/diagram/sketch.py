"""A reading made ready for drawing: what is drawn as one word, what hangs from what, what floats.

Whatever the tree is like, the heads of a sketch have no circle and every word hangs from a root.
"""

from collections.abc import Iterator
from functools import cached_property
from itertools import pairwise

from msgspec import Struct

from gamehall.english.diagram.parts import Word
from gamehall.english.grammar.sight import SUBJECTS
from gamehall.english.reading import Container, Reading, VerbGroup
from gamehall.english.terms import ContainerKind, Function
from gamehall.english.tree import Node
from gamehall.lexicon.knowledge import Pos

_BY_RELATION = {
    **dict.fromkeys(SUBJECTS, Function.SUBJECT),
    "dobj": Function.DIRECT_OBJECT,
    "dative": Function.INDIRECT_OBJECT,
    "attr": Function.PREDICATE_NOUN,
    "acomp": Function.PREDICATE_ADJECTIVE,
    "oprd": Function.OBJECTIVE_COMPLEMENT,
    "pobj": Function.OBJECT_OF_PREPOSITION,
    "pcomp": Function.OBJECT_OF_PREPOSITION,
    "appos": Function.APPOSITIVE,
    "aux": Function.AUXILIARY,
    "auxpass": Function.AUXILIARY,
    "prt": Function.PARTICLE,
    "mark": Function.SUBORDINATOR,
    "cc": Function.COORDINATOR,
    "preconj": Function.CORRELATIVE,
    "intj": Function.INTERJECTION,
    "expl": Function.EXPLETIVE,
    "poss": Function.POSSESSIVE,
    "npadvmod": Function.ADVERBIAL_NOUN,
}
LEADS = ("both", "either", "neither")
"""They stand before what is joined, their partners between."""
_FLOATING = (Function.INTERJECTION, Function.DIRECT_ADDRESS, Function.EXPLETIVE)
_CLAUSES = (
    ContainerKind.ELLIPTICAL_CLAUSE,
    ContainerKind.NOUN_CLAUSE,
    ContainerKind.ADJECTIVE_CLAUSE,
    ContainerKind.ADVERB_CLAUSE,
    ContainerKind.INFINITIVE_CLAUSE,
)
_BEFORE_NOT = {"ca": "can", "Ca": "Can", "wo": "will", "Wo": "Will", "sha": "shall", "Sha": "Shall"}
_SIGNS = frozenset("&%$@#+=€£")


class Sketch(Struct, frozen=True, dict=True):
    reading: Reading

    def __getitem__(self, index: int) -> Node:
        return self.reading.tree[index]

    def is_mark(self, index: int) -> bool:
        text = self[index].text
        return not any(c.isalnum() or c in _SIGNS for c in text) and (
            self[index].dep == "punct" or text.isascii() or not text.strip()
        )

    @cached_property
    def drawn(self) -> frozenset[int]:
        """The nodes that are words."""
        return frozenset(i for i in range(len(self.reading.tree)) if not self.is_mark(i))

    @cached_property
    def groups(self) -> dict[int, VerbGroup]:
        return {group.main: group for group in self.reading.groups}

    @cached_property
    def clauses(self) -> dict[int, Container]:
        """The clause each verb, or "than", heads."""
        found: dict[int, Container] = {}
        for each in self.reading.containers:
            known = found.get(each.head)
            if each.kind in _CLAUSES and (
                known is None or _CLAUSES.index(each.kind) < _CLAUSES.index(known.kind)
            ):
                found[each.head] = each
        return found

    @cached_property
    def independent(self) -> frozenset[int]:
        """The first verb of each independent clause."""
        return frozenset(clause.verbs[0] for clause in self.reading.independent if clause.verbs)

    def pos(self, index: int) -> Pos | None:
        return self.reading.uses[index].pos

    def function(self, index: int) -> Function | None:
        return self.reading.uses[index].function

    def work(self, index: int) -> Function | None:
        """The work of a word with all below it."""
        use = self.reading.uses[index]
        if use.work is not None:
            return use.work
        if (clause := self.clauses.get(index)) is not None and index in self.groups:
            return clause.function
        return use.function or _BY_RELATION.get(self[index].dep)

    def is_preposition(self, index: int) -> bool:
        if index in self.groups or self[index].dep in ("mark", "cc", "prt", "aux"):
            return False
        return self[index].dep in ("prep", "agent") or (
            self.pos(index) is Pos.PREPOSITION or self[index].tag in ("IN", "TO")
        )

    # What is drawn as one word, and what hangs from what

    @cached_property
    def hosts(self) -> tuple[int, ...]:
        """With which node each node is drawn as one word: itself, its verb, its noun, its preposition."""
        found = list(range(len(self.reading.tree)))
        for run in _hyphened(self.reading.tree.nodes):
            inside = set(run)
            host = next((i for i in run if self._head(i) not in inside and i in self.drawn), run[0])
            for i in run:
                found[i] = host
        for i in sorted(self.drawn):
            if found[i] == i and (other := self._host(i)) is not None:
                found[i] = other
        for i in range(len(found)):
            _cut(found, i)
        return tuple(_top(found, i) for i in range(len(found)))

    def _head(self, index: int) -> int:
        head = self[index].head
        return head if 0 <= head < len(self.reading.tree) else index

    def _host(self, index: int) -> int | None:
        node, head = self[index], self._head(index)
        if head == index:
            return None
        own = self.groups.get(head)
        if own is not None and index in own.words and (own.finite or node.tag != "TO"):
            return head
        if head in self.groups and (node.dep == "prt" or self.function(index) is Function.PARTICLE):
            return head
        if node.dep == "case" and node.tag == "POS":
            return head
        if self[head].dep == "mark" and abs(index - head) == 1 and node.dep in ("advmod", "mark", "dep"):
            return head
        if self.is_preposition(index) and self.is_preposition(head) and self._opens_with(head, index):
            return head
        return None

    def _opens_with(self, outer: int, inner: int) -> bool:
        """Two prepositions that are one: out of, because of."""
        if inner != outer + 1 or self[inner].dep == "conj":
            return False
        objects = [
            i for i in range(len(self.reading.tree)) if self._head(i) == outer and i not in (outer, inner)
        ]
        return all(self[i].dep not in ("pobj", "pcomp") for i in objects)

    @cached_property
    def heads(self) -> tuple[int, ...]:
        """What each word hangs from; itself if it is a root or floats. Nothing hangs from a conjunction."""
        found = [self.hosts[self._head(i)] for i in range(len(self.reading.tree))]
        found = [i if self.hosts[i] == h else h for i, h in enumerate(found)]
        for i in range(len(found)):
            _cut(found, i)
        for i in sorted(self.drawn):
            above = found[i]
            while self._carries_nothing(above) and found[above] != above:
                above = found[above]
            _try(found, i, above)
        for i in sorted(self.drawn):
            if self.hosts[i] == i and (better := self._better_head(i, found)) is not None:
                _try(found, i, self.hosts[better])
        for i in sorted(self.drawn):
            if self._floats(i, found):
                found[i] = i
        return tuple(found)

    @cached_property
    def floating(self) -> frozenset[int]:
        """The roots that float above the sentence."""
        heads = [*self.heads]
        return frozenset(i for i in self.roots if self._floats(i, heads))

    def _carries_nothing(self, index: int) -> bool:
        return index not in self.drawn or (
            self[index].dep in ("cc", "preconj", "mark", "aux", "auxpass", "case", "punct")
            and index not in self.groups
            and not self.is_preposition(index)
        )

    def _better_head(self, index: int, found: list[int]) -> int | None:
        """The noun of a participle, what "both" joins, the verb of a late subject or a conjunctive adverb."""
        use = self.reading.uses[index]
        if self[index].dep == "conj" or found[index] == index:
            return None
        if use.function is Function.PARTICIPLE and use.head is not None and index in self.groups:
            return None if self.clauses.get(index) or self._is_absolute(index, found) else use.head
        if self[index].lower in LEADS and self[index].dep in ("preconj", "cc", "advmod"):
            teams = (found[i] for i in sorted(self.drawn) if self[i].dep == "conj" and found[i] > index)
            return next(teams, None)
        late = self.work(index) is Function.SUBJECT and index in self.groups
        if late or use.function is Function.CONJUNCTIVE_ADVERB:
            above = found[index]
            while above not in self.groups and found[above] != above:
                above = found[above]
            return above if above in self.groups else None
        return None

    def _is_absolute(self, index: int, found: list[int]) -> bool:
        """A participle with a subject of its own: THE RAIN HAVING STOPPED, we went on."""
        return (
            self[index].dep in ("advcl", "nsubj", "dep", "parataxis")
            and index in self.groups
            and not self.groups[index].finite
            and index not in self.clauses
            and self.function(index) is Function.PARTICIPLE
            and any(found[i] == index and self[i].dep in SUBJECTS for i in self.drawn)
        )

    def _floats(self, index: int, found: list[int]) -> bool:
        if self[index].dep == "conj" or self.hosts[index] != index:
            return False
        if self.function(index) in _FLOATING or self._is_absolute(index, found):
            return True
        joins = self[index].dep in ("cc", "preconj") and index not in self.groups
        head = found[index]
        return joins and not any(self[i].dep == "conj" and head in (i, found[i]) for i in self.drawn)

    @cached_property
    def kids(self) -> tuple[tuple[int, ...], ...]:
        found: list[list[int]] = [[] for _ in self.heads]
        for i in sorted(self.drawn):
            if self.hosts[i] == i and self.heads[i] != i:
                found[self.heads[i]].append(i)
        return tuple(tuple(each) for each in found)

    @cached_property
    def roots(self) -> tuple[int, ...]:
        return tuple(i for i in sorted(self.drawn) if self.hosts[i] == i and self.heads[i] == i)

    def word(self, index: int) -> Word:
        """A node and all that is drawn with it."""
        whole = [i for i, host in enumerate(self.hosts) if host == index]
        said = self._spelled(whole[0])
        for before, here in pairwise(whole):
            said += ("" if self[here].start == self[before].end else " ") + self._spelled(here)
        return Word(said, tuple(i for i in whole if i in self.drawn), self._term(index))

    def _spelled(self, index: int) -> str:
        """The text of a node; "can" for what is left of it before "n't"."""
        text = self[index].text
        if index + 1 < len(self.hosts) and self[index + 1].lower in ("n't", "n’t"):
            return _BEFORE_NOT.get(text, text)
        return text

    def _term(self, index: int) -> str:
        node, function = self[index], self.function(index)
        if node.lower in ("a", "an", "the") and node.tag == "DT":
            return "article"
        if function is Function.POSSESSIVE or node.tag in ("PRP$", "WP$"):
            return "possessive"
        if function is Function.NOUN_AS_ADJECTIVE:
            return "noun"
        pos = self.pos(index)
        return pos.value if pos else ""


def _hyphened(nodes: tuple[Node, ...]) -> Iterator[list[int]]:
    """Runs of nodes that hyphens join to one word."""
    run: list[int] = []
    for i, node in enumerate(nodes):
        touches = bool(run) and nodes[run[-1]].end == node.start
        joins = node.text in ("-", "‐", "‑") or (bool(run) and nodes[run[-1]].text in ("-", "‐", "‑"))
        if touches and joins:
            run.append(i)
            continue
        if len(run) > 2:
            yield run
        run = [i]
    if len(run) > 2:
        yield run


def _cut(heads: list[int], index: int) -> None:
    """Breaks the circle a node stands in, if it does."""
    seen, here = {index}, index
    while heads[here] != here:
        here = heads[here]
        if here in seen:
            heads[here] = here
            return
        seen.add(here)


def _top(heads: list[int], index: int) -> int:
    while heads[index] != index:
        index = heads[index]
    return index


def _try(heads: list[int], index: int, head: int) -> None:
    """Hangs a node from another head unless that makes a circle."""
    here = head
    while here != index and heads[here] != here:
        here = heads[here]
    if here != index:
        heads[index] = head
