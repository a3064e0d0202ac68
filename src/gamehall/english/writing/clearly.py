"""Sentences that are also read as they were meant."""

from gamehall.english.claim import Claim
from gamehall.english.fusing import read
from gamehall.english.judging.demands import faults_of
from gamehall.english.writing.wants import Order
from gamehall.english.writing.writer import Written, write


def write_clearly(order: Order, seed: int = 0) -> Written | None:
    """The plainest sentence that no reader stumbles over; the plainest of all where there is none.

    The writer knows its own tree. This looks at the bare text with the judge's eyes as well, as a player
    reads a solution through before handing it in.
    """
    return write(order, seed, is_read_so, anyway=True)


def is_read_so(claim: Claim) -> bool:
    """Whether the text alone, read with no knowledge of how it was made, bears the claim out."""
    return not faults_of(claim, read(claim.text).best)
