"""How long what people type may be: it is kept for ever, and sent to everybody who looks on."""

from typing import Annotated

from msgspec import Meta

from gamehall.kernel.seat import Seat

MOST_WORDS = 500

Words = Annotated[str, Meta(max_length=MOST_WORDS)]
"""A reason, a remark, a ruling in somebody's own words."""

Key = Annotated[str, Meta(max_length=128)]
"""What names a thing: a timer, a tile, a square, a paragraph, a seal."""

Keys = Annotated[tuple[Key, ...], Meta(max_length=400)]

SeatKey = Annotated[Seat, Meta(max_length=32)]
"""A seat as somebody named it, whether there is one or not."""
