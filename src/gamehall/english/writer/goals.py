"""Where the target goes: through which clauses and phrases, into which place.

A door is a clause or phrase as seen from outside; behind it lies a territory in which the next door opens
or the target finds its site.
"""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from gamehall.english.reading import falls_under
from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Time
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.phrases import Named
from gamehall.english.writer.verbs import Tense


class Territory(StrEnum):
    """What lies behind a door."""

    MAIN = "main"
    """The independent clause."""
    CLAUSE = "clause"
    """A dependent clause with a subject of its own."""
    REL = "relative"
    """A clause after who, that or whoever, which is its subject."""
    INF = "infinitive"
    """An infinitive phrase."""
    INFCL = "infinitive-clause"
    """An infinitive clause."""
    GER = "gerund"
    """A gerund phrase."""
    PART = "participle"
    """A participial phrase with -ing."""
    PAST = "past-participle"
    """A participial phrase with a past participle."""
    ELL = "elliptical"
    """An elliptical clause with -ing."""
    THAN = "than"
    """What is compared by than."""
    PPV = "adverb-phrase"
    """A phrase that modifies a verb, an adjective or an adverb."""
    PPN = "adjective-phrase"
    """A phrase that modifies a noun."""
    NOUN = "appositive"
    """An appositive."""
    LONE_GER = "lone-gerund"
    """A gerund alone, which makes no phrase."""
    LONE_PART = "lone-participle"
    """A participle alone before its noun."""
    WORD = "target"
    """A clause that the target itself opens."""


T = Territory
VERBAL = frozenset({T.INF, T.INFCL, T.GER, T.PART, T.ELL})
FINITE = frozenset({T.MAIN, T.CLAUSE, T.REL})
PREDICATE = FINITE | VERBAL
"""Has a verb that can take objects."""
NOMINAL = frozenset({T.PPV, T.PPN, T.NOUN, T.THAN})
"""Has a noun that can take modifiers."""


class Setting(Struct, frozen=True):
    """What a clause around or behind a door must be like."""

    pattern: Pattern | None = None
    subject: Named | None = None
    """Given from outside: the word before a relative clause, the doer of an infinitive."""
    tense: Tense | None = None
    act: bool = False
    purpose: Purpose | None = None
    """Of an independent clause."""
    busy: bool = False
    """A participle: no being this or that."""
    main: bool = False
    inverted: bool = False

    @property
    def fixed(self) -> bool:
        """Whether the subject is no place to put anything into."""
        return self.subject is not None or self.purpose is Purpose.IMPERATIVE


ClauseMaker = Callable[[Draft, Setting], Clause | None]
NamedMaker = Callable[[Draft, tuple[str, ...]], Named | None]


class Site(Struct, frozen=True):
    """The target in its place: makes the clause, or the noun phrase, that it stands in."""

    clause: ClauseMaker | None = None
    named: NamedMaker | None = None
    """For a noun phrase; given the classes that fit where it is to stand."""
    opener: str = ""
    """The target, if it is the word that opens the clause or phrase behind the last door."""
    tense: Tense | None = None
    """Of the target, if it is a finite verb: the clauses around it agree."""
    joins: bool = False
    """Whether it brings a second independent clause with it."""
    exclaims: str = ""
    """The target, if it is an interjection before the sentence."""
    time: Time | None = None
    """Of the clauses about the target, where the word asks for one."""


class Door(Struct, frozen=True):
    name: str
    kinds: tuple[ContainerKind, ...]
    function: Function | None
    outer: frozenset[Territory]
    inner: Territory
    clause: Callable[[Draft, "Goal", Setting], Clause | None]
    named: "Callable[[Draft, Goal, tuple[str, ...]], Named | None] | None" = None
    patterns: tuple[Pattern, ...] | None = None
    """Of an independent clause with this door in it; None for any."""
    cost: float = 1.0

    def is_a(self, kind: ContainerKind) -> bool:
        return any(falls_under(each, kind) for each in self.kinds)


class Goal(Struct, frozen=True):
    """The doors still to go through, the outermost first, and the site behind them."""

    doors: tuple[Door, ...]
    site: Site

    @property
    def rest(self) -> "Goal":
        return Goal(self.doors[1:], self.site)

    @property
    def opener(self) -> str:
        """The word that must open this clause or phrase, if it is the target."""
        return "" if self.doors else self.site.opener

    def clause(self, draft: Draft, setting: Setting) -> Clause | None:
        if self.doors:
            return self.doors[0].clause(draft, self.rest, setting)
        return self.site.clause(draft, setting) if self.site.clause else None

    def named(self, draft: Draft, slot: tuple[str, ...]) -> Named | None:
        if self.doors:
            door = self.doors[0]
            return door.named(draft, self.rest, slot) if door.named else None
        return self.site.named(draft, slot) if self.site.named else None
