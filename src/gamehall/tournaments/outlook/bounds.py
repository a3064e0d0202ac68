"""Where it cannot be reckoned out who comes where: what no pairing and no result can bring about.

Points are not made of nothing: what a round of games of two pays out is known although nobody knows who meets
whom. Who is to stay below somebody can take only so much of it, and the rest must go to somebody else."""

from collections.abc import Iterable, Sequence
from fractions import Fraction
from math import lcm

from msgspec import Struct
from msgspec.structs import replace

from gamehall.tournaments.outlook.ahead import Ahead, Fixture, most_of
from gamehall.tournaments.outlook.race import pays
from gamehall.tournaments.standings.row import Row
from gamehall.tournaments.standings.scoring import Scoring

_LITTLE = Fraction(1, 1000)
"""Less than any two scores at a table of several can differ by."""


class Bounds(Struct, frozen=True):
    """No better place than `best` and no worse one than `worst` can come of it."""

    best: int
    worst: int


class Left(Struct):
    """What somebody has, and what they may still take; points in parts of `Pay.unit`."""

    points: int
    spread: int
    rounds: int
    """Wins and losses after the last round: of equal wins, fewer rounds are fewer losses."""
    least: int = 0
    most: int = 0
    swing: int = 0


class Pay(Struct, frozen=True):
    """Of one game: what the worst and the best of it have; of a game of two, what both have together."""

    unit: int
    """Into how many parts a point is cut: all that is reckoned here is whole numbers of them."""
    last: int
    first: int
    fewest: int
    most: int
    step: int
    """Points differ by this much at least."""


def bounds(
    rows: Sequence[Row], scoring: Scoring, ahead: Ahead, fixtures: Sequence[Fixture], most_margin: int
) -> dict[int, Bounds]:
    """For everybody; of the pairings it counts only who meets whom of them."""
    pay = _pay(rows, scoring)
    if pay is None or scoring.order[:1] != ("points",):
        return {row.number: Bounds(1, len(rows)) for row in rows}
    duels = ahead.tables == 2 and all(len(fixture.who) == 2 for fixture in fixtures)
    left = _lefts(rows, scoring, pay, ahead, fixtures, most_margin)
    told: dict[int, Bounds] = {}
    for number, own in left.items():
        lost, won = dict(left), dict(left)
        totals: tuple[int, int] | tuple[None, None] = (None, None)
        if duels:
            totals = _totals(number, rows, pay, ahead, fixtures)
            for (other,) in [set(one.who) - {number} for one in fixtures if number in one.who]:
                lost[other] = replace(lost[other], most=lost[other].most - pay.first + pay.last)
                won[other] = replace(won[other], least=won[other].least + pay.first - pay.last)
        del lost[number], won[number]
        told[number] = Bounds(
            1 + _fewest(own, lost.values(), scoring, pay, totals[0]),
            1 + _most(own, won.values(), scoring, pay, totals[1]),
        )
    return told


def _pay(rows: Sequence[Row], scoring: Scoring) -> Pay | None:
    """Nothing where points are the scores themselves, which have no limit."""
    paid = pays(scoring)
    if paid is not None and (scoring.worth != "places" or set(scoring.places) == {"2"}):
        lost, drawn, won = paid
        both = (won + lost, 2 * drawn)
        return _cut(rows, lost, won, min(both), max(both), (drawn,))
    places = [points for table in scoring.places.values() for points in table]
    if scoring.worth != "places" or not places:
        return None
    last, first = Fraction(min(places)), Fraction(max(places))
    return _cut(rows, last, first, 2 * last, 2 * first, (_LITTLE,), _LITTLE)


def _cut(
    rows: Sequence[Row],
    last: Fraction,
    first: Fraction,
    fewest: Fraction,
    most: Fraction,
    others: Iterable[Fraction],
    step: Fraction | None = None,
) -> Pay:
    unit = lcm(*(part.denominator for part in (last, first, *others, *(row.points for row in rows))))
    whole = (int(part * unit) for part in (last, first, fewest, most, step or Fraction(1, unit)))
    return Pay(unit, *whole)


def _lefts(
    rows: Sequence[Row],
    scoring: Scoring,
    pay: Pay,
    ahead: Ahead,
    fixtures: Iterable[Fixture],
    most_margin: int,
) -> dict[int, Left]:
    left = {row.number: Left(int(row.points * pay.unit), row.spread, row.wins + row.losses) for row in rows}

    def play(number: int, round: int, others: int) -> None:
        one = left[number]
        one.least += pay.last
        one.most += pay.first
        one.rounds += 2
        one.swing += others * max(most_of(round, scoring, most_margin), scoring.bye_margin)

    for fixture in fixtures:
        for number in fixture.who:
            play(number, fixture.round, len(fixture.who) - 1)
    for number in left.keys() - set(ahead.away):
        for round in ahead.open_rounds:
            play(number, round, ahead.tables - 1)
    return left


def _totals(
    number: int, rows: Sequence[Row], pay: Pay, ahead: Ahead, fixtures: Iterable[Fixture]
) -> tuple[int, int]:
    """The least that all others take together if this one wins everything, the most if it loses it."""
    least = most = 0
    for fixture in fixtures:
        mine = number in fixture.who
        least += pay.last if mine else pay.fewest
        most += pay.first if mine else pay.most
    active = sum(row.number not in ahead.away for row in rows)
    games, odd = divmod(active, 2)
    rounds = len(ahead.open_rounds)
    if number in ahead.away or not games:
        return (
            least + rounds * (games * pay.fewest + odd * pay.last),
            most + rounds * (games * pay.most + odd * pay.first),
        )
    with_bye = (games - 1) * pay.fewest + pay.last + odd * pay.first
    fewest = min(with_bye, games * pay.fewest) if odd else with_bye
    return least + rounds * fewest, most + rounds * ((games - 1) * pay.most + (1 + odd) * pay.first)


def _fewest(own: Left, others: Iterable[Left], scoring: Scoring, pay: Pay, total: int | None) -> int:
    """How many must end above somebody who wins everything by the most."""
    top = Left(own.points + own.most, own.spread + own.swing, own.rounds)
    above = 0
    room = 0
    more: list[int] = []
    for one in others:
        may_be_level = not _above(one, top, scoring, one.spread - one.swing, sure=True)
        slack = top.points - one.points - (0 if may_be_level else pay.step)
        if slack < one.least:
            above += 1
            room += one.most
        else:
            takes = min(slack, one.most)
            room += takes
            more.append(one.most - takes)
    for extra in sorted(more, reverse=True):
        if total is None or room >= total:
            break
        above += 1
        room += extra
    return above


def _most(own: Left, others: Iterable[Left], scoring: Scoring, pay: Pay, total: int | None) -> int:
    """How many can end above somebody who loses everything by the most."""
    low = Left(own.points + own.least, own.spread - own.swing, own.rounds)
    taken = 0
    needs: list[int] = []
    for one in others:
        taken += one.least
        level_is_enough = _above(one, low, scoring, one.spread + one.swing, sure=False)
        need = low.points - one.points + (0 if level_is_enough else pay.step)
        if need <= one.most:
            needs.append(max(0, need - one.least))
    above = 0
    for need in sorted(needs):
        taken += need
        if total is not None and taken > total:
            break
        above += 1
    return above


def _above(one: Left, standing: Left, scoring: Scoring, spread: int, sure: bool) -> bool:
    """Whether somebody level on points is above with that spread: for sure, or perhaps."""
    if scoring.worth == "wins" and one.rounds != standing.rounds:
        return one.rounds < standing.rounds
    if len(scoring.order) < 2:
        return False
    if scoring.order[1] != "spread":
        return not sure
    level = spread == standing.spread and len(scoring.order) > 2
    return spread > standing.spread or (level and not sure)
