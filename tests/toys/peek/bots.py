import random
from typing import Any

from gamehall.kernel.parts import Bots, Rung
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat

from .rules import PlayCard


def first(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
    """Plays the first card it holds and never challenges."""
    for prompt in prompts:
        if "PlayCard" in prompt.kinds:
            return Answer(prompt.id, PlayCard(state.hands[seat][0]))
    return None


BOTS = Bots(kinds={"first": lambda: first}, ladder={"first": Rung("First", "Plays the first card it holds.")})
