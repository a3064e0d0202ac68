"""Ways through doors to a site: every wanted clause and phrase is gone through, none that is forbidden."""

from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern, Structure
from gamehall.english.writer.goals import Door, Territory
from gamehall.english.writer.wants import Inside, Want

_MOST_FURTHER = 2
"""How many doors that nobody wanted may be gone through."""
_MOST_STEPS = 4000
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

    def __init__(
        self, want: Want, doors: tuple[Door, ...], ends: Ends, rng: Random, last: Function | None = None
    ) -> None:
        self._levels = _levels(want, doors, ends, rng, last)
        self._paths: tuple[Path, ...] = ()
        self._weights: list[float] = []
        self._left = 0
        self._rng = rng

    def draw(self) -> Path | None:
        """One of them by chance, the cheaper ones oftener; None if there is none."""
        if self._left == 0:
            self._paths = next(self._levels, self._paths)
            self._weights = [1 / (0.4 + path.cost) ** 2 for path in self._paths]
            self._left = _PATIENCE
        self._left -= 1
        return self._rng.choices(self._paths, self._weights)[0] if self._paths else None


def _levels(
    want: Want, doors: tuple[Door, ...], ends: Ends, rng: Random, last: Function | None
) -> Iterator[tuple[Path, ...]]:
    """By the number of doors that nobody wanted; `last` is the function of the last door."""
    usable = [door for door in doors if _is_allowed(door, want)]
    rng.shuffle(usable)
    for further in range(_MOST_FURTHER + 1):
        found = tuple(_Walk(want, tuple(usable), ends, last).on(Territory.MAIN, (), want.inside, further))
        if found:
            yield found


def _is_allowed(door: Door, want: Want) -> bool:
    if any(kind in door.kinds for kind in want.outside):
        return False
    plain = want.structure in (Structure.SIMPLE, Structure.COMPOUND)
    return not (plain and any(kind in _CLAUSES for kind in door.kinds))


class _Walk:
    """A search for paths, given up after many steps: what it has found by then is enough."""

    def __init__(self, want: Want, doors: tuple[Door, ...], ends: Ends, last: Function | None) -> None:
        self.ends, self.last = ends, last
        self.met = {door.name: tuple(each for each in want.inside if _meets(door, each)) for door in doors}
        """For each door, the wants it meets."""
        here = {place: tuple(door for door in doors if place in door.outer) for place in Territory}
        here[Territory.MAIN] = tuple(d for d in here[Territory.MAIN] if _has_room(d, want.pattern))
        self.doors = here
        self.wanted = {place: tuple(d for d in found if self.met[d.name]) for place, found in here.items()}
        self.steps = 0

    def on(
        self, here: Territory, gone: tuple[Door, ...], missing: tuple[Inside, ...], further: int
    ) -> Iterator[Path]:
        """Paths that go on from here, with exactly so many doors that nobody wanted."""
        latest = gone[-1] if gone else None
        if not missing and not further:
            fits = self.last is None or (latest is not None and latest.function is self.last)
            if fits and self.ends(here, latest):
                yield Path(gone, sum(door.cost for door in gone))
            return
        for door in (self.doors if further else self.wanted)[here]:
            met = self.met[door.name]
            left = tuple(each for each in missing if each not in met) if met else missing
            spent = len(left) == len(missing)
            if (spent and not further) or self.steps >= _MOST_STEPS:
                continue
            self.steps += 1
            yield from self.on(door.inner, (*gone, door), left, further - spent)


def _has_room(door: Door, pattern: Pattern | None) -> bool:
    return pattern in (None, Pattern.INVERTED) or door.patterns is None or pattern in door.patterns


def _meets(door: Door, inside: Inside) -> bool:
    return door.is_a(inside.kind) and (inside.function is None or door.function is inside.function)
