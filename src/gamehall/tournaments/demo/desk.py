"""The director's desk of an event that is played through: every act is said there, and time goes on."""

from gamehall.kernel.action import Action
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table
from gamehall.tournaments.event.event import opened, say
from gamehall.tournaments.event.seats import DIRECTOR
from gamehall.tournaments.event.state import Options, State


class Refused(RuntimeError):
    """What the course has said was not allowed; the sentence says why."""


class Desk:
    """An event and its time. What is said here is meant to be allowed: a refusal is a fault of the course."""

    def __init__(self, id: str, options: Options, at: int) -> None:
        self.event: Table = opened(id, options, at)
        self.now = at

    @property
    def state(self) -> State:
        state: State = self.event.state
        return state

    def say(self, act: Action, seat: Seat = DIRECTOR, *, after: int = 5_000) -> Ruling:
        """Somebody says something, so many milliseconds after what was said before."""
        self.now += after
        done = say(self.event, act, self.now, seat)
        if done.ruling.refused:
            raise Refused(f"{type(act).__name__} was refused: {done.ruling.says}")
        self.event = done.table
        return done.ruling

    def until(self, moment: int) -> None:
        """Time passes, if it has not."""
        self.now = max(self.now, moment)
