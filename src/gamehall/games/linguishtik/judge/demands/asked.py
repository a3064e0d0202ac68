"""One demand about one word of a reading, and what a check of it may say."""

from collections.abc import Callable

from msgspec import Struct

from gamehall.english.correctness.faults import Fault
from gamehall.english.reading import Reading, Use, VerbGroup
from gamehall.games.linguishtik.judge.divisions import split
from gamehall.lexicon.knowledge import Pos, entry
from gamehall.lexicon.knowledge import Reading as Listing


class Asked(Struct, frozen=True):
    demand: str
    type: Pos
    reading: Reading
    use: Use

    @property
    def name(self) -> str:
        return split(self.demand)[0]

    @property
    def detail(self) -> str:
        return split(self.demand)[1]

    @property
    def word(self) -> str:
        return f'"{self.use.text}"'

    @property
    def group(self) -> VerbGroup | None:
        return None if self.use.group is None else self.reading.groups[self.use.group]

    @property
    def listings(self) -> tuple[Listing, ...]:
        """What the dictionary knows of the word as the part of speech demanded."""
        known = entry(self.use.text)
        return known.readings_as(self.type) if known else ()


Check = Callable[[Asked], Fault | None]
"""None where the demand is met."""
