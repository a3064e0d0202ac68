"""From what is wanted to a sentence: plans are tried until one gives a sentence that meets all."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from gamehall.english.terms import Purpose, Time
from gamehall.english.writer.drafts import Draft
from gamehall.english.writer.parts import Sentence, write_out
from gamehall.english.writer.plainness import burden
from gamehall.english.writer.plans import Plan, plans
from gamehall.english.writer.sentences import sentence
from gamehall.english.writer.wants import Want

_ATTEMPTS = 80
"""So many plans may fail in a row."""
_LONGEST = 20
_CHOICE = 5
"""So many sentences are made, and the plainest of them is taken."""
_ROUNDS = 3
"""How often this is done, if none of them is accepted."""


Check = Callable[[Sentence], bool]


def write(
    want: Want,
    seed: int = 0,
    meets: Check | None = None,
    accept: Check | None = None,
    *,
    anyway: bool = False,
) -> Sentence | None:
    """A sentence that `meets` what is wanted, another for another seed; None if none is found.

    Several are made and the plainest is taken, or with `accept`, such as a judge that reads the sentence
    itself, the plainest that it accepts; `anyway` gives the plainest also where none is accepted.
    """
    made = _made(want, Random(seed), meets)
    plainest: Sentence | None = None
    for _ in range(_ROUNDS):
        found = sorted(islice(made, _CHOICE), key=lambda each: burden(each.tree, each.start))
        for written in found:
            if accept is None or accept(written):
                return written
            plainest = plainest or written
    return plainest if anyway else None


def _made(want: Want, rng: Random, meets: Check | None) -> Iterator[Sentence]:
    left = _ATTEMPTS
    for plan in plans(want, rng):
        if left == 0:
            return
        left -= 1
        draft = Draft(rng, _time(plan, want))
        root = sentence(draft, plan.goal, want, plan.path)
        if root is None:
            continue
        made = write_out(root)
        if made is None or len(made.text.split()) > _LONGEST or _breaks_off(made.text):
            continue
        if meets is None or meets(made):
            left = _ATTEMPTS
            yield made


def _breaks_off(text: str) -> bool:
    """Whether a quotation stands in the middle, or a comma right before an end mark."""
    if any(mark in text for mark in (",.", ",!", ",?")):
        return True
    return '"' in text and not text.startswith('"') and not text.endswith('"')


def _time(plan: Plan, want: Want) -> Time:
    """Of the clauses around the target."""
    if plan.site.time is not None:
        return plan.site.time
    if plan.site.tense is not None:
        return plan.site.tense.time
    return Time.PRESENT if want.purpose is Purpose.IMPERATIVE else Time.PAST
