"""A clause as a value, and the ways to say it: a statement, a question, a command, an infinitive …"""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Pattern
from gamehall.english.writer import verbs
from gamehall.english.writer.parts import CLOSE_QUOTE, COMMA, Part, word
from gamehall.english.writer.phrases import Named
from gamehall.english.writer.verbs import Tense, Verb


class Clause(Struct, frozen=True):
    verb: Verb
    pattern: Pattern
    subject: Named | None
    tense: Tense = verbs.PAST
    complements: tuple[Part, ...] = ()
    """Objects and complements after the verb, in order."""
    front: tuple[Part, ...] = ()
    """Phrases and clauses before the subject; a comma follows each."""
    middle: tuple[Part, ...] = ()
    """Adverbs before the main verb."""
    end: tuple[Part, ...] = ()
    """Adverbs, phrases and clauses after the complements."""
    plain: bool = False
    """To be said as a statement, even where an inverted sentence is ordered."""
    asks: bool = False
    """A question, whatever else is ordered."""
    asked: Part | None = None
    """The word a question begins with, if that is not its subject."""

    def with_end(self, *parts: Part) -> "Clause":
        return replace(self, end=(*self.end, *parts))

    def with_front(self, *parts: Part) -> "Clause":
        return replace(self, front=(*parts, *self.front))


def _front(clause: Clause) -> tuple[Part, ...]:
    found: list[Part] = []
    for part in clause.front:
        found += [part] if part.right[-1:] == (CLOSE_QUOTE,) else [part, COMMA]
    return tuple(found)


def _subject(clause: Clause) -> Part:
    if clause.subject is None:
        raise ValueError("a finite clause needs a subject")
    part = clause.subject.part
    clausal = part.tag[:2] in ("VB", "MD")
    dep = "csubj" if clausal else "nsubj"
    return part.as_(dep + "pass" if clause.tense.passive else dep)


def _chain(clause: Clause) -> tuple[Part, ...]:
    subject = clause.subject
    plural, person = (subject.plural, subject.person) if subject else (False, 3)
    return verbs.chain(clause.verb, clause.tense, plural, person)


def statement(clause: Clause, dep: str = "") -> Part:
    """Subject, helping verbs, main verb and what follows."""
    *helpers, main = _chain(clause)
    left = (*_front(clause), _subject(clause), *_among(helpers, clause))
    return replace(main, dep=dep, left=left, right=(*clause.complements, *clause.end))


def _among(helpers: list[Part], clause: Clause) -> tuple[Part, ...]:
    """Helping verbs with "not" and the adverbs of the middle after the first of them."""
    negation = (word("not", "RB", "neg"),) if clause.tense.negative else ()
    return (*helpers[:1], *negation, *clause.middle, *helpers[1:])


def question(clause: Clause, asked: Part | None = None, dep: str = "") -> Part:
    """The first helping verb before the subject; what is asked for before that."""
    asking = replace(clause, tense=replace(clause.tense, helper=True))
    *helpers, main = _chain(asking)
    opener = (asked,) if asked else ()
    if helpers:
        left = (*_front(clause), *opener, helpers[0], _subject(clause), *clause.middle, *helpers[1:])
        return replace(main, dep=dep, left=left, right=(*clause.complements, *clause.end))
    right = (_subject(clause), *clause.middle, *clause.complements, *clause.end)
    return replace(main, dep=dep, left=(*_front(clause), *opener), right=right)


def command(clause: Clause, *, please: bool = False) -> Part:
    base = verbs.infinitive(clause.verb, to=False)[0]
    opener = (word("please", "UH", "intj"),) if please else ()
    left = (*_front(clause), *opener, *clause.middle)
    return replace(base, dep="", left=left, right=(*clause.complements, *clause.end))


def inverted(clause: Clause, opener: Part) -> Part:
    """Never had the guide seen such a storm."""
    return question(clause, opener)


def turned(clause: Clause, opener: tuple[Part, ...]) -> Part:
    """Beside the barn stood a tractor: main verb before subject."""
    *helpers, main = _chain(clause)
    return replace(
        main,
        left=(*_front(clause), *opener, *helpers),
        right=(_subject(clause), *clause.complements, *clause.end),
    )


def infinitive(clause: Clause, dep: str, *, perfect: bool = False, to: bool = True) -> Part:
    """Without a subject."""
    *helpers, main = verbs.infinitive(clause.verb, perfect=perfect, passive=clause.tense.passive, to=to)
    return replace(main, dep=dep, left=(*helpers, *clause.middle), right=(*clause.complements, *clause.end))


def infinitive_clause(clause: Clause, dep: str, *, to: bool = True) -> Part:
    """With its own subject, in the objective case: (wanted) the twins to sing."""
    said = infinitive(clause, dep, to=to)
    if clause.subject is None:
        raise ValueError("an infinitive clause needs a subject")
    return said.before(clause.subject.part.as_("nsubj"))


def ing(clause: Clause, dep: str, *, perfect: bool = False) -> Part:
    """A gerund or a present participle."""
    *helpers, main = verbs.ing(clause.verb, perfect=perfect, passive=clause.tense.passive)
    return replace(main, dep=dep, left=(*helpers, *clause.middle), right=(*clause.complements, *clause.end))


def participle(clause: Clause, dep: str) -> Part:
    """A past participle: broken by the storm."""
    (main,) = verbs.past_participle(clause.verb)
    return replace(main, dep=dep, left=clause.middle, right=(*clause.complements, *clause.end))
