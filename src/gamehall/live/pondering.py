"""Rulings that take long are made beside the hall.

The table is asked as if the ruling were known. Where it is not, whoever asked is told what to ponder, has
it done beside the hall, and asks again: a table is a value, and asking changes nothing.
"""

from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import lru_cache
from typing import Any, TypeVar

from msgspec.structs import replace

from gamehall.kernel import catalog
from gamehall.kernel.action import Action
from gamehall.kernel.game import Game
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.ruling import Ruling
from gamehall.kernel.seat import Seat

T = TypeVar("T")

Question = tuple[str, tuple[Any, ...]]
"""Which function of a game, and what it is given."""

_known: ContextVar[list[tuple[Question, Any]]] = ContextVar("known")


class Unpondered(Exception):
    """The game has to ponder this first."""

    def __init__(self, question: Question) -> None:
        super().__init__(question[0])
        self.question = question


async def pondered(work: Callable[[], T], ponder: Callable[[Question], Awaitable[Any]]) -> T:
    """Do this with a table of a game `that_asks`, and have everything pondered that it asks for."""
    known: list[tuple[Question, Any]] = []
    while True:
        held = _known.set(known)
        try:
            return work()
        except Unpondered as asked:
            question = asked.question
        finally:
            _known.reset(held)
        known.append((question, await ponder(question)))


@lru_cache(maxsize=64)
def that_asks(game: Game) -> Game:
    """The same game, which ponders nothing itself."""
    ponders, judges = game.ponders, game.judge
    assert ponders is not None

    def rule(state: Any, seat: Seat, action: Action) -> Ruling:
        if not ponders(state, action):
            return game.rule(state, seat, action)
        ruling: Ruling = _answer(("rule", (state, seat, action)))
        return ruling

    def judge(state: Any, prompt: Prompt) -> Action | None:
        assert judges is not None
        if not ponders(state, prompt):
            return judges(state, prompt)
        action: Action | None = _answer(("judge", (state, prompt)))
        return action

    return replace(game, rule=rule, judge=judge if judges else None)


def answer(game_id: str, book: str, question: Question) -> Any:
    """What the game says, wherever this is asked."""
    what, args = question
    return getattr(catalog.game(game_id).by(book), what)(*args)


def _answer(question: Question) -> Any:
    for asked, answered in _known.get():
        if asked == question:
            return answered
    raise Unpondered(question)
