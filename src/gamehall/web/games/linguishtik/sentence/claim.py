"""The form of a claim: what a division lets one designate and demand, and the claim that was filled in."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

import msgspec
from msgspec import Struct

from gamehall.english import saying
from gamehall.english.terms import ContainerKind, Function, Purpose, Structure
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import QUOTES, Division, Offer, offer_of
from gamehall.games.linguishtik.judge.handed_in import TYPES, claim_of
from gamehall.lexicon.knowledge import Pos

Fields = Mapping[str, Sequence[str]]
"""What a form sent: for each name its values in order."""

_WORDS = re.compile(r"[^\W_]+(?:['’-][^\W_]+)*")
_LETTERS = ("double-vowel", "double-consonant", "compound-word")
_OF_VERBALS = {"infinitive-function": "the infinitive is used as", "gerund-function": "the gerund is used as"}
_NONE = "not demanded"


class NotFilled(Exception):
    """Something of the claim is still missing; the sentence says what."""


class Choice(Struct, frozen=True):
    value: str
    name: str
    chosen: bool = False


class Select(Struct, frozen=True):
    """One of several, or none. `field` is what the form calls it."""

    id: str
    field: str
    name: str
    choices: tuple[Choice, ...]


class Place(Struct, frozen=True):
    """Where the word must stand, and perhaps what work that clause or phrase does."""

    where: Select
    function: Select | None


class ClaimForm(Struct, frozen=True):
    text: str
    words: tuple[Choice, ...]
    divisions: tuple[Choice, ...]
    types: tuple[Choice, ...]
    designations: tuple[tuple[str, tuple[Choice, ...]], ...]
    functions: tuple[Choice, ...]
    demands: tuple[Choice, ...]
    detailed: tuple[Select, ...]
    letters: tuple[Choice, ...]
    contains: str
    lacks: str
    length: Select
    places: tuple[Place, ...]
    more_places: tuple[Select, ...]
    type: Pos


def claim_form(text: str, sent: Fields) -> ClaimForm:
    """The form as it was sent, with what the chosen division and part of speech offer."""
    division, type = _division(sent), _type(sent)
    offer, demanded = offer_of(division), _demands(sent)
    own = offer.demands.get(type, ())
    plain = [demand for demand in own if demand not in offer.details and demand not in _OF_VERBALS]
    return ClaimForm(
        text,
        tuple(_choices([(str(at), word) for at, word in words_of(text)], sent.get("word", ()))),
        tuple(_choices([(each, each.capitalize()) for each in Division], [division])),
        tuple(_choices([(each, each) for each in TYPES], [type])),
        tuple(_designations(offer, sent.get("designation", ()))),
        tuple(_choices(_named(offer.functions.get(type, ())), sent.get("function", ()))),
        tuple(_choices([(demand, _said(demand)) for demand in plain], demanded)),
        tuple(_detailed(offer, own, demanded)),
        tuple(_choices([(demand, _said(demand)) for demand in _LETTERS], demanded)),
        _letter(sent, "with-letter"),
        _letter(sent, "without-letter"),
        _select("length", "number of letters", [(f"length:{n}", str(n)) for n in range(4, 11)], demanded),
        tuple(_places(offer, sent)),
        tuple(_more_places(offer, demanded)),
        type,
    )


def claim_from(text: str, sent: Fields) -> Claim:
    """The claim that was filled in."""
    words = {str(at): word for at, word in words_of(text)}
    start = _first(sent, "word")
    if start not in words:
        raise NotFilled("Choose the word that the claim is about.")
    if not (designation := _first(sent, "designation")):
        raise NotFilled("Choose what the sentence was designated to be.")
    return claim_of(
        msgspec.json.encode(
            {
                "id": "",
                "division": _division(sent),
                "designation": designation,
                "type": _type(sent),
                "functions": [function for function in sent.get("function", ()) if function],
                "demands": _demands(sent),
                "word": words[start],
                "start": int(start),
                "text": text,
            }
        )
    )


def words_of(text: str) -> list[tuple[int, str]]:
    """The words of a text with the places where they begin."""
    return [(found.start(), found[0]) for found in _WORDS.finditer(text)]


def _demands(sent: Fields) -> list[str]:
    found = [demand for demand in sent.get("demand", ()) if demand]
    for field, demand in (("with-letter", "contains"), ("without-letter", "lacks")):
        if letter := _letter(sent, field):
            found.append(f"{demand}:{letter}")
    for number in (1, 2):
        if where := _first(sent, f"in-{number}"):
            found.append(where)
            if function := _first(sent, f"in-{number}-function"):
                found.append(f"container-function:{where.removeprefix('in:')}={function}")
    return list(dict.fromkeys(found))


def _designations(offer: Offer, chosen: Iterable[str]) -> Iterator[tuple[str, tuple[Choice, ...]]]:
    yield "Pattern", tuple(_choices([(each, saying.pattern(each)) for each in offer.patterns], chosen))
    yield "Structure", tuple(_choices([(each, each) for each in Structure], chosen))
    yield "Purpose", tuple(_choices([(each, each) for each in Purpose], chosen))


def _detailed(offer: Offer, own: Iterable[str], demanded: Iterable[str]) -> Iterator[Select]:
    """Demands with which a time, a regularity or a function may be named."""
    for demand in own:
        if demand in _OF_VERBALS:
            named = [(f"{demand}:{f}", name) for f, name in _named(sorted(offer.group_functions))]
            yield _select(demand, _OF_VERBALS[demand], named, demanded)
        elif details := offer.details.get(demand):
            any_of_them = [(demand, "demanded")]
            named = [(f"{demand}:{detail}", f"demanded, {detail}") for detail in details]
            yield _select(demand, _said(demand), any_of_them + named, demanded)


def _places(offer: Offer, sent: Fields) -> Iterator[Place]:
    kinds = [(f"in:{kind}", saying.kind(kind)) for kind in offer.inside if kind not in QUOTES]
    for number in range(1, offer.in_limit + 1):
        field = f"in-{number}"
        name = "stands in" if number == 1 else "stands also in"
        where = _select(field, name, kinds, sent.get(field, ()), field)
        function = None
        if offer.container_functions:
            field = f"in-{number}-function"
            named = _named(sorted(offer.group_functions))
            function = _select(field, "and that is used as", named, sent.get(field, ()), field)
        yield Place(where, function)


def _more_places(offer: Offer, demanded: Iterable[str]) -> Iterator[Select]:
    if quotes := [kind for kind in offer.inside if kind in QUOTES]:
        yield _select("quote", "stands in a quote", _kinds("in", quotes), demanded)
    if offer.not_in:
        yield _select("not-in", "does not stand in", _kinds("not-in", offer.not_in), demanded)


def _kinds(demand: str, kinds: Iterable[ContainerKind]) -> list[tuple[str, str]]:
    return [(f"{demand}:{kind}", saying.kind(kind)) for kind in kinds]


def _select(
    id: str, name: str, named: list[tuple[str, str]], chosen: Iterable[str], field: str = "demand"
) -> Select:
    return Select(id, field, name, (Choice("", _NONE), *_choices(named, chosen)))


def _choices(named: Iterable[tuple[str, str]], chosen: Iterable[str]) -> Iterator[Choice]:
    return (Choice(value, name, value in chosen) for value, name in named)


def _named(functions: Iterable[Function]) -> list[tuple[str, str]]:
    return [(function, saying.function(function)) for function in functions]


def _said(demand: str) -> str:
    return demand.replace("-", " ").replace(":", ", ")


def _first(sent: Fields, name: str) -> str:
    return next(iter(sent.get(name, ())), "").strip()


def _letter(sent: Fields, name: str) -> str:
    return _first(sent, name)[:1].upper()


def _division(sent: Fields) -> Division:
    given = _first(sent, "division")
    return Division(given) if given in {*Division} else Division.SENIOR


def _type(sent: Fields) -> Pos:
    given = _first(sent, "type")
    return Pos(given) if given in {*TYPES} else Pos.NOUN
