"""What a solution must meet: all that was designated and demanded, and the cubes it may be spelled with."""

from msgspec import Struct

from gamehall.english.terms import Function
from gamehall.games.linguishtik.cubes import Cube
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.lexicon.knowledge import Pos

TYPE, FUNCTION, WILD, TRANSFER = "type", "function", "wild", "transfer"
"""The demands that only the table knows: `type:noun`, `function:subject`, `wild:red`, `transfer:P=X`.
All others are written as in claims: `plural`, `contains:E`, `in:noun-clause`."""


def name_of(demand: str) -> str:
    return demand.partition(":")[0]


def detail_of(demand: str) -> str:
    """What a demand names after its colon."""
    return demand.partition(":")[2]


class Need(Struct, frozen=True):
    division: Division
    designation: str = ""
    """A pattern, structure or purpose; empty while none is designated."""
    demands: tuple[str, ...] = ()
    """In the order made, the type and the function among them."""
    letters: tuple[Cube, ...] = ()
    resources: tuple[Cube, ...] = ()
    most: int | None = None
    """How many cubes of Resources the word may take; None: any number."""

    def details(self, name: str) -> tuple[str, ...]:
        return tuple(detail_of(demand) for demand in self.demands if name_of(demand) == name)

    @property
    def type(self) -> Pos | None:
        found = self.details(TYPE)
        return Pos(found[0]) if found else None

    @property
    def functions(self) -> tuple[Function, ...]:
        return tuple(dict.fromkeys(Function(function) for function in self.details(FUNCTION)))

    @property
    def wilds(self) -> tuple[str, ...]:
        """The colours that are wild: one, or more where a demand too many stands."""
        return self.details(WILD)

    @property
    def transfers(self) -> dict[str, str]:
        """Which letter became which other: one, or more where a demand too many stands.

        Of two that name the same letter the first has left none for the second.
        """
        return {detail[0]: detail[2] for detail in reversed(self.details(TRANSFER))}

    def becomes(self, letter: str) -> str:
        """What a letter became, also by several steps; empty where transfers lead round and it is gone."""
        transfers, left = self.transfers, len(self.demands)
        while letter in transfers and left:
            letter, left = transfers[letter], left - 1
        return "" if letter in transfers else letter

    @property
    def claimed(self) -> tuple[str, ...]:
        """The demands that a judge of the sentence looks at."""
        own = (TYPE, FUNCTION, WILD, TRANSFER)
        return tuple(demand for demand in self.demands if name_of(demand) not in own)
