"""Demands on nouns and pronouns: number, case and kind."""

from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.terms import ContainerKind, Function
from gamehall.games.linguishtik.judge.demands.asked import Asked, Check
from gamehall.games.linguishtik.judge.divisions import PRONOUN_KINDS, demand_key
from gamehall.lexicon.knowledge import Case, Kind, NounClass, Number


def number(asked: Asked) -> Fault | None:
    use = asked.use
    if use.function is Function.NOUN_AS_ADJECTIVE:
        says = f"{asked.word} is a noun used as an adjective and has no number."
        return Fault(asked.demand, "noun-as-adjective", says)
    numbers = _numbers(asked)
    wanted = Number(asked.name)
    if wanted not in numbers and numbers:
        return Fault(asked.demand, demand_key(asked.type), f"{asked.word} is {numbers[0]}.")
    if len(numbers) == 1:
        return None
    says = f"It cannot be told whether {asked.word} is singular or plural."
    return Fault(asked.demand, demand_key(asked.type), says, sure=False)


def _numbers(asked: Asked) -> tuple[Number, ...]:
    """A relative pronoun has the number of the noun its clause modifies."""
    use = asked.use
    if Kind.RELATIVE not in use.kinds:
        return use.numbers
    for container in reversed(asked.reading.around(use.index)):
        if container.kind is ContainerKind.ADJECTIVE_CLAUSE and container.modifies is not None:
            return asked.reading.uses[container.modifies].numbers or use.numbers
    return use.numbers


def case(asked: Asked) -> Fault | None:
    use = asked.use
    if use.function is Function.NOUN_AS_ADJECTIVE:
        says = f"{asked.word} is a noun used as an adjective and has no case."
        return Fault(asked.demand, "noun-as-adjective", says)
    if use.case == Case(asked.name):
        return None
    if use.case is None:
        says = f"The case of {asked.word} cannot be told: it {saying.does(asked.reading, use)}."
        return Fault(asked.demand, demand_key(asked.type), says, sure=False)
    says = f"{asked.word} is {use.case}: it {saying.does(asked.reading, use)}."
    return Fault(asked.demand, demand_key(asked.type), says)


def collective(asked: Asked) -> Fault | None:
    if Kind.COLLECTIVE in asked.use.kinds:
        return None
    if any(NounClass.GROUP in listing.classes[:1] for listing in asked.listings):
        says = f"{asked.word} names a group but is not in the lists of collective nouns."
        return Fault(asked.demand, "noun-demands", says, sure=False)
    if Kind.MASS in asked.use.kinds and Kind.COUNTABLE not in asked.use.kinds:
        return Fault(asked.demand, "noun-demands", f"{asked.word} is a mass noun, not a collective one.")
    return Fault(asked.demand, "noun-demands", f"{asked.word} does not name a group.")


def kind(asked: Asked) -> Fault | None:
    use = asked.use
    wanted = Kind(asked.name)
    if wanted in use.kinds:
        return None
    if wanted is Kind.POSSESSIVE and use.case is Case.POSSESSIVE:
        return None
    names = [each.value for each in use.kinds if each.value in PRONOUN_KINDS]
    says = f"{asked.word} is {saying.an(saying.together(names))} pronoun here." if names else ""
    return Fault(asked.demand, "pronoun-demands", says or f"{asked.word} is not {saying.an(wanted)} pronoun.")


_OF_BOTH: dict[str, Check] = {"singular": number, "plural": number, "nominative": case, "objective": case}
OF_NOUNS: dict[str, Check] = {**_OF_BOTH, "collective": collective}
OF_PRONOUNS: dict[str, Check] = {**_OF_BOTH, **dict.fromkeys(PRONOUN_KINDS, kind)}
