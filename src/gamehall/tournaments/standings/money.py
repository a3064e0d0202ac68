"""Prizes that can be added up and divided: sums of money, as they are printed in a format."""

import re
from collections.abc import Sequence
from fractions import Fraction

from msgspec import Struct

_SIGN = r"[A-Z]{0,2}[$€£¥₦₹₵]|[A-Z]{3}"
_MONEY = re.compile(
    rf"(?P<before>(?:{_SIGN})?)(?P<gap> ?)(?P<whole>[0-9]{{1,3}}(?:,[0-9]{{3}})+|[0-9]+)"
    rf"(?:\.(?P<cents>[0-9]{{2}}))?(?P<after>(?: ?(?:{_SIGN}))?)"
)


class Money(Struct, frozen=True):
    """A sum as it was written: `$1,250.50`, `₦50,000`, `100 EUR`, or a mere number."""

    amount: Fraction
    before: str = ""
    after: str = ""
    commas: bool = False

    def __str__(self) -> str:
        """Down to whole cents: no more is given away than there is."""
        cents = int(self.amount * 100)
        whole = f"{cents // 100:,}" if self.commas else str(cents // 100)
        part = f".{cents % 100:02}" if cents % 100 else ""
        return f"{self.before}{whole}{part}{self.after}"


def money(prize: str) -> Money | None:
    """Nothing where a prize is a thing: a cup is not divided."""
    if not (read := _MONEY.fullmatch(prize.strip())):
        return None
    amount = Fraction(int(read["whole"].replace(",", "")) * 100 + int(read["cents"] or 0), 100)
    return Money(amount, read["before"] + read["gap"], read["after"], "," in read["whole"])


def part_of(prizes: Sequence[str], sharing: int) -> str:
    """What each of so many has of these prizes together; empty where that cannot be reckoned."""
    sums = [money(prize) for prize in prizes]
    found = [one for one in sums if one is not None]
    if len(found) < len(sums) or len({(one.before, one.after) for one in found}) != 1:
        return ""
    total = sum((one.amount for one in found), start=Fraction(0))
    first = found[0]
    return str(Money(total / sharing, first.before, first.after, any(one.commas for one in found)))
