"""Events walked through round by round, as a hall would: what is paired goes into everybody's record."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import structs

from gamehall.tournaments.pairing.field import Field, Meeting, Pairing, Player


def field_of(
    players: Iterable[Player | int],
    round: int = 1,
    source: int | None = None,
    rounds: int = 8,
    **more: object,
) -> Field:
    """A field of these players, or of players with these numbers."""
    all_of = tuple(Player(player) if isinstance(player, int) else player for player in players)
    field = Field(all_of, round, round - 1 if source is None else source, rounds, "a seed")
    return structs.replace(field, **more)


def after(field: Field, pairing: Pairing, won: Callable[[Meeting], Sequence[int]]) -> Field:
    """The field before the next round; `won` says the half wins of all at a table. Best first by half wins,
    equals staying as they stood."""
    players = {player.number: player for player in field.players}
    for meeting in pairing.meetings:
        halves = won(meeting) if len(meeting.who) > 1 else (2,)
        for place, number in enumerate(meeting.who):
            player = players[number]
            others = [other for other in meeting.who if other != number]
            players[number] = structs.replace(
                player,
                points=player.points + halves[place],
                firsts=player.firsts + (place == 0 and bool(others)),
                seconds=player.seconds + (place > 0),
                byes=player.byes + (not others),
                met=player.met | {other: player.met.get(other, 0) + 1 for other in others},
                last=tuple(others) or player.last,
                won=(*player.won, halves[place]),
            )
    for number in pairing.out:
        players[number] = structs.replace(players[number], won=(*players[number].won, 0))
    order = sorted(players.values(), key=lambda player: -player.points)
    return structs.replace(field, players=tuple(order), round=field.round + 1, source=field.source + 1)


def first_wins(meeting: Meeting) -> Sequence[int]:
    return (2, *(0 for _ in meeting.who[1:]))


def lower_wins(meeting: Meeting) -> Sequence[int]:
    """The lower number wins, as the better seed does where nobody is surprised."""
    return [2 * (number == min(meeting.who)) for number in meeting.who]


def seated(pairing: Pairing) -> list[int]:
    return sorted(number for meeting in pairing.meetings for number in meeting.who)


def pairs(pairing: Pairing) -> set[frozenset[int]]:
    return {frozenset(meeting.who) for meeting in pairing.meetings if len(meeting.who) == 2}


def byes(pairing: Pairing) -> list[int]:
    return [meeting.who[0] for meeting in pairing.meetings if len(meeting.who) == 1]
