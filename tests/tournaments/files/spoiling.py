"""Files damaged by lot: bytes changed, lost and doubled."""

from collections.abc import Iterator
from random import Random


def spoilt(data: bytes, seed: int, many: int) -> Iterator[bytes]:
    random = Random(seed)
    for _ in range(many):
        found = bytearray(data)
        for _ in range(random.randint(1, 4)):
            at = random.randrange(len(found))
            match random.randrange(3):
                case 0:
                    found[at] = random.randrange(256)
                case 1:
                    del found[at : at + random.randrange(1, 60)]
                case _:
                    found[at:at] = found[random.randrange(len(found)) :][:50]
            found = found or bytearray(b"\n")
        yield bytes(found)
