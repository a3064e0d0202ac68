"""Claims about sentences in which the word stands between stars, and what is found wrong with them."""

from collections.abc import Iterable
from functools import cache

from gamehall.english.correctness.faults import Fault
from gamehall.english.reader import read
from gamehall.english.reading import Reading
from gamehall.english.terms import Function
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.divisions import Division, offer_of, paragraph
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.lexicon.knowledge import Pos
from tests.games.linguishtik.judge.examples import Example

OF_VERBALS = ("infinitive-function", "gerund-function")


@cache
def reading(text: str) -> Reading:
    return read(text).best


def claim(
    sentence: str,
    type: str,
    *demands: str,
    division: Division = Division.SENIOR,
    functions: tuple[str, ...] = (),
    designation: str = "",
) -> Claim:
    """Without a designation it is the purpose that the sentence has."""
    before, word, after = sentence.split("*")
    text = before + word + after
    return Claim(
        id="1",
        division=division,
        designation=designation or str(reading(text).purpose),
        type=Pos(type),
        word=word,
        start=len(before),
        text=text,
        functions=tuple(map(Function, functions)),
        demands=demands,
    )


def faults(claim: Claim) -> tuple[Fault, ...]:
    return (*not_offered(claim), *faults_of(claim, reading(claim.text)))


def printed(claim: Claim) -> list[tuple[str, str]]:
    """What is surely wrong, and where the division's rules say so."""
    return [(fault.of, paragraph(claim.division, fault.cites)) for fault in faults(claim) if fault.sure]


def check(example: Example, at: str, division: Division) -> None:
    """The first sentence meets the demand; the second does not, and the ruling says by which rule."""
    wrong = faults(_claim_of(example, example.met, division))
    assert not wrong, wrong
    told = printed(_claim_of(example, example.unmet, division))
    assert (example.demand, at) in told, told


def _claim_of(example: Example, sentence: str, division: Division) -> Claim:
    asked = example.demand
    if example.type == "any":
        return claim(sentence, "noun", division=division, designation=asked)
    if asked in offer_of(division).functions.get(Pos(example.type), ()):
        return claim(sentence, example.type, division=division, functions=(asked,))
    if asked.startswith("container-function:"):
        kind = asked.removeprefix("container-function:").partition("=")[0]
        return claim(sentence, example.type, f"in:{kind}", asked, division=division)
    return claim(sentence, example.type, asked, division=division)


def lacking(division: Division, examples: Iterable[Example]) -> set[tuple[str, str]]:
    """What the division may designate and demand that no example is about."""
    offer = offer_of(division)
    whole = {("any", str(pattern)) for pattern in offer.patterns}
    whole |= {(str(pos), str(function)) for pos, several in offer.functions.items() for function in several}
    for pos, demands in offer.demands.items():
        whole |= {(str(pos), demand) for demand in demands}
        whole |= {(str(pos), f"{name}:{each}") for name in demands for each in offer.details.get(name, ())}
    shown = {(example.type, example.demand) for example in examples}
    shown |= {(pos, demand.split(":")[0]) for pos, demand in shown if demand.split(":")[0] in OF_VERBALS}
    places = {f"in:{kind}" for kind in offer.inside} | {f"not-in:{kind}" for kind in offer.not_in}
    return (whole - shown) | {("noun", place) for place in places} - shown
