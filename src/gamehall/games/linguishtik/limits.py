"""How often something may be demanded in a shake."""

from collections.abc import Iterator

from gamehall.games.linguishtik.judge.divisions import Offer
from gamehall.games.linguishtik.judge.not_offered import ONCE_RULES
from gamehall.games.linguishtik.solver.need import FUNCTION, TRANSFER, WILD, detail_of, name_of
from gamehall.kernel.ruling import Fault
from gamehall.lexicon.knowledge import Pos

ONCE = {
    WILD: "colour-wild",
    TRANSFER: "letter-transfer",
    **ONCE_RULES,
    "double-vowel": "double-vowel",
    "double-consonant": "double-consonant",
    "compound-word": "compound-word",
    "infinitive-function": "infinitive-and-gerund",
    "gerund-function": "infinitive-and-gerund",
}
"""Demands of which a shake has one, whatever they name, and the rules that say so."""


def limit_faults(offer: Offer, type: Pos | None, made: tuple[str, ...], demand: str) -> Iterator[Fault]:
    """What was demanded before and may not be demanded again; `offer` limits clauses and phrases itself."""
    name = name_of(demand)
    before = {detail_of(other) for other in made if name_of(other) == name}
    if not before:
        return
    if name in ONCE:
        yield Fault(ONCE[name], "This may be demanded only once.")
    elif name in offer.details:
        cites = "verb-time" if type is Pos.VERB else "degree-regularity"
        *most, last = offer.details[name]
        says = f"This has been demanded; {', '.join(most)} or {last} is named with it, not afterwards."
        yield Fault(cites, says)
    elif name == "container-function" and _container(demand) in {
        detail.partition("=")[0] for detail in before
    }:
        yield Fault("container-function", "The work of this clause or phrase has been demanded already.")
    elif detail_of(demand) in before:
        what = "function, or a general demand" if name == FUNCTION else "demand"
        yield Fault("later-demands", f"This has been demanded already; make another {what}.")


def _container(demand: str) -> str:
    return detail_of(demand).partition("=")[0]
