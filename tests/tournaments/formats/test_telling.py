"""A format in words, as a director reads it before choosing."""

from msgspec.structs import replace

from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.formats.telling import block_told, told
from gamehall.tournaments.standings.scoring import Scoring

PLAN = Format("x", "X", ("chess",), "", (Block((1, 5), "swiss", 1), Block((6, 8), "king-of-the-hill")))


def words(plan: Format) -> str:
    return " ".join(told(plan))


def test_a_lagged_block_says_which_results_each_round_hears() -> None:
    said = block_told(PLAN, PLAN.blocks[0])
    assert said.startswith("Rounds 1 to 5: Swiss. ")
    assert "Rounds 1 and 2 are paired before any result." in said
    assert "round 3 on round 1, round 4 on round 2, round 5 on round 3" in said
    assert block_told(PLAN, PLAN.blocks[1]).endswith("By the standings after the round before.")


def test_one_round_and_a_schedule_are_called_so() -> None:
    one = replace(PLAN, blocks=(Block((1, 1), "swiss"),))
    assert block_told(one, one.blocks[0]).startswith("Round 1: ")
    assert "The schedule is made before round 1." in words(format("round-robin"))
    assert "size 3" in words(format("pools-of-three"))


def test_what_a_system_was_asked_for_is_told() -> None:
    options = {"gibson": True, "strict": False, "gibson_spread": [500, 400], "repeats": 1}
    last = replace(PLAN.blocks[1], options=options)
    said = block_told(replace(PLAN, blocks=(PLAN.blocks[0], last)), last)
    assert "King of the hill (gibson, not strict, gibson spread 500, 400, repeats 1). " in said
    assert " Who cannot be caught any more meets the first who is out of the prizes. " in said
    assert "caught" not in words(PLAN)


def test_scoring_is_told_by_what_decides() -> None:
    assert "A win counts one, a draw half; a bye is won by 50, a forfeit by 75" in words(PLAN)
    results = Scoring(worth="results", order=("points",))
    assert "A win earns 3, a tie 2, a loss 1, who does not come 0" in words(replace(PLAN, scoring=results))
    places = Scoring(worth="places", places={"2": (6, 4), "3": (6, 4, 2)}, order=("points", "scored"))
    said = words(replace(PLAN, tables=3, scoring=places))
    assert "6, 4 and 2 at a table of 3; 6 and 4 at a table of 2" in said
    assert "points, then all points scored" in said
    assert "No game's spread counts for more than 200." in words(replace(PLAN, scoring=Scoring(cap=200)))


def test_people_times_and_prizes_are_told_where_there_are_any() -> None:
    full = replace(
        PLAN,
        chairs=4,
        divisions=("pro", "teen"),
        books={"teen": "easy"},
        apart="school",
        team_of=5,
        clocks=Clocks(1800, 300),
        late_minutes=15,
        rating="wespa",
        prizes=("A cup",),
        awards={"gold": 14, "ribbon": 0},
        provenance="The club.",
    )
    said = words(full)
    for each in (
        "Up to 4 people play as one.",
        "teen by the book easy",
        "Who share a school do not meet",
        "the sum of its best 5",
        "30 minutes a round, then the warning and 5 minutes to finish",
        "less than 15 minutes left",
        "Rated by wespa.",
        "Prizes: A cup.",
        "gold from 14, else ribbon",
        "Where it comes from: The club.",
    ):
        assert each in said
        assert each not in words(PLAN)
