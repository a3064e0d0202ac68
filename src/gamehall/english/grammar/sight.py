"""A tree with the questions school grammar asks of it: verbs, subjects, joined heads."""

from functools import cached_property

from msgspec import Struct

from gamehall.english.tree import Tree

VERB_TAGS = frozenset({"VB", "VBD", "VBZ", "VBP", "VBN", "VBG", "MD"})
FINITE_TAGS = frozenset({"VBD", "VBZ", "VBP", "MD"})
NOUN_TAGS = frozenset({"NN", "NNS", "NNP", "NNPS"})
SUBJECTS = ("nsubj", "nsubjpass", "csubj", "csubjpass")
MARKS = frozenset({",", ".", ":", "``", "''", "-LRB-", "-RRB-", "HYPH", "NFP", "SYM", "ADD", "_SP", "#", "$"})
HELPERS = ("aux", "auxpass")
QUOTES = frozenset({'"', "\u201c", "\u201d", "``", "''"})


class Verb(Struct, frozen=True):
    """A verb with its helping verbs, before it is known what work it does."""

    main: int
    helpers: tuple[int, ...]
    """Auxiliaries in order, shared ones of a joined verb too; "to" is not among them."""
    to: int | None
    finite: bool
    imperative: bool


class Sight(Struct, frozen=True, dict=True):
    tree: Tree

    @cached_property
    def verbs(self) -> dict[int, Verb]:
        """Every verb that is not a helping verb, by its index. A joined verb comes after its head."""
        found: dict[int, Verb] = {}
        order = sorted(
            (i for i, n in enumerate(self.tree.nodes) if n.tag in VERB_TAGS and n.dep not in HELPERS),
            key=lambda i: (sum(1 for _ in self.tree.above(i)), i),
        )
        for index in order:
            found[index] = self._verb(index, found)
        return dict(sorted(found.items()))

    def _verb(self, index: int, known: dict[int, Verb]) -> Verb:
        tree, node = self.tree, self.tree[index]
        own = tree.under(index, *HELPERS)
        to = next((i for i in own if tree[i].tag == "TO"), None)
        helpers = tuple(i for i in own if tree[i].tag != "TO")
        head = known.get(node.head) if node.dep == "conj" else None
        if head and not own and tree[head.main].tag == node.tag and not self.subject_of(index):
            return Verb(index, head.helpers, head.to, head.finite, head.imperative)
        first = tree[helpers[0]] if helpers else node
        if first.tag in FINITE_TAGS and to is None:
            return Verb(index, helpers, None, node.dep not in ("amod", "compound"), False)
        imperative = to is None and first.tag == "VB" and self._commands(index, head)
        return Verb(index, helpers, to, imperative, imperative)

    def _commands(self, index: int, head: Verb | None) -> bool:
        """A base form without subject that heads a sentence, is joined to one, or stands in a quotation."""
        tree, node = self.tree, self.tree[index]
        if self.subject_of(index) is not None:
            return False
        if node.head == index or (head and head.imperative):
            return True
        return (
            node.dep in ("ccomp", "parataxis", "conj")
            and (node.dep == "conj" or index in self.quoted)
            and not tree.under(index, "mark")
        )

    @cached_property
    def quoted(self) -> frozenset[int]:
        """The words between quotation marks."""
        inside: set[int] = set()
        opened: int | None = None
        for index, node in enumerate(self.tree.nodes):
            if node.text not in QUOTES:
                continue
            if opened is None:
                opened = index
            else:
                inside.update(range(opened + 1, index))
                opened = None
        return frozenset(inside)

    def subject_of(self, verb: int) -> int | None:
        return self.tree.first(verb, *SUBJECTS)

    def shared_subject(self, verb: int) -> int | None:
        """Its own subject, or that of the verb it is joined to."""
        seen = set[int]()
        while verb not in seen:
            seen.add(verb)
            if (found := self.subject_of(verb)) is not None:
                return found
            if self.tree[verb].dep != "conj":
                return None
            verb = self.tree[verb].head
        return None

    def joined(self, index: int) -> tuple[int, ...]:
        """A word and all that are joined to it by "and", "or" and the like, in order."""
        found = [index]
        for each in found:
            found.extend(self.tree.under(each, "conj"))
        return tuple(sorted(found))

    def leader(self, index: int) -> int:
        """The first of the words a word is joined to; itself if it is not joined."""
        while self.tree[index].dep == "conj" and self.tree[index].head != index:
            index = self.tree[index].head
        return index

    def passive(self, verb: int) -> bool:
        helpers = self.verbs[verb].helpers if verb in self.verbs else ()
        if self.tree[verb].tag not in ("VBN", "VBD"):
            return False
        return any(self.tree[h].dep == "auxpass" for h in helpers) or (
            bool(helpers) and self.tree[helpers[-1]].lemma in ("be", "get")
        )

    def is_question(self) -> bool:
        return self.end_mark == "?"

    @cached_property
    def end_mark(self) -> str:
        for node in reversed(self.tree.nodes):
            if node.text in QUOTES:
                continue
            return node.text[-1] if node.text[-1] in ".?!" else ""
        return ""
