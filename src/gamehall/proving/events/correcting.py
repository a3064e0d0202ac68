"""Corrections as they are typed by chance: the event goes back, or something is put right by its events."""

from random import Random

import msgspec

from gamehall.kernel.action import Correct
from gamehall.kernel.event import Event
from gamehall.proving.events.saying import Said
from gamehall.tournaments.event import events as happened
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.state import State
from gamehall.tournaments.pairing.field import Meeting
from gamehall.tournaments.results import How, Result

_WHY = "By chance"
_FAR = 12
_BEGUN = 3
"""Nobody goes back to before anybody was written down."""


def back(random: Random, state: State, seq: int) -> Said:
    """Mostly the last act is taken back, at times several."""
    far = random.choice((0, 0, 0, random.randint(0, _FAR)))
    return DIRECTOR, Correct(_WHY, back_to=max(_BEGUN, seq - far))


def typed(random: Random, state: State, seq: int) -> Said:
    events = [random.choice(_EVENTS)(random, state) for _ in range(random.choice((1, 1, 2)))]
    return DIRECTOR, Correct(_WHY, events=tuple(map(msgspec.to_builtins, events)))


def _number(random: Random, state: State) -> int:
    return random.choice((*state.entrants, 999))


def _round(random: Random, state: State) -> tuple[str, int]:
    division = random.choice(state.divisions)
    return division, random.randint(1, max(1, state.paired(division) + 1))


def _entered(random: Random, state: State) -> Event:
    division, number = _round(random, state)
    known = state.round(division, number)
    who: tuple[int, ...] = (_number(random, state), _number(random, state))
    if known and known.boards and random.random() < 0.8:
        who = random.choice(known.boards).meeting.who
    scores = tuple(random.randint(0, 500) for _ in who)
    how: How = "bye" if len(who) == 1 else "played"
    return happened.Entered(division, Result(number, random.randint(0, 3), who, scores, how), _WHY)


def _voided(random: Random, state: State) -> Event:
    division, number = _round(random, state)
    known = state.round(division, number)
    boards = known.boards if known else ()
    who = random.choice(boards).meeting.who if boards else (_number(random, state),)
    return happened.Voided(division, number, who, _WHY)


def _seated(random: Random, state: State) -> Event:
    division, number = _round(random, state)
    who = (_number(random, state), _number(random, state))
    return happened.Rearranged(division, number, (Meeting(who, _WHY),))


def _people(random: Random, state: State) -> Event:
    number, round = _number(random, state), random.randint(1, state.format.rounds)
    return random.choice(
        (
            happened.Withdrew(number, round),
            happened.CameBack(number, round),
            happened.CheckedIn((number,), here=random.random() < 0.5),
            happened.Penalised(number, random.randint(-9, 9)),
        )
    )


def _rounds(random: Random, state: State) -> Event:
    division, number = _round(random, state)
    said: tuple[Event, ...] = (
        happened.Published(division, number),
        happened.Paired(division, number, (), 0),
        happened.RoundStarted(number),
        happened.Finished(),
        happened.Signed(division, number, _number(random, state)),
    )
    return random.choice(said)


_EVENTS = (_entered, _entered, _voided, _seated, _people, _rounds)
