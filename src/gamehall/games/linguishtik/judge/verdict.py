"""The verdict on a claim: what the best reading says of it, and whether a rival reading says otherwise."""

from msgspec import Struct

from gamehall.english.correctness import sentence_faults
from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import Read, Reading
from gamehall.games.linguishtik.judge.claim import Claim, Verdict
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.games.linguishtik.judge.word import word_faults
from gamehall.games.linguishtik.judge.word_use import use_faults


class Ruling(Struct, frozen=True):
    verdict: Verdict
    faults: tuple[Fault, ...]
    reading: Reading
    rivals: tuple[Reading, ...] = ()
    """With the verdict `judge`: the readings by which the claim would fare otherwise."""


def rule(claim: Claim, read: Read) -> Ruling:
    """Refused where no defensible reading bears the claim out; granted unless the sentence is ambiguous."""
    best = read.best
    plain = (
        *not_offered(claim),
        *word_faults(claim.word, claim.start, claim.text, best.tree),
        *use_faults(claim, best.tree),
        *sentence_faults(claim.text, read.trees, read.complete),
    )
    own = faults_of(claim, best)
    faults = (*plain, *own)
    if any(fault.sure for fault in plain):
        return Ruling(Verdict.INVALID, _sure(faults), best)
    others = [(rival, _sure(faults_of(claim, rival))) for rival in read.rivals]
    if _sure(own):
        saved = tuple(rival for rival, found in others if not found)
        if saved:
            return Ruling(Verdict.JUDGE, faults, best, saved)
        return Ruling(Verdict.INVALID, _sure(faults), best)
    if faults:
        return Ruling(Verdict.JUDGE, faults, best)
    against = tuple(
        (rival, _doubt(doubt, found[0]))
        for doubt, (rival, found) in zip(read.doubts, others, strict=True)
        if doubt and found
    )
    if against:
        return Ruling(Verdict.JUDGE, tuple(f for _, f in against), best, tuple(r for r, _ in against))
    return Ruling(Verdict.VALID, (), best)


def _sure(faults: tuple[Fault, ...]) -> tuple[Fault, ...]:
    return tuple(fault for fault in faults if fault.sure)


def _doubt(why: str, fault: Fault) -> Fault:
    """What another reading would find wrong, and why it may be read so."""
    return Fault(fault.of, fault.cites, f"{why} Read the other way: {fault.says}", sure=False)
