"""Nothing anyone sends breaks a table: wrong seat, wrong time, stale prompt, near misses, noise."""

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.prompt import Prompt
from gamehall.kernel.record import Manner
from gamehall.kernel.seat import CLOCK
from gamehall.kernel.table import Table
from tests.conformance import checks
from tests.conformance.corrections import corrections
from tests.conformance.driver import LONGER, answer, everyone, play

ODD_TEXT = st.one_of(
    st.text(max_size=30), st.sampled_from(["", "\x00", "💥" * 40, "p1", "?", "3+5*4=32", "a" * 5000])
)
ODD_NUMBER = st.one_of(st.integers(), st.sampled_from([0, -1, 1, 6, 7, 10**30, -(2**63)]), st.floats())
ODD = st.recursive(
    st.one_of(st.none(), st.booleans(), ODD_NUMBER, ODD_TEXT),
    lambda inner: st.lists(inner, max_size=6) | st.dictionaries(ODD_TEXT, inner, max_size=3),
    max_leaves=6,
)
CALM = settings(
    max_examples=60 * LONGER,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)


def value_for(data: st.DataObject, kind: Any) -> Any:
    """A value for a field: mostly of its type, sometimes anything."""
    if data.draw(st.integers(0, 4)) == 0:
        return data.draw(ODD)
    match kind:
        case msgspec.inspect.IntType():
            return data.draw(st.integers(-3, 220))
        case msgspec.inspect.StrType():
            return data.draw(ODD_TEXT)
        case msgspec.inspect.LiteralType(values):
            return data.draw(st.sampled_from(values))
        case msgspec.inspect.VarTupleType(item) | msgspec.inspect.ListType(item):
            return [value_for(data, item) for _ in range(data.draw(st.integers(0, 5)))]
        case msgspec.inspect.StructType(fields=fields):
            return {f.encode_name: value_for(data, f.type) for f in fields}
    return data.draw(ODD)


def near_miss(data: st.DataObject, game: Game) -> bytes:
    """An action of this game, or nearly one."""
    kind = data.draw(st.sampled_from(codec(game).action_types))
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    said: dict[str, Any] = {"type": kind.__name__}
    for field in info.fields:
        if data.draw(st.integers(0, 9)):
            said[field.encode_name] = value_for(data, field.type)
    if data.draw(st.integers(0, 9)) == 0:
        said[data.draw(ODD_TEXT)] = data.draw(ODD)
    try:
        return msgspec.json.encode(said)
    except (OverflowError, UnicodeEncodeError, ValueError):
        return b"{}"


def bent(data: st.DataObject, table: Table, prompt: Prompt) -> bytes:
    """A good answer to an open prompt, with one thing in it changed, however deep it lies."""
    good = answer(table, prompt, Random(data.draw(st.integers(0, 99))))
    if good is None:
        return b"{}"
    said = msgspec.json.decode(msgspec.json.encode(good))
    inner, places = said, [key for key in said if key != "type"]
    while places:
        key = data.draw(st.sampled_from(places))
        deeper = inner[key]
        if not deeper or not isinstance(deeper, (dict, list)) or data.draw(st.booleans()):
            inner[key] = data.draw(like(deeper))
            break
        inner, places = deeper, list(deeper) if isinstance(deeper, dict) else list(range(len(deeper)))
    return msgspec.json.encode(said)


def like(value: Any) -> st.SearchStrategy[Any]:
    """Something of the same type, so that it can be read and must be ruled on; now and then anything."""
    match value:
        case str():
            return ODD_TEXT
        case bool() | None:
            return st.booleans() | st.none() | ODD_TEXT
        case int():
            return st.sampled_from([value - 1, value + 1, -value, 0, -1, 10**9, 2**63, 10**30])
        case list():
            return st.sampled_from([[], value[:-1], value * 2, value * 40, value[::-1]])
    return ODD


def prompt_for(data: st.DataObject, table: Table) -> str:
    stale = list(table.answered)[-5:]
    return data.draw(st.sampled_from([*(p.id for p in table.prompts), *stale, "", "nothing", "turn:1"]))


@CALM
@given(data=st.data())
def test_a_hostile_guest_meets_rulings_only(game: Game, manner: Manner, data: st.DataObject) -> None:
    table = play(game, manner, data.draw(st.integers(0, 3)), acts=data.draw(st.integers(0, 80)))
    for _ in range(6):
        seat = data.draw(st.sampled_from([*everyone(table), "clock", "dealer", "p9", ""]))
        checks.check_hostile(table, seat, near_miss(data, game), prompt_for(data, table))


@CALM
@given(data=st.data())
def test_a_good_answer_bent_a_little_meets_a_ruling(game: Game, manner: Manner, data: st.DataObject) -> None:
    """By the right seat, to an open prompt, sometimes after its time: only the game's rules stand guard."""
    table = play(game, manner, data.draw(st.integers(0, 3)), acts=data.draw(st.integers(0, 80)))
    asked = [p for p in table.prompts if p.seat != CLOCK]
    for prompt in asked:
        late = data.draw(st.sampled_from([0, 0, 1_000, 100_000, 10**8]))
        checks.check_hostile(table, prompt.seat, bent(data, table, prompt), prompt.id, late)


@pytest.mark.paragraph("hall-correct")
def test_odd_corrections_break_nothing_later(game: Game, manner: Manner) -> None:
    """Well typed, with values that mean nothing: what was entered can be shown, played on and timed."""
    rng, entered = Random(f"{game.id} {manner}"), 0
    for seed in range(4 * LONGER):
        table = play(game, manner, seed, acts=rng.choice((0, 3, 9, 20, 45, 80)))
        for action in islice(corrections(table, rng, odd=True), 5 if game.ponders else 30):
            entered += checks.check_corrected(table, seed, action, rng)
    assert entered >= 3


@CALM
@given(raw=st.binary(max_size=200) | ODD.map(lambda v: repr(v).encode()))
def test_noise_is_unreadable_and_nothing_else(game: Game, raw: bytes) -> None:
    checks.check_unreadable(game, raw)
