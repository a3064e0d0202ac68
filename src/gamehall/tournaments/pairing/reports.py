"""What a pairing could not avoid, in a sentence each."""

from collections.abc import Iterable, Mapping

from gamehall.tournaments.pairing.apart import shared
from gamehall.tournaments.pairing.field import Meeting, Player
from gamehall.tournaments.pairing.repeats import met
from gamehall.tournaments.pairing.starts import breaks


def unavoidable(
    meetings: Iterable[Meeting], players: Mapping[int, Player], allowed: int | None = 0, starts: bool = True
) -> tuple[str, ...]:
    """Repeats beyond what is allowed (None: any are), schools and teams, byes, starts."""
    said: list[str] = []
    for meeting in meetings:
        match [players[number] for number in meeting.who]:
            case [alone] if alone.byes:
                said.append(f"No. {alone.number} has a bye once more: nobody else's was possible.")
            case [one, other]:
                said += _of_two(one, other, allowed, starts)
    return tuple(said)


def _of_two(one: Player, other: Player, allowed: int | None, starts: bool) -> list[str]:
    said = []
    both = f"No. {one.number} and no. {other.number}"
    if allowed is not None and met(one, other) > allowed:
        said.append(f"{both} meet again: no pairing has fewer repeats.")
    if label := shared(one, other):
        said.append(f"{both} are both of {label}: it could not be avoided.")
    if starts and breaks(one, other):
        said.append(f"{both} cannot both keep their starts within two: it could not be avoided.")
    return said


def planned(meetings: Iterable[Meeting], players: Mapping[int, Player], starts: bool) -> tuple[str, ...]:
    """Of meetings that a schedule or a bracket makes, whatever comes of it: schools and teams, starts."""
    said = []
    for meeting in meetings:
        if len(meeting.who) != 2:
            continue
        one, other = (players[number] for number in meeting.who)
        both = f"No. {one.number} and no. {other.number}"
        if label := shared(one, other):
            said.append(f"{both} are both of {label}.")
        if starts and breaks(one, other):
            said.append(f"{both} cannot both keep their starts within two.")
    return tuple(said)
