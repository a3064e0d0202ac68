"""Stars & Bars in words alone."""

from gamehall.games.pentathlon import plain
from gamehall.games.stars_and_bars import acts
from gamehall.games.stars_and_bars.answers import stack_acts
from gamehall.games.stars_and_bars.cards import name_of
from gamehall.games.stars_and_bars.faults import NATURES
from gamehall.games.stars_and_bars.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt

_KINDS = {
    **plain.KINDS,
    "Draw": "Draw",
    "LookUnder": "Look under the last card",
    "TurnOver": "Turn over a central stack",
    "RemoveStack": "Remove an outer stack",
    "RemoveCentre": "Remove the turned stacks of the centre",
    "RecordStacks": "Write the points for stacks",
    "Place": "Place a card",
    "ChangeCard": "Change the card just placed",
    "Discard": "Discard a card",
    "Announce": "Announce your points and your running score",
}


def say(state: State, action: Action) -> str:
    match action:
        case acts.TurnOver(space):
            return f"Turn over the stack on {space}"
        case acts.RemoveStack(space):
            return f"Remove the stack on {space}"
        case acts.RecordStacks(points):
            return f"Write {points} points for stacks"
        case acts.Place(card, space):
            return f"Place the {name_of(card)} on {space}"
        case acts.ChangeCard(card, space):
            return f"Take back your card and place the {name_of(card)} on {space}"
        case acts.Discard(card):
            return f"Discard the {name_of(card)}"
        case acts.Announce(points, score):
            return f"Announce {points} points and a running score of {score}"
    own = type(action) in (acts.Draw, acts.LookUnder, acts.RemoveCentre)
    return _KINDS[type(action).__name__] if own else plain.say(action, NATURES)


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Every card on every space: whether it may lie there is for who places it to see."""
    kinds, sheet = prompt.kinds, state.sheet
    own: list[Action] = [acts.Draw()] * ("Draw" in kinds)
    own += [act for act in stack_acts(state) if type(act).__name__ in kinds]
    if "Place" in kinds:
        hand = state.hand(prompt.seat)
        own += [acts.Place(card, space) for card in hand for space in state.board.spaces]
        own += [acts.Discard(card) for card in hand]
        own += [acts.LookUnder()] * (bool(state.latest) and sheet is not None and not sheet.looked)
    return (*plain.offers(prompt, NATURES), *own)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
