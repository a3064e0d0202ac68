"""A drawn field late in an event, to measure how long pairing takes."""

from random import Random

from gamehall.tournaments.pairing.field import Field, Player
from gamehall.tournaments.standings.ties import drawn_at


def bench_field(players: int, rounds: int, seed: str) -> Field:
    """A field after so many rounds of an event in which neighbours of equal wins met, by lot who won."""
    random = Random(drawn_at(seed, players))
    points, spread, firsts = ([0] * players for _ in range(3))
    met: list[dict[int, int]] = [{} for _ in range(players)]
    last = [0] * players
    byes = [0] * players
    for _ in range(rounds):
        waiting = sorted(range(players), key=lambda at: (-points[at], -spread[at], at))
        if players % 2:
            alone = min(reversed(waiting), key=lambda at: byes[at])
            waiting.remove(alone)
            byes[alone] += 1
            points[alone] += 2
        while waiting:
            one = waiting.pop(0)
            at = next((at for at, other in enumerate(waiting) if other + 1 not in met[one]), 0)
            other = waiting.pop(at)
            margin = random.randint(1, 200)
            won, lost = (one, other) if random.random() < 0.5 else (other, one)
            points[won] += 2
            spread[won] += margin
            spread[lost] -= margin
            firsts[min(one, other, key=lambda who: (2 * firsts[who], random.random()))] += 1
            for mine, theirs in ((one, other), (other, one)):
                met[mine][theirs + 1] = met[mine].get(theirs + 1, 0) + 1
                last[mine] = theirs + 1
    order = sorted(range(players), key=lambda at: (-points[at], -spread[at], at))
    return Field(
        players=tuple(
            Player(
                number=at + 1,
                points=points[at],
                spread=spread[at],
                rating=random.randint(600, 2000),
                firsts=firsts[at],
                seconds=rounds - byes[at] - firsts[at],
                byes=byes[at],
                met=met[at],
                last=(last[at],) if last[at] else (),
            )
            for at in order
        ),
        round=rounds + 1,
        source=rounds,
        rounds=rounds + 3,
        seed=seed,
        prizes=max(1, players // 4),
    )
