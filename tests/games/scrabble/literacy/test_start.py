"""Basic Game Play 1 to 3: two teams, one rack each, the draw for the start, the first tiles."""

import pytest

from gamehall.games.scrabble import acts, events
from gamehall.games.scrabble.board import full_bag
from gamehall.games.scrabble.fold import apply
from gamehall.games.scrabble.prompts import prompts
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.event import HIDDEN
from gamehall.kernel.prompt import Draw
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from tests.games.scrabble.literacy.desk import P1, P2, P3, P4, Desk


def drawn(*tiles: str, seats: int = 2) -> Desk:
    """p1 and p2 draw these in turn."""
    desk = Desk(*tiles, start="draw", begin=False, seats=seats)
    for n in range(len(tiles)):
        desk.must(P2 if n % 2 else P1, acts.DrawForStart())
    return desk


@pytest.mark.paragraph("draw-for-start", book="literacy")
@pytest.mark.parametrize(
    ("first", "second", "starter"),
    [("A", "B", P1), ("T", "E", P2), ("?", "A", P1), ("A", "?", P2), ("Z", "Y", P2)],
)
def test_the_letter_nearest_to_a_begins_and_a_blank_comes_before_it(
    first: str, second: str, starter: Seat
) -> None:
    desk = drawn(first, second)
    assert (desk.state.starter, desk.state.mover) == (starter, starter)
    assert desk.may(starter, "TakeTiles")
    assert not desk.may(P1 if starter == P2 else P2, "TakeTiles")


@pytest.mark.paragraph("draw-for-start", book="literacy")
@pytest.mark.parametrize("tile", ["E", "?"])
def test_equal_tiles_draw_again_and_all_tiles_go_back(tile: str) -> None:
    desk = drawn(tile, tile)
    assert desk.state.starter is None
    assert desk.happened(events.LotsTied)
    desk.draws = ["S", "R"]
    desk.must(P2, acts.DrawForStart())
    assert desk.say(P2, acts.DrawForStart()).refused  # one tile for each team
    desk.must(P1, acts.DrawForStart())
    assert desk.state.starter == P1
    assert sorted(desk.state.tiles.at("bag")) == sorted(full_bag())


@pytest.mark.paragraph("draw-for-start", "teams", book="literacy")
def test_one_player_draws_for_a_team_whoever_it_is() -> None:
    desk = Desk("K", "C", start="draw", begin=False, seats=8)
    desk.must(Seat("p7"), acts.DrawForStart())
    assert not desk.may(P1, "DrawForStart")
    desk.must(P4, acts.DrawForStart())
    assert desk.state.starter == P2
    assert desk.may(Seat("p8"), "TakeTiles")
    assert not desk.may(P3, "TakeTiles")


@pytest.mark.paragraph("teams", book="literacy")
def test_a_team_of_four_shares_one_rack_and_any_member_acts_for_it() -> None:
    desk = Desk("HORNATS", "ABDEIOS", seats=8)
    team = [Seat(f"p{n}") for n in (1, 3, 5, 7)]
    assert [desk.state.members(P1)] == [tuple(team)]
    desk.must(P3, acts.Arrange(tuple("STANHOR")))
    assert desk.state.rack(P1) == tuple("STANHOR")
    assert not desk.place(team[2], "8H HAT").refused
    assert not desk.place(team[3], "8H HORN").refused  # it takes up what the other put down
    desk.must(P1, acts.Announce(14))
    assert desk.state.scores == {P1: 14, P2: 0}
    assert [e.seat for e in desk.table.entries if isinstance(e.action, acts.Place | acts.Announce)] == [
        team[2],
        team[3],
        P1,
    ]


@pytest.mark.paragraph("teams", book="literacy")
def test_the_rack_is_arranged_by_its_team_only_and_keeps_its_tiles() -> None:
    desk = Desk("HORNATS", "ABDEIOS", seats=4)
    assert desk.say(P2, acts.Arrange(tuple("STANHOR"))).cites == "teams"
    assert desk.say(P3, acts.Arrange(tuple("STANHOZ"))).cites == "teams"
    assert desk.say(P3, acts.Arrange(tuple("STANHO"))).cites == "teams"
    desk.must(P4, acts.Arrange(tuple("OIESDBA")))  # also while the others think
    assert (desk.state.rack(P1), desk.state.rack(P2)) == (tuple("HORNATS"), tuple("OIESDBA"))


@pytest.mark.paragraph("teams", book="literacy")
def test_whoever_acts_first_acts_for_the_team() -> None:
    desk = Desk("HORNATS", "ABDEIOS", seats=4)
    desk.play(P1, "8H HORN")
    assert desk.say(P3, acts.Announce(14)).refused
    assert desk.say(P3, acts.Pass()).refused
    assert desk.state.mover == P2
    assert desk.sheet() == [(P1, "play", 14)]


@pytest.mark.paragraph("teams", book="literacy")
def test_a_team_mate_sees_the_rack_and_nobody_else_does() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "EEE", seats=4)
    desk.must(P1, acts.Arrange(tuple("STANHOR")))
    desk.play(P1, "8H HAT")
    for mate in (P1, P3):
        assert desk.seen(mate).rack(P1) == (*"SNOR", *"EEE")
        assert desk.seen(mate).rack(P2) == (HIDDEN,) * 7
        assert desk.seen(mate).sheet[0].rack == (*"SNOR", *"HAT")
    for other in (P2, P4, GALLERY, JUDGE, KEEPER):
        seen = desk.seen(other)
        assert seen.rack(P1) == (HIDDEN,) * 7
        assert seen.sheet[0].rack == ()
        assert seen.rack(P2) == (tuple("ABDEIOS") if other in (P2, P4) else (HIDDEN,) * 7)


@pytest.mark.paragraph("teams", "exchange", book="literacy")
def test_changed_letters_are_seen_by_the_team_and_laid_down_unseen_for_the_others() -> None:
    desk = Desk("HORNATS", "ABDEIOS", "EE", seats=4)
    desk.exchange(P1, "HO")
    laid = next(e for e in desk.table.entries if isinstance(e.action, acts.Exchange))
    for seat, tiles in ((P3, ("H", "O")), (P2, (HIDDEN,) * 2), (GALLERY, (HIDDEN,) * 2)):
        shown = laid.seen_by(seat)
        assert events.DiscardsLaid(P1, tiles) in shown.ruling.events
        assert shown.action == acts.Exchange((), 2)
    assert sorted(desk.seen(P3).rack(P1)) == sorted("RNATSEE")
    assert desk.seen(P2).rack(P1) == (HIDDEN,) * 7


@pytest.mark.paragraph("game-time", "refill", book="literacy")
def test_the_clock_begins_with_the_first_tiles_and_both_teams_get_seven() -> None:
    desk = Desk("HORNATS", "ABDEIOS", begin=False)
    desk.wait(600)
    assert "game" not in desk.table.clock.timers
    assert desk.must(P1, acts.TakeTiles()).cites == "game-time"
    assert (desk.rack(P1), desk.rack(P2)) == ("AHNORST", "ABDEIOS")
    assert desk.state.bag == 86
    desk.wait(30)
    assert desk.spent("game") == 30


@pytest.mark.paragraph("dictionary", book="literacy")
def test_the_word_list_is_chosen_for_the_table_and_stamped_in_its_record() -> None:
    desk = Desk("HORNATS")
    words = desk.table.header.options["words"]
    assert words["id"] == "hall"
    assert len(words["hash"]) > 20
    with pytest.raises(ValueError, match="nosuch"):
        Desk(lexicon="nosuch")


@pytest.mark.paragraph("dictionary", book="literacy")
def test_the_table_s_own_list_settles_its_challenges() -> None:
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HORN")
    desk.challenge(P2, "HORN")
    assert desk.said("challenge-failed").verdict == "penalised"
    desk = Desk("HORNATS", "ABDEIOS")
    desk.play(P1, "8H HROT")
    desk.challenge(P2, "HROT")
    assert desk.said("challenge-upheld").verdict == "penalised"


@pytest.mark.paragraph("draw-for-start", book="literacy")
def test_the_second_team_draws_from_what_the_first_has_left() -> None:
    state = drawn("Q").state
    state = apply(state, events.DrawCalled(P2, 1, "start"))
    chance = next(p.chance for p in prompts(state) if p.chance)
    assert isinstance(chance, Draw)
    assert "Q" not in chance.pool
    assert len(chance.pool) == 99
