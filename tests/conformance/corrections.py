"""Corrections as somebody types them who tries everything: guessed from the types, or likely to fit."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

import msgspec
from msgspec import inspect

from gamehall.kernel.action import Correct
from gamehall.kernel.event import TABLE_EVENTS, Event
from gamehall.kernel.record import encode
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table
from tests.conformance.driver import answer
from tests.conformance.guesses import value_of, words_of

ODD_WORDS = ("", "Z", "p9", "?", "judge", "turn", "A1", "💥", "\x00")
ODD_NUMBERS = (-1, 0, 1, 99, 10**6, 2**62, -(2**62))


def corrections(table: Table, rng: Random, odd: bool = False) -> Iterator[Correct]:
    """Without end: one event by its types, or two; what a seat could do now; and what happened before."""
    while True:
        events: Sequence[Event | dict[str, Any]]
        match rng.randrange(4):
            case 0:
                events = [_guessed(table, rng, odd)]
            case 1:
                events = [_guessed(table, rng, odd), _guessed(table, rng, odd)]
            case 2:
                events = _playable(table, rng)
            case _:
                events = _played(table, rng)
        back = rng.randint(1, table.seq) if table.seq and rng.random() < 0.2 else None
        if events:
            yield Correct("let me see", back, tuple(_typed(event) for event in events))


def _typed(event: Any) -> dict[str, Any]:
    said: dict[str, Any] = msgspec.json.decode(encode(event))
    return said


def _guessed(table: Table, rng: Random, odd: bool) -> dict[str, Any]:
    kind = rng.choice(table.game.events)
    words, numbers = words_of(table)
    if odd:
        words, numbers = [*words, *ODD_WORDS], [*numbers, *ODD_NUMBERS]
    info = inspect.type_info(kind)
    assert isinstance(info, inspect.StructType)
    made = {f.encode_name: value_of(f.type, words, numbers, rng) for f in info.fields}
    return {**made, "type": kind.__name__}


def _playable(table: Table, rng: Random) -> list[Event]:
    """What would happen if a seat answered now: the true position takes it."""
    asked = [prompt for prompt in table.prompts if prompt.seat != CLOCK]
    prompt = rng.choice(asked) if asked else None
    act = answer(table, prompt, rng) if prompt and not prompt.chance else None
    if prompt is None or act is None:
        return []
    ruling = table.game.rule(table.state, prompt.seat, act)
    return [event for event in ruling.events if not isinstance(event, TABLE_EVENTS)][:3]


def _played(table: Table, rng: Random) -> list[Event]:
    """Something that has happened here, to happen again."""
    events = [e for entry in table.entries for e in entry.ruling.events if not isinstance(e, TABLE_EVENTS)]
    return [rng.choice(events)] if events else []
