"""A sequence that never changes and yet grows cheaply."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

T = TypeVar("T")


class Growing(Sequence[T], Generic[T]):
    """Every longer version shares one list with the shorter ones; each sees its own part of it.

    What follows the newest version is put at the end of the list, so a record of a thousand entries is built
    in a thousand steps. What follows an older one has a list of its own, so nobody sees another's future.
    """

    __slots__ = ("_all", "_count")

    def __init__(self, items: Iterable[T] = ()) -> None:
        self._all = list(items)
        self._count = len(self._all)

    def and_then(self, item: T) -> "Growing[T]":
        """This and one more."""
        shared, count = self._all, self._count
        if len(shared) == count:
            shared.append(item)
        if shared[count] is not item:  # another thread, or another course of the game, was first
            shared = [*shared[:count], item]
        longer: Growing[T] = Growing.__new__(Growing)
        longer._all, longer._count = shared, count + 1
        return longer

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, at: int) -> T: ...
    @overload
    def __getitem__(self, at: slice) -> tuple[T, ...]: ...
    def __getitem__(self, at: int | slice) -> T | tuple[T, ...]:
        if isinstance(at, slice):
            start, stop, step = at.indices(self._count)
            return tuple(self._all[start : None if stop < 0 else stop : step])
        if not -self._count <= at < self._count:
            raise IndexError(at)
        return self._all[at if at >= 0 else at + self._count]

    def __iter__(self) -> Iterator[T]:
        return iter(self[:])

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Growing) and other._all is self._all:
            return other._count == self._count
        return isinstance(other, (Growing, tuple)) and self[:] == other[:]

    def __hash__(self) -> int:
        return hash(self[:])

    def __repr__(self) -> str:
        return repr(self[:])

    def __reduce__(self) -> tuple[Any, ...]:
        return Growing, (self[:],)
