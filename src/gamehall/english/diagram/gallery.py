"""Sentences that show every construction a diagram can draw."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct


class Group(Struct, frozen=True):
    key: str
    heading: str
    explains: str
    sentences: tuple[str, ...]


@cache
def gallery() -> tuple[Group, ...]:
    """In the order in which they are best learned."""
    written = tomllib.loads(Path(__file__).with_name("gallery.toml").read_text("utf-8"))
    return msgspec.convert(written["group"], tuple[Group, ...])
