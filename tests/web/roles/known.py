"""What is secret at a table and in the hall, and who may know it all the same."""

from collections.abc import Iterator
from functools import cache

from gamehall.kernel.dealer import nth_seed
from tests.web.conftest import PASSWORD
from tests.web.roles.cast import AtTable, Cast

Secrets = tuple[tuple[str, str], ...]
"""Each with what it is."""


@cache
def hidden_from(cast: Cast, role: str, at: AtTable) -> Secrets:
    """Every secret that no answer to this person may hold, as the table was when it was laid."""
    return (*of_the_hall(cast, role), *_of_the_table(cast, role, at))


@cache
def of_the_hall(cast: Cast, role: str) -> Secrets:
    return tuple(_of_the_hall(cast, role))


def _of_the_hall(cast: Cast, role: str) -> Iterator[tuple[str, str]]:
    yield PASSWORD, "the organiser's password"
    for name, value in cast.kept().items():
        if len(value) > 15:
            yield value, f"what the hall keeps as {name}"
    yield (cast.hall.data / "hall.key").read_text().strip(), "the key that the hall signs with"
    for whose, id in cast.everybody.items():
        if whose != role:
            yield id, f"the cookie's id of {whose}"


def private_tables(cast: Cast, role: str) -> Iterator[tuple[str, str]]:
    """No list shows them but to who has to do with them."""
    if role not in ("maker", "organiser"):
        for at in cast.tables:
            if role not in {chair.seat for chair in cast.store.chairs(at.id)}:
                yield at.id, "a private table"
                yield at.code, "the code of a private table"


def _of_the_table(cast: Cast, role: str, at: AtTable) -> Iterator[tuple[str, str]]:
    row, chairs = cast.store.table(at.id), cast.store.chairs(at.id)
    assert row
    yield row.secret, "the secret that seeds are made from"
    if at.moment != "closed":
        yield nth_seed(row.secret, 0), "the dealer's seed"
        for seat, cards in at.hands.items():
            if not _holds(role, seat, at.moment):
                yield from ((card, f"a card in the hand of {seat}") for card in cards)
    for chair in chairs:
        if not (chair.open and _gives_chairs(role, at.moment)):
            yield chair.key, f"the link to the chair {chair.seat}"


def _holds(role: str, seat: str, moment: str) -> bool:
    """Whoever sits there still; and who deals by hand has seen every card."""
    return role == "dealer" or (role == seat and (moment, seat) != ("freed", "p2"))


def _gives_chairs(role: str, moment: str) -> bool:
    return role == "organiser" or (role == "maker" and moment == "gathering")
