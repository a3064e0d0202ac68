"""LT 13, LT 19 and LT 25: what follows when a time runs out."""

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.fold import then
from gamehall.games.linguishtik.rules.beginning import first_over, next_shake
from gamehall.games.linguishtik.rules.challenging import all_written
from gamehall.games.linguishtik.rules.checking import all_checked, vote_over
from gamehall.games.linguishtik.rules.moving import following
from gamehall.games.linguishtik.rules.penalties import penalty
from gamehall.games.linguishtik.rules.scoring import round_over
from gamehall.games.linguishtik.rules.standing import final
from gamehall.games.linguishtik.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.ruling import Ruling, allowed, penalised
from gamehall.kernel.seat import Seat

CITES = (
    "move-minute",
    "sand-timer",
    "timekeeper",
    "no-time-out",
    "no-bought-minute",
    "accommodation",
    "round-time",
)
"""Every activity has its limit, every limit a call of ten seconds, whoever calls it; no act of a player stops
the clock or buys time."""

_PATIENCE = 30
"""Where a table sets no number of turns, so many may go by: no clock runs for ever at an empty table."""


def rule_time(state: State, seat: Seat, action: Action) -> Ruling | None:
    """What the clock says, or a timekeeper in its chair."""
    match action:
        case acts.FirstRollOver():
            return first_over(state)
        case acts.WarningDue():
            return _warning(state)
        case acts.RoundOver() if state.phase == "rolling":
            return allowed("round-end", "Time is up, and nothing was rolled.", Ended(final(state)))
        case acts.RoundOver():
            says = "Time is up: everybody writes with any cubes left in Resources."
            return allowed("round-end", says, e.WritingBegun("time"))
        case acts.MoveOver(player) | acts.WritingOver(player) | acts.CheckingOver(player):
            says = f"Time is running out: {{{player}}} has {state.options.call_time}."
            return allowed("ten-second-call", says, e.TimeCalled(player))
        case acts.MoveCallOver(player):
            return _move_over(state, player)
        case acts.WritingCallOver(player):
            says = f"The time of {{{player}}} for writing is over."
            return allowed("writing-minutes", says, *all_written(state, e.WritingClosed(player)))
        case acts.CheckingCallOver(player):
            says = f"The time of {{{player}}} for checking is over: what is not objected to stands."
            return allowed("forfeits-right", says, *all_checked(state, e.CheckingClosed(player)))
        case acts.NeutralOver(player):
            return _neutral_over(state, player)
        case acts.VoteOver(of) if check := state.check(of):
            return allowed(
                "checking-vote", "The time to vote is over.", *vote_over(state, check, e.VoteClosed(of))
            )
        case acts.ReadyOver():
            return allowed("ready-next", "The next shake begins.", *next_shake(state))
    return None


def missed(state: State, *events: Event) -> tuple[Event, ...]:
    """The shake without the players who are away; nobody plays alone, so the round may be over."""
    now = then(state, *events)
    if len(now.order) < 2:
        return (*events, *round_over(now))
    return following(state, *events) if now.phase == "moving" else events


def _warning(state: State) -> Ruling:
    says = f"Do not start another shake. You have {state.options.finish_minutes} minutes to finish this one."
    warned = e.WarningCalled()
    return allowed("warning", says, warned, *round_over(then(state, warned)))


def _move_over(state: State, seat: Seat) -> Ruling:
    late = state.timeouts.get(seat, 0) + 1
    cites = "timeout-penalty" if state.set_up else "setup-timeout"
    taken = penalty(state, seat, cites)
    if late >= (state.options.absent_after or _PATIENCE):
        says = f"{{{seat}}} has let {late} turns go by: a point is taken and the shake is missed."
        lost: tuple[Event, ...] = missed(state, taken, e.MarkedAbsent(seat))
        return penalised("missed-shake", says, *lost)
    if not state.set_up:
        says = f"{{{seat}}} has not moved in time: a point is taken, and the move must be made."
        return penalised(cites, says, taken, e.MinuteRenewed(seat))
    says = f"{{{seat}}} has not moved in time: a point and the turn are lost."
    return penalised(cites, says, *following(state, taken, e.TurnLost(seat)))


def _neutral_over(state: State, seat: Seat) -> Ruling:
    closed = all_written(state, e.NeutralClosed(seat))
    if state.block and state.block.kind == "hopeless":
        return allowed("hopeless-minute", f"The minute of {{{seat}}} to disagree is over.", *closed)
    return allowed("neutral-minute", f"The minute of {{{seat}}} to declare neutral is over.", *closed)
