"""Bots play whole shakes in every division, block, challenge, write and check; and err as they are told."""

from random import Random

import pytest

from gamehall.bots.arena import Match, play_number
from gamehall.bots.bot import NoSuchBot, call_bot
from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.bots import BOTS
from gamehall.games.linguishtik.bots.odds import danger, words_of
from gamehall.games.linguishtik.bots.solutions import hopeless
from gamehall.games.linguishtik.campaign.shakes import Meeting, Shaken, play_meeting
from gamehall.games.linguishtik.campaign.tally import tally
from gamehall.games.linguishtik.charts import Kind
from gamehall.games.linguishtik.judge.claim import Verdict
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.solutions import look_at
from gamehall.games.linguishtik.referee import last_faults
from gamehall.games.linguishtik.rules import GAME
from gamehall.games.linguishtik.solver.spelling import assign
from gamehall.games.linguishtik.solver.words.fitting import fitting_words
from gamehall.games.linguishtik.state import need_of
from gamehall.kernel.action import Action
from gamehall.kernel.seat import Seat

from .desk import MIDDLE, NOUN, P1, P2, P3, SENIOR, Desk

OPEN = ("declarative", *NOUN)


def says(desk: Desk, seat: Seat, bot: str = "strong", **settings: float) -> Action | None:
    """What a bot in this chair does now."""
    answer = BOTS.kinds[bot](**settings)(desk.state, seat, tuple(desk.asked(seat)), Random(1))
    return answer.action if answer else None  # type: ignore[return-value]


def well_played(shaken: Shaken) -> bool:
    return not (shaken.stalled or shaken.illegal or shaken.refused)


@pytest.mark.parametrize("division", [each.value for each in Division])
def test_bots_play_shakes_to_their_end(division: str) -> None:
    shaken = play_meeting(Meeting(division, ("strong", "regular", "beginner"), 3, 0, shakes=2))
    assert well_played(shaken), shaken
    assert len(shaken.rows) == 2
    assert sum(1 for slip in shaken.handed if slip.bot == "strong" and slip.verdict == "invalid") == 0


@pytest.mark.paragraph("two-players")
def test_two_bots_play_as_well_and_the_same_seed_gives_the_same_shakes() -> None:
    meeting = Meeting("junior", ("strong", "beginner"), 4, 1, shakes=2)
    one, two = play_meeting(meeting), play_meeting(meeting)
    assert well_played(one)
    assert (one.rows, one.points, one.handed) == (two.rows, two.points, two.handed)
    told = tally([one, two])
    assert told.shakes == 4
    assert sum(told.rows.values()) == 4
    assert [bot.shakes for bot in told.bots] == [4, 4]


def test_the_arena_seats_three() -> None:
    match = Match("linguishtik", ("regular", "beginner", "beginner"), 5, "tournament", {"shakes": 1})
    assert play_number(match, 1).refused == (0, 0, 0)


def test_a_guided_table_refuses_no_bot() -> None:
    match = Match(
        "linguishtik", ("beginner:err=1", "regular:err=1"), 5, "guided", {"shakes": 1, "check": "at once"}
    )
    assert play_number(match, 0).refused == (0, 0)


def test_rates_are_rates() -> None:
    with pytest.raises(NoSuchBot, match="no rate"):
        call_bot(GAME, "regular:err=3")


# Challenging.


def test_now_is_called_when_one_cube_is_enough_and_the_solution_is_correct() -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PAH")  # path
    assert says(desk, desk.state.mover) == acts.Challenge("now")
    caller = desk.state.mover
    desk.challenge(caller, "now")
    for seat in (P1, P2, P3):
        slip = says(desk, seat)
        assert isinstance(slip, acts.Present)
        desk.yes(seat, slip, "solution-presented")
    assert all(look_at(desk.state, check.solution).verdict is Verdict.VALID for check in desk.state.checks)
    assert all(says(desk, seat) == acts.Accept(caller) for seat in (P1, P2, P3) if seat != caller)


@pytest.mark.paragraph("now-three-letters")
def test_now_is_never_called_with_two_letters() -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PA")
    assert not isinstance(says(desk, desk.state.mover), acts.Challenge)


@pytest.mark.paragraph("now-demand")
def test_one_more_cube_may_make_a_colour_wild() -> None:
    """With J, K, Q and Y no word is near; all yellow ones wild, Letters alone spell any word of four."""
    desk = Desk(opening=OPEN)
    desk.letters("JKQY")
    assert not words_of(need_of(desk.state, "now"))
    assert says(desk, desk.state.mover) == acts.Challenge("now")
    seat = desk.state.mover
    desk.challenge(seat, "now")
    slip = says(desk, seat)
    assert isinstance(slip, acts.Present)
    assert slip.demand == "wild:yellow"
    desk.yes(seat, slip)


def test_impossible_is_called_when_demands_rule_one_another_out() -> None:
    desk = Desk(opening=(*OPEN, "singular", "plural"))
    assert hopeless(need_of(desk.state, "impossible"))
    assert says(desk, desk.state.mover) == acts.Challenge("impossible")
    mover, third = (
        desk.state.last_mover,
        [s for s in desk.seats if s not in (desk.state.mover, desk.state.last_mover)],
    )
    desk.challenge(desk.state.mover, "impossible")
    assert says(desk, third[0]) == acts.Neutral()
    assert mover is not None
    assert says(desk, mover) == acts.GiveUp()
    assert isinstance(says(desk, mover, "beginner", err=0), acts.Present)


@pytest.mark.paragraph("hopeless-roll")
def test_a_hopeless_roll_is_disputed_with_a_solution() -> None:
    desk = Desk()
    assert isinstance(says(desk, P1), acts.Designate)
    desk.yes(P1, acts.Challenge("impossible"))
    slip = says(desk, P2)
    assert isinstance(slip, acts.Present)
    assert slip.designation
    desk.yes(P2, slip)
    assert says(desk, P3) is not None


def test_everybody_writes_at_a_forceout() -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PA")
    for _ in range(3):
        desk.passes(desk.state.mover)
    slips = [says(desk, seat) for seat in (P1, P2, P3)]
    assert all(isinstance(slip, acts.Present) for slip in slips)
    assert len({slip.text for slip in slips if isinstance(slip, acts.Present)}) > 1


# Moving.


def test_no_letter_gives_the_solution_away_while_another_move_does_not() -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PA")
    for _ in range(3):
        move = says(desk, desk.state.mover)
        assert isinstance(move, acts.PlayLetter | acts.Demand | acts.Pass)
        desk.yes(desk.state.mover, move)
        assert danger(need_of(desk.state, "impossible")) == 0


def test_what_is_demanded_is_legal_and_can_be_met() -> None:
    for seed in range(4):
        desk = Desk(MIDDLE)
        rng = Random(seed)
        for _ in range(5):
            seat = desk.state.mover
            answer = BOTS.kinds["strong"]()(desk.state, seat, tuple(desk.asked(seat)), rng)
            assert answer
            desk.yes(seat, answer.action)  # type: ignore[arg-type]
            assert not last_faults(desk.state)
        assert not hopeless(need_of(desk.state, "impossible"))


def test_where_every_letter_gives_the_solution_away_a_demand_or_a_pass_does_not() -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PAHES")
    seat = desk.state.mover
    prompt = next(p for p in desk.asked(seat) if "Pass" in p.kinds)
    for seed in range(3):
        answer = BOTS.kinds["strong"]()(desk.state, seat, (prompt,), Random(seed))
        assert answer
        assert isinstance(answer.action, acts.Demand | acts.Pass)


# Checking.


@pytest.mark.parametrize(
    ("text", "word", "fault"),
    [
        ("the path was long.", "path", "capitals"),
        ("The path was long", "path", "end-mark"),
        ("We saw a path.", "path", "subject"),
        ("The heaps were high.", "heaps", "cubes"),
    ],
)
def test_an_objection_names_the_fault(text: str, word: str, fault: str) -> None:
    desk = Desk(opening=OPEN)
    desk.letters("PAH")
    caller = desk.state.mover
    desk.challenge(caller, "now")
    others = [seat for seat in desk.seats if seat != caller]
    for seat in others:
        desk.yes(seat, acts.Neutral())
    desk.present(caller, text, word)
    said = says(desk, others[0])
    assert isinstance(said, acts.Object)
    assert fault in said.faults
    desk.yes(others[0], said)
    assert desk.state.sheet[-1].results[caller] == "wrong"


@pytest.mark.paragraph("checking-vote")
def test_votes_are_honest() -> None:
    desk = Desk(opening=OPEN, software=(), unsure="vote")
    desk.letters("PAH")
    caller = desk.state.mover
    desk.challenge(caller, "now")
    others = [seat for seat in desk.seats if seat != caller]
    for seat in others:
        desk.yes(seat, acts.Neutral())
    desk.present(caller, "The path was long.", "path")
    desk.yes(others[0], acts.Object(caller, ("reality",)))
    desk.yes(Seat("judge"), acts.PutToVote(caller))
    assert says(desk, others[0]) == acts.Vote(caller, True)
    assert says(desk, others[1], "beginner") == acts.Vote(caller, True)


@pytest.mark.paragraph("illegal-procedure")
def test_an_illegal_move_is_called_by_its_nature() -> None:
    desk = Desk(opening=("declarative", "type:noun"))
    desk.yes(P3, acts.PlayLetter(desk.cube("P")))
    assert _called(says(desk, P1)) == "order"
    desk.yes(P1, acts.CallIllegal("order"))
    desk.yes(P3, acts.Demand(desk.cube("P"), "function:subject"))
    assert _called(says(desk, P2)) == "cube"
    desk.yes(P1, acts.Demand(desk.carrier(), "contains:E"))
    desk.yes(P2, acts.Demand(desk.carrier(), "contains:A"))
    assert _called(says(desk, P3)) == "demand"


def _called(said: Action | None) -> str:
    assert isinstance(said, acts.CallIllegal), said
    return said.nature


# Erring.


def test_whoever_errs_makes_moves_that_can_be_called() -> None:
    calls, rng = 0, Random(1)
    for roll in (
        "ETIN BEGT AHMP SRON JKQY CAL",
        "ERIN BEGT AHMP SRON JKQY CAS",
        "ONIT BEWT AHMU SION JKQZ DEL",
    ):
        desk = Desk(roll=roll, opening=OPEN)
        for _ in range(6):
            seat = desk.state.mover
            move = next(p for p in desk.asked(seat) if "Pass" in p.kinds)
            answer = BOTS.kinds["beginner"](err=1)(desk.state, seat, (move,), rng)
            assert answer
            desk.yes(seat, answer.action)  # type: ignore[arg-type]
            calls += bool(last_faults(desk.state))
            if desk.state.phase != "moving":
                break
    assert calls


def test_slips_are_found_by_the_judge() -> None:
    found = set()
    for letters in ("PAH", "APE", "HEA", "MEA", "SEA", "TEA", "LAP", "CAP"):
        desk = Desk(opening=OPEN)
        desk.letters(letters)
        caller = desk.state.mover
        desk.challenge(caller, "now")
        slip = says(desk, caller, "beginner", err=1)
        assert isinstance(slip, acts.Present)
        desk.yes(caller, slip)
        for seat in desk.seats:
            if desk.may(seat, "Neutral"):
                desk.yes(seat, acts.Neutral())
        found.add(look_at(desk.state, desk.state.checks[0].solution).verdict)
    assert Verdict.INVALID in found


def test_a_demand_that_nobody_understands_stops_no_bot() -> None:
    desk = Desk(opening=OPEN)
    desk.yes(P1, acts.Demand(desk.carrier(), "in:heaven"))
    assert says(desk, P2) == acts.CallIllegal("demand", last_faults(desk.state)[0].says)
    for kind in ("beginner", "regular", "strong"):
        move = next(p for p in desk.asked(P2) if "Pass" in p.kinds)
        assert BOTS.kinds[kind]()(desk.state, P2, (move,), Random(3))


def test_the_bots_count_letters_as_the_rules_do() -> None:
    desk = Desk(SENIOR, opening=(*OPEN, "wild:pink", "transfer:E=L"))
    desk.letters("SHALK")
    kinds: tuple[Kind, ...] = ("now", "forceout", "impossible")
    for kind in kinds:
        need = need_of(desk.state, kind)
        words = words_of(need)
        assert words == fitting_words(need)
        assert all(assign(word, need) for word in words[:: 1 + len(words) // 50])
