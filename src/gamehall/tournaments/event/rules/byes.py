"""Event 1 E and 2 D: results that nobody plays for: of a bye, and of rounds that somebody missed."""

from collections.abc import Iterable, Iterator

from gamehall.kernel.event import Event
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.state import State
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.results import Result


def bye(state: State, division: str, round: int, meeting: Meeting) -> Event:
    margin = state.format.scoring.bye_margin
    return happened.Entered(division, Result(round, 0, meeting.who, (0,), "bye", margin=margin))


def lost(state: State, one: Entrant, rounds: Iterable[int]) -> Iterator[Event]:
    """The rounds that hang out without somebody, as rounds they lost by not being there."""
    told = {result.round for result in state.missed if result.who == (one.number,)}
    for number in rounds:
        round = state.round(one.division, number)
        if round is None or not round.published or number in told or one.number in round.out:
            continue
        if round.at(one.number) is None:
            yield missed(state, one, number)


def missed(state: State, one: Entrant, round: int) -> Event:
    margin = state.format.scoring.bye_margin
    who = (one.number,)
    return happened.Entered(one.division, Result(round, 0, who, (0,), "forfeit", at_fault=who, margin=margin))
