"""The bot of any game whose answers can be listed: it answers what it must, and any answer will do."""

import random
from collections.abc import Callable
from typing import Any

from gamehall.kernel.game import Game
from gamehall.kernel.prompt import Answer, Prompt
from gamehall.kernel.seat import Seat


def chance(game: Game) -> Callable[[Any, Seat, tuple[Prompt, ...], random.Random], Answer | None]:
    legal = game.legal
    if legal is None:
        raise ValueError(f"{game.id} does not list its legal answers")

    def answer(state: Any, seat: Seat, prompts: tuple[Prompt, ...], rng: random.Random) -> Answer | None:
        for prompt in prompts:
            if prompt.must and (actions := legal(state, prompt)):
                return Answer(prompt.id, rng.choice(actions))
        return None

    return answer
