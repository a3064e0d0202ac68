"""FLAG CARD: who has it takes a turn, until it is passed, or the round is completed that was the last."""

from gamehall.games.pentathlon import events
from gamehall.games.pentathlon.card import opponent
from gamehall.games.pentathlon.highlights import Highlights, S, after
from gamehall.kernel.event import Ended, Event
from gamehall.kernel.ruling import Fault, Ruling, allowed
from gamehall.kernel.seat import Seat


def pass_card(by: Highlights[S], state: S, seat: Seat, says: str, faults: tuple[Fault, ...]) -> Ruling:
    """The turn ends."""
    return allowed("turn-ends", says, *receive(by, state, opponent(state.seats, seat), []), faults=faults)


def receive(by: Highlights[S], state: S, to: Seat, done: list[Event]) -> list[Event]:
    """`to` receives the card: a turn begins, unless it is lost, or the Monitor counts."""
    passed = events.CardPassed(to)
    then = by.apply(after(by, state, done), passed)
    if then.card.standing and to == then.card.beginner:
        return [passed, Ended(by.win(then, then.card.standing))]
    if then.card.time_called and to == then.card.beginner:
        return [passed, counted(by, then)]
    if (outcome := by.awards(then, to)) is not None:
        return [passed, events.Counted(outcome)]
    if not then.card.lost_turns.get(to, 0):
        return [passed]
    skipped = [passed, events.TurnLost(to)]
    return skipped + receive(by, state, opponent(state.seats, to), done + skipped)


def counted(by: Highlights[S], state: S) -> events.Counted:
    """GAME TIME LIMIT: the Monitor counts."""
    return events.Counted(by.count(state), either=by.counting is not None)


def resume(by: Highlights[S], state: S, done: list[Event]) -> list[Event]:
    """The same turn goes on, unless time was called meanwhile and the round is not opened."""
    then = after(by, state, done)
    card = then.card
    unopened = (
        card.time_called and card.declared is None and card.holder == card.beginner and not by.opened(then)
    )
    return [counted(by, then)] if unopened else []
