"""What a clause, a phrase, an infinitive or a gerund may be demanded to be in its sentence."""

import tomllib
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function


class Works(Struct, frozen=True, forbid_unknown_fields=True):
    season: str
    provenance: str
    containers: dict[ContainerKind, tuple[Function, ...]]
    verbals: dict[Function, tuple[Function, ...]]


@cache
def works() -> Works:
    written = tomllib.loads((Path(__file__).parent / "data" / "works.toml").read_text("utf-8"))
    return msgspec.convert(written, Works)
