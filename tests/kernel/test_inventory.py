"""Pieces move, are forgotten and worked out, and are never lost."""

from hypothesis import given
from hypothesis import strategies as st

from gamehall.kernel.event import HIDDEN
from gamehall.kernel.inventory import Inventory, conceal, conserved, move, stock, unseen

PLACES = ("bag", "rack", "board")


def test_known_pieces_move() -> None:
    after = move(stock({"bag": "AAB", "rack": ""}), "AB", "bag", "rack")
    assert (after.at("bag"), after.at("rack")) == (("A",), ("A", "B"))


def test_a_hidden_draw_makes_both_places_unknown() -> None:
    after = move(stock({"bag": "ABC", "rack": ""}), (HIDDEN,), "bag", "rack")
    assert after.at("bag") == (HIDDEN, HIDDEN)
    assert after.at("rack") == (HIDDEN,)
    assert unseen(after) == {"A": 1, "B": 1, "C": 1}


def test_a_hidden_piece_that_is_shown_is_known_and_what_is_left_is_worked_out() -> None:
    after = move(stock({"bag": "AB", "rack": "", "board": ""}), (HIDDEN,), "bag", "rack")
    shown = move(after, "A", "rack", "board")
    assert shown.at("board") == ("A",)
    assert shown.at("bag") == ("B",)


def test_a_hidden_piece_from_a_place_of_equals_is_known() -> None:
    assert move(stock({"bag": "AAA", "rack": ""}), (HIDDEN,), "bag", "rack").at("rack") == ("A",)


def test_concealing_forgets() -> None:
    after = conceal(stock({"bag": "AB", "rack": "CD"}), "rack")
    assert after.at("rack") == (HIDDEN, HIDDEN)
    assert conserved(after)


def test_a_lost_or_doubled_piece_is_noticed() -> None:
    kept = stock({"bag": "AB"})
    assert not conserved(Inventory(kept.total, {"bag": ("A",)}))
    assert not conserved(Inventory(kept.total, {"bag": ("A", "A")}))


@given(
    st.lists(
        st.tuples(st.sampled_from(PLACES), st.sampled_from(PLACES), st.booleans(), st.integers(0, 9)),
        max_size=30,
    )
)
def test_whatever_moves_the_truth_and_every_watcher_conserve_it(
    moves: list[tuple[str, str, bool, int]],
) -> None:
    """A watcher sees some moves face up and some face down; what it knows is never false."""
    truth = watched = stock({"bag": "AABBC", "rack": "", "board": ""})
    for source, target, hidden, pick in moves:
        held = truth.at(source)
        if not held:
            continue
        item = held[pick % len(held)]
        truth = move(truth, (item,), source, target)
        watched = move(watched, (HIDDEN if hidden else item,), source, target)
        assert conserved(truth)
        assert conserved(watched)
        for place in PLACES:
            assert watched.count(place) == truth.count(place)
            left = list(truth.at(place))
            for known in (i for i in watched.at(place) if i != HIDDEN):
                left.remove(known)
