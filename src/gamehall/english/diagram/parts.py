"""The parts of a Reed-Kellogg diagram, before they have any size.

What stands on a horizontal line is a `Part`, what hangs below one a `Hanging`:

    Clause      subject | predicate                 Slant        one word on a slanted line
    Predicate   verb | object \\ complement         Phrase       a slanted line that leads to a part
    Entry       a word with what hangs below it     Participle   a bent line that leads to a predicate
    Fork        joined parts                        Dependent    a clause on a dotted line
    Stilt       a part on a pedestal                Joined       joined hangings
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function

UNDERSTOOD = -1
"""Stands for the node of a word that is understood."""


class Word(Struct, frozen=True):
    """One word, or several that are drawn as one: a verb with its helping verbs."""

    text: str
    nodes: tuple[int, ...] = ()
    """Of the tree; none where the word is understood."""
    term: str = ""
    """What it is called: article, adjective, adverb …"""

    @property
    def understood(self) -> bool:
        return not self.nodes


class Entry(Struct, frozen=True):
    word: Word
    below: "tuple[Hanging, ...]" = ()
    beside: "tuple[Part, ...]" = ()
    """Appositives."""


class Fork(Struct, frozen=True):
    branches: "tuple[Part, ...]"
    joins: tuple[Word | None, ...]
    """What stands between each branch and the next."""


class Stilt(Struct, frozen=True):
    top: "Part"
    kind: ContainerKind | None = None
    opener: Word | None = None
    """Stands above the clause: that, whether."""


class Shape(StrEnum):
    PLAIN = "plain"
    GERUND = "gerund"
    """On a step."""
    PARTICIPLE = "participle"
    """On a bend."""


class Place(Struct, frozen=True):
    """A part and its work: a complement of a verb, or what floats above the sentence."""

    function: Function | None
    part: "Part"


class Predicate(Struct, frozen=True):
    verb: Entry
    complements: tuple[Place, ...] = ()
    shape: Shape = Shape.PLAIN


class Clause(Struct, frozen=True):
    subject: "Part | None"
    predicate: "Part"


class Clauses(Struct, frozen=True):
    """Clauses joined from verb to verb by steps."""

    clauses: tuple[Clause, ...]
    joins: tuple[Word | None, ...] = ()


class Slant(Struct, frozen=True):
    word: Word
    below: "tuple[Hanging, ...]" = ()


class Phrase(Struct, frozen=True):
    """A preposition with its object, an infinitive with its "to"; without opener an indirect object or a noun
    that does an adverb's work."""

    opener: Word | None
    part: "Part"
    function: Function | None = None
    below: "tuple[Hanging, ...]" = ()
    """Of the opener: RIGHT after lunch."""


class Participle(Struct, frozen=True):
    predicate: "Part"


class Dependent(Struct, frozen=True):
    clauses: Clauses
    kind: ContainerKind
    opener: Word | None = None
    link: int | None = None
    """The node where the dotted line ends: the verb, or the relative pronoun in its place."""


class Joined(Struct, frozen=True):
    hangings: "tuple[Hanging, ...]"
    joins: tuple[Word | None, ...]


class Plan(Struct, frozen=True):
    """A whole diagram: sentences below one another, and the lines that float above."""

    sentences: tuple[Clauses, ...]
    floats: tuple[Place, ...] = ()


Hanging = Slant | Phrase | Participle | Dependent | Joined
Part = Entry | Fork | Stilt | Predicate | Clause | Clauses | Phrase
Anything = Part | Hanging | Plan | Place


def words(thing: Anything | Word | None) -> Iterator[Word]:
    """Every word drawn in a part, also those that are understood."""
    match thing:
        case None:
            return
        case Word():
            yield thing
            return
    for inner in _inside(thing):
        yield from words(inner)


def nodes(thing: Anything) -> frozenset[int]:
    return frozenset(node for word in words(thing) for node in word.nodes)


def _inside(thing: Anything) -> "tuple[Anything | Word | None, ...]":
    match thing:
        case Entry(word, below, beside):
            return word, *below, *beside
        case Slant(word, below):
            return word, *below
        case Fork(things, joins) | Joined(things, joins) | Clauses(things, joins):
            return *things, *joins
        case Stilt(top, _, opener):
            return opener, top
        case Place(_, part):
            return (part,)
        case Predicate(verb, complements):
            return verb, *complements
        case Clause(subject, predicate):
            return subject, predicate
        case Phrase(opener, part, _, below):
            return opener, part, *below
        case Participle(predicate):
            return (predicate,)
        case Dependent(clauses, _, opener):
            return opener, clauses
        case Plan(sentences, floats):
            return *floats, *sentences
