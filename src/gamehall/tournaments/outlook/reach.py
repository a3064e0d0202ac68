"""Which places everybody can still come to, and who can therefore still win a prize or is certain of one."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import product

from msgspec import Struct

from gamehall.tournaments.outlook.above import Fewest, Game, Rival, fewest_above
from gamehall.tournaments.outlook.ahead import MOST_MARGIN, Ahead, Fixture, last_round, most_of, settled
from gamehall.tournaments.outlook.bounds import bounds
from gamehall.tournaments.outlook.race import Race, Runner, race
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result
from gamehall.tournaments.standings import standings
from gamehall.tournaments.standings.scoring import Scoring

MOST_OUTCOMES = 20_000
"""Games that hang together are tried through while they have no more outcomes than this."""

_MOST_WORK = 200_000
"""Shared among all entrants, so that a large event is told about in seconds too."""
_MOST_OWN = 3
"""Of more games of their own than this it is not said what somebody needs from them."""

_NOBODY: Mapping[int, int] = {}


class Needs(Struct, frozen=True):
    """What somebody's own last games have to bring for a prize. Wins are halves."""

    games: int
    fewest: int
    """With less there is no prize, whatever the others do."""
    enough: int | None
    """With so much there is one, whatever the others do."""


class Reach(Struct, frozen=True):
    """The places an entrant can come to when every game is played to an end."""

    number: int
    now: int
    best: int
    """No outcome gives a better place."""
    worst: int
    """No outcome gives a worse place."""
    found_best: int
    """There is an outcome that gives this place or a better one."""
    found_worst: int
    needs: Needs | None = None

    @property
    def exact(self) -> bool:
        """Else `best` and `worst` are bounds: they may not be come to."""
        return self.best == self.found_best and self.worst == self.found_worst

    def certain(self, prizes: int) -> bool:
        return self.worst <= prizes

    def out(self, prizes: int) -> bool:
        return self.best > prizes

    def open(self, prizes: int) -> bool:
        """Whether it is proved that they may win a prize and may not."""
        return self.found_best <= prizes < self.found_worst


def reach(
    entrants: Sequence[Entrant],
    results: Sequence[Result],
    scoring: Scoring,
    ahead: Ahead,
    prizes: int,
    seed: str = "",
    penalties: Mapping[int, int] = _NOBODY,
    most_margin: int = MOST_MARGIN,
    most_outcomes: int = MOST_OUTCOMES,
) -> tuple[Reach, ...]:
    """In the order of the standings. Who is certain and who is out is so by proof, also by bounds.

    Everything is exact where all rounds are paired, in games of two, and no knot of games that hang together
    has too many outcomes; a last round never has. With rounds that are not paired there are only bounds."""
    certain_results, fixtures = settled(results, ahead)
    upto = last_round(certain_results, fixtures)
    rows = standings(entrants, certain_results, scoring, upto, seed, penalties)
    if not fixtures and not ahead.open_rounds:
        return tuple(Reach(row.number, row.rank, row.rank, row.rank, row.rank, row.rank) for row in rows)
    of_two = all(len(fixture.who) == 2 for fixture in fixtures)
    running = race(entrants, rows, scoring, seed) if of_two and not ahead.open_rounds else None
    if running is None:
        limits = bounds(rows, scoring, ahead, fixtures, most_margin)
        return tuple(
            Reach(row.number, row.rank, limits[row.number].best, limits[row.number].worst, len(rows), 1)
            for row in rows
        )
    finish = _Finish(running, _games(fixtures, running, scoring, most_margin), most_outcomes)
    return tuple(finish.reach(row.number, row.rank, prizes) for row in rows)


def _games(fixtures: Iterable[Fixture], running: Race, scoring: Scoring, most_margin: int) -> list[Game]:
    """Where the spread decides nothing, all margins are alike."""
    games: list[Game] = []
    for fixture in fixtures:
        least, most = (1, most_of(fixture.round, scoring, most_margin)) if running.by_spread else (0, 0)
        games.append(Game(fixture.who[0], fixture.who[1], least, most))
    return games


class _Finish:
    """All rounds are paired: each one's best and worst place over all results."""

    def __init__(self, running: Race, games: list[Game], most_outcomes: int) -> None:
        self.running, self.games = running, games
        self.most_outcomes = min(most_outcomes, max(3, _MOST_WORK // len(running.runners)))
        lost, drawn, won = running.gains
        self.turned = (-won, -drawn, -lost)

    def reach(self, number: int, now: int, prizes: int) -> Reach:
        """Their best is when they win everything by the most, their worst when they lose so: whoever gains
        from a result is never below where they would have been without it, nor their opponent above."""
        own = [game for game in self.games if number in (game.one, game.other)]
        best, found_best = self.best(number, own, (2,) * len(own))
        worst, found_worst = self.worst(number, own, (0,) * len(own))
        needs = None
        if best <= prizes < worst and len(own) <= _MOST_OWN:
            needs = self.needs(number, own, prizes)
        return Reach(number, now, best, worst, found_best, found_worst, needs)

    def needs(self, number: int, own: Sequence[Game], prizes: int) -> Needs:
        if not own:
            return Needs(0, 0, None)
        ways = sorted(product(range(3), repeat=len(own)), key=sum)
        fewest = next(sum(way) for way in ways if self.best(number, own, way)[0] <= prizes)
        short = max(sum(way) for way in ways if self.worst(number, own, way)[0] > prizes)
        enough = short + 1 if short < 2 * len(own) else None
        return Needs(len(own), fewest, enough)

    def best(self, number: int, own: Sequence[Game], halves: Sequence[int]) -> tuple[int, int]:
        """The best place with these results of their own, and one that was found."""
        runner, rivals, games = self._after(number, own, halves, kind=1)
        running = self.running

        def few(level_is_above: bool) -> Fewest:
            met = {
                other: Rival(one.key, one.spread, _limit(one, runner, level_is_above))
                for other, one in rivals.items()
            }
            return fewest_above(met, games, runner.key, running.gains, self.most_outcomes)

        kindly = few(False)
        return 1 + kindly.least, 1 + (few(True) if running.open_tie else kindly).found

    def worst(self, number: int, own: Sequence[Game], halves: Sequence[int]) -> tuple[int, int]:
        """The worst place is the best one with everything turned around: the fewest that are not above."""
        runner, rivals, games = self._after(number, own, halves, kind=-1)
        running = self.running

        def few(level_is_above: bool) -> Fewest:
            met = {
                other: Rival(-one.key, -one.spread, -_limit(one, runner, level_is_above) - 1)
                for other, one in rivals.items()
            }
            return fewest_above(met, games, -runner.key, self.turned, self.most_outcomes)

        sternly = few(running.open_tie)
        least = sternly.least
        found = (few(False) if running.open_tie else sternly).found
        return 1 + len(rivals) - least, 1 + len(rivals) - found

    def _after(
        self, number: int, own: Sequence[Game], halves: Sequence[int], kind: int
    ) -> tuple[Runner, dict[int, Runner], list[Game]]:
        """Everybody after somebody's own games, with margins that are kind to them (1) or not (-1)."""
        rivals = dict(self.running.runners)
        runner = rivals.pop(number)
        for game, won in zip(own, halves, strict=True):
            margin = 0
            if won != 1:
                margin = game.most if (won == 2) == (kind == 1) else game.least
                margin *= won - 1
            runner = _played(runner, self.running.gains[won], margin)
            other = game.against(number)
            rivals[other] = _played(rivals[other], self.running.gains[2 - won], -margin)
        return runner, rivals, [game for game in self.games if game not in own]


def _played(runner: Runner, gain: int, margin: int) -> Runner:
    return Runner(runner.number, runner.key + gain, runner.spread + margin, runner.after)


def _limit(one: Runner, standing: Runner, level_is_above: bool) -> int:
    """The most spread with which somebody with an equal key is not above."""
    if one.after != standing.after:
        return standing.spread - (one.after > standing.after)
    return standing.spread - level_is_above
