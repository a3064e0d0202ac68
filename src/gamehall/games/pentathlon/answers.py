"""Answers that are the same in the five games."""

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.highlights import Highlights, S
from gamehall.games.pentathlon.referee import fitting
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

PLAIN: dict[str, Action] = {
    "Toss": acts.Toss(),
    "PassCard": acts.PassCard(),
    "Capture": acts.Capture(),
    "Accept": acts.Accept(),
    "AskOpinion": acts.AskOpinion(),
    "Sign": acts.Sign(),
    "Collect": acts.Collect(),
}
"""What is said in one word."""


def challenges(by: Highlights[S], state: S, seat: Seat) -> list[Action]:
    """What may be named; and "Challenge" alone, which after a pass would be a capture."""
    found: list[Action] = [acts.Challenge((acts.Claim(nature),)) for nature in fitting(by, state, seat)]
    if found and not state.card.dispute and not by.can_capture(state):
        found.append(acts.Challenge())
    return found
