"""The dictionary in the header, and what those who watch may see."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import State
from gamehall.kernel.codec import codec
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.setting import setting
from gamehall.kernel.views import view_of
from gamehall.lexicon.lists.shelf import lexicon
from tests.games.scrabble.wespa.desk import P1, P2, Desk


@pytest.mark.paragraph("dictionary", book="wespa")
def test_the_record_names_the_list_to_the_letter() -> None:
    options = setting(GAME, "wespa", "tournament", {})
    stamp = lexicon().stamp
    assert options["words"]["id"] == stamp.id
    assert options["words"]["hash"] == stamp.hash
    assert codec(GAME).read_options(options).words == stamp


@pytest.mark.paragraph("dictionary", book="wespa")
def test_a_list_this_hall_does_not_have_opens_no_table() -> None:
    with pytest.raises(ValueError, match="no word list called 'csw15'"):
        setting(GAME, "wespa", "tournament", {"lexicon": "csw15"})


@pytest.mark.paragraph("dictionary", book="wespa")
def test_a_rated_game_refuses_a_stand_in() -> None:
    with pytest.raises(ValueError, match="stands in"):
        setting(GAME, "wespa", "tournament", {"rated": True})
    assert not setting(GAME, "wespa", "tournament", {"rated": False})["rated"]


def test_what_makes_the_book_is_not_left_to_the_table() -> None:
    for name, other in [("clock", "common"), ("commit", "announce"), ("window", "turn"), ("chief", "keeper")]:
        with pytest.raises(ValueError, match=name):
            setting(GAME, "wespa", "tournament", {name: other})


@pytest.mark.paragraph("dictionary", "challenge-typed", book="wespa")
def test_without_the_very_list_a_person_rules() -> None:
    words = setting(GAME, "wespa", "tournament", {})["words"]
    desk = Desk(words={**words, "hash": "0" * 64})
    desk.play(P1, "8G", "CTA")
    desk.yes(P2, acts.Challenge(("CTA",)))
    desk.yes(P1, acts.Confirm())
    assert desk.may(JUDGE, "Verdict")  # the software cannot tell
    desk.yes(JUDGE, acts.Verdict(acceptable=False), "challenge-upheld")


def seen_racks(desk: Desk, seat: Seat) -> list[str]:
    state: State = view_of(desk.table, seat).state
    return ["".join(line.rack) for line in state.sheet]


def watched(**options: object) -> Desk:
    """p1 plays CAT, p2 SO, then four passes."""
    desk = Desk(zeros=0, **options)  # type: ignore[arg-type]
    desk.turn(P1, "8G", "CAT", "III")
    desk.turn(P2, "J8", "SO", "EE")
    for _ in range(4):
        desk.yes(desk.state.mover, acts.Pass())
    return desk


def test_those_who_watch_see_no_rack_unless_the_table_says_so() -> None:
    desk = watched()
    assert seen_racks(desk, GALLERY) == [""] * 6
    assert set(desk.seen(GALLERY, "rack p1")) == {"?"}


@pytest.mark.parametrize(("delay", "shown"), [(4, 2), (3, 2), (6, 0)])
def test_with_the_option_they_see_racks_some_turns_later_and_players_never(delay: int, shown: int) -> None:
    desk = watched(watchers="late", watchers_delay=delay)
    racks = seen_racks(desk, GALLERY)
    assert [bool(rack) for rack in racks] == [True] * shown + [False] * (6 - shown)
    if shown > 1:
        assert sorted(racks[0]) == sorted("CAT"), "the rest is on the rack still"
        assert sorted(racks[1]) == sorted("SO")
    assert set(desk.seen(GALLERY, "rack p1")) == {"?"}
    for seat, other in ((P1, P2), (P2, P1)):
        theirs = [line.side == other for line in desk.state.sheet]
        assert all(not rack for rack, hidden in zip(seen_racks(desk, seat), theirs, strict=True) if hidden)
    assert seen_racks(desk, JUDGE) == [""] * 6


def test_nothing_that_is_still_held_is_shown_to_those_who_watch() -> None:
    """A second browser of a player watches too: what was on a rack three turns ago may be there yet."""
    desk = Desk(zeros=0, watchers="late", watchers_delay=3)
    desk.turn(P1, "8G", "CAT", "III")
    desk.turn(P2, "J8", "SO", "EE")
    desk.turn(P1, "10J", "RED", "LMN")
    desk.yes(P2, acts.Pass())
    first, *_ = seen_racks(desk, GALLERY)
    assert sorted(first) == sorted("CATRED"), "one E is on the rack still"
    whole, *_ = (line.rack for line in desk.state.sheet)
    assert sorted(whole) == sorted("CATERED"), "the record keeps the rack as it was"


def test_no_rack_is_passed_over_when_a_challenge_adds_a_line() -> None:
    desk = Desk(zeros=0, watchers="late", watchers_delay=3)
    desk.turn(P1, "8G", "CAT", "III")
    desk.play(P2, "J8", "SO")
    desk.challenge("SO")
    desk.draw(P2, "EE")
    shown = []
    for _ in range(4):
        desk.yes(desk.state.mover, acts.Pass())
        shown.append([bool(rack) for rack in seen_racks(desk, GALLERY)].count(True))
    kinds = [line.kind for line in desk.state.sheet]
    assert kinds == ["play", "play", "challenge", "pass", "pass", "pass", "pass"]
    assert shown == [
        0,
        1,
        2,
        2,
    ]  # a line of a challenge is no turn, and hurries nothing; of a pass all is held
    racks = [bool(rack) for rack in seen_racks(desk, GALLERY)]
    assert racks == [True, True, False, False, False, False, False]
