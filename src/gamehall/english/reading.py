"""What a sentence is by school grammar: its clauses, its phrases, and the work of every word.

A reading is made from a tree by `grammar.analyse`. Indexes are those of the tree's nodes.
"""

from msgspec import Struct

from gamehall.english.terms import (
    Aspect,
    ContainerKind,
    Degree,
    Function,
    Pattern,
    Purpose,
    Structure,
    Time,
    Voice,
)
from gamehall.english.tree import Tree
from gamehall.lexicon.knowledge import Case, Kind, Number, Pos


class VerbGroup(Struct, frozen=True):
    """A verb with its helping verbs: "had been tracking", "to have arrived"."""

    words: tuple[int, ...]
    """Helping verbs and main verb in order, "to" among them, "not" not."""
    main: int
    finite: bool
    time: Time | None
    """None of an infinitive, a gerund, a participle and a command."""
    aspect: Aspect
    voice: Voice
    imperative: bool = False
    emphatic: bool = False
    conditional: bool = False
    """With would, could, might, should and the like: they have no tense of these."""
    linking: bool = False
    transitive: bool = False
    """Has a direct object here, a retained one, or the object of its particle."""
    numbers: tuple[Number, ...] = ()
    """The number of the subject this form stands with; both where the form does not tell."""
    subject: int | None = None


class Use(Struct, frozen=True):
    """One word in its sentence."""

    index: int
    text: str
    start: int
    pos: Pos | None
    """None of a mark."""
    function: Function | None = None
    also: tuple[Function, ...] = ()
    """What else it may rightly be called: a predicate adjective is a noun modifier too."""
    also_pos: tuple[Pos, ...] = ()
    """Other parts of speech it has in this place by the dictionary: "tired" is participle and adjective."""
    work: Function | None = None
    """Of an infinitive or a gerund: what it is to its sentence (subject, direct object, verb modifier …)."""
    head: int | None = None
    """What it modifies, renames, or is the object of."""
    group: int | None = None
    """Of a verb and its auxiliaries: which verb group of the reading."""
    numbers: tuple[Number, ...] = ()
    case: Case | None = None
    degree: Degree | None = None
    """Of adjectives and adverbs; "careful" in "more careful" is comparative."""
    irregular: bool | None = None
    """Of a verb: its past is not made by -ed. Of an adjective or adverb: its degrees are not."""
    kinds: tuple[Kind, ...] = ()
    """As used here: herself is intensive or reflexive, which is relative or interrogative."""

    @property
    def functions(self) -> tuple[Function, ...]:
        return (*((self.function,) if self.function else ()), *self.also)


_UNIONS = {
    ContainerKind.DEPENDENT_CLAUSE: (
        ContainerKind.NOUN_CLAUSE,
        ContainerKind.ADJECTIVE_CLAUSE,
        ContainerKind.ADVERB_CLAUSE,
        ContainerKind.ELLIPTICAL_CLAUSE,
    ),
    ContainerKind.PREPOSITIONAL_PHRASE: (ContainerKind.ADJECTIVE_PHRASE, ContainerKind.ADVERB_PHRASE),
}


def falls_under(kind: ContainerKind, wider: ContainerKind) -> bool:
    """Whether one kind is the other, or one of those that the other is the union of."""
    return kind == wider or kind in _UNIONS.get(wider, ())


class Container(Struct, frozen=True):
    """A dependent clause, an infinitive clause, a phrase or a quotation."""

    kind: ContainerKind
    words: frozenset[int]
    head: int
    """The verb of a clause or verbal phrase, the preposition, the appositive; of a quotation its root."""
    function: Function | None = None
    """Subject, direct object … of what does a noun's work; else noun or pronoun, verb, adjective or adverb
    modifier; predicate adjective of a phrase after a linking verb."""
    modifies: int | None = None

    def is_a(self, kind: ContainerKind) -> bool:
        return falls_under(self.kind, kind)


class Slot(Struct, frozen=True):
    """A part of a clause's pattern: subject, object or complement, with every joined head of it."""

    function: Function
    heads: tuple[int, ...]


class Clause(Struct, frozen=True):
    """A clause with a verb: independent, or one of the dependent kinds."""

    kind: ContainerKind | None
    """None of an independent clause."""
    verbs: tuple[int, ...]
    """The main verbs, several in a compound predicate."""
    words: frozenset[int]
    """All from its opener on, with the clauses inside it; of one of two independent clauses only its own."""
    pattern: Pattern | None
    """Of its first verb; None where the verb is left out."""
    patterns: tuple[Pattern, ...] = ()
    """Of each verb in `verbs`."""
    slots: tuple[Slot, ...] = ()
    """Of all its verbs in order."""
    inverted: bool = False
    purpose: Purpose | None = None
    """Of an independent clause."""
    container: int | None = None
    """Which container of the reading a dependent clause is."""
    parent: int | None = None
    """The clause it belongs to."""


class Reading(Struct, frozen=True):
    text: str
    tree: Tree
    uses: tuple[Use, ...]
    """One for every node of the tree."""
    groups: tuple[VerbGroup, ...]
    clauses: tuple[Clause, ...]
    containers: tuple[Container, ...]
    structure: Structure | None
    """None where there is no clause."""
    purpose: Purpose | None
    inverted: bool

    @property
    def independent(self) -> tuple[Clause, ...]:
        return tuple(clause for clause in self.clauses if clause.kind is None)

    @property
    def patterns(self) -> tuple[Pattern | None, ...]:
        """Of each independent clause."""
        return tuple(clause.pattern for clause in self.independent)

    def around(self, index: int) -> tuple[Container, ...]:
        """The containers a word stands in, the widest first."""
        found = [each for each in self.containers if index in each.words]
        return tuple(sorted(found, key=lambda each: -len(each.words)))

    def at(self, start: int) -> Use | None:
        """The word that begins at this place of the text."""
        return next((use for use in self.uses if use.start == start), None)


class Read(Struct, frozen=True):
    """A text as it was read: the best reading, how sure it is, and what else it could be."""

    best: Reading
    certainty: float
    """0 to 1."""
    rivals: tuple[Reading, ...] = ()
    """Other defensible readings, the likeliest first."""
    doubts: tuple[str, ...] = ()
    """For each rival in one sentence what is ambiguous; empty where only the eyes differ."""
    eyes: tuple[str, ...] = ()
    """The parsers that looked; one alone reads with one eye."""
    complete: bool | None = None
    """Whether Link Grammar could join all words; None where it did not look."""
    raw: Tree | None = None
    """What the first eye saw before it was mended, if it saw a verb: mending takes a sentence for correct."""

    @property
    def trees(self) -> tuple[Tree, ...]:
        """Every tree that was looked at, the best first."""
        found = (self.best.tree, *((self.raw,) if self.raw else ()), *(rival.tree for rival in self.rivals))
        return tuple(dict.fromkeys(found))
