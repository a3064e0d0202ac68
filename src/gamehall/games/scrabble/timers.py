"""Every time there is at a Scrabble table: how long it is, whose, and what the clock says when it is over."""

from gamehall.games.scrabble import clock
from gamehall.games.scrabble.state import ONE, TWO, State
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Limit
from gamehall.kernel.seat import Seat

_MINUTE = 60_000
_DISPLAY = 1_000
"""Overtime begins when the display shows one second below zero."""


def dials(state: State) -> tuple[Limit, ...]:
    """The clocks that stand on the table, running or not."""
    if not state.options.minutes:
        return ()
    if state.options.clock == "common":
        return (common(state),)
    return tuple(bank(state, side) for side in (ONE, TWO))


def common(state: State) -> Limit:
    calls = "Call the end of the game time"
    ms = state.options.minutes * _MINUTE
    return Limit("game", ms, calls=calls, then=clock.GameTimeOver(), role="game", what="game")


def bank(state: State, side: Seat) -> Limit:
    """A player's clock: it reads zero at par, and each minute begun below that is a limit of its own.

    Who is shown -00:01 is over time, who has run ten minutes over has lost: those moments are outside.
    """
    over, most = state.overtime.get(side, 0), state.options.overtime_minutes
    par = state.options.minutes * _MINUTE
    ms = par + (over * _MINUTE + _DISPLAY if over < most else most * _MINUTE)
    calls = f"Call a minute overtime on {{{side}}}"
    then = clock.BankOver(side)
    return Limit(side, ms, of=side, par=par, last="outside", calls=calls, then=then, role="bank")


def absence(state: State, absent: Seat) -> Limit:
    """The clock of a player who is not there: until few minutes are left, then until none is."""
    par = state.options.minutes * _MINUTE
    early = max(1, par - state.options.late_minutes * _MINUTE)
    calls = f"Call the time of {{{absent}}} who is absent"
    then = clock.AbsenceOver(absent)
    return Limit(
        absent, par if state.late else early, of=absent, par=par, calls=calls, then=then, role="bank"
    )


def of_turn(state: State) -> Limit:
    ms, side = state.options.turn_seconds * 1000, state.mover
    calls = f"Call time on {{{side}}}"
    return Limit(f"time:{state.turn}", ms, of=side, calls=calls, then=clock.TurnOver(), what="turn")


def fair(state: State, line: int, side: Seat) -> Limit:
    """In which this side can speak before tiles are drawn."""
    calls, what = "End the wait before tiles are drawn", "to speak before tiles are drawn"
    ms, then = state.options.draw_seconds * 1000, clock.FairTimeOver()
    return Limit(f"fair:{line}", ms, of=side, calls=calls, then=then, role="window", what=what)


def hold(state: State, line: int) -> Limit:
    calls, ms = "End the hold: tiles may be drawn", state.options.hold_seconds * 1000
    return Limit(f"hold:{line}", ms, calls=calls, then=clock.HoldOver(), role="window", what="hold")


def last_answer(state: State) -> Limit | None:
    """The time to answer the last play, unless the clock of who has to answer runs instead."""
    options, seconds = state.options, state.options.last_seconds
    if state.out and options.commit == "press" and options.minutes:
        if state.out_clock:
            return None
        seconds = options.out_seconds
    calls, what = "End the time to challenge", "to answer the last play"
    timer, then = f"answer:{state.turn}:{state.acts}", clock.AnswerOver()
    return Limit(timer, seconds * 1000, calls=calls, then=then, role="window", what=what)


def seating(state: State) -> Limit:
    """After a verdict the clocks stand until both sit again."""
    calls, what = "Let play go on", "to sit down again"
    ms, then = state.options.ready_seconds * 1000, clock.PauseOver()
    return Limit(f"dispute:{state.acts}", ms, calls=calls, then=then, role="pause", what=what)


def signing(state: State) -> Limit:
    calls, ms = "End the time to sign", state.options.signing_seconds * 1000
    return Limit("signing", ms, calls=calls, then=clock.SigningOver(), what="to sign")


# Nobody keeps a table waiting for ever while the clocks stand.


def check(state: State) -> Limit:
    return _waiting(state, "check", clock.CheckOver(), "to check the words")


def query(state: State) -> Limit:
    return _waiting(state, "query", clock.QueryOver(), "to answer")


def change(state: State) -> Limit:
    return _waiting(state, "change", clock.ChangeOver(), "to draw")


def _waiting(state: State, timer: str, then: Action, what: str) -> Limit:
    calls, ms = "End the time to answer", state.options.answer_seconds * 1000
    return Limit(f"{timer}:{state.acts}", ms, calls=calls, then=then, what=what)
