"""What a solution must meet: all that was designated and demanded, and the cubes it may be spelled with."""

from msgspec import Struct

from gamehall.english.terms import Division, Function
from gamehall.games.linguishtik.cubes import Cube
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
        return tuple(Function(function) for function in self.details(FUNCTION))

    @property
    def wild(self) -> str:
        """The colour that is wild, if one is."""
        return next(iter(self.details(WILD)), "")

    @property
    def transfer(self) -> tuple[str, str] | None:
        """Which letter became which other."""
        found = next(iter(self.details(TRANSFER)), "")
        return (found[0], found[2]) if found else None

    @property
    def claimed(self) -> tuple[str, ...]:
        """The demands that a judge of the sentence looks at."""
        own = (TYPE, FUNCTION, WILD, TRANSFER)
        return tuple(demand for demand in self.demands if name_of(demand) not in own)
