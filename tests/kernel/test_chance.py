"""The dealer is fair, repeatable and bound by a seal."""

from collections import Counter

from gamehall.kernel.action import Dealt, Fell
from gamehall.kernel.dealer import deal, seal
from gamehall.kernel.prompt import Dice, Draw


def test_dice_fall_evenly() -> None:
    """Chi-square over the six faces and over the pairs of neighbouring dice."""
    faces: Counter[int] = Counter()
    pairs: Counter[tuple[int, int]] = Counter()
    for seq in range(4_000):
        action = deal("seed", seq, Dice(3))
        assert isinstance(action, Fell)
        faces.update(action.dice)
        pairs[action.dice[0], action.dice[1]] += 1
    assert sum((n - 2_000) ** 2 / 2_000 for n in faces.values()) < 20.5  # 0.1 % point, 5 degrees
    expected = 4_000 / 36
    assert len(pairs) == 36
    assert sum((n - expected) ** 2 / expected for n in pairs.values()) < 66.6  # 0.1 % point, 35 degrees


def test_draws_come_from_the_pool_without_repeats_and_evenly() -> None:
    first: Counter[str] = Counter()
    for seq in range(3_000):
        action = deal("seed", seq, Draw(("a", "b", "c", "c"), 3))
        assert isinstance(action, Dealt)
        assert not Counter(action.items) - Counter("abcc")
        first[action.items[0]] += 1
    assert abs(first["a"] - 750) < 120
    assert abs(first["c"] - 1_500) < 140


def test_the_same_seed_and_entry_give_the_same_and_others_do_not() -> None:
    assert deal("s", 7, Dice(9)) == deal("s", 7, Dice(9))
    assert deal("s", 7, Dice(9)) != deal("s", 8, Dice(9))
    assert deal("s", 7, Dice(9)) != deal("t", 7, Dice(9))
    assert seal("s") != seal("t")
    assert "s" * 8 not in seal("s" * 8)
