"""The words at hand: nouns by class, verbs by frame, adjectives and adverbs by what they go with."""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from gamehall.english.terms import Pattern
from gamehall.lexicon.knowledge import Form, Kind, Pos, entry, forms_of

_DATA = Path(__file__).with_name("data")
_NOUN_FILES = ("people", "things", "ideas")
_VAGUE = frozenset(
    {"fruit", "vegetable", "group", "tool", "clothing", "building", "place", "event", "machine"}
)
"""Of these the lexicon marks many as uncounted too; they are counted here."""
_UNCOUNTED = frozenset({"material", "virtue", "feeling", "study", "drink", "dish", "substance", "emotion"})


class Noun(Struct, frozen=True, gc=False):
    lemma: str
    plural: str
    """Empty where it has none."""
    own: tuple[str, ...]
    """The classes it is listed in."""
    classes: frozenset[str]
    """Its own classes, every group they belong to, and the noun itself."""
    mass: bool
    """Stands without article, in the singular only."""
    article: bool
    """May have "a" before it."""
    plural_only: bool
    one_form: bool
    """The same spelling in both numbers: deer."""
    level: int


class Frame(Struct, frozen=True, gc=False):
    """A verb with the classes of what may fill its places."""

    lemma: str
    pattern: Pattern
    subjects: tuple[str, ...]
    things: tuple[str, ...] = ()
    """What may be the direct object."""
    recipients: tuple[str, ...] = ()
    where: str = "by"
    state: bool = False


class Adjectives(Struct, frozen=True, gc=False):
    name: str
    of: tuple[str, ...]
    words: tuple[str, ...]
    links: tuple[str, ...] = ()
    makes: tuple[str, ...] = ()


class Adverbs(Struct, frozen=True, gc=False):
    name: str
    words: tuple[str, ...]
    verbs: tuple[str, ...]


@cache
def table(name: str) -> dict[str, Any]:
    return tomllib.loads((_DATA / f"{name}.toml").read_text("utf-8"))


@cache
def _groups() -> dict[str, frozenset[str]]:
    """For every class, the groups it belongs to, itself among them."""
    above: dict[str, set[str]] = {}
    for group, members in table("groups")["groups"].items():
        for member in members.split():
            above.setdefault(member, set()).add(group)

    def all_above(name: str) -> set[str]:
        found = {name}
        for group in above.get(name, ()):
            found |= all_above(group)
        return found

    return {name: frozenset(all_above(name)) for name in above}


def widened(classes: frozenset[str] | tuple[str, ...]) -> frozenset[str]:
    return frozenset(up for each in classes for up in _groups().get(each, frozenset({each})))


@cache
def nouns() -> dict[str, Noun]:
    """Every noun of the lists, by its lemma."""
    own: dict[str, list[str]] = {}
    for file in _NOUN_FILES:
        for name, words in table(file)["classes"].items():
            for lemma in words.split():
                own.setdefault(lemma, []).append(name)
    made = (noun_of(lemma, tuple(classes)) for lemma, classes in own.items())
    return {noun.lemma: noun for noun in made if noun}


def noun_of(lemma: str, classes: tuple[str, ...]) -> Noun | None:
    """A noun of these classes, with its forms from the lexicon."""
    known = entry(lemma)
    readings = [r for r in (known.readings_as(Pos.NOUN) if known else ()) if not r.capital]
    if known is None or not readings:
        return None
    reading = readings[0]
    plural = (forms_of(lemma, Pos.NOUN).plural or ("",))[0]
    plural_only = reading.form is Form.PLURAL
    uncounted = Kind.MASS in reading.kinds
    mass = uncounted and (Kind.COUNTABLE not in reading.kinds or not _UNCOUNTED.isdisjoint(classes))
    one_form = reading.form is Form.BOTH
    return Noun(
        lemma,
        lemma if plural_only or one_form else "" if mass and "dish" not in classes else plural,
        classes,
        widened(classes) | {lemma},
        mass and not plural_only,
        Kind.COUNTABLE in reading.kinds
        and not mass
        and not plural_only
        and not (uncounted and _VAGUE.isdisjoint(classes)),
        plural_only,
        one_form,
        known.level,
    )


@cache
def fillers(name: str) -> tuple[Noun, ...]:
    """The plain nouns of a class or group; a noun's own name is a class of itself."""
    listed = [(kind, words.split()) for kind, words in table("fillers")["fillers"].items()]
    found = [noun_of(lemma, (kind,)) for kind, words in listed for lemma in words if name in widened((kind,))]
    plain = tuple(noun for noun in found if noun)
    return plain or tuple(noun for noun in nouns().values() if name == noun.lemma)


@cache
def unfit() -> frozenset[str]:
    return frozenset(table("people")["unfit"]["words"].split())


def fits(classes: frozenset[str], slot: tuple[str, ...]) -> bool:
    return any(name in classes for name in slot)


def classes(text: str) -> tuple[str, ...]:
    return tuple(text.split())


@cache
def frames() -> tuple[Frame, ...]:
    """Every verb with the patterns it makes, active ones only."""
    verbs = table("verbs")
    states = classes(verbs["states"]["words"])
    found = []
    for file in ("objects-a-l", "objects-m-z"):
        for lemma, line in table(file)["transitive"].items():
            for use in line.split(";"):
                subjects, things = use.split(">")
                frame = Frame(
                    lemma, Pattern.S_V_DO, classes(subjects), classes(things), state=lemma in states
                )
                found.append(frame)
    for lemma, line in verbs["intransitive"].items():
        subjects, where = line.split(":")
        found.append(Frame(lemma, Pattern.S_V, classes(subjects), where=where.strip(), state=lemma in states))
    for lemma, line in verbs["ditransitive"].items():
        subjects, recipients, things = line.split(">")
        found.append(Frame(lemma, Pattern.S_V_IO_DO, classes(subjects), classes(things), classes(recipients)))
    return tuple(found)


@cache
def frames_of(pattern: Pattern, lemma: str | None = None) -> tuple[Frame, ...]:
    return tuple(f for f in frames() if f.pattern is pattern and (lemma is None or f.lemma == lemma))


@cache
def verb_frames() -> dict[str, tuple[Frame, ...]]:
    found: dict[str, list[Frame]] = {}
    for frame in frames():
        found.setdefault(frame.lemma, []).append(frame)
    return {lemma: tuple(each) for lemma, each in found.items()}


@cache
def adjectives() -> tuple[Adjectives, ...]:
    return tuple(
        Adjectives(
            name,
            classes(group["of"]),
            tuple(group["words"].split()),
            tuple(group.get("links", "").split()),
            tuple(group.get("makes", "").split()),
        )
        for name, group in table("adjectives").items()
    )


@cache
def adverbs() -> tuple[Adverbs, ...]:
    """Those of manner and of place."""
    return tuple(
        Adverbs(name, tuple(group["words"].split()), tuple(group["with"].split()))
        for name, group in table("adverbs").items()
        if "with" in group
    )
