"""Sentences written to an order, each checked against it as a claim is judged."""

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from gamehall.english import writer
from gamehall.english.grammar import analyse
from gamehall.english.reader import read
from gamehall.english.terms import Function
from gamehall.english.tree import Tree
from gamehall.english.writer import Sentence
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.demands import faults_of
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.orders import Order, want_of
from gamehall.lexicon.knowledge import Pos

_FIRST = (
    (Pos.NOUN, Function.SUBJECT),
    (Pos.VERB, Function.MAIN_VERB),
    (Pos.ADJECTIVE, Function.NOUN_MODIFIER),
    (Pos.ADVERB, Function.VERB_MODIFIER),
)

Accept = Callable[[Claim], bool]
"""A further check, such as a judge that reads the sentence itself."""


class Written(Struct, frozen=True):
    claim: Claim
    tree: Tree


def write(
    order: Order, seed: int = 0, accept: Accept | None = None, *, anyway: bool = False
) -> Written | None:
    """A sentence that meets the order, another for another seed; None if none is found.

    Of several the plainest is taken, or with `accept` the plainest that it accepts; `anyway` gives the
    plainest also where none is accepted.
    """
    if contradiction(order):
        return None
    accepted = (lambda made: accept(_claim(order, made))) if accept else None
    made = writer.write(want_of(order), seed, partial(_meets, order), accepted, anyway=anyway)
    return Written(_claim(order, made), made.tree) if made else None


def write_clearly(order: Order, seed: int = 0) -> Written | None:
    """The plainest sentence that no reader stumbles over; the plainest of all where there is none.

    The writer knows its own tree. This looks at the bare text with the judge's eyes as well, as a player
    reads a solution through before handing it in.
    """
    return write(order, seed, is_read_so, anyway=True)


def is_read_so(claim: Claim) -> bool:
    """Whether the text alone, read with no knowledge of how it was made, bears the claim out."""
    return not faults_of(claim, read(claim.text).best)


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


def _meets(order: Order, made: Sentence) -> bool:
    return not faults_of(_claim(order, made), analyse(made.tree))


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
