"""The common rows of the sheets, in their order; a game rules on what is left."""

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import opponent
from gamehall.games.pentathlon.challenging import rule_challenge, rule_dispute
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.remedies import receive, resolve, resume, unstated
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.ruling import Fault, Ruling, allowed, penalised, refused
from gamehall.kernel.seat import CLOCK, DEALER, Seat


def rule_common(by: Highlights[S], state: S, seat: Seat, action: Action) -> Ruling | None:
    """None: it is for the game's own rules, and said by the holder of the card, the dealer or the clock."""
    if seat == CLOCK:
        return _time_over(by, state, action)
    card = state.card
    match action:
        case acts.Challenge(()) if by.can_capture(state) and seat == card.holder and not card.dispute:
            return None  # the word captures
        case acts.Challenge():
            return rule_challenge(by, state, seat, action)
        case acts.Sign():
            return allowed("signing", f"{{{seat}}} signs the score card.", events.Signed(seat))
        case acts.Collect():
            says = "The score cards are collected; the board may be cleared."
            return allowed("keep-board", says, events.Collected())
    if card.dispute:
        return rule_dispute(by, state, card.dispute, seat, action)
    if isinstance(action, acts.Accept):
        return _accept(by, state)
    if seat not in (card.holder, DEALER):
        return refused("flag-card", f"Only the player with the {by.flag} takes a turn.")
    return None


# ONE MINUTE TURNS, GAME TIME LIMIT


def _time_over(by: Highlights[S], state: S, action: Action) -> Ruling | None:
    holder = state.card.holder
    match action:
        case acts.MinuteOver() if holder:
            says = f"{{{holder}}}, the minute is over: take your turn."
            return allowed("one-minute", says, events.Reminded(holder))
        case acts.GraceOver() if holder:
            forfeited: list[Event] = [events.TurnForfeited(holder)]
            done = forfeited + receive(by, state, opponent(state.seats, holder), forfeited)
            return penalised("turn-forfeit", f"{{{holder}}} forfeits the turn on time.", *done)
        case acts.PeriodOver():
            return _time_called(by, state)
        case acts.DeclarationOver():
            return _accept(by, state)
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
    says = "Time is called." if more else "Time is called; the round is completed."
    return allowed(cites, says, *called, *more)


# FLAG CARD


def pass_card(by: Highlights[S], state: S, seat: Seat, says: str, faults: tuple[Fault, ...]) -> Ruling:
    """The turn ends."""
    return allowed("turn-ends", says, *receive(by, state, opponent(state.seats, seat), []), faults=faults)


# DECLARING A WIN


def _accept(by: Highlights[S], state: S) -> Ruling:
    declared = state.card.declared
    if declared is None:
        return refused("declare", "Nothing has been declared.")
    if declared.counted:
        return allowed(declared.counted.cites, declared.counted.says, Ended(declared.counted))
    outcome = by.win(state, declared)
    return allowed("first-to-goal", outcome.says, Ended(outcome))
