"""Time: banks and overtime, the common clock, turns that take too long, holds, the last answer."""

from gamehall.games.scrabble import clock, events
from gamehall.games.scrabble.fold import after
from gamehall.games.scrabble.rules.challenge import go_on, last_unanswered
from gamehall.games.scrabble.rules.draw import draw
from gamehall.games.scrabble.rules.end import finish, forfeited, over
from gamehall.games.scrabble.rules.start import absence_over
from gamehall.games.scrabble.standing import provisional, result
from gamehall.games.scrabble.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended
from gamehall.kernel.ruling import Ruling, allowed, penalised, refused
from gamehall.kernel.seat import Seat


def rule_time(state: State, _: Seat, action: Action) -> Ruling | None:
    """The clock says that a time is over."""
    if not isinstance(action, clock.ACTIONS):
        return None
    match action:
        case clock.AbsenceOver(side):
            return absence_over(state, side)
        case clock.BankOver(side):
            return _overtime(state, side)
        case clock.GameTimeOver():
            return _game_time(state)
        case clock.TurnOver():
            return _turn_time(state)
        case clock.FairTimeOver():
            says = f"{{{state.mover}}} has had time to speak; tiles may be drawn."
            return allowed("drawing", says, events.TimeGiven())
        case clock.HoldOver():
            says = "The hold has lasted its minute: tiles may be drawn and kept apart."
            return allowed("hold-minute", says, events.HoldMinute())
        case clock.CheckOver() if state.dispute:
            side = state.other(state.dispute.by)
            return allowed(
                "challenge-typed", "The words stand as typed; the list is asked.", events.Confirmed(side)
            )
        case clock.QueryOver() if state.stop:
            says = f"No answer from {{{state.other(state.stop.by)}}}: an official settles it."
            return allowed("correction", says, events.QueryDisputed(state.other(state.stop.by)))
        case clock.ChangeOver():
            side = state.other(state.mover)
            says = f"{{{side}}} is given the new tiles."
            return allowed("exchange-order", says, *draw(state, side))
        case clock.AnswerOver() if state.out and state.options.commit == "press" and state.options.minutes:
            says = f"No answer in time: the clock of {{{state.other(state.out)}}} runs again."
            return allowed("ending-seconds", says, events.OutUnanswered())
        case clock.AnswerOver():
            return last_unanswered(state)
        case clock.PauseOver():
            return allowed("after-challenge", "The pause is over: the timer goes on.", *go_on(state))
        case clock.SigningOver():
            outcome = provisional(result(state))
            return allowed("result", outcome.says, Ended(outcome))
    return refused("hall-prompt", "No such time runs here.")


def _overtime(state: State, side: Seat) -> Ruling:
    minutes = state.overtime.get(side, 0)
    if minutes >= state.options.overtime_minutes:
        says = f"{{{side}}} is {minutes} minutes over time and forfeits the game."
        return penalised("overtime-forfeit", says, *forfeited(state, side, "overtime-forfeit", says))
    points = state.options.overtime_points
    says = f"{{{side}}} is over time: {points} points for each minute begun, {points * (minutes + 1)} so far."
    return penalised("overtime", says, events.Overran(side))


def _game_time(state: State) -> Ruling:
    says = "The time of the game is over."
    called = events.TimeCalled()
    if state.open_play and state.options.challenge != "void":
        says = f"{says} The play last announced may still be challenged."
        return allowed("end-time", says, called)
    return allowed("end-time", says, called, *finish(after(state, (called,)), "end-time", says))


def _turn_time(state: State) -> Ruling:
    side = state.mover
    if state.options.turn_limit == "warn":
        says = f"{{{side}}}, the time of your turn is over: play."
        return allowed("turn-time", says, events.TurnTimedOut(side))
    begun = (events.Accepted(side),) if state.open_play else ()
    done = (*begun, events.TurnTimedOut(side), events.TakenBack(side), events.TurnLost(side))
    says = f"{{{side}}} takes too long: the turn is over without a score."
    return penalised("turn-time", says, *done, *over(after(state, done)))
