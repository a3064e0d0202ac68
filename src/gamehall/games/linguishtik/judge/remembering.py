"""A sentence as the judge of sentences takes it, and what that judge says, remembered."""

from functools import lru_cache

from gamehall.english.correctness.faults import Fault
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.claims import examine
from gamehall.games.linguishtik.solver.need import Need
from gamehall.lexicon.knowledge import Pos

_KEPT = 8192


def claim_of(need: Need, text: str, start: int, word: str, type_: Pos, designation: str = "") -> Claim:
    """That this sentence, with this word in it, meets the need; what the need leaves open is the writer's.

    What stands has been settled at the table, so nobody counts it again.
    """
    return Claim(
        id="",
        division=need.division,
        designation=need.designation or designation,
        type=type_,
        word=word,
        start=start,
        text=text,
        functions=need.functions,
        demands=need.claimed,
        counted=False,
    )


@lru_cache(_KEPT)
def examined(claim: Claim) -> tuple[Verdict, tuple[Fault, ...]]:
    """The verdict and the faults: bots, hints, the judge and the page ask about the same sentences."""
    return examine(claim)


def is_valid(claim: Claim) -> bool:
    return examined(claim)[0] is Verdict.VALID
