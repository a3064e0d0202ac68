"""The verdict on a claim: what the best reading says of it, and whether a rival reading says otherwise."""

from msgspec import Struct

from gamehall.english.claim import Claim, Fault
from gamehall.english.judging.demands import faults_of
from gamehall.english.judging.offering import not_offered
from gamehall.english.judging.sentence import sentence_faults
from gamehall.english.judging.word import word_faults
from gamehall.english.reading import Read, Reading
from gamehall.english.terms import Verdict

SURE = 0.5
"""A reading at least this certain stands against rivals that are only possible."""


class Ruling(Struct, frozen=True):
    verdict: Verdict
    faults: tuple[Fault, ...]
    reading: Reading
    rivals: tuple[Reading, ...] = ()
    """With the verdict `judge`: the readings by which the claim would fare otherwise."""


def rule(claim: Claim, read: Read) -> Ruling:
    best = read.best
    plain = (
        *not_offered(claim),
        *word_faults(claim.word, claim.start, claim.text, best.tree),
        *sentence_faults(claim.text, (best.tree, *(r.tree for r in read.rivals)), read.complete),
    )
    own = faults_of(claim, best)
    faults = (*plain, *own)
    if any(fault.sure for fault in plain):
        return Ruling(Verdict.INVALID, _sure(faults), best)
    others = [(rival, faults_of(claim, rival)) for rival in read.rivals]
    if any(fault.sure for fault in own):
        saved = tuple(rival for rival, found in others if not any(f.sure for f in found))
        if saved:
            return Ruling(Verdict.JUDGE, faults, best, saved)
        return Ruling(Verdict.INVALID, _sure(faults), best)
    if faults:
        return Ruling(Verdict.JUDGE, faults, best)
    against = [(rival, found) for rival, found in others if any(f.sure for f in found)]
    if against and read.certainty < SURE:
        return Ruling(Verdict.JUDGE, _doubts(against[0][1]), best, tuple(rival for rival, _ in against))
    return Ruling(Verdict.VALID, (), best)


def _sure(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    return tuple(fault for fault in faults if fault.sure)


def _doubts(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    """What another reading would find wrong."""
    return tuple(Fault(f.of, f.cites, f"Read otherwise: {f.says}", sure=False) for f in faults)
