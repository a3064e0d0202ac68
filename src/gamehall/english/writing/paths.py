"""Ways through doors to a site: every demanded clause and phrase is gone through, none that is forbidden."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern, Structure
from gamehall.english.writing.goals import Door, Territory
from gamehall.english.writing.wants import Inside, Want

_MOST_FURTHER = 2
"""How many doors that nobody demanded may be gone through."""
_PATIENCE = 30
"""So many times a path of one length is drawn before longer ones are looked for."""

Ends = Callable[[Territory, Door | None], bool]
"""Whether the site can lie in this territory, behind this last door."""

_CLAUSES = (
    ContainerKind.NOUN_CLAUSE,
    ContainerKind.ADJECTIVE_CLAUSE,
    ContainerKind.ADVERB_CLAUSE,
    ContainerKind.ELLIPTICAL_CLAUSE,
)


class Path(Struct, frozen=True):
    doors: tuple[Door, ...]
    cost: float

    @property
    def dependent(self) -> bool:
        """Whether it goes through a dependent clause."""
        return any(kind in _CLAUSES for door in self.doors for kind in door.kinds)


class Ways:
    """The paths to a site: the shortest first, longer ones when these have failed."""

    def __init__(self, want: Want, doors: tuple[Door, ...], ends: Ends, last: Function | None = None) -> None:
        self._levels = _levels(want, doors, ends, last)
        self._paths: tuple[Path, ...] = ()
        self._weights: list[float] = []
        self._left = 0

    def draw(self, rng: Random) -> Path | None:
        """One of them by chance, the cheaper ones oftener; None if there is none."""
        if self._left == 0:
            self._paths = next(self._levels, self._paths)
            self._weights = [1 / (0.4 + path.cost) ** 2 for path in self._paths]
            self._left = _PATIENCE
        self._left -= 1
        return rng.choices(self._paths, self._weights)[0] if self._paths else None


def _levels(
    want: Want, doors: tuple[Door, ...], ends: Ends, last: Function | None
) -> Iterator[tuple[Path, ...]]:
    """By the number of doors that nobody demanded; `last` is the function of the last door."""
    usable = tuple(door for door in doors if _is_allowed(door, want))
    for further in range(_MOST_FURTHER + 1):
        found = tuple(_walk(want, usable, ends, last, Territory.MAIN, (), want.inside, further))
        if found:
            yield found


def _is_allowed(door: Door, want: Want) -> bool:
    if any(kind in door.kinds for kind in want.outside):
        return False
    plain = want.structure in (Structure.SIMPLE, Structure.COMPOUND)
    return not (plain and any(kind in _CLAUSES for kind in door.kinds))


def _walk(
    want: Want,
    doors: tuple[Door, ...],
    ends: Ends,
    last: Function | None,
    here: Territory,
    gone: tuple[Door, ...],
    missing: tuple[Inside, ...],
    further: int,
) -> Iterator[Path]:
    """Paths with exactly so many further doors."""
    latest = gone[-1] if gone else None
    fits = last is None or (latest is not None and latest.function is last)
    if not missing and not further and fits and ends(here, latest):
        yield Path(gone, sum(door.cost for door in gone))
    for door in doors:
        if here not in door.outer or (here is Territory.MAIN and not _has_room(door, want.pattern)):
            continue
        left = tuple(each for each in missing if not _meets(door, each))
        spent = len(left) == len(missing)
        if spent and further == 0:
            continue
        yield from _walk(want, doors, ends, last, door.inner, (*gone, door), left, further - spent)


def _has_room(door: Door, pattern: Pattern | None) -> bool:
    return pattern is None or door.patterns is None or pattern in door.patterns


def _meets(door: Door, inside: Inside) -> bool:
    return door.is_a(inside.kind) and (inside.function is None or door.function is inside.function)
