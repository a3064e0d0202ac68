"""Bytes from anywhere: read, or `Unreadable` with the line and the reason; and every forged byte is found."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from gamehall.kernel.action import Pause
from gamehall.kernel.codec import Unreadable, broken_links, codec, read_lines, write_lines
from gamehall.kernel.seat import JUDGE
from gamehall.kernel.table import open_table
from tests.kernel.test_table import P1, act, header
from tests.toys.bluff.rules import GAME

DEEP = b"[" * 200_000

READERS: list[Callable[[bytes], object]] = [
    codec(GAME).action,
    codec(GAME).event,
    codec(GAME).entry,
    broken_links,
    lambda raw: read_lines(raw, lambda _: GAME),
]


@pytest.mark.parametrize("reader", READERS)
@pytest.mark.parametrize(
    "raw",
    [
        DEEP,
        b'{"a":' * 200_000,
        b'{"type":"Correct","reason":"x","events":[{"a":' + DEEP,
        b'{"seq":1,"action":' + DEEP,
        b"\xff\xfe",
        b'"\\ud800"',
        b"NaN",
        b"",
    ],
    ids=lambda raw: repr(raw[:24]),
)
def test_no_bytes_raise_anything_else(reader: Callable[[bytes], object], raw: bytes) -> None:
    with pytest.raises(Unreadable):
        reader(raw)


@pytest.mark.parametrize("format", [b"[]", b"{}", b'"1"', b"null", b"1.5", b"-1"])
def test_a_format_that_is_no_number_of_ours_is_unreadable(format: bytes) -> None:
    with pytest.raises(Unreadable, match="line 1: a record of format"):
        read_lines(b'{"format":' + format + b"}\n", lambda _: GAME)


def written() -> bytes:
    """A record with what can be written in two ways: a fraction, a sign no keyboard has."""
    table = open_table(GAME, replace(header(), time_factors={P1: 1.0}))
    table = act(table, JUDGE, Pause("bell \x1f rang"), "").table
    return write_lines(table.header, table.entries)


@pytest.mark.parametrize(
    ("ours", "theirs"), [(b"\\u001f", b"\\u001F"), (b'"p1":1.0', b'"p1":1e0'), (b'"seq":1', b'"seq": 1')]
)
def test_the_same_value_written_otherwise_is_noticed(ours: bytes, theirs: bytes) -> None:
    assert broken_links(written()) == []
    assert ours in written()
    assert broken_links(written().replace(ours, theirs))
