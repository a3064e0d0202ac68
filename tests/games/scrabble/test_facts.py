"""What players and those who watch are told: scores, notes, challenges and their cost, the line that asks."""

import pytest

from gamehall.games.scrabble import acts
from gamehall.games.scrabble.rules import GAME
from gamehall.games.scrabble.state import KEEPER
from gamehall.kernel.facts import Also, ChallengeFacts, Facts
from gamehall.kernel.naming import named
from gamehall.kernel.record import Player
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from tests.games.scrabble.literacy import desk as literacy_desk
from tests.games.scrabble.literacy.desk import P3
from tests.games.scrabble.wespa import desk as wespa_desk
from tests.games.scrabble.wespa.desk import DIRECTOR, P1, P2, played

Desk = wespa_desk.Desk | literacy_desk.Desk


def told(desk: Desk, seat: Seat) -> Facts:
    """What a page tells this seat."""
    assert GAME.facts
    prompts = tuple(prompt for prompt in desk.table.prompts if prompt.seat == seat)
    return GAME.facts(desk.state, seat, prompts)


def notes(desk: Desk, seat: Seat) -> tuple[str, ...]:
    return told(desk, GALLERY).seats[seat].notes


def challenge(desk: Desk, seat: Seat) -> ChallengeFacts:
    found = told(desk, seat).challenge
    assert found
    return found


def asks(desk: Desk, seat: Seat) -> str:
    return named(desk.table.header, desk.table.game, told(desk, seat).ask)


def by_teams(*racks: str, seats: int = 4, **options: object) -> literacy_desk.Desk:
    return literacy_desk.Desk(*(racks or ("HORNATS", "ABDEIOS", "QUIZ")), seats=seats, **options)  # type: ignore[arg-type]


# Scores and notes.


def test_everybody_is_told_the_scores_and_whose_turn_it_is() -> None:
    desk = played()
    for seat in (P1, P2, GALLERY, JUDGE):
        seats = told(desk, seat).seats
        assert {of: (one.score, one.label, one.to_move) for of, one in seats.items()} == {
            P1: (10, "score", False),
            P2: (0, "score", True),
        }


@pytest.mark.paragraph("teams", book="literacy")
def test_all_of_a_team_have_its_score_and_its_turn() -> None:
    desk = by_teams()
    desk.play(P1, "8H HORN")
    seats = told(desk, GALLERY).seats
    assert [seats[Seat(f"p{n}")].score for n in range(1, 5)] == [14, 0, 14, 0]
    assert [seats[Seat(f"p{n}")].to_move for n in range(1, 5)] == [False, True, False, True]


@pytest.mark.paragraph("draw-for-start", book="wespa")
@pytest.mark.paragraph("absent", book="wespa")
def test_notes_before_the_first_turn() -> None:
    desk = wespa_desk.Desk(begun=False, start="draw")
    assert notes(desk, P1) == ()
    desk.yes(P1, acts.DrawForStart())
    desk.deal("?")
    assert (notes(desk, P1), notes(desk, P2)) == (("drew a blank",), ())
    desk.yes(P2, acts.DrawForStart())
    desk.deal("E")
    desk.yes(DIRECTOR, acts.MarkAbsent(P2))
    assert (notes(desk, P1), notes(desk, P2)) == ((), ("absent",))


@pytest.mark.paragraph("overtime", book="wespa")
def test_notes_of_tiles_held_and_to_draw_and_of_overtime() -> None:
    desk = played()
    assert (notes(desk, P1), notes(desk, P2)) == (("4 tiles", "3 to draw"), ("7 tiles",))
    desk.wait(5)
    desk.draw(P1, "III")
    desk.wait(20 * 60)
    assert (notes(desk, P1), notes(desk, P2)) == (("7 tiles",), ("7 tiles", "1 min overtime"))


def test_one_tile_is_one_and_a_team_draws_without_being_asked() -> None:
    desk = by_teams(seats=2)
    desk.hold(bag="", p1="E", p2="AB")
    assert (notes(desk, P1), notes(desk, P2)) == (("1 tile",), ("2 tiles",))


def test_nothing_is_noted_of_a_game_that_is_over() -> None:
    desk = wespa_desk.Desk()
    desk.late("A", "E")
    desk.put(phase="slip", ended_by=("end-out", "Over."))
    assert notes(desk, P1) == ("1 tile",)
    desk.sign()
    facts = told(desk, P1)
    assert (facts.ask, facts.challenge, facts.low_is_good) == ("The game is over.", None, False)
    assert [one.notes for one in facts.seats.values()] == [(), ()]
    assert not any(one.to_move for one in facts.seats.values())


# The challenge.

HOLD, ACCEPT = Also("Hold", "h"), Also("Accept", "a")


@pytest.mark.parametrize(
    ("options", "cost"),
    [
        ({"challenge": "5 per word"}, "A wrong challenge gives the other side 5 points for each word."),
        ({"challenge": "10 per turn"}, "A wrong challenge gives the other side 10 points."),
        (
            {"challenge": "10 per word", "penalty": "deduction"},
            "A wrong challenge costs you 10 points for each word.",
        ),
        ({"challenge": "5 per turn", "penalty": "deduction"}, "A wrong challenge costs you 5 points."),
        ({"challenge": "double"}, "A wrong challenge costs your next turn."),
        ({"challenge": "single"}, "A wrong challenge costs nothing."),
    ],
)
@pytest.mark.paragraph("challenge-failed", book="wespa")
def test_what_a_wrong_challenge_costs_is_told_and_is_what_it_costs(
    options: dict[str, object], cost: str
) -> None:
    desk = played(**options)  # type: ignore[arg-type]
    assert challenge(desk, P2).cost == cost
    before, turn = desk.scores, desk.state.mover
    desk.challenge("CAT")
    gained, lost = desk.scores[0] - before[0], before[1] - desk.scores[1]
    assert (f"gives the other side {gained} points" in cost) is (gained > 0)
    assert (f"costs you {lost} points" in cost) is (lost > 0)
    assert ("next turn" in cost) is (desk.state.mover != turn)


def test_where_nothing_can_be_challenged_nothing_is_told_of_it() -> None:
    assert told(played(challenge="void"), P2).challenge is None
    assert told(wespa_desk.Desk(begun=False), P2).challenge is None


@pytest.mark.paragraph("challenge-window", "accepting", book="wespa")
def test_a_play_is_open_until_tiles_are_drawn() -> None:
    before = challenge(wespa_desk.Desk(), P2)
    assert (before.open, before.says, before.also) == (False, "", (HOLD, ACCEPT))
    desk = played()
    open_now = challenge(desk, P2)
    assert (open_now.open, open_now.says) == (True, "CAT for 10 points. Open until tiles are drawn.")
    assert challenge(desk, GALLERY) == open_now
    assert not challenge(desk, P1).open
    desk.wait(5)
    desk.draw(P1, "III")
    assert (challenge(desk, P2).open, challenge(desk, P2).says) == (False, "")


@pytest.mark.paragraph("hold", "hold-minute", book="wespa")
def test_a_hold_is_told_and_that_its_minute_is_over() -> None:
    desk = played()
    desk.yes(P2, acts.Hold())
    assert challenge(desk, P2).says == "CAT for 10 points. You hold the play."
    desk.wait(60)
    says = "CAT for 10 points. You hold; tiles may be drawn and kept apart."
    assert challenge(desk, P2).says == says


@pytest.mark.paragraph("flash-leave", book="wespa")
def test_leave_of_the_director_lasts_until_one_s_own_turn_is_complete() -> None:
    desk = played(record=False)
    desk.yes(P1, acts.Record(10))
    desk.draw(P1, "III")
    desk.yes(P2, acts.CallDirector("flash"))
    desk.yes(DIRECTOR, acts.Decide("too fast", allow_challenge=True))
    says = "CAT for 10 points. The director lets you challenge, until your own turn is complete."
    assert challenge(desk, P2).says == says


@pytest.mark.paragraph("empty-bag", book="wespa")
def test_with_an_empty_bag_the_turn_of_one_s_own_closes_the_window() -> None:
    desk = wespa_desk.Desk()
    desk.late("CATE", "DO")
    desk.play(P1, "8G", "CAT")
    assert challenge(desk, P2).says == "CAT for 10 points. Open until your own turn is complete."


@pytest.mark.paragraph("ending-accept", book="wespa")
def test_the_last_play_is_accepted_or_challenged() -> None:
    desk = wespa_desk.Desk()
    desk.late("CAT", "DO")
    desk.go_out(P1, "8G", "CAT")
    assert challenge(desk, P2).says == "CAT for 10 points. The last play: accept or challenge it."


@pytest.mark.paragraph("challenge-window", "challenge-failed", book="literacy")
def test_a_team_may_challenge_until_it_begins_its_turn_and_cannot_hold() -> None:
    desk = by_teams()
    desk.play(P1, "8H HORN")
    for seat in (P2, Seat("p4")):
        assert challenge(desk, seat) == ChallengeFacts(
            open=True,
            says="HORN for 14 points. Open until you begin your turn.",
            cost="A wrong challenge costs your next turn.",
        )
    assert not challenge(desk, P3).open
    desk.skip(P2)
    assert not challenge(desk, P2).open


@pytest.mark.paragraph("end-out", book="literacy")
def test_the_last_play_of_a_team_can_be_accepted() -> None:
    desk = by_teams(seats=2)
    desk.hold(bag="", p1="HORN", p2="AB")
    desk.play(P1, "8H HORN")
    assert challenge(desk, P2).also == (ACCEPT,)
    assert challenge(desk, P2).says == "HORN for 14 points. The last play: accept or challenge it."


# The line that asks.


def test_who_is_asked_by_the_table_is_told_what_it_asks() -> None:
    desk = played()
    assert [asks(desk, seat) for seat in (P1, P2, GALLERY)] == ["", "", "Ben’s turn."]
    desk.wait(5)
    desk.draw(P1, "III")
    assert [asks(desk, seat) for seat in (P1, P2, GALLERY)] == ["Ben’s turn.", "", "Ben’s turn."]


def test_a_name_that_ends_in_s_takes_an_apostrophe_alone() -> None:
    desk = played(record=False)
    header = desk.table.header
    assert named(header, GAME, "{p1}’s turn, {p2}’s turn.") == "Ana’s turn, Ben’s turn."
    players = (Player(P1, "Hans"), Player(P2, "Ben"))
    of_hans = type(header)(
        **{**{f: getattr(header, f) for f in header.__struct_fields__}, "players": players}
    )
    assert named(of_hans, GAME, "{p1}’s turn, {p2}’s turn. {p1}.") == "Hans’ turn, Ben’s turn. Hans."


@pytest.mark.paragraph("challenge-window", book="literacy")
def test_whose_turn_it_is_and_what_may_be_challenged() -> None:
    desk = by_teams()
    desk.play(P1, "8H HORN")
    assert [asks(desk, seat) for seat in (P1, P3)] == ["Team B’s turn."] * 2
    assert asks(desk, GALLERY) == asks(desk, KEEPER) == "Team B’s turn."
    assert asks(desk, P2) == ""


@pytest.mark.paragraph("accepting", "hold", book="wespa")
def test_where_the_hall_keeps_the_score_who_draws_is_told_whom_to_wait_for() -> None:
    desk = wespa_desk.Desk(scoring="kept")
    desk.place(P1, "8G", "CAT")
    assert asks(desk, P1) == "Your turn: play it, or change your play."
    desk.yes(P1, acts.Announce())
    desk.yes(P1, acts.Press())
    assert asks(desk, P1) == "Ben may hold or challenge before you draw."
    desk.yes(P2, acts.Hold())
    assert asks(desk, P1) == "Ben holds your play."
    desk.wait(60)
    assert asks(desk, P1) == "Ben holds your play."
    desk.yes(P2, acts.Accept())
    assert asks(desk, P1) == ""


@pytest.mark.paragraph("exchange-announce", book="wespa")
def test_a_change_that_lies_there_is_asked_for_by_the_table() -> None:
    desk = wespa_desk.Desk(scoring="kept")
    desk.yes(P1, acts.Exchange(("C",)))
    assert asks(desk, P1) == ""
    assert asks(desk, P2) == "Ana’s turn."


@pytest.mark.paragraph("hold", book="wespa")
def test_where_players_count_who_is_held_is_told_so() -> None:
    desk = played(record=False)
    desk.yes(P2, acts.Hold())
    assert asks(desk, P1) == "Ben holds your play."
    desk.yes(P2, acts.Accept())
    assert asks(desk, P1) == ""


@pytest.mark.paragraph("challenge", "challenge-typed", book="wespa")
def test_a_challenge_is_told_until_its_verdict() -> None:
    desk = wespa_desk.Desk(software=())
    desk.play(P1, "8G", "CAT")
    desk.yes(P2, acts.Challenge(("CAT",)))
    assert asks(desk, P1) == "Ben challenges your play."
    assert asks(desk, P2) == asks(desk, GALLERY) == "Ben challenges CAT."
    desk.yes(P1, acts.Confirm())
    assert asks(desk, P1) == "Ben challenges CAT."
    desk.yes(JUDGE, acts.Verdict(acceptable=True))
    assert asks(desk, P1) == asks(desk, P2) == ""
    assert asks(desk, GALLERY) == ""


def test_whoever_types_for_both_at_a_wooden_board_is_told_what_may_be_challenged() -> None:
    desk = wespa_desk.Desk(tiles="wooden")
    desk.play(P1, "8G", "CAT")
    assert asks(desk, DIRECTOR) == "Ben’s turn. You may challenge CAT."


@pytest.mark.paragraph("timer-stops", book="wespa")
def test_while_the_timers_stand_nobody_s_turn_is_told() -> None:
    desk = wespa_desk.Desk()
    desk.yes(P1, acts.CallDirector("problem"))
    assert [asks(desk, seat) for seat in (P1, P2, GALLERY)] == ["", "", ""]
