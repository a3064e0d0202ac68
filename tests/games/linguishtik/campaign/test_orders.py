"""Orders as a shake gives them keep to the limits of their division."""

from random import Random

from gamehall.english.terms import ContainerKind
from gamehall.games.linguishtik.campaign.orders import legal_order
from gamehall.games.linguishtik.judge.claim import Claim
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.not_offered import not_offered
from gamehall.games.linguishtik.solver.conflicts import contradiction
from gamehall.games.linguishtik.solver.orders import Order

_QUOTES = (ContainerKind.DIRECT_QUOTE, ContainerKind.INDIRECT_QUOTE)


def orders(count: int) -> list[Order]:
    return [legal_order(Random(seed)) for seed in range(count)]


def test_every_order_is_offered_by_its_division() -> None:
    for order in orders(300):
        claim = Claim(
            "", order.division, order.designation, order.type, "word", 0, "word",
            functions=order.functions, demands=order.demands,
        )  # fmt: skip
        assert not_offered(claim) == (), order


def test_letters_are_demanded_once_and_lengths_are_four_to_ten() -> None:
    for order in orders(300):
        for name in ("contains", "lacks", "length", "not-in"):
            assert sum(demand.startswith(f"{name}:") for demand in order.demands) <= 1
        for demand in order.demands:
            if demand.startswith("length:"):
                assert 4 <= int(demand[7:]) <= 10


def test_elementary_asks_for_one_clause_or_phrase_the_others_for_two() -> None:
    for order in orders(300):
        inside = [d for d in order.demands if d.startswith("in:") and d[3:] not in _QUOTES]
        assert len(inside) <= (1 if order.division is Division.ELEMENTARY else 2)


def test_no_order_contradicts_itself() -> None:
    assert all(contradiction(order) is None for order in orders(200))


def test_all_divisions_designations_and_types_are_drawn() -> None:
    drawn = orders(1500)
    assert len({order.division for order in drawn}) == 4
    assert len({order.designation for order in drawn}) == 20
    assert len({order.type for order in drawn}) == 8
