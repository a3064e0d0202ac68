"""The longest word and the longest ladder of some cards."""

from collections import Counter
from itertools import pairwise
from random import Random

import pytest

from gamehall.games.letter_cards.ladder import longest, longest_ladder
from gamehall.games.letter_cards.options import Options
from gamehall.games.letter_cards.words import Layable, options_of
from gamehall.kernel.event import HIDDEN
from gamehall.lexicon.lexicon import Lexicon, make

OPTIONS = Options()


WORDS = "TO TOE TONE STONE ATONES TEPEE ACE BI BIGLU KVM KVMS KVMT RAT FART"
NO_WAY_ACROSS = "WP WPQ WPQR WX WXY WXYZCD"
LISTED = f"{WORDS} {NO_WAY_ACROSS}".split()
SMALL = Lexicon(*make("small", LISTED, edition="1", title="A small list"))


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Options, "word_list", property(lambda _: SMALL))


def test_the_longest_word_takes_one_card_of_the_hand() -> None:
    assert longest(OPTIONS, tuple("TONE"), tuple("SZZZZ")) == Layable("NOTES", "S")
    assert longest(OPTIONS, tuple("TONE"), ()) == Layable("NOTE", "")


@pytest.mark.usefixtures("small")
def test_of_equally_long_words_the_one_without_a_hand_card_is_told() -> None:
    assert longest(OPTIONS, tuple("TOEC"), tuple("A")) == Layable("TOE", "")


def test_nothing_can_be_told_of_cards_nobody_sees() -> None:
    assert longest(OPTIONS, (HIDDEN, "A"), tuple("BCDEF")) is None
    assert longest_ladder(OPTIONS, (HIDDEN, "A"), tuple("BCDEF")) == ()
    assert longest(OPTIONS, tuple("VVVV"), tuple("ZZZZZ")) is None
    assert longest_ladder(OPTIONS, tuple("VVVV"), tuple("ZZZZZ")) == ()


@pytest.mark.usefixtures("small")
def test_a_ladder_brings_one_card_with_each_word() -> None:
    ladder = longest_ladder(OPTIONS, tuple("TO"), tuple("SEAN"))
    assert ladder == (
        Layable("TO", ""),
        Layable("TOE", "E"),
        Layable("TONE", "N"),
        Layable("STONE", "S"),
        Layable("ATONES", "A"),
    )


@pytest.mark.usefixtures("small")
def test_a_word_that_lacks_two_cards_is_no_rung() -> None:
    assert longest_ladder(OPTIONS, tuple("BI"), tuple("GLU")) == (Layable("BI", ""),)


@pytest.mark.usefixtures("small")
def test_a_card_is_brought_early_where_a_later_word_lacks_it() -> None:
    """The E of the hand is not needed for TOE, but TEPEE needs two more of them."""
    ladder = longest_ladder(OPTIONS, tuple("TOEP"), tuple("EE"))
    assert ladder == (Layable("TO", ""), Layable("TOE", "E"), Layable("TEPEE", "E"))


@pytest.mark.usefixtures("small")
def test_with_equally_many_rungs_the_fewest_hand_cards_count() -> None:
    assert longest_ladder(OPTIONS, tuple("KVMT"), tuple("S")) == (Layable("KVM", ""), Layable("KVMT", ""))


@pytest.mark.usefixtures("small")
def test_with_equally_many_rungs_the_longest_last_word_counts() -> None:
    ladder = longest_ladder(OPTIONS, tuple("WCDR"), tuple("PQXYZ"))
    assert ladder == (Layable("WX", "X"), Layable("WXY", "Y"), Layable("WXYZCD", "Z"))


@pytest.mark.usefixtures("small")
def test_the_hall_does_not_tell_every_word() -> None:
    assert longest(OPTIONS, tuple("FART"), ()) == Layable("RAT", "")
    assert longest_ladder(OPTIONS, tuple("FART"), ()) == (Layable("RAT", ""),)


@pytest.mark.parametrize("seed", range(3))
def test_every_rung_can_be_laid(seed: int) -> None:
    cards = Random(seed).sample(OPTIONS.every_card, 9)
    shown, hand = Counter(cards[:4]), Counter(cards[4:])
    ladder = longest_ladder(OPTIONS, tuple(cards[:4]), tuple(cards[4:]))
    for rung in ladder:
        assert not Counter(rung.word) - shown - Counter(rung.hand)
        shown, hand = shown + Counter(rung.hand), hand - Counter(rung.hand)
    assert all(len(one.word) < len(two.word) for one, two in pairwise(ladder))
    assert shown.total() + hand.total() == 9


def test_no_other_way_up_is_longer() -> None:
    """Every way of climbing is tried, on cards that spell little."""
    start, hand = tuple("UVEJ"), tuple("QVJSW")

    def climb(shown: tuple[str, ...], held: tuple[str, ...], above: int) -> int:
        further = []
        for one in options_of(OPTIONS, shown, held):
            if len(one.word) > above:
                for card in {one.hand} if one.hand else {"", *(c for c in held if c in one.word)}:
                    rest = tuple((Counter(held) - Counter(card)).elements())
                    further.append(1 + climb((*shown, *card), rest, len(one.word)))
        return max(further, default=0)

    assert len(longest_ladder(OPTIONS, start, hand)) == climb(start, hand, 0) > 1
