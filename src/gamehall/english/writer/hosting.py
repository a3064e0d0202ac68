"""Clauses around a door: filled from the stock, made to go with what hangs on them."""

from collections.abc import Callable

from msgspec.structs import replace

from gamehall.english.terms import Pattern
from gamehall.english.writer.assembly import assemble
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import Given, tense_of
from gamehall.english.writer.goals import Goal, Setting
from gamehall.english.writer.phrases import Named, prepositional, somebody, something
from gamehall.english.writer.predicates import predicate
from gamehall.english.writer.verbs import Tense

FREE = (Pattern.S_V, Pattern.S_V, Pattern.S_V_DO, Pattern.S_V_DO, Pattern.S_LV_PA)


def given_in(setting: Setting) -> Given:
    return Given(subject=setting.subject, tense=setting.tense, act=setting.act, busy=setting.busy)


def tensed(draft: Draft, setting: Setting) -> Tense:
    return tense_of(draft, given_in(setting))


def filler(draft: Draft, setting: Setting) -> Clause | None:
    """A plain clause of this setting with nothing special in it."""
    pattern = setting.pattern or draft.one(FREE)
    subject = setting.subject or _subject(draft, pattern)
    return told(draft, pattern, replace(given_in(setting), subject=subject)) if subject else None


def _subject(draft: Draft, pattern: Pattern) -> Named | None:
    if pattern is Pattern.S_V_RETAINED_IO:
        return something(draft, ("toy", "dish", "text"))
    return somebody(draft)


def told(draft: Draft, pattern: Pattern, given: Given) -> Clause | None:
    """A clause about this subject: a plain predicate, or a verb of the stock that suits the subject."""
    assert given.subject is not None
    plain = predicate(draft, pattern, given.subject, given) if draft.chance(0.6) else None
    return plain or assemble(draft, pattern, given) or predicate(draft, pattern, given.subject, given)


def reaction(draft: Draft, setting: Setting) -> Clause | None:
    """What people do when something happens: everyone cheered."""
    return filler(draft, replace(setting, pattern=Pattern.S_V))


NamedDoor = Callable[[Draft, Goal, tuple[str, ...]], Named | None]
ClauseDoor = Callable[[Draft, Goal, Setting], Clause | None]


def hosted(make: NamedDoor, *, late: float = 0.5) -> ClauseDoor:
    """A clause with such a noun phrase in it; `late` is the chance that it comes after the verb."""

    def clause(draft: Draft, goal: Goal, setting: Setting) -> Clause | None:
        place = _place(draft, setting, late)
        draft.safe = place != "subject"
        named = make(draft, goal, ())
        draft.safe = False
        return at(draft, named, setting, place) if named else None

    return clause


_AFTER = {
    None: "thing",
    Pattern.S_V_DO: "thing",
    Pattern.S_LV_PN: "complement",
}


def _place(draft: Draft, setting: Setting, late: float) -> str:
    """Where a noun phrase goes: a clause after it is plainer at the end, a phrase before the verb."""
    if setting.fixed:
        return "thing"
    if not draft.chance(late):
        return "recipient" if setting.pattern is Pattern.S_V_RETAINED_IO else "subject"
    return _AFTER.get(setting.pattern, "phrase")


_NEAR = {
    "building": ("in", "near", "inside"),
    "place": ("near", "in"),
    "period": ("during",),
    "person": ("near", "beside"),
    "animal": ("near", "beside"),
    "thing": ("near", "beside"),
    "idea": ("despite",),
    "notion": ("despite",),
    "saying": ("despite",),
}
"""Prepositions for a noun phrase of a class at the end of a clause."""


def placed(draft: Draft, named: Named, setting: Setting) -> Clause | None:
    """A clause around a noun phrase, which may stand anywhere in it."""
    return at(draft, named, setting, _place(draft, setting, 0.0))


def at(draft: Draft, named: Named, setting: Setting, place: str) -> Clause | None:
    given = given_in(setting)
    if place == "thing":
        return assemble(draft, Pattern.S_V_DO, replace(given, thing=named))
    if place == "complement":
        return assemble(draft, Pattern.S_LV_PN, replace(given, complement=named))
    if place == "phrase":
        options = next((words for kind, words in _NEAR.items() if kind in named.classes), ())
        made = filler(draft, setting) if options else None
        return made.with_end(prepositional(draft.one(options), named)) if made else None
    pattern = setting.pattern or draft.one((*FREE, Pattern.S_LV_PN))
    if pattern is Pattern.S_V_RETAINED_IO and (named.human or "group" in named.classes):
        return assemble(draft, pattern, replace(given, recipient=named))
    return told(draft, pattern, replace(given, subject=named))
