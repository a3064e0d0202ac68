"""Claims are judged here: `judge` for one, `judge_many` for a file of them."""

from collections.abc import Iterable, Iterator
from itertools import islice

from gamehall.english.correctness.faults import Fault
from gamehall.english.correctness.gate import unreadable
from gamehall.english.explain.shown import shown
from gamehall.english.reader import read, read_many
from gamehall.games.linguishtik.judge.claim import Answer, Claim, PrintedFault, PrintedOpen, Verdict
from gamehall.games.linguishtik.judge.divisions import paragraph
from gamehall.games.linguishtik.judge.for_people import left_open
from gamehall.games.linguishtik.judge.verdict import rule

_TOGETHER = 64
"""Claims that are read at once: many sentences together are several times as fast."""


def examine(claim: Claim) -> tuple[Verdict, tuple[Fault, ...]]:
    """The verdict and the faults with the keys of their rules, for those who cite them."""
    if fault := unreadable(claim.text):
        return Verdict.INVALID, (fault,)
    ruling = rule(claim, read(claim.text))
    return ruling.verdict, ruling.faults


def judge(claim: Claim) -> Answer:
    return next(judge_many([claim]))


def judge_many(claims: Iterable[Claim]) -> Iterator[Answer]:
    """One answer a claim, in order."""
    waiting = iter(claims)
    while batch := list(islice(waiting, _TOGETHER)):
        closed = [unreadable(claim.text) for claim in batch]
        reads = read_many([claim.text for claim, fault in zip(batch, closed, strict=True) if not fault])
        for claim, fault in zip(batch, closed, strict=True):
            if fault:
                yield Answer(claim.id, Verdict.INVALID, True, {}, (_printed(claim, fault),))
                continue
            ruling = rule(claim, next(reads))
            yield Answer(
                claim.id,
                ruling.verdict,
                ruling.verdict is not Verdict.JUDGE,
                shown(ruling.reading),
                tuple(_printed(claim, each) for each in ruling.faults),
                tuple(shown(each) for each in ruling.rivals),
                tuple(
                    PrintedOpen(each.of, paragraph(claim.division, each.cites), each.says)
                    for each in left_open(claim, ruling.verdict)
                ),
            )


def _printed(claim: Claim, fault: Fault) -> PrintedFault:
    return PrintedFault(fault.of, paragraph(claim.division, fault.cites), fault.says)
