"""Doors that the target itself opens: relative pronouns, and those that ask within a sentence."""

from msgspec.structs import replace

from gamehall.english.terms import Function, Pattern, Purpose
from gamehall.english.writer import clauses
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.constructions.clausal import holding, listed_verb
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import Given
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.hosting import ClauseDoor, NamedDoor, placed, told
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.phrases import Named, somebody, something
from gamehall.english.writer.stock import widened
from gamehall.english.writer.verbs import Verb

_F, _P = Function, Pattern
_THINGS = ("text", "art", "clothing", "vehicle", "machine", "toy")
_ANY_OBJECT = widened(("toy", "text", "vessel", "clothing", "dish", "tool"))


def opening(text: str, dep: str = "") -> Part:
    """The pronoun that is the target, at the head of its clause."""
    return word(text, "WDT" if text in ("that", "which", "whichever") else "WP", dep, target=True)


def _head(draft: Draft, text: str, slot: tuple[str, ...]) -> Named | None:
    """What the clause is about: somebody for whom, something for which."""
    kinds = ("people",) if text in ("whom", "who") else _THINGS
    return something(draft, slot or kinds)


def _subject_of(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """The storm that flooded the park"""
    head = _head(draft, goal.opener, slot)
    if head is None or (head.human and goal.opener == "which"):
        return None
    pronoun = Named(opening(goal.opener), head.classes, head.plural, pronoun=True)
    inner = told(draft, draft.one((_P.S_V_DO, _P.S_V, _P.S_LV_PA)), Given(subject=pronoun))
    return head.after(clauses.statement(inner, "relcl")) if inner else None


def _gapped(draft: Draft, text: str, head: Named, pattern: Pattern = _P.S_V_DO) -> Part | None:
    """(whom) the club invited: a clause whose object stands at its head."""
    inner = assemble(draft, pattern, Given(thing=replace(head, part=word("it", "PRP")), act=True))
    if inner is None:
        return None
    kept = tuple(part for part in inner.complements if part.text != "it")
    gone = next(part for part in inner.complements if part.text == "it")
    said = clauses.statement(replace(inner, complements=kept), "relcl")
    return said.before(opening(text, gone.dep))


def _object_of(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """the poet whom the club invited"""
    head = _head(draft, goal.opener, slot)
    if head is None or (head.human and goal.opener == "which") or (not head.human and goal.opener == "whom"):
        return None
    said = _gapped(draft, goal.opener, head)
    return head.after(said) if said else None


def _kept_of(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """the prize that the winner was given"""
    head = something(draft, slot or ("toy", "text", "money"))
    if head is None or head.human:
        return None
    said = _gapped(draft, goal.opener, head, _P.S_V_RETAINED_DO)
    return head.after(said) if said else None


def _after_preposition(draft: Draft, goal: Goal, slot: tuple[str, ...]) -> Named | None:
    """the cousin with whom the boy traveled"""
    of_people = goal.opener == "whom"
    head = something(draft, slot or (("people",) if of_people else ("building", "vehicle")))
    if head is None or head.human is not of_people:
        return None
    preposition = draft.one(("with", "for", "near") if of_people else ("near", "behind", "beside"))
    lemma = draft.one(
        ("travel", "work", "wait", "sing") if preposition == "with" else ("wait", "work", "sing")
    )
    inner = assemble(draft, _P.S_V, Given(subject=somebody(draft), verb=Verb(lemma)))
    if inner is None:
        return None
    phrase = word(preposition, "IN", "prep").after(opening(goal.opener, "pobj"))
    return head.after(clauses.statement(inner, "relcl").before(phrase))


def _whoever(draft: Draft, goal: Goal) -> Part | None:
    """whoever finishes first; whatever falls"""
    of_people = goal.opener.startswith("who")
    classes = widened(("folk",)) if of_people else widened(("toy", "tool", "object"))
    pronoun = Named(opening(goal.opener), classes, pronoun=True)
    inner = told(draft, draft.one((_P.S_V, _P.S_V_DO)), Given(subject=pronoun))
    return clauses.statement(inner, "csubj") if inner else None


def _whomever(draft: Draft, goal: Goal) -> Part | None:
    """whomever the club invites; whatever the baker bakes"""
    of_people = goal.opener.startswith("who")
    classes = widened(("folk",)) if of_people else _ANY_OBJECT
    return _gapped(draft, goal.opener, Named(word("it", "PRP"), classes))


def _clause_as_subject(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    if setting.fixed or setting.purpose is Purpose.INTERROGATIVE:
        return None
    said = _whoever(draft, goal)
    classes = widened(("folk",)) if goal.opener.startswith("who") else widened(("object",))
    return placed(draft, Named(said.as_("csubj"), classes), setting) if said else None


def _object_as_subject(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    if setting.fixed or setting.purpose is Purpose.INTERROGATIVE:
        return None
    said = _whomever(draft, goal)
    classes = widened(("folk",)) if goal.opener.startswith("who") else widened(("object",))
    return placed(draft, Named(said.as_("csubj"), classes), setting) if said else None


def _knew_what(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    said = _whoever(draft, goal)
    return (
        holding(draft, setting, listed_verb(draft, "wondered", setting), said.as_("ccomp")) if said else None
    )


def _knew_whom(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
    said = _whomever(draft, goal)
    return (
        holding(draft, setting, listed_verb(draft, "wondered", setting), said.as_("ccomp")) if said else None
    )


RELATIVE: dict[Function, dict[str, tuple[str, ...]]] = {
    _F.SUBJECT: {"relative subject": ("that", "which"), "whoever as target": ("whoever", "whatever")},
    _F.DIRECT_OBJECT: {
        "relative object": ("that", "which", "whom"),
        "whomever as target": ("whomever", "whatever"),
    },
    _F.OBJECT_OF_PREPOSITION: {"relative after preposition": ("whom", "which")},
    _F.RETAINED_DIRECT_OBJECT: {"relative kept": ("that", "which")},
}
INTERROGATIVE: dict[Function, dict[str, tuple[str, ...]]] = {
    _F.SUBJECT: {"knew what": ("what", "which")},
    _F.DIRECT_OBJECT: {"knew whom": ("what", "whom", "which")},
}
"""By the work of the pronoun: the doors it opens, and which pronouns open them."""
BY_CLAUSE: dict[str, ClauseDoor] = {
    "whoever as target": _clause_as_subject,
    "whomever as target": _object_as_subject,
    "knew what": _knew_what,
    "knew whom": _knew_whom,
}
BY_NOUN: dict[str, NamedDoor] = {
    "relative subject": _subject_of,
    "relative object": _object_of,
    "relative kept": _kept_of,
    "relative after preposition": _after_preposition,
}
