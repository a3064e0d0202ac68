"""Actions as people type and read them: `place 32`, or a number from the list of legal answers."""

from typing import Any

import msgspec
from msgspec.structs import fields

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.parts import Terminal
from gamehall.kernel.prompt import Prompt


def terminal_of(game: Game) -> Terminal:
    """How a game is played in a terminal; where it has nothing of its own, in plain names and values."""
    return catalog.part(game.id, Terminal) or Terminal()


def describe(action: Action) -> str:
    """An action in words: `Place 32`, `Challenge sentence`."""
    values = " ".join(filter(None, (_words(value) for value in msgspec.structs.astuple(action))))
    return f"{spaced(type(action).__name__)} {values}".strip()


def _words(value: object) -> str:
    if isinstance(value, tuple | list):
        return ", ".join(_words(part) for part in value)
    if isinstance(value, msgspec.Struct):
        return " ".join(filter(None, (_words(part) for part in msgspec.structs.astuple(value))))
    return "" if value is None else str(value)


def spaced(name: str) -> str:
    """`PassCard` as people write it: `Pass card`."""
    words = "".join(f" {c.lower()}" if c.isupper() else c for c in name).strip()
    return words[:1].upper() + words[1:]


def understand(game: Game, state: Any, prompt: Prompt, text: str) -> Action | None:
    """What was typed, in the game's own words first, else the kind of action and what belongs to it.

    Of kinds that a game has words of its own for, what those do not say means nothing.
    """
    terminal = terminal_of(game)
    if terminal.parse and (action := terminal.parse(state, prompt, text)) is not None:
        return action
    squeezed = text.lower()
    for kind in (kind for kind in game.actions if kind.__name__ in prompt.kinds):
        for name in (kind.__name__.lower(), spaced(kind.__name__).lower()):
            if kind.__name__ not in terminal.own_words and squeezed.startswith(name):
                return _fill(kind, text[len(name) :])
    return None


def _fill(kind: type[Action], rest: str) -> Action | None:
    """An action from its name and plain values: one text, or numbers and words in order."""
    if rest and not rest[0].isspace():
        return None
    known, parts = fields(kind), rest.replace(",", " ").split()
    candidates: list[dict[str, Any]] = []
    if len(known) == 1:
        name = known[0].encode_name
        candidates = [{name: rest.strip()}, {name: parts}] if parts else [{}]
    elif len(parts) <= len(known):
        candidates = [{field.encode_name: part for field, part in zip(known, parts, strict=False)}]
    for candidate in candidates:
        try:
            return msgspec.convert({"type": kind.__name__, **candidate}, kind, strict=False)
        except msgspec.ValidationError:
            continue
    return None
