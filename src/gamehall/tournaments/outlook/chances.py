"""How likely each prize is, by playing the rest of the event many times, with the error of saying so."""

from collections.abc import Mapping, Sequence
from hashlib import sha256

import numpy as np
from msgspec import Struct

from gamehall.tournaments.outlook.ahead import Ahead, last_round, settled
from gamehall.tournaments.outlook.drawing import Model
from gamehall.tournaments.outlook.playing import Playing
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring

SIMULATIONS = 1_000

_CELLS = 2_000_000
"""So many standings of one entrant are held at once."""

_MODEL = Model()
_NOBODY: Mapping[int, int] = {}


class Chance(Struct, frozen=True):
    """Of an entrant, in how many of all simulations as a part of 1."""

    number: int
    places: tuple[float, ...]
    """Each prize place, the first first; who share a place all have it."""
    prize: float
    """Any of them."""
    simulations: int

    @property
    def error(self) -> float:
        return error(self.prize, self.simulations)


def error(chance: float, simulations: int) -> float:
    """The standard error of a share that was counted."""
    return float(np.sqrt(chance * (1 - chance) / simulations))


def chances(
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    scoring: Scoring,
    ahead: Ahead,
    prizes: int,
    simulations: int = SIMULATIONS,
    seed: str = "",
    penalties: Mapping[int, int] = _NOBODY,
    model: Model = _MODEL,
) -> tuple[Chance, ...]:
    """In the order of the standings. The same seed plays the same games.

    Rounds that are not paired are paired in each simulation by its own standings, neighbours with neighbours,
    also if they met before. A tie-break head to head is left out: who only it would part share the place."""
    played, fixtures = settled(results, ahead)
    upto = last_round(played, fixtures)
    rows = standings(entrants, played, scoring, upto, seed, penalties)
    playing = Playing(entrants, rows, played, scoring, ahead, fixtures, seed, model)
    rng = np.random.default_rng(int.from_bytes(sha256(f"{seed}/chances".encode()).digest()[:16], "big"))
    counts = np.zeros((prizes, len(rows)), dtype=np.int64)
    left = simulations
    while left:
        batch = min(left, max(1, _CELLS // max(1, len(rows))))
        ranks = playing.ranks(batch, rng)
        for place in range(prizes):
            counts[place] += (ranks == place + 1).sum(axis=0)
        left -= batch
    return tuple(
        Chance(
            row.number,
            tuple(float(c) / simulations for c in count),
            int(count.sum()) / simulations,
            simulations,
        )
        for row, count in zip(rows, counts.T, strict=True)
    )
