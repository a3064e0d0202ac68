"""For a learner in a turn: stacks that score, how many points a card could earn, where, and which card."""

from collections.abc import Iterator

from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.answers import stack_acts
from gamehall.games.stars_and_bars.cards import name_of
from gamehall.games.stars_and_bars.referee import playable, right_points, worth
from gamehall.games.stars_and_bars.state import Laid, Sheet, State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Hint, Hints
from gamehall.kernel.seat import Seat


def hints(state: State, seat: Seat) -> tuple[Hint, ...]:
    """What this player could do now; nothing for who does not have the card."""
    sheet, card = state.sheet, state.card
    if sheet is None or card.holder != seat or card.phase not in ("window", "play") or card.dispute:
        return ()
    if sheet.touched:
        return tuple(_later(state, sheet))
    return (*_stacks(state), *_cards(state, seat))


def _stacks(state: State) -> Iterator[Hint]:
    for act in stack_acts(state):
        points = 4 if isinstance(act, acts.RemoveCentre) else 2
        yield Hint(f"{_does(act)} now, before you touch a card: {points} points.", act)


def _cards(state: State, seat: Seat) -> Iterator[Hint]:
    best = max(playable(state, seat), key=lambda laid: worth(state, laid), default=None)
    if best is None:
        if hand := state.hand(seat):
            yield Hint("No card of your hand can be placed: discard one.", acts.Discard(hand[0]))
        return
    points = worth(state, best)
    yield Hint(f"A card of your hand could earn {points} point{'s' * (points != 1)}.")
    yield Hint(f"It lies on {best.space}.")
    yield Hint(_why(best), acts.Place(best.card, best.space))


def _why(best: Laid) -> str:
    covers = f", on the {name_of(best.under)}," if best.under else ""
    near = f"{len(best.around)} card{'s' * (len(best.around) != 1)}"
    return f"The {name_of(best.card)}{covers} differs most from the {near} around {best.space}."


def _later(state: State, sheet: Sheet) -> Iterator[Hint]:
    for act in stack_acts(state):
        yield Hint(f"{_does(act)} now: it scores nothing, and your opponent cannot score it either.", act)
    right = right_points(state, sheet)
    if state.options.card == "by hand" and sheet.points is None and right:
        total = sheet.before + right
        told = f"The turn earns {right} point{'s' * (right != 1)}, and your running score is {total}."
        yield Hint(told, acts.Announce(right, total))


def _does(act: Action) -> str:
    match act:
        case acts.TurnOver(space):
            return f"Turn over the stack on {space}"
        case acts.RemoveStack(space):
            return f"Remove the stack on {space}"
    return "Remove the four turned stacks"


HINTS = Hints(hints=hints)
