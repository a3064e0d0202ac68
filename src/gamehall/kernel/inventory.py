"""Where every tile, cube, card or chip is: moves things between places, and never loses one.

The same code keeps the true position and what one seat knows of it. From a seat's view a place may
hold `HIDDEN` things; moving an unknown thing out of a mixed place forgets what can no longer be
known, and what can be worked out from the total is worked out.
"""

from collections import Counter
from collections.abc import Iterable, Mapping

from msgspec import Struct

from gamehall.kernel.event import HIDDEN


class Inventory(Struct, frozen=True):
    total: dict[str, int]
    places: dict[str, tuple[str, ...]]

    def at(self, place: str) -> tuple[str, ...]:
        return self.places.get(place, ())

    def count(self, place: str) -> int:
        return len(self.at(place))


def stock(places: Mapping[str, Iterable[str]]) -> Inventory:
    """An inventory whose total is all that lies in these places now."""
    laid = {place: tuple(items) for place, items in places.items()}
    return Inventory(dict(Counter(item for items in laid.values() for item in items)), laid)


def conceal(inventory: Inventory, place: str) -> Inventory:
    """Turn everything in a place face down; nobody knows its order or parts any more."""
    return _put(inventory, {place: (HIDDEN,) * inventory.count(place)})


def move(inventory: Inventory, items: Iterable[str], source: str, target: str) -> Inventory:
    """Move things; a `HIDDEN` item is one the watcher cannot name."""
    left, taken = list(inventory.at(source)), []
    for item in items:
        left, known = _take(left, item)
        taken.append(known)
    if source == target:
        return _put(inventory, {source: (*left, *taken)})
    return deduce(_put(inventory, {source: tuple(left), target: (*inventory.at(target), *taken)}))


def unseen(inventory: Inventory) -> Counter[str]:
    """What the hidden things must be, all together."""
    known = Counter(i for items in inventory.places.values() for i in items if i != HIDDEN)
    return Counter(inventory.total) - known


def deduce(inventory: Inventory) -> Inventory:
    """Name the hidden things when only one kind, or only one place, is left for them."""
    dark = [place for place, items in inventory.places.items() if HIDDEN in items]
    if not dark:
        return inventory
    kinds = unseen(inventory)
    if len(kinds) == 1:
        (kind,) = kinds
        return _put(inventory, {p: tuple(kind if i == HIDDEN else i for i in inventory.at(p)) for p in dark})
    if len(dark) == 1:
        named = sorted(kinds.elements())
        seen = [i for i in inventory.at(dark[0]) if i != HIDDEN]
        return _put(inventory, {dark[0]: (*seen, *named)})
    return inventory


def conserved(inventory: Inventory) -> bool:
    """Nothing came from nowhere, nothing went."""
    held = sum(len(items) for items in inventory.places.values())
    known = Counter(i for items in inventory.places.values() for i in items if i != HIDDEN)
    return held == sum(inventory.total.values()) and not known - Counter(inventory.total)


def _take(items: list[str], item: str) -> tuple[list[str], str]:
    """What is left, and what the watcher knows of the thing taken."""
    if item != HIDDEN:
        gone = items.index(item) if item in items else items.index(HIDDEN)
        return items[:gone] + items[gone + 1 :], item
    if len(set(items)) == 1:
        return items[1:], items[0]
    return [HIDDEN] * (len(items) - 1), HIDDEN


def _put(inventory: Inventory, changed: Mapping[str, tuple[str, ...]]) -> Inventory:
    return Inventory(inventory.total, {**inventory.places, **changed})
