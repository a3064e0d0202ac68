"""A tree of a linkage's words while it is drawn: heads and relations, and where it could be otherwise."""

from collections.abc import Iterator
from copy import copy
from typing import NamedTuple

from gamehall.english.parsers.link_grammar.clauses import clause
from gamehall.english.parsers.link_grammar.joints import Joints
from gamehall.english.parsers.link_grammar.words import WH_ADVERBS, WH_PRONOUNS, Known, known
from gamehall.lexicon.knowledge import Kind, Pos

_NOUN_MARKS = frozenset("nstmfblucoyxi")
"""By their first letter; "ij" is none."""
_AFTER_PREPOSITIONS = ("J", "JT", "JG", "OF", "U")


class Arc(NamedTuple):
    word: int
    head: int
    relation: str


class Draft:
    """Heads are words of the linkage; -1 where there is none yet. The first arc drawn to a word stays."""

    def __init__(self, joints: Joints) -> None:
        self.joints = joints
        self.linkage = joints.linkage
        self.forms = joints.forms
        self.first = next((at for at, form in enumerate(self.forms) if form[:1].isalnum()), 0)
        """The first word that is no mark."""
        self.heads = [-1] * len(self.forms)
        self.relations = [""] * len(self.forms)
        self.stands_for = dict(_stand_ins(joints))
        self.parts_of = dict(_parts(joints))
        """The word that stands for a noun under others in "some of the boys", "a lot of money"."""
        self._opened: dict[int, int | None] = {}
        self.others: list[tuple[float, tuple[Arc, ...]]] = []
        """Arcs that could stand instead of those drawn, and how much less likely that is."""

    def draw(self, word: int, head: int, relation: str) -> None:
        if self.heads[word] < 0 and word != head and word > 0 and head > 0:
            self.heads[word], self.relations[word] = head, relation

    def redraw(self, word: int, head: int, relation: str) -> None:
        self.heads[word] = -1
        self.draw(word, head, relation)

    def otherwise(self, arcs: tuple[Arc, ...]) -> "Draft":
        """This draft with these arcs instead of its own."""
        other = copy(self)
        other.heads, other.relations = list(self.heads), list(self.relations)
        for arc in arcs:
            other.heads[arc.word], other.relations[arc.word] = arc.head, arc.relation
        return other

    def under(self, word: int, *relations: str) -> list[int]:
        return [at for at, head in enumerate(self.heads) if head == word and self.relations[at] in relations]

    def knows(self, word: int) -> Known:
        return known(self.forms[word])

    def below(self, word: int) -> int:
        """The word that stands for this one under another: the first of joined words, the main verb."""
        word = self.joints.main(word)
        return self.parts_of.get(word) or self.stands_for.get(word, word)

    def above(self, word: int, dependent: int) -> int:
        """The word that stands for this one over another: of joined words the one that is nearer."""
        if word in self.joints.pairs and dependent > word:
            word = self.joints.last(word)
        word = self.joints.main(word)
        return self.stands_for.get(word, word)

    def is_ing(self, word: int) -> bool:
        """A gerund or participle without an article or possessive: a verb still, no noun."""
        mark = self.linkage.words[word].mark
        return (mark[:1] in ("v", "g", "q") and self.knows(word).is_ing) and not self.linkage.left(
            word, "D", "DD"
        )

    def opens(self, word: int) -> int | None:
        """The verb of the clause that this word opens, if it is a word to open one."""
        if word not in self._opened:
            form = self.forms[word]
            able = form in WH_ADVERBS or form in WH_PRONOUNS or Kind.SUBORDINATING in self.knows(word).kinds
            self._opened[word] = clause(self.joints, word) if able else None
        return self._opened[word]

    def is_preposition(self, word: int) -> bool:
        if self.linkage.right(self.joints.ends.get(word, word), *_AFTER_PREPOSITIONS):
            return True
        if self.forms[word] in ("than", "as") and self.linkage.right(word, "O"):
            return True
        facts = self.knows(word)
        return facts.can_be(Pos.PREPOSITION) and (
            word in self.joints.ends
            or self.linkage.left(word, "B") is not None
            or not facts.can_be(Pos.ADVERB, Pos.ADJECTIVE, Pos.NOUN)
        )

    def is_noun(self, word: int) -> bool:
        mark = self.linkage.words[word].mark
        if mark == "p" or not mark:
            return self.knows(word).can_be(Pos.NOUN, Pos.PRONOUN) or not self.knows(word).weights
        return mark[:1] in _NOUN_MARKS and mark != "ij"

    def is_adjective(self, word: int) -> bool:
        mark = self.linkage.words[word].mark
        return mark[:1] == "a" or (not mark and self.knows(word).can_be(Pos.ADJECTIVE))

    def is_adverb(self, word: int) -> bool:
        mark = self.linkage.words[word].mark
        return mark[:1] == "e" or self.knows(word).can_be(Pos.ADVERB)


def _stand_ins(joints: Joints) -> list[tuple[int, int]]:
    """Words whose place in the tree another word takes.

    ALL the boys left: boys; Tom'S: Tom; my brother TOM: brother.
    """
    linkage = joints.linkage
    found = []
    for link in linkage.links:
        if link.name == "AL" and (noun := linkage.right(link.left, "J")):
            found.append((link.left, joints.first(noun.right)))
        elif link.name == "TD":
            found.append((link.left, link.right))
        named = link.name in ("G", "GN") and renames(joints, link.left, link.right)
        if link.name in ("YS", "YP") or named:
            found.append((link.right, link.left))
    return found


def _parts(joints: Joints) -> Iterator[tuple[int, int]]:
    for link in joints.linkage.links:
        if (
            link.name == "OF"
            and link.fine.startswith("d")
            and (noun := joints.linkage.right(link.right, "J"))
        ):
            yield joints.first(noun.right), link.left


def renames(joints: Joints, title: int, name: int) -> bool:
    """Whether a name renames the noun before it (my brother Tom), which then is no title (Uncle Bob)."""
    if not joints.linkage.words[title].text[0].islower():
        return False
    return bool(joints.linkage.left(name, "D", "DD") or joints.linkage.left(title, "D", "DD"))
