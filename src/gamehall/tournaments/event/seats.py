"""Who speaks at an event, and what each may say."""

from functools import lru_cache

from gamehall.kernel.prompt import Limit, Prompt
from gamehall.kernel.seat import CLOCK, HALL, JUDGE, Official, Seat
from gamehall.tournaments.event.acts import CallTime, CallWarning
from gamehall.tournaments.event.state import State

DIRECTOR = Seat("director")
ASSISTANT = Seat("assistant")
SCOREKEEPER = Seat("scorekeeper")
ENTRANT = Seat("entrant")
"""Whoever takes part, by a link of their own: of themselves and of the table where they sit."""

CITES = ("event-roles",)

OFFICIALS = (Official(DIRECTOR, "Tournament Director"),)
"""Who sets right what was written; those who help have no chair from which one goes back in a record."""

HELPERS = {ASSISTANT: "Assistant", JUDGE: "Judge", SCOREKEEPER: "Scorekeeper"}

_ALWAYS = ("Amend", "Void", "Penalise", "Announce", "Log", "Change", "Sign")
_DIRECTS = (
    *("Enrol", "Change", "CheckIn", "Withdraw", "ComeBack", "Plan", "Fix", "KeepApart", "Release"),
    *("Pair", "Publish", "Rearrange", "StartRound", "CallTime", "Enter", "Sign", "Amend", "Void"),
    *("Penalise", "Announce", "Log", "Finish"),
)
_TAKES = {
    DIRECTOR: _DIRECTS,
    ASSISTANT: ("Enrol", "CheckIn", "Enter", "Sign", "Log"),
    JUDGE: ("Log",),
    SCOREKEEPER: ("Enter", "Sign"),
    ENTRANT: ("CheckIn", "Enter", "Sign"),
    HALL: ("OpenTable", "Report", "Recall"),
}


def prompts(state: State) -> tuple[Prompt, ...]:
    """Everybody may speak at any time; the clock is asked while a round runs."""
    asked = _asked(state.finished)
    return (*asked, *_clock(state)) if state.running else asked


@lru_cache(maxsize=2)
def _asked(finished: bool) -> tuple[Prompt, ...]:
    hall = Prompt(HALL, HALL, _TAKES[HALL], must=False)
    if finished:
        return (Prompt(DIRECTOR, DIRECTOR, _ALWAYS, must=False), hall)
    return tuple(Prompt(seat, seat, kinds, must=False) for seat, kinds in _TAKES.items())


def _clock(state: State) -> tuple[Prompt, ...]:
    clocks, round = state.format.clocks, state.running
    if not clocks.round:
        return ()
    first = CallTime() if state.warned or not clocks.last else CallWarning()
    seconds = clocks.last if state.warned else clocks.round
    times = state.started.get(round, 1)
    on = f"{round}" if times == 1 else f"{round}:{times}"
    name, what = (f"last:{on}", "to finish") if state.warned else (f"round:{on}", "of the round")
    limit = Limit(name, seconds * 1000, first, role="game", what=what, calls=clocks.warning)
    return (Prompt(name, CLOCK, (type(first).__name__,), must=False, limit=limit, number=round),)
