"""Whether a word in a reading is all that was demanded of it."""

from collections.abc import Mapping

from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import Reading, Use
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.demands.asked import Asked, Check
from gamehall.games.linguishtik.judge.demands.compounds import compound_fault
from gamehall.games.linguishtik.judge.demands.containers import OF_PLACE
from gamehall.games.linguishtik.judge.demands.degrees import OF_DEGREE
from gamehall.games.linguishtik.judge.demands.nouns import OF_NOUNS, OF_PRONOUNS
from gamehall.games.linguishtik.judge.demands.verbs import OF_VERBS
from gamehall.games.linguishtik.judge.designation import designation_faults
from gamehall.games.linguishtik.judge.divisions import split
from gamehall.games.linguishtik.judge.functions import function_faults, is_type
from gamehall.games.linguishtik.judge.letters import letter_fault
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.lexicon.knowledge import Pos

__all__ = ["faults_of"]

_BY_TYPE: Mapping[Pos, Mapping[str, Check]] = {
    Pos.NOUN: OF_NOUNS,
    Pos.PRONOUN: OF_PRONOUNS,
    Pos.VERB: OF_VERBS,
    Pos.ADJECTIVE: OF_DEGREE,
    Pos.ADVERB: OF_DEGREE,
}


def faults_of(claim: Claim, reading: Reading) -> tuple[Fault, ...]:
    """Faults of the designation, the type, the functions and the demands, by this reading.

    What the division does not offer is not looked for in the sentence; `not_offered` tells of it.
    """
    use = word_of(claim, reading)
    if use is None:
        says = f'"{claim.word}" does not stand at this place of the sentence.'
        return (Fault("word", "solution", says),)
    refused = {fault.of for fault in not_offered(claim)}
    demands = [demand for demand in dict.fromkeys(claim.demands) if demand not in refused]
    return (
        *designation_faults(claim, reading, use),
        *function_faults(claim, reading, use),
        *(fault for demand in demands if (fault := _demand_fault(claim, reading, use, demand))),
    )


def word_of(claim: Claim, reading: Reading) -> Use | None:
    """The use of the claimed word; of a word in several pieces, that of the piece the others hang on."""
    end = claim.start + len(claim.word)
    if not claim.word or reading.text[claim.start : end] != claim.word:
        return None
    pieces = [use for use in reading.uses if claim.start <= use.start < end]
    inside = {use.index for use in pieces}
    return next((use for use in pieces if reading.tree[use.index].head not in inside - {use.index}), None)


def _demand_fault(claim: Claim, reading: Reading, use: Use, demand: str) -> Fault | None:
    name, _ = split(demand)
    if name == "compound-word":
        return compound_fault(demand, claim.word)
    asked = Asked(demand, claim.type, reading, use)
    if check := OF_PLACE.get(name):
        return check(asked)
    if check := _BY_TYPE.get(claim.type, {}).get(name):
        return check(asked) if is_type(reading, use, claim.type) else None
    return letter_fault(demand, claim.word)
