"""The rest of an event, played in many simulations side by side."""

from collections.abc import Sequence
from itertools import groupby

import numpy as np

from gamehall.tournaments.outlook.ahead import Ahead, Fixture
from gamehall.tournaments.outlook.drawing import Model, Numbers, level, ratings, scores
from gamehall.tournaments.outlook.worths import gained, parts
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring
from gamehall.tournaments.standings.ties import lots
from gamehall.tournaments.standings.worth import shares


class Playing:
    """Arrays have a line for each simulation and a column for each row of the standings."""

    def __init__(
        self,
        entrants: Sequence[Entrant],
        rows: Sequence[Row],
        results: Sequence[Result],
        scoring: Scoring,
        ahead: Ahead,
        fixtures: Sequence[Fixture],
        seed: str,
        model: Model,
    ) -> None:
        by_number = {entrant.number: entrant for entrant in entrants}
        self.rows, self.results, self.scoring, self.model = rows, results, scoring, model
        self.ahead, self.fixtures = ahead, fixtures
        self.column = {row.number: at for at, row in enumerate(rows)}
        self.rated = ratings([by_number[row.number] for row in rows])
        self.level = level(results)
        self.unit = parts(scoring)
        self.fixed = {"rating": np.array([by_number[row.number].rating for row in rows], dtype=np.int64)}
        drawn = lots(seed, self.column)
        self.fixed["lot"] = np.array([drawn[row.number] for row in rows], dtype=np.int64)
        self.active = np.array([at for n, at in self.column.items() if n not in ahead.away], dtype=np.int64)

    def ranks(self, simulations: int, rng: np.random.Generator) -> Numbers:
        """Everybody's place at the end."""
        self._start(simulations)
        rounds = sorted({one.round for one in self.fixtures} | set(self.ahead.open_rounds))
        for round in rounds:
            of_round = [one for one in self.fixtures if one.round == round]
            for _, tables in groupby(sorted(of_round, key=_seats), key=_seats):
                who = np.array(
                    [[self.column[number] for number in one.who] for one in tables], dtype=np.int64
                )
                self._play(round, np.broadcast_to(who, (simulations, *who.shape)), rng)
            if round in self.ahead.open_rounds and len(self.active):
                self._open_round(round, rng)
        keys = self._keys()
        order = np.argsort(-keys, axis=1, kind="stable")
        ordered = np.take_along_axis(keys, order, axis=1)
        first = np.zeros(keys.shape, dtype=np.int64)
        first[:, 1:] = np.where(ordered[:, 1:] < ordered[:, :-1], np.arange(1, keys.shape[1]), 0)
        ranks = np.empty(keys.shape, dtype=np.int64)
        np.put_along_axis(ranks, order, np.maximum.accumulate(first, axis=1) + 1, axis=1)
        return ranks

    def _start(self, simulations: int) -> None:
        def column(values: list[int]) -> Numbers:
            return np.tile(np.array(values, dtype=np.int64), (simulations, 1))

        self.points = column([int(row.points * self.unit) for row in self.rows])
        self.wins = column([row.wins for row in self.rows])
        self.losses = column([row.losses for row in self.rows])
        self.spread = column([row.spread for row in self.rows])
        self.scored = column([row.scored for row in self.rows])
        self.byes = column([row.byes for row in self.rows])
        self.met: list[tuple[Numbers, Numbers]] = []
        """Columns of two who played each other, in each simulation."""

    def _play(self, round: int, who: Numbers, rng: np.random.Generator) -> None:
        """Tables of one size: `who` is by simulation, table and seat."""
        fallen = scores(self.rated[who], self.level, self.model, rng)
        worth = gained(fallen, round, self.scoring)
        self._add(who, worth.points, worth.wins, worth.spread)
        _into(self.scored, who, fallen)
        if "buchholz" in self.scoring.order:
            for one in range(who.shape[2]):
                for other in range(who.shape[2]):
                    if one != other:
                        self.met.append((who[..., one], who[..., other]))

    def _add(self, who: Numbers, points: Numbers, wins: Numbers, spread: Numbers) -> None:
        _into(self.points, who, points)
        _into(self.wins, who, wins)
        _into(self.losses, who, 2 - wins)
        _into(self.spread, who, spread)

    def _open_round(self, round: int, rng: np.random.Generator) -> None:
        """Neighbours in the standings meet; of those with the fewest byes the last one has the odd place."""
        keys = self._keys()[:, self.active]
        order = self.active[np.argsort(-keys, axis=1, kind="stable")]
        seats = self.ahead.tables
        players = order.shape[1]
        if players == 1 or (seats == 2 and players % 2):
            order = self._bye(round, order)
            players -= 1
        if not players:
            return
        tables = -(-players // seats)
        size, larger = divmod(players, tables)
        cut = larger * (size + 1)
        for people, part in ((size + 1, order[:, :cut]), (size, order[:, cut:])):
            if part.shape[1]:
                self._play(round, part.reshape(len(part), -1, people), rng)

    def _bye(self, round: int, order: Numbers) -> Numbers:
        """Give it, and leave the others in their order."""
        places = np.arange(order.shape[1])
        byes = np.take_along_axis(self.byes, order, axis=1)
        at = np.argmin(byes * len(places) - places, axis=1)[:, None]
        who = np.take_along_axis(order, at, axis=1)
        (share,) = shares(Result(round, 0, (0,), (), "bye"), self.scoring)
        one = np.ones(who.shape, dtype=np.int64)
        self._add(who, one * int(share.points * self.unit), one * share.wins, one * share.spread)
        _into(self.byes, who, one)
        rest = places[:-1] + (places[:-1] >= at)
        return np.take_along_axis(order, rest, axis=1)

    def _keys(self) -> Numbers:
        """One number for all that decides: more is better, equal shares the place."""
        key = np.zeros(self.points.shape, dtype=np.int64)
        for order in self.scoring.order:
            match order:
                case "points":
                    key = _finer(key, self.points)
                    if self.scoring.worth == "wins":
                        key = _finer(key, -self.losses)
                case "spread":
                    key = _finer(key, self.spread)
                case "scored":
                    key = _finer(key, self.scored)
                case "wins":
                    key = _finer(key, self.wins)
                case "buchholz":
                    key = _finer(key, self._buchholz())
                case "rating" | "lot":
                    key = _finer(key, np.broadcast_to(self.fixed[order], key.shape))
                case "head-to-head":
                    pass
        return key

    def _buchholz(self) -> Numbers:
        """The points of those they played, byes and forfeits not."""
        count = len(self.rows)
        before = np.zeros((count, count), dtype=np.float64)
        for result in self.results:
            if result.played and len(result.who) > 1:
                for one in result.who:
                    for other in result.who:
                        if one != other and one in self.column and other in self.column:
                            before[self.column[other], self.column[one]] += 1
        total = np.rint(self.points.astype(np.float64) @ before).astype(np.int64)
        for those, opponents in self.met:
            _into(total, those, np.take_along_axis(self.points, opponents, axis=1))
        return total


def _seats(fixture: Fixture) -> int:
    return len(fixture.who)


def _into(total: Numbers, who: Numbers, more: Numbers) -> None:
    """Nobody sits at two of these tables."""
    columns = who.reshape(len(who), -1)
    here = np.take_along_axis(total, columns, axis=1)
    np.put_along_axis(total, columns, here + more.reshape(len(who), -1), axis=1)


def _finer(key: Numbers, values: Numbers) -> Numbers:
    """The key with one thing more to decide; first made small, so that it stays a whole number of 64 bits."""
    low, high = int(values.min()), int(values.max())
    width = high - low + 1
    if (int(key.max()) + 1) * width > 2**62:
        key = np.unique(key, return_inverse=True)[1].reshape(key.shape).astype(np.int64)
    return key * width + (values - low)
