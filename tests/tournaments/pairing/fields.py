"""Fields for the tests, and a slow second opinion: every pairing there is."""

from collections.abc import Iterator, Sequence
from random import Random

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Field, Pairing, Player

Pairs = tuple[tuple[int, ...], ...]


def field(
    players: Sequence[Player], round: int = 2, source: int = 1, rounds: int = 8, **more: object
) -> Field:
    return Field(tuple(players), round, source, rounds, "seed", **more)  # type: ignore[arg-type]


def fresh(count: int) -> list[Player]:
    """Players of whom nothing is known, the first the best rated."""
    return [Player(number, rating=2000 - number) for number in range(1, count + 1)]


def tangled(count: int, seed: int, schools: int = 0) -> Field:
    """A field in which much has happened, not all of it as a system would have had it."""
    random = Random(seed)
    met: dict[int, dict[int, int]] = {number: {} for number in range(1, count + 1)}
    for _ in range(random.randrange(count * count // 2 + 1)):
        one, other = random.sample(range(1, count + 1), 2)
        met[one][other] = met[other][one] = met[one].get(other, 0) + 1
    players = [
        Player(
            number,
            points=random.randrange(5),
            firsts=random.randrange(4),
            seconds=random.randrange(4),
            byes=random.choice((0, 0, 0, 1, 2)),
            met=met[number],
            apart=(f"school {random.randrange(schools)}",) if schools else (),
        )
        for number in range(1, count + 1)
    ]
    return field(sorted(players, key=lambda player: -player.points), round=4, source=3)


def all_pairs(numbers: Sequence[int]) -> Iterator[Pairs]:
    """Every way to pair them; of an odd number one sits out."""
    if not numbers:
        yield ()
        return
    first, *rest = numbers
    if len(numbers) % 2:
        for at, alone in enumerate(numbers):
            for pairs in all_pairs([*numbers[:at], *numbers[at + 1 :]]):
                yield (*pairs, (alone,))
        return
    for at, other in enumerate(rest):
        for pairs in all_pairs([*rest[:at], *rest[at + 1 :]]):
            yield ((first, other), *pairs)


def hard(field: Field, pairs: Pairs) -> tuple[int, int, int, int]:
    """Repeats, meetings of one school, byes had before, and meetings that drive starts over two."""
    players = {player.number: player for player in field.players}
    repeats = schools = byes = starts = 0
    for pair in pairs:
        match [players[number] for number in pair]:
            case [alone]:
                byes += alone.byes
            case [one, other]:
                repeats += other.number in one.met
                schools += bool(shared(one, other))
                ahead = sorted(player.firsts - player.seconds for player in (one, other))
                starts += ahead[0] >= 2 or ahead[1] <= -2
    return repeats, schools, byes, starts


def who(pairing: Pairing) -> Pairs:
    return tuple(meeting.who for meeting in pairing.meetings)


def sat(pairing: Pairing) -> list[int]:
    return sorted(number for meeting in pairing.meetings for number in meeting.who)
