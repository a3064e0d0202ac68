"""Doors that hang on a noun: adjective clauses and phrases, participles after it, appositives."""

from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.terms import Pattern, Time
from gamehall.english.writer import clauses
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import NamedDoor
from gamehall.english.writer.parts import COMMA, Part, word
from gamehall.english.writer.phrases import Named, noun_phrase, prepositional, something
from gamehall.english.writer.stock import classes, fillers, fits, noun_of, table
from gamehall.english.writer.verbs import Tense

_PERSON = frozenset({"person", "people", "folk", "being", "anything"})
_TIMES = ("day", "morning", "night", "week")
_OWNED = ("thing", "body", "kin", "pet", "machine", "farm")
_ARTICLES = ("det", "poss", "nummod")
_PASSIVE = Tense(passive=True)
_WITH_EVERYONE = (
    ("inside", "noise"),
    ("behind", "tree"),
    ("with", "man"),
    ("from", "visitor"),
    ("without", "man"),
)
_FAITHFUL = ("of", "about")
_RARE = classes("opposite underneath within against along among between outside")
"""Only where they are the target."""


def everybody(draft: Draft) -> Named:
    """An indefinite pronoun for a clause or phrase to tell of."""
    options = ("everyone", "someone", "everybody")
    text = draft.one(options if draft.time is Time.PAST else (*options, "anyone"))
    return Named(word(text, "NN"), _PERSON, pronoun=True)


def relative(head: Named) -> Named:
    """The pronoun that opens a clause about this noun as its subject."""
    part = word("who", "WP") if head.human else word("that", "WDT")
    return Named(part, head.classes, head.plural, pronoun=True)


def opened(clause: Part, opener: str, tag: str, dep: str, *, target: bool = False) -> Part:
    return clause.before(word(opener, tag, dep, target=target))


def bare(part: Part) -> Part:
    """Without article."""
    left = tuple(p for p in part.left if p.dep not in _ARTICLES and p.text not in ("several", "many"))
    return replace(part, left=left)


def told_of(draft: Draft, goal: Goal, head: Named) -> Named | None:
    """The noun with a clause after it whose subject is who or that."""
    inner = goal.clause(draft, Setting(subject=relative(head)))
    return head.after(clauses.statement(inner, "relcl")) if inner else None


def _who(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    for each in (slot,) if slot else (("people",), ("people",), ("thing",), ("animal",)):
        head = something(draft, each)
        if head and (made := told_of(draft, goal, head)):
            return made
    return None


def _everyone_who(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    if slot and not fits(_PERSON, slot):
        return None
    return told_of(draft, goal, everybody(draft))


def _where(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    head = something(draft, ("building", "place"), plural=False)
    if head is None or (slot and not fits(head.classes, slot)):
        return None
    return _told_when(draft, goal, head, "where")


def _when(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    noun = noun_of(draft.one(_TIMES), ("period",))
    if noun is None or (slot and not fits(noun.classes, slot)):
        return None
    return _told_when(draft, goal, noun_phrase(draft, noun, article="the"), "when")


def _told_when(draft: Draft, goal: Goal, head: Named, opener: str) -> Named | None:
    inner = goal.clause(draft, Setting())
    if inner is None or inner.front:
        return None
    return head.after(opened(clauses.statement(inner, "relcl"), opener, "WRB", "advmod"))


def _whose(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The man whose lantern fell: the subject within loses its article."""
    head = something(draft, slot or ("people",))
    inner = goal.clause(draft, Setting()) if head and head.human else None
    if head is None or inner is None or inner.subject is None or inner.front:
        return None
    subject = inner.subject
    if subject.pronoun or subject.part.tag not in ("NN", "NNS") or not fits(subject.classes, _OWNED):
        return None
    owned = bare(subject.part).before(word("whose", "WP$", "poss", "whose"))
    said = clauses.statement(replace(inner, subject=replace(subject, part=owned)), "relcl")
    return head.after(said)


class Row(Struct, frozen=True):
    """A preposition, what its phrase may tell of, what may be its object."""

    preposition: str
    heads: tuple[str, ...]
    objects: tuple[str, ...]


@cache
def _rows() -> tuple[Row, ...]:
    found = []
    for preposition, lines in table("prepositions")["adjective"].items():
        for line in lines:
            heads, objects = line.split(">")
            found.append(Row(preposition, tuple(heads.split()), tuple(objects.split())))
    return tuple(found)


def _rows_for(draft: Draft, opener: str) -> list[Row]:
    """Where a phrase might be taken with a verb, only prepositions that stay with their noun."""
    return draft.shuffled(
        [
            row
            for row in _rows()
            if (row.preposition == opener or (not opener and row.preposition not in _RARE))
            and (not draft.safe or row.preposition in _FAITHFUL)
        ]
    )


def _phrase(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    for row in _rows_for(draft, goal.opener):
        fit = tuple(kind for kind in row.heads if not slot or _overlap(kind, slot))
        head = something(draft, fit, plural=False) if fit else None
        if head is None:
            continue
        if not head.part.left:
            head = head.before(word("the", "DT", "det"))
        draft.safe = True
        several = row.preposition in ("among", "between")
        free = something(draft, row.objects, plural=several) if goal.opener else None
        thing = free or goal.named(draft, row.objects)
        if thing is not None and (thing.plural or not several):
            return head.after(prepositional(row.preposition, thing, target=bool(goal.opener)))
    return None


@cache
def _overlap(kind: str, slot: tuple[str, ...]) -> bool:
    """Whether what is listed under this name fits into the slot."""
    return any(fits(noun.classes, slot) for noun in fillers(kind)[:1])


def _pronoun_phrase(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """Everyone near the barn."""
    if slot and not fits(_PERSON, slot):
        return None
    for row in _rows_for(draft, goal.opener):
        if (row.preposition, row.heads[0]) not in _WITH_EVERYONE:
            continue
        thing = something(draft, row.objects) if goal.opener else goal.named(draft, row.objects)
        if thing is not None:
            return everybody(draft).after(prepositional(row.preposition, thing, target=bool(goal.opener)))
    return None


def _doing(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The girl holding the rope."""
    return _participle_after(draft, goal, something(draft, slot or ("people",)))


def _everyone_doing(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    if slot and not fits(_PERSON, slot):
        return None
    return _participle_after(draft, goal, everybody(draft))


def _participle_after(draft: Draft, goal: Goal, head: Named | None) -> Named | None:
    inner = goal.clause(draft, Setting(subject=head, act=True, busy=True)) if head and head.lives else None
    return head.after(clauses.ing(inner, "acl")) if head and inner else None


def _done(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The letter written by the mayor."""
    head = something(draft, slot or ("thing", "building", "dish"))
    if head is None:
        return None
    inner = goal.clause(draft, Setting(Pattern.S_V, subject=head, tense=_PASSIVE))
    if inner is None or not inner.end:
        return None
    return head.after(clauses.participle(inner, "acl"))


def _appositive(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """My uncle, a man with a beard, …"""
    if slot and not fits(_PERSON, slot):
        return None
    head = something(draft, ("kin",), plural=False)
    draft.safe = False
    renamed = goal.named(draft, ("worker", "expert", "performer", "folk"))
    if head is None or renamed is None or renamed.pronoun or renamed.plural:
        return None
    if renamed.gender not in ("", head.gender) and head.gender:
        return None
    part = bare(renamed.part).before(word("a", "DT", "det")).as_("appos")
    return head.after(COMMA, part, COMMA)


def _rumor(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The rumor that the mayor resigned: a noun clause as appositive."""
    if slot and not fits(frozenset({"saying", "idea", "anything"}), slot):
        return None
    noun = noun_of(draft.one(("rumor", "fact", "news", "idea", "belief")), ("notion",))
    inner = goal.clause(draft, Setting())
    if noun is None or inner is None or inner.front:
        return None
    said = opened(clauses.statement(inner, "acl"), "that", "IN", "mark", target=goal.opener == "that")
    return noun_phrase(draft, noun, article="the").after(said)


BY_NOUN: dict[str, NamedDoor] = {
    "who": _who,
    "everyone who": _everyone_who,
    "where": _where,
    "day when": _when,
    "whose": _whose,
    "of a noun": _phrase,
    "of a pronoun": _pronoun_phrase,
    "doing": _doing,
    "everyone doing": _everyone_doing,
    "done": _done,
    "renamed": _appositive,
    "rumor": _rumor,
}
