"""What every bot does at a table of the five games: object, ask for opinions, accept and sign."""

from collections.abc import Callable
from random import Random
from typing import Any, Literal

from gamehall.games.pentathlon import acts
from gamehall.games.pentathlon.answers import PLAIN
from gamehall.games.pentathlon.highlights import Highlights, S, against_what
from gamehall.games.pentathlon.judge import rule_on
from gamehall.kernel.action import Action
from gamehall.kernel.parts import Bot
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat

Says = Callable[[Any, Seat, Prompt, Random], Action | None]
"""What a bot answers to a prompt, if anything."""


def seated(says: Says) -> Bot:
    """What need not be answered is looked at first: an objection comes before the turn."""

    def bot(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: Random) -> Answer | None:
        for prompt in sorted(prompts, key=lambda p: p.must):
            action = says(state, seat, prompt, rng)
            if action is not None:
                return Answer(prompt.id, action)
        return None

    return bot


def answers_by_the_card(prompt: Prompt) -> bool:
    """Is this a question that is no part of a turn?"""
    return prompt.kinds[0] in ("Challenge", "Toss", "Accept", "Sign")


def by_the_card(by: Highlights[S], state: S, seat: Seat, prompt: Prompt, *, watchful: bool) -> Action | None:
    """What is answered to it; only who watches objects and holds up the Opinion Card."""
    if "Challenge" in prompt.kinds:
        return objection(by, state, seat) if watchful else None
    if "AskOpinion" in prompt.kinds and watchful and wronged(by, state, seat):
        return acts.AskOpinion()
    return PLAIN[prompt.kinds[0]]


def objection(by: Highlights[S], state: S, seat: Seat) -> Action | None:
    """A challenge of the first fault this seat may object to now, if there is one."""
    found = next(iter(by.faults(state, against_what(state, seat))), None)
    if found is None:
        return None
    return acts.Challenge((acts.Claim("capture" if found.where == "capture" else found.names[0]),))


def wronged(by: Highlights[S], state: S, seat: Seat) -> bool:
    """An official ruled otherwise than the rules do, to this seat's harm."""
    dispute = state.card.dispute
    if dispute is None or not dispute.opinions:
        return False
    ours = [opinion.mark for opinion in rule_on(by, state, dispute).opinions]
    theirs = [opinion.mark for opinion in dispute.opinions]
    harm: Literal["C", "I"] = "I" if dispute.challenger == seat else "C"
    return any(
        mine != said and (said == harm or mine != harm) for mine, said in zip(ours, theirs, strict=True)
    )
