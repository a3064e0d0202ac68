"""Writer against judge: sentences made to drawn orders, judged as if a player had handed them in."""

import random
import time
from collections.abc import Iterator

from msgspec import Struct

from gamehall.games.linguishtik.campaign.orders import legal_order
from gamehall.games.linguishtik.judge.claim import Answer, Verdict
from gamehall.games.linguishtik.judge.claims import judge_many
from gamehall.games.linguishtik.solver.orders import Order
from gamehall.games.linguishtik.solver.writing import Written, write, write_clearly


class Match(Struct, frozen=True):
    """An order with what the writer made of it and what the judge said."""

    order: Order
    seconds: float
    written: Written | None = None
    answer: Answer | None = None


def campaign(count: int, seed: int, first_drafts: bool = False) -> Iterator[Match]:
    """Orders over all divisions, designations, types, functions and demands, the same for a seed.

    A player reads a solution through before handing it in, and so does the writer, except of `first_drafts`.
    """
    rng = random.Random(seed)
    compose = write if first_drafts else write_clearly
    waiting: list[Match] = []
    for _ in range(count):
        order = legal_order(rng)
        start = time.perf_counter()
        written = compose(order, rng.randrange(1 << 30))
        spent = time.perf_counter() - start
        if written is None:
            yield Match(order, spent)
        else:
            waiting.append(Match(order, spent, written))
        if len(waiting) == _TOGETHER:
            yield from _judged(waiting)
            waiting = []
    yield from _judged(waiting)


_TOGETHER = 128


def _judged(matches: list[Match]) -> Iterator[Match]:
    claims = [match.written.claim for match in matches if match.written]
    for match, answer in zip(matches, judge_many(claims), strict=True):
        yield Match(match.order, match.seconds, match.written, answer)


class Tally(Struct, frozen=True):
    orders: int
    written: int
    valid: int
    refused: tuple[Match, ...]
    asked: tuple[Match, ...]
    """Left to a human judge."""
    milliseconds: float
    """A request on average."""


def tally(matches: list[Match]) -> Tally:
    judged = [match for match in matches if match.answer]
    by = {verdict: [m for m in judged if m.answer and m.answer.verdict is verdict] for verdict in Verdict}
    return Tally(
        orders=len(matches),
        written=len(judged),
        valid=len(by[Verdict.VALID]),
        refused=tuple(by[Verdict.INVALID]),
        asked=tuple(by[Verdict.JUDGE]),
        milliseconds=1000 * sum(m.seconds for m in matches) / max(1, len(matches)),
    )
