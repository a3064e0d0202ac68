"""What a person at the terminal may answer. A tournament table tells nothing but what it asks."""

from collections.abc import Iterable
from typing import Any

from msgspec.structs import fields, replace

from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.sayings import spaced

Offer = tuple[Prompt, Action]


def offered(game: Game, state: Any, prompts: tuple[Prompt, ...], *, guided: bool) -> list[Offer]:
    """The answers by number, as a guided table's page has them; what is the player's to find is left out.

    In the browser a tournament table lists nothing, and so nothing is looked for here.
    """
    if not guided or game.legal is None:
        return []
    listed = [_without(p, game.unlisted) for p in sorted(prompts, key=lambda p: not p.must)]
    return [(p, a) for p in listed for a in game.legal(state, p)]


def only_answer(
    game: Game, prompts: tuple[Prompt, ...], offers: list[Offer], *, guided: bool
) -> Offer | None:
    """What Enter alone says: the one answer there is. Unlisted, it is one that has nothing to choose."""
    if guided:
        must = [offer for offer in offers if offer[0].must]
        whole = not any(game.unlisted.intersection(p.kinds) for p in prompts)
        return must[0] if whole and len(must) == 1 else None
    kinds = [(p, kind) for p in prompts if p.must for kind in p.kinds]
    if len(kinds) != 1:
        return None
    prompt, name = kinds[0]
    kind = next(action for action in game.actions if action.__name__ == name)
    return None if fields(kind) else (prompt, kind())


def ways(terminal: Terminal, state: Any, prompts: Iterable[Prompt]) -> tuple[str, ...]:
    """How the answers to these questions are typed, whatever they may be."""
    told = terminal.ways or _by_name
    return tuple(dict.fromkeys(way for prompt in prompts for way in told(state, prompt)))


def _by_name(state: Any, prompt: Prompt) -> tuple[str, ...]:
    return tuple(spaced(kind).lower() for kind in prompt.kinds)


def _without(prompt: Prompt, kinds: frozenset[str]) -> Prompt:
    """The prompt as if it did not take these: finding such an answer is the game itself."""
    return replace(prompt, kinds=tuple(kind for kind in prompt.kinds if kind not in kinds))
