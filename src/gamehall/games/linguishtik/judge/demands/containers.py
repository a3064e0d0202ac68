"""Demands on the clauses, phrases and quotations around the word."""

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import Container
from gamehall.english.terms import ContainerKind
from gamehall.games.linguishtik.judge.demands.asked import Asked, Check
from gamehall.games.linguishtik.judge.divisions import place_key


def inside(asked: Asked) -> Fault | None:
    kind = ContainerKind(asked.detail)
    around = asked.reading.around(asked.use.index)
    if any(each.is_a(kind) for each in around):
        return None
    if kind is ContainerKind.PREPOSITIONAL_PHRASE and _passed_over(asked):
        says = f"{asked.word} stands in a clause after the first of two objects, no part of the phrase."
        return Fault(asked.demand, "prepositional-extent", says)
    says = f"{asked.word} stands in no {saying.kind(kind)}"
    alike = [each for each in around if place_key(each.kind) == place_key(kind)]
    if alike:
        nearest = alike[-1]
        says += f"; {_shown(asked, nearest)} is {saying.an(saying.kind(nearest.kind))}"
    return Fault(asked.demand, place_key(kind), f"{says}.")


def _passed_over(asked: Asked) -> bool:
    """Whether a prepositional phrase stands on both sides of the word without containing it."""
    index = asked.use.index
    phrases = (c.words for c in asked.reading.containers if c.is_a(ContainerKind.PREPOSITIONAL_PHRASE))
    return any(index not in words and min(words) < index < max(words) for words in phrases)


def outside(asked: Asked) -> Fault | None:
    kind = ContainerKind(asked.detail)
    found = [each for each in asked.reading.around(asked.use.index) if each.is_a(kind)]
    if not found:
        return None
    says = f"{asked.word} stands in the {saying.kind(kind)} {_shown(asked, found[-1])}."
    return Fault(asked.demand, "not-in", says)


def work(asked: Asked) -> Fault | None:
    kind, _, function = asked.detail.partition("=")
    found = [each for each in asked.reading.around(asked.use.index) if each.is_a(ContainerKind(kind))]
    if any(each.function == function for each in found):
        return None
    if not found:
        name = saying.kind(ContainerKind(kind))
        return Fault(asked.demand, "container-function", f"{asked.word} stands in no {name}.")
    nearest = found[-1]
    if nearest.function is None:
        says = f"The function of {_shown(asked, nearest)} cannot be told."
        return Fault(asked.demand, "container-function", says, sure=False)
    says = f"{_shown(asked, nearest)} is {saying.part(nearest.function)}."
    return Fault(asked.demand, "container-function", says)


def _shown(asked: Asked, container: Container) -> str:
    return saying.words_of(asked.reading, container.words)


OF_PLACE: dict[str, Check] = {"in": inside, "not-in": outside, "container-function": work}
