"""Letter cards in words alone."""

from gamehall.games.letter_cards import acts
from gamehall.games.letter_cards.state import State
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Plain
from gamehall.kernel.prompt import Prompt

_KINDS = {
    "Ready": "Deal: I am ready",
    "Wind": "Wind the timer",
    "Announce": "Announce a word",
    "Complete": "Lay the word",
    "Withdraw": "Take the word back",
    "Challenge": "Press OFF: challenge the last word",
    "Rule": "Rule on the word",
}
_SAID: dict[str, Action] = {
    "Ready": acts.Ready(),
    "Complete": acts.Complete(),
    "Withdraw": acts.Withdraw(),
    "Challenge": acts.Challenge(),
}
_DIALS = {0: "a short round", 50: "a round of middle length", 100: "a long round"}


def say(state: State, action: Action) -> str:
    match action:
        case acts.Announce(word):
            return f"Announce {word}"
        case acts.Complete(letters, hand):
            laid = letters or (state.said.word if state.said else "the word")
            return f"Lay {laid}" + (f" with {hand} from your hand" if hand else "")
        case acts.Wind(dial):
            return f"Wind the timer for {_DIALS.get(dial, f'{dial} hundredths of a turn')}"
        case acts.Rule(good):
            return "The word is good" if good else "The word is not good"
    return _KINDS.get(type(action).__name__, "")


def offers(state: State, prompt: Prompt) -> tuple[Action, ...]:
    found = [_SAID[kind] for kind in prompt.kinds if kind in _SAID]
    found += [acts.Wind(dial) for dial in _DIALS] * ("Wind" in prompt.kinds)
    found += [acts.Rule(True), acts.Rule(False)] * ("Rule" in prompt.kinds)
    return tuple(found)


PLAIN = Plain(say=say, kinds=_KINDS, offers=offers)
