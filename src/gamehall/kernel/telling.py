"""Options and acts in words: what people are asked, under which heading, and what each value is called."""

from collections.abc import Mapping
from typing import Any, Literal

from msgspec import Meta
from msgspec import inspect as shape

Group = Literal["things", "play", "time", "challenge", "score", "end", "watch"]

GROUPS: dict[Group, str] = {
    "things": "Board, cards and tiles",
    "play": "How it is played",
    "time": "Time",
    "challenge": "Challenges and judging",
    "score": "Scores and penalties",
    "end": "The end of the game",
    "watch": "Those who watch",
}
"""The headings of a form, in their order."""


def told(
    group: Group, label: str, words: Mapping[str, str] | None = None, *, zero: str = "", **bounds: Any
) -> Meta:
    """What is said of an option: its heading, its label, and its values in words; `zero`: what 0 means."""
    return Meta(description=label, extra={"group": group, "words": dict(words or {}), "zero": zero}, **bounds)


def group_of(type: shape.Type) -> str:
    return str(_extra(type).get("group", ""))


def label_of(type: shape.Type) -> str:
    described = type.extra_json_schema if isinstance(type, shape.Metadata) else None
    return str((described or {}).get("description", ""))


def words_of(type: shape.Type) -> dict[str, str]:
    """What each value is called, by the value as it is written."""
    extra = _extra(type)
    zero = {"0": str(extra["zero"])} if extra.get("zero") else {}
    return {**zero, **extra.get("words", {})}


def _extra(type: shape.Type) -> dict[str, Any]:
    return (type.extra if isinstance(type, shape.Metadata) else None) or {}
