"""ONE MINUTE TURNS, GAME TIME LIMIT, and every other time that the clock says is over."""

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import opponent
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.rules.end import accept
from gamehall.games.pentathlon.rules.remedies import resolve, unstated
from gamehall.games.pentathlon.rules.turn import receive, resume
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.ruling import Ruling, allowed, penalised


def rule_time(by: Highlights[S], state: S, action: Action) -> Ruling | None:
    holder = state.card.holder
    match action:
        case acts.MinuteOver() if holder:
            says = f"{{{holder}}}, the minute is over: take your turn."
            return allowed("one-minute", says, events.Reminded(holder))
        case acts.GraceOver() if holder:
            forfeited: list[Event] = [events.TurnForfeited(holder)]
            done = forfeited + receive(by, state, opponent(state.seats, holder), forfeited)
            says = f"Time ran out: {{{holder}}} loses the turn, and the card passes."
            return penalised("turn-forfeit", says, *done)
        case acts.PeriodOver():
            return _time_called(by, state)
        case acts.DeclarationOver():
            return accept(by, state)
        case acts.NatureUnstated():
            return unstated(by, state)
        case acts.VerdictStands():
            return resolve(by, state, "Nobody asks for another opinion: the ruling stands.")
        case acts.SigningOver():
            says = "The time for signing is over; the cards are collected."
            return allowed("signing", says, events.Collected())
    return None


def _time_called(by: Highlights[S], state: S) -> Ruling:
    called: list[Event] = [events.TimeCalled()]
    pending = state.card.dispute is not None or state.card.declared is not None
    more = [] if pending else resume(by, state, called)
    cites = "time-limit" if more else "last-round"
    says = (
        "The time of the game is over." if more else "The time of the game is over; the round is completed."
    )
    return allowed(cites, says, *called, *more)
