"""Noun phrases: a noun with its article, a name, a pronoun; and phrases with a preposition."""

from msgspec import Struct
from msgspec.structs import replace

from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.parts import Part, word
from gamehall.english.writer.stock import Noun, fillers, table, widened

_PEOPLE = frozenset({"person", "people"})
_PERSON = widened(("folk",)) | {"name"}


class Named(Struct, frozen=True):
    """Something that can be subject or object: a noun phrase, a pronoun, a clause that does a noun's work."""

    part: Part
    classes: frozenset[str]
    plural: bool = False
    person: int = 3
    gender: str = ""
    """m, f, or nothing."""
    pronoun: bool = False

    @property
    def human(self) -> bool:
        return "person" in self.classes

    @property
    def lives(self) -> bool:
        return "being" in self.classes

    def before(self, *parts: Part) -> "Named":
        return replace(self, part=self.part.before(*parts))

    def after(self, *parts: Part) -> "Named":
        return replace(self, part=self.part.after(*parts))


def determiner(text: str) -> Part:
    """An article, a possessive, a demonstrative, a number."""
    if text in ("my", "our", "her", "his", "their", "your"):
        return word(text, "PRP$", "poss")
    if text in ("one", "two", "three", "four", "five"):
        return word(text, "CD", "nummod")
    if text in ("many", "several", "few"):
        return word(text, "JJ", "amod")
    return word(text, "DT", "det")


def noun_part(noun: Noun, plural: bool, *, target: bool = False) -> Part:
    text = noun.plural if plural else noun.lemma
    return word(text, "NNS" if plural else "NN", lemma=noun.lemma, target=target)


def choose_determiner(draft: Draft, noun: Noun, plural: bool) -> str:
    """One that goes with the noun; nothing for a bare noun."""
    if "kin" in noun.own and not noun.one_form:
        return draft.one(("my", "our", "my", "her"))
    if noun.one_form:
        return draft.one(("two", "several", "these", "three") if plural else ("a", "this", "one"))
    if noun.plural_only:
        return draft.one(("the", "my", "some", "the"))
    if noun.mass and not plural:
        return "" if "study" in noun.own else draft.one(("the", "the", "the", "some", ""))
    if plural:
        return draft.one(("the", "the", "the", "the", "two", "three", "several", "some"))
    options = ("the", "the", "the", "the", "the", "a", "a") if noun.article else ("the",)
    if "thing" in noun.classes or "pet" in noun.own:
        options = (*options, "my", "our")
    return draft.one(options)


def noun_phrase(
    draft: Draft,
    noun: Noun,
    plural: bool = False,
    *,
    article: str | None = None,
    modifiers: tuple[Part, ...] = (),
    target: bool = False,
) -> Named:
    chosen = choose_determiner(draft, noun, plural) if article is None else article
    if plural and chosen in ("this", "that"):
        chosen = {"this": "these", "that": "those"}[chosen]
    head = noun_part(noun, plural, target=target).before(*modifiers)
    if chosen:
        head = head.before(determiner(chosen))
    return Named(head, noun.classes, plural, gender=gender_of(noun.lemma))


def gender_of(lemma: str) -> str:
    people = table("people")
    if lemma in people["men"]["words"].split():
        return "m"
    return "f" if lemma in people["women"]["words"].split() else ""


def name(draft: Draft) -> Named | None:
    gender = draft.one(("m", "f"))
    names = table("people")["names"]["men" if gender == "m" else "women"].split()
    found = draft.fresh(names)
    return Named(word(found, "NNP", lemma=found), _PERSON, gender=gender) if found else None


def pronoun(text: str, *, target: bool = False) -> Named:
    """A personal pronoun as a subject or an object."""
    plural = text in ("we", "they", "us", "them")
    person = 1 if text in ("i", "me", "we", "us") else 2 if text == "you" else 3
    shown = "I" if text == "i" else text
    classes = frozenset({"it", "anything"}) if text == "it" else _PERSON
    return Named(word(shown, "PRP", target=target), classes, plural, person, pronoun=True)


def somebody(draft: Draft) -> Named:
    """A person to do something: a name, a pronoun, or mostly a noun."""
    chance = draft.rng.random()
    if chance < 0.15 and (found := name(draft)):
        return found
    if chance < 0.24:
        return pronoun(draft.one(("she", "he", "they", "we")))
    return something(draft, ("people",)) or pronoun("we")


def listener(draft: Draft, subject: Named | None) -> Named:
    """Somebody who is told or given something; not the one who gives."""
    own = subject.part.text.lower() if subject else ""
    options = {"us": "we", "me": "i", "them": "they", "him": "he", "her": "she"}
    return pronoun(draft.one([text for text, nominative in options.items() if nominative != own]))


def something(draft: Draft, slot: tuple[str, ...], *, plural: bool | None = None) -> Named | None:
    """A plain noun phrase for a place in a sentence, given the classes that fit there."""
    for kind in draft.shuffled(slot):
        kind = "people" if kind in _PEOPLE else kind
        noun = draft.fresh(fillers(kind))
        if noun is None:
            continue
        wanted = noun.plural_only or (draft.chance(0.12) if plural is None else plural)
        return noun_phrase(draft, noun, wanted and bool(noun.plural) and not noun.mass)
    return None


def prepositional(preposition: str, thing: Named | Part, *, target: bool = False) -> Part:
    """A phrase with its object; it is yet to be hung on something as prep."""
    part = thing.part if isinstance(thing, Named) else thing
    dep = "pcomp" if part.tag[:2] in ("VB", "MD") else "pobj"
    return word(preposition, "IN", "prep", target=target).after(part.as_(dep))
