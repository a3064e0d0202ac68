"""Clauses put together by pattern: what is given stays, the rest is filled from the stock."""

from collections.abc import Iterator

from msgspec.structs import replace

from gamehall.english.terms import Pattern
from gamehall.english.writer.clauses import Clause
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.given import NOTHING, Given, needs_act, tense_of
from gamehall.english.writer.opinions import complemented, linked, named_or_changed
from gamehall.english.writer.phrases import Named, determiner, listener, pronoun, somebody, something
from gamehall.english.writer.stock import Frame, classes, fits, frames_of, nouns, table
from gamehall.english.writer.verbs import Verb

LINKED = (Pattern.S_LV_PN, Pattern.S_LV_PA)
_NAMED = (Pattern.S_V_DO_OC_NOUN, Pattern.S_V_DO_OC_ADJ)
_KEPT = (Pattern.S_V_RETAINED_OC_NOUN, Pattern.S_V_RETAINED_OC_ADJ)
_ENOUGH = 4
_PLAIN_GIVING = classes("give hand send show tell teach offer lend bring buy pay promise pass read write")
"""Verbs that are at once seen to have a receiver; others only where the verb is wanted."""


def assemble(draft: Draft, pattern: Pattern, given: Given = NOTHING) -> Clause | None:
    if pattern in LINKED:
        return linked(draft, pattern, given)
    if pattern in _NAMED:
        return complemented(draft, pattern, given)
    if given.act and pattern in (*_KEPT, Pattern.S_V_RETAINED_DO, Pattern.S_V_RETAINED_IO):
        return None
    if pattern in _KEPT:
        return _retained_complement(draft, pattern, given)
    if pattern in (Pattern.S_V_RETAINED_DO, Pattern.S_V_RETAINED_IO):
        return _retained_object(draft, pattern, given)
    if given.tense is not None and given.tense.passive:
        return _passive(draft, given)
    for tried, frame in enumerate(_matching(draft, pattern, given)):
        if clause := _active(draft, frame, given):
            return clause
        if tried == _ENOUGH:
            break
    return None


def _matching(draft: Draft, pattern: Pattern, given: Given) -> Iterator[Frame]:
    """The frames with room for all that is given, from a chance place on."""
    if given.frame is not None:
        if given.frame.pattern is pattern:
            yield given.frame
        return
    found = frames_of(pattern, given.verb.lemma if given.verb else None)
    odd = table("verbs")["odd"]["words"].split()
    start = int(draft.rng.random() * len(found)) if found else 0
    for frame in (*found[start:], *found[:start]):
        if frame.lemma in draft.used or (frame.state and needs_act(given)):
            continue
        if given.verb is None and (
            frame.lemma in odd or (frame.recipients and frame.lemma not in _PLAIN_GIVING)
        ):
            continue
        slots = (
            (given.subject, frame.subjects),
            (given.thing, frame.things),
            (given.recipient, frame.recipients),
        )
        if all(_has_room(named, slot) for named, slot in slots):
            yield frame


def _has_room(given: Named | None, slot: tuple[str, ...]) -> bool:
    return given is None or fits(given.classes, slot)


def _doer(draft: Draft, slot: tuple[str, ...]) -> Named | None:
    if "person" in slot and draft.chance(0.7):
        return somebody(draft)
    return something(draft, slot)


def _receiver(draft: Draft, slot: tuple[str, ...], subject: Named | None) -> Named | None:
    """Mostly a pronoun: two nouns in a row are easily taken for one."""
    if "person" in slot and draft.chance(0.8):
        return listener(draft, subject)
    return something(draft, slot)


def _object(draft: Draft, slot: tuple[str, ...], *, after: bool = False) -> Named | None:
    """What something is done to; after a receiver with "a" rather than "the"."""
    if slot == ("it",):
        return pronoun(draft.one(("it", "them")))
    found = something(draft, slot, plural=False if after else None)
    if not (found and after and found.part.left and found.part.left[0].text == "the"):
        return found
    noun = nouns().get(found.part.lemma)
    if noun is None or not noun.article:
        return found
    return replace(found, part=replace(found.part, left=(determiner("a"), *found.part.left[1:])))


def _active(draft: Draft, frame: Frame, given: Given) -> Clause | None:
    subject = given.subject or _doer(draft, frame.subjects)
    parts = []
    if frame.recipients:
        recipient = given.recipient or _receiver(draft, frame.recipients, subject)
        if recipient is None:
            return None
        parts.append(recipient.part.as_("dative"))
    if frame.things:
        thing = given.thing or _object(draft, frame.things, after=bool(frame.recipients))
        if thing is None or (frame.recipients and not given.thing and not thing.part.left):
            return None
        parts.append(thing.part.as_("dobj"))
    if subject is None:
        return None
    draft.used.add(frame.lemma)
    verb = given.verb or Verb(frame.lemma)
    return Clause(verb, frame.pattern, subject, tense_of(draft, given), tuple(parts))


def _passive(draft: Draft, given: Given) -> Clause | None:
    """The object of an everyday verb as subject: the lamp was repaired."""
    turned = replace(given, thing=given.subject, subject=None)
    for frame in _matching(draft, Pattern.S_V_DO, turned):
        subject = given.subject or _object(draft, frame.things)
        if subject is None or subject.part.lemma in ("it", "them"):
            continue
        draft.used.add(frame.lemma)
        verb = given.verb or Verb(frame.lemma)
        return Clause(verb, Pattern.S_V, subject, tense_of(draft, given))
    return None


def _retained_object(draft: Draft, pattern: Pattern, given: Given) -> Clause | None:
    """The winner was handed a trophy; a trophy was given the winner."""
    keeps_thing = pattern is Pattern.S_V_RETAINED_DO
    turned = (
        replace(given, recipient=given.subject, subject=None)
        if keeps_thing
        else replace(given, thing=given.subject, subject=None)
    )
    for frame in _matching(draft, Pattern.S_V_IO_DO, turned):
        if given.verb is None and frame.lemma not in table("verbs")["retained"]["words"].split():
            continue
        recipient = turned.recipient or something(draft, ("people",))
        thing = turned.thing or something(draft, frame.things)
        if recipient is None or thing is None:
            continue
        draft.used.add(frame.lemma)
        tense = replace(tense_of(draft, given), passive=True)
        subject, kept = (recipient, thing) if keeps_thing else (thing, recipient)
        part = kept.part.as_("dobj" if keeps_thing else "dative")
        return Clause(given.verb or Verb(frame.lemma), pattern, subject, tense, (part,))
    return None


def _retained_complement(draft: Draft, pattern: Pattern, given: Given) -> Clause | None:
    """Omar was elected captain; the bridge was declared unsafe."""
    made = named_or_changed(draft, pattern, replace(given, thing=given.subject, subject=None))
    if made is None:
        return None
    verb, _, thing, complement = made
    if thing.part.lemma in ("it", "them"):
        thing = pronoun("they" if thing.plural else "it")
    tense = replace(tense_of(draft, given), passive=True)
    return Clause(given.verb or verb, pattern, thing, tense, (complement.as_("oprd"),))
