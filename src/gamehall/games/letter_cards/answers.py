"""Sensible answers to a prompt."""

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import State
from gamehall.games.letter_cards.words import layable
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt

_MOST = 24
_ANSWERS: dict[str, tuple[Action, ...]] = {
    "Ready": (acts.Ready(),),
    "Wind": (acts.Wind(0), acts.Wind(50), acts.Wind(100)),
    "Complete": (acts.Complete(),),
    "Withdraw": (acts.Withdraw(),),
    "Challenge": (acts.Challenge(),),
    "Rule": (acts.Rule(True), acts.Rule(False)),
}


def legal(state: State, prompt: Prompt) -> tuple[Action, ...]:
    """Of the words that could be announced, some of every length."""
    if "Announce" in prompt.kinds:
        found = layable(state, prompt.seat)
        step = max(1, len(found) // _MOST)
        return tuple(acts.Announce(one.word) for one in found[::step])
    return tuple(action for kind in prompt.kinds for action in _ANSWERS.get(kind, ()))
