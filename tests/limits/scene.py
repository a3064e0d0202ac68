"""A table at which one time runs, and the act the time is given for: what a game's `scenes.py` brings."""

from typing import NamedTuple, Protocol

from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat
from gamehall.kernel.table import Table


class Scene(NamedTuple):
    table: Table
    seat: Seat
    action: Action
    prompt: str
    waits: bool
    """The time is a pause: the act is refused until it is over."""


class Desk(Protocol):
    table: Table


def scene(desk: Desk, seat: Seat, action: Action, *, waits: bool = False) -> Scene:
    kind = type(action).__name__
    prompt = next((p.id for p in desk.table.prompts if p.seat == seat and kind in p.kinds), "")
    return Scene(desk.table, seat, action, prompt, waits)
