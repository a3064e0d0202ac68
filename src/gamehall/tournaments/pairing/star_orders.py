"""Stars for a whole field: who plays which game in which round, so that the hall comes out even.

A star goes once round the games, by steps of one, two, … games. Where the number of games is a prime, two
people whose steps differ play the same game at the same time exactly once. So whoever goes by different steps
meets somebody else in every round, and who goes by the same steps never shares a game, or shares them all."""

from collections import Counter
from collections.abc import Mapping, Sequence
from math import gcd

from gamehall.tournaments.pairing.dealing import drawn
from gamehall.tournaments.standings.ties import drawn_at

Way = tuple[int, int]
"""Where a star begins, and its step."""

_NO_SCHOOLS: Mapping[int, str] = {}


def draw_stars(
    numbers: Sequence[int], games: Sequence[str], seed: str, schools: Mapping[int, str] = _NO_SCHOOLS
) -> dict[int, tuple[str, ...]]:
    """Everybody's order of the games. In each round an even number play each game, but for one person where
    the number of people is odd, and the games are played by as many as each other, give or take a few.

    Where it can be, five of one school, with five games, are never at the same game."""
    if not games:
        return dict.fromkeys(numbers, ())
    dealt = _by_school(drawn(numbers, f"{seed}/people"), schools, seed)
    named = sorted(games, key=lambda game: drawn_at(f"{seed}/{game}", 0))
    return {
        number: tuple(named[(start + step * round) % len(named)] for round in range(len(named)))
        for number, (start, step) in zip(dealt, _ways(len(dealt), len(named)), strict=True)
    }


def _by_school(numbers: Sequence[int], schools: Mapping[int, str], seed: str) -> list[int]:
    """Large schools first, each one's people together; who has no school stands last."""
    size = Counter(schools.get(number, "") for number in numbers)

    def turn(number: int) -> tuple[bool, int, bytes, str]:
        school = schools.get(number, "")
        return not school, -size[school], drawn_at(f"{seed}/{school}", 0), school

    return sorted(numbers, key=turn)


def _ways(count: int, games: int) -> list[Way]:
    """A way for each of so many people: neighbours in the list get ways that never share a game."""
    steps = [step for step in range(1, games) if gcd(step, games) == 1]
    if len(steps) == games - 1 > 1 and count >= 2 * games:
        return _layers(count, games, steps)
    return _classes(count, games)


def _layers(count: int, games: int, steps: Sequence[int]) -> list[Way]:
    """Two layers at a time, each with one person at every game; who is left over goes two and two by steps
    that were taken least, and an odd one goes with the last two."""
    layers = count // (2 * games) * 2
    ways = [(start, steps[layer % len(steps)]) for layer in range(layers) for start in range(games)]
    rest = count - len(ways)
    step = steps[layers % len(steps)]
    starts = [start for start in range(rest // 2) for _ in range(2)]
    if rest % 2:
        starts.append(starts[-1] if starts else 0)
    return ways + [(start, step) for start in starts]


def _classes(count: int, games: int) -> list[Way]:
    """Classes that have one star in common and are large enough to meet somebody else in each round. Their
    sizes are even, but for one of an odd number; people are dealt to them in turn."""
    size = games + 1 + (games + 1) % 2
    classes = max(1, min(games, count // size))
    pairs, odd = divmod(count, 2)
    room = [2 * (pairs // classes + (at < pairs % classes)) for at in range(classes)]
    room[-1] += odd
    starts: list[int] = []
    while len(starts) < count:
        starts += [at for at in range(classes) if starts.count(at) < room[at]]
    return [(start, 1) for start in starts]
