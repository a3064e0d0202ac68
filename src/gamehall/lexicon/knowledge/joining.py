"""Conjunctions that work in pairs, and which conjunctive adverbs the handbook lists."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

CLOSED = Path(__file__).with_name("closed")


@lru_cache(maxsize=1)
def correlatives() -> tuple[tuple[str, ...], ...]:
    """The words of each pair in their order: ("either", "or"), ("not", "only", "but", "also")."""
    return tuple(tuple(pair.split()) for pair in _conjunctions()["pairs"]["correlative"])


@lru_cache(maxsize=1)
def handbook_conjunctive_adverbs() -> frozenset[str]:
    return frozenset(_conjunctions()["handbook"]["conjunctive_adverb"].split())


def _conjunctions() -> dict[str, Any]:
    return tomllib.loads((CLOSED / "conjunctions.toml").read_text("utf-8"))
