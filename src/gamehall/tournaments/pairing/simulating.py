"""The rest of an event played out many times over: where everybody may still come to stand.

Each round pairs the first with whoever stands `factor` places lower, the second with the next, and so on,
for twice as many as the factor; all others meet their neighbours. The factor is the number of rounds that
are left. Who wins is even chances, since a pairing must not hang on anybody's rating, and the margins are
spread as in real games: the bits of a named generator look them up, so the same seed gives the same games."""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from statistics import NormalDist

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from gamehall.tournaments.pairing.field import Player

MARGIN = 90
"""The standard deviation of a game's margin. Source: the value by which the CoCo ratings read results."""
BYE = 50
_BITS = 12
Ints = NDArray[np.int64]


class Start(Struct, frozen=True):
    """The standings that the games begin from, best first, and how they are drawn."""

    players: Sequence[Player]
    rounds: int
    """How many are left."""
    simulations: int
    seed: str


def places(start: Start, tightest: int | None = None) -> Ints:
    """How often each player, by their place now, ends on each place: a row for each player.

    `tightest` is the largest factor that is paired by: with whom the first may still have to do."""
    table = _Hall(start)
    for left in range(start.rounds, 0, -1):
        table.play(factored(len(start.players), left if tightest is None else min(left, tightest)))
    return table.ends()


def first_by_winning(start: Start, chaser: int, meets_first: bool, tightest: int) -> int:
    """How often a chaser who wins all that is left ends first: with the first as the next opponent, or paired
    by factor as everybody else."""
    table = _Hall(start, winner=chaser)
    for left in range(start.rounds, 0, -1):
        pairs = factored(len(start.players), min(left, tightest))
        if meets_first and left == start.rounds:
            others = [at for at in range(len(start.players)) if at not in (0, chaser)]
            rest = factored(len(others), min(left, tightest))
            pairs = np.array([(0, chaser), *((others[a], others[b]) for a, b in rest)], dtype=np.int64)
        table.play(pairs)
    return int(table.ends()[chaser, 0])


def factored(count: int, factor: int) -> Ints:
    """The places that meet. Of an odd number the last has a bye."""
    factor = max(1, min(factor, count // 2))
    top = [(place, place + factor) for place in range(min(factor, count // 2))]
    rest = [(place, place + 1) for place in range(2 * factor, count - 1, 2)]
    return np.array(top + rest, dtype=np.int64).reshape(-1, 2)


class _Hall:
    """As many halls as there are simulations, each with everybody's half wins and spread in one number.

    The lowest digit of that number says who it is, and lets whoever stands ahead now stay so while all else
    is equal: so a round needs only be sorted, and nobody looked up."""

    WIN = 1 << 32

    def __init__(self, start: Start, winner: int | None = None) -> None:
        self.count = count = len(start.players)
        self.halls = start.simulations
        self.winner = None if winner is None else count - 1 - winner
        self.digit = max(1, count)
        own = [
            (self.WIN * player.points + player.spread) * self.digit + count - 1 - place
            for place, player in enumerate(start.players)
        ]
        self.standing: Ints = np.tile(np.array(own, dtype=np.int64), (self.halls, 1))
        drawn = sha256(start.seed.encode()).digest()
        self.bits = np.random.PCG64(int.from_bytes(drawn[:8], "big"))

    def play(self, pairs: Ints) -> None:
        """A round between these places."""
        self.standing.sort(axis=1)
        one, other = self.count - 1 - pairs.T
        margin = self._margins(len(pairs))
        if self.winner is not None:
            size = np.abs(margin) + (margin == 0)
            wins, loses = (self.standing[:, at] % self.digit == self.winner for at in (one, other))
            margin = np.where(wins, size, np.where(loses, -size, margin))
        won = np.sign(margin)
        self.standing[:, one] += ((1 + won) * self.WIN + margin) * self.digit
        self.standing[:, other] += ((1 - won) * self.WIN - margin) * self.digit
        alone = self.count - 1 - np.setdiff1d(np.arange(self.count), pairs)
        self.standing[:, alone] += (2 * self.WIN + BYE) * self.digit

    def ends(self) -> Ints:
        self.standing.sort(axis=1)
        count = self.count
        order = count - 1 - self.standing[:, ::-1] % self.digit
        at = order * count + np.arange(count)
        ends: Ints = np.bincount(at.ravel(), minlength=count * count).reshape(count, count)
        return ends

    def _margins(self, games: int) -> Ints:
        many = self.halls * games
        raw = self.bits.random_raw(-(-many // 4)).astype("<u8").view("<u2")[:many]
        margins: Ints = _margins()[raw >> (16 - _BITS)].reshape(self.halls, games)
        return margins


@cache
def _margins() -> Ints:
    """Margins in equal shares of the normal curve."""
    curve, shares = NormalDist(0, MARGIN), 1 << _BITS
    return np.array([round(curve.inv_cdf((at + 0.5) / shares)) for at in range(shares)], dtype=np.int64)
