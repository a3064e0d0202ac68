"""The end of a game: SIGNING SCORE CARDS, and a result that nobody challenges."""

from gamehall.games.pentathlon import acts, events
from gamehall.games.pentathlon.card import Declaration, opponent
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.rules.turn import receive
from gamehall.kernel.action import Action
from gamehall.kernel.event import Ended
from gamehall.kernel.ruling import Ruling, allowed, refused
from gamehall.kernel.seat import Seat


def rule_score_cards(seat: Seat, action: Action) -> Ruling | None:
    match action:
        case acts.Sign():
            return allowed("signing", f"{{{seat}}} signs the score card.", events.Signed(seat))
        case acts.Collect():
            says = "The score cards are collected; the board may be cleared."
            return allowed("keep-board", says, events.Collected())
    return None


def accept(by: Highlights[S], state: S, seat: Seat | None = None) -> Ruling:
    """DECLARING A WIN: what was declared, or counted, is the result, as soon as everybody asked accepts it.

    Without a seat the time to challenge it is over.
    """
    declared, beginner = state.card.declared, state.card.beginner
    if declared is None:
        return refused("declare", "Nothing has been declared.")
    if seat and declared.either and not {*state.seats} <= {seat, *declared.accepted}:
        return allowed("window", f"{{{seat}}} has no more challenges.", events.Accepted(seat))
    if by.round_game and declared.by == beginner:
        return _round(by, state, declared)
    if declared.counted:
        counted = declared.counted
        return allowed(counted.cites, counted.says, *by.settled(state, counted))
    outcome = by.win(state, declared)
    return allowed("first-to-goal", outcome.says, Ended(outcome))


def _round(by: Highlights[S], state: S, declared: Declaration) -> Ruling:
    """ROUND GAME: the Monitor makes sure that the second player completes a turn."""
    second, stands = opponent(state.seats, declared.by), events.WinStands()
    says = f"The win that {{{declared.by}}} declared stands; {{{second}}} completes a turn."
    return allowed("declare", says, stands, *receive(by, state, second, [stands]))
