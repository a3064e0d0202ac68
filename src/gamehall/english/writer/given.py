"""What a clause that is being put together must have."""

from msgspec import Struct

from gamehall.english.terms import Aspect, Time
from gamehall.english.writer import verbs
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.parts import Part
from gamehall.english.writer.phrases import Named
from gamehall.english.writer.stock import Frame
from gamehall.english.writer.verbs import Tense, Verb


class Quality(Struct, frozen=True):
    """An adjective, the nouns it may tell of, the verbs it follows, those after whose object it stands."""

    part: Part
    of: tuple[str, ...]
    links: tuple[str, ...]
    makes: tuple[str, ...]


class Given(Struct, frozen=True):
    """All else is free."""

    subject: Named | None = None
    thing: Named | None = None
    """The direct object, also the retained one."""
    recipient: Named | None = None
    complement: Named | None = None
    """Predicate noun or object complement."""
    quality: Quality | None = None
    """Predicate adjective or object complement."""
    verb: Verb | None = None
    frame: Frame | None = None
    """Of a verb that the stock lacks."""
    tense: Tense | None = None
    act: bool = False
    """Not a state: to be said as a command, a gerund and the like."""
    busy: bool = False
    """A participle: no being this or that."""


NOTHING = Given()


def tense_of(draft: Draft, given: Given) -> Tense:
    if given.tense is not None:
        return given.tense
    return verbs.PAST if draft.time is Time.PAST else verbs.PRESENT


def needs_act(given: Given) -> bool:
    if given.act:
        return True
    return given.tense is not None and given.tense.aspect in (Aspect.PROGRESSIVE, Aspect.PERFECT_PROGRESSIVE)
