"""Answers that are the same in the five games."""

from collections.abc import Callable

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.judge import rule_on
from gamehall.games.pentathlon.referee import fitting
from gamehall.kernel.action import Action
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.seat import Seat

Own = Callable[[S, Seat, str], list[Action] | None]
"""The game's own answers of a kind; None: it is said in one word, or not at all."""

PLAIN: dict[str, Action] = {
    "Toss": acts.Toss(),
    "Roll": acts.Roll(),
    "PassCard": acts.PassCard(),
    "Capture": acts.Capture(),
    "Accept": acts.Accept(),
    "AskOpinion": acts.AskOpinion(),
    "Sign": acts.Sign(),
    "Collect": acts.Collect(),
}
"""What is said in one word."""


def legal(by: Highlights[S], state: S, prompt: Prompt, own: Own[S]) -> tuple[Action, ...]:
    """Every sensible answer, by each kind that is asked for."""
    found: list[Action] = []
    for kind in prompt.kinds:
        found += _of_kind(by, state, prompt.seat, kind, own)
    return tuple(found)


def _of_kind(by: Highlights[S], state: S, seat: Seat, kind: str, own: Own[S]) -> list[Action]:
    if kind == "Rule" and state.card.dispute:
        return [rule_on(by, state, state.card.dispute)]
    if kind == "Challenge":
        return _challenges(by, state, seat)
    answers = own(state, seat, kind)
    if answers is None:
        return [PLAIN[kind]] if kind in PLAIN else []
    return answers


def _challenges(by: Highlights[S], state: S, seat: Seat) -> list[Action]:
    """What may be named; and "Challenge" alone, which after a pass would be a capture."""
    found: list[Action] = [acts.Challenge((acts.Claim(nature),)) for nature in fitting(by, state, seat)]
    if found and not state.card.dispute and not by.can_capture(state):
        found.append(acts.Challenge())
    return found
