"""The playing strength of Queens & Guards: moves on flat arrays, and a search among them.

Kernels are compiled by Numba when first needed and kept on disk; `warm` does it early.
"""

import time
from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from gamehall.games.queens_and_guards.engine.tables import (
    AT,
    LOOSE,
    NOBODY,
    PIECES,
    Ints,
    of_ground,
    position,
)
from gamehall.games.queens_and_guards.traps import Ground
from gamehall.kernel.parts import Engine

__all__ = ["ENGINE", "Found", "of_ground", "position", "think", "warm"]

_AT_FIRST = 300_000
"""Nodes a second, until it was seen how many there are."""


class Found(NamedTuple):
    """What a search came to."""

    start: int
    """From which hex a piece goes; nowhere, where one is let be that could be sent out."""
    end: int
    sends: bool
    """It is the opponent's piece."""
    worth: int
    """To whoever is to move: a step is about ten; over 29,000 a win that is seen."""
    depth: int
    nodes: int


def warm() -> None:
    """Compile the kernels, or load them from the disk."""
    from gamehall.games.queens_and_guards.engine import perft as perft
    from gamehall.games.queens_and_guards.engine import search

    search.room()


def think(
    ground: Ground,
    pos: Ints,
    *,
    nodes: int = 0,
    seconds: float = 0.0,
    deepest: int = 40,
    only: tuple[int, int] | None = None,
    before: Iterable[Ints] = (),
) -> Found | None:
    """The best move, deepened until the nodes or the seconds are spent; None: there is none.

    With `only` it tells what this move is worth; a position that was there `before` is worth nothing.
    With `nodes` alone the answer is always the same.
    """
    from gamehall.games.queens_and_guards.engine import search as kernels
    from gamehall.games.queens_and_guards.engine.moves import MOST, hashed, moves, sendings

    t, choices = of_ground(ground), np.empty(MOST, dtype=np.int32)
    n = sendings(t, pos, choices) if pos[LOOSE] != NOBODY else moves(t, pos, choices)
    if only is not None:
        wanted = [k for k in range(n) if _hexes(pos, int(choices[k]))[:2] == only]
        choices, n = choices[wanted].copy(), len(wanted)
    if n == 0:
        return None
    here = kernels.room()
    here.notes[:] = 0
    if not seconds:
        here.keys[:] = 0
    for one in before:
        here.path[here.notes[kernels.PATH]] = hashed(t, one)
        here.notes[kernels.PATH] += 1
    began, most, worth, depth = time.perf_counter(), nodes or 1 << 50, 0, 0
    for depth in range(1, deepest + 1):
        spent = int(here.notes[kernels.NODES])
        if seconds:
            passed = time.perf_counter() - began
            if passed >= seconds * 0.6:
                break
            pace = spent / passed if spent > 20_000 else _AT_FIRST
            most = spent + int(pace * (seconds - passed))
        here.notes[kernels.LIMIT], here.notes[kernels.STOPPED] = most, 0
        found = kernels.look_from(t, pos, here, depth, choices, n)
        if here.notes[kernels.STOPPED]:
            worth = int(found) if found > -kernels.WON else worth
            if not seconds or time.perf_counter() - began >= seconds * 0.9:
                break
            continue
        worth = int(found)
        if (n == 1 and only is None) or abs(worth) > kernels.WON - 200:
            break
    return Found(*_hexes(pos, int(choices[0])), worth, depth, int(here.notes[kernels.NODES]))


def _hexes(pos: Ints, move: int) -> tuple[int, int, bool]:
    from gamehall.games.queens_and_guards.engine.moves import OUT, STAY

    if move == STAY:
        return NOBODY, NOBODY, True
    if move >= OUT:
        return int(pos[AT + (move - OUT) // 128]), move % 128, True
    return int(pos[AT + move // 128]), move % 128, False


assert PIECES * 128 == 14 * 128

ENGINE = Engine(warm=warm)
