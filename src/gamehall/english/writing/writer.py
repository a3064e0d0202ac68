"""From an order to a sentence: plans are tried until one gives a sentence that meets all."""

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random

from msgspec import Struct

from gamehall.english.claim import Claim
from gamehall.english.grammar import analyse
from gamehall.english.judging.demands import faults_of
from gamehall.english.terms import Division, Function, Purpose, Time
from gamehall.english.tree import Tree
from gamehall.english.writing.conflicts import contradiction
from gamehall.english.writing.drafts import Draft
from gamehall.english.writing.parts import Sentence, write_out
from gamehall.english.writing.plainness import burden
from gamehall.english.writing.plans import Plan, plans
from gamehall.english.writing.sentences import sentence
from gamehall.english.writing.wants import Order, Want, read
from gamehall.lexicon.knowledge import Pos

_ATTEMPTS = 80
"""So many plans may fail in a row."""
_LONGEST = 20
_FIRST = (
    (Pos.NOUN, Function.SUBJECT),
    (Pos.VERB, Function.MAIN_VERB),
    (Pos.ADJECTIVE, Function.NOUN_MODIFIER),
    (Pos.ADVERB, Function.VERB_MODIFIER),
)
_CHOICE = 5
"""So many sentences are made, and the plainest of them is taken."""
_ROUNDS = 3
"""How often this is done, if none of them is accepted."""


Accept = Callable[[Claim], bool]
"""A further check, such as a judge that reads the sentence itself."""


class Written(Struct, frozen=True):
    claim: Claim
    tree: Tree


def write(
    order: Order, seed: int = 0, accept: Accept | None = None, *, anyway: bool = False
) -> Written | None:
    """A sentence that meets the order, another for another seed; None if none is found.

    Several are made and the plainest is taken, or with `accept` the plainest that it accepts; `anyway` gives
    the plainest also where none is accepted.
    """
    made = (written for _, written in attempts(order, Random(seed)))
    plainest: Written | None = None
    for _ in range(_ROUNDS):
        found = sorted(islice(made, _CHOICE), key=lambda each: burden(each.tree, each.claim.start))
        for written in found:
            if accept is None or accept(written.claim):
                return written
            plainest = plainest or written
    return plainest if anyway else None


def warm_up() -> None:
    """Reads the lists, so that the first order need not wait for them."""
    for pos, function in _FIRST:
        write(Order(Division.SENIOR, "s-v-do", pos, (function,)))


def variants(order: Order, seed: int, count: int) -> tuple[Written, ...]:
    """Up to so many different sentences that meet the order."""
    found: dict[str, Written] = {}
    for further in range(3 * count):
        written = write(order, seed + further)
        if written is None:
            break
        found.setdefault(written.claim.text, written)
        if len(found) == count:
            break
    return tuple(found.values())


def attempts(order: Order, rng: Random) -> Iterator[tuple[Plan, Written]]:
    """Sentences that meet the order, each with the plan it was made by."""
    if contradiction(order):
        return
    want = read(order)
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
        claim = _claim(order, made)
        if not faults_of(claim, analyse(made.tree)):
            left = _ATTEMPTS
            yield plan, Written(claim, made.tree)


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


def _claim(order: Order, made: Sentence) -> Claim:
    node = next(node for node in made.tree.nodes if node.start == made.start)
    one = len(order.functions) == 1
    return Claim(
        id="",
        division=order.division,
        designation=order.designation,
        type=order.type,
        word=node.text,
        start=made.start,
        text=made.text,
        function=order.functions[0] if one else None,
        functions=() if one else order.functions,
        demands=order.demands,
        counted=order.counted,
    )
