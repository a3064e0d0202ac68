"""LT 1, LT 3 and LT 6: one version is played at all levels, each with its own patterns and demands."""

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.offering import designations, open_demands
from gamehall.games.linguishtik.rules import GAME
from tests.games.linguishtik.desk import ELEMENTARY, JUNIOR, MIDDLE, NOUN, P1, P2, P3, SENIOR, Desk

PLAY = "linguishtik-play"
EVERY = pytest.mark.parametrize("division", Division)
PATTERNS = {
    "s-v": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "s-v-io-do": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "inverted": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "s-v-do-oc-noun": (MIDDLE, JUNIOR, SENIOR),
    "s-v-do-oc-adj": (MIDDLE, JUNIOR, SENIOR),
    "s-v-retained-do": (JUNIOR, SENIOR),
    "s-v-retained-oc-adj": (JUNIOR, SENIOR),
    "compound-complex": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "exclamatory": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "s-v-do-do": (),
}
DEMANDS = {
    "plural": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "nominative": (MIDDLE, JUNIOR, SENIOR),
    "in:noun-clause": (ELEMENTARY, MIDDLE, JUNIOR, SENIOR),
    "in:gerund-phrase": (MIDDLE, JUNIOR, SENIOR),
    "not-in:noun-clause": (JUNIOR, SENIOR),
    "function:retained-direct-object": (JUNIOR, SENIOR),
    "function:objective-complement": (MIDDLE, JUNIOR, SENIOR),
}


@pytest.mark.paragraph("tournament-version", book=PLAY)
@EVERY
def test_every_level_plays_the_same_shake(division: Division) -> None:
    desk = Desk(division, manner="guided")
    assert desk.state.options.division is division
    desk.open("s-v", *NOUN, "wild:red", "contains:E")
    desk.letter(P3, "C")
    desk.passes(P1)
    desk.letter(P2, "A")
    desk.letter(P3, "T")
    desk.challenge(P1, "now")
    assert desk.state.phase == "writing"
    assert (desk.left("WritingOver"), desk.left("NeutralOver")) == (180, 60)


@pytest.mark.paragraph("tournament-version", book=PLAY)
def test_all_levels_have_one_book_of_play_and_the_same_times() -> None:
    keys = {shelf.id: set(shelf.keys()) for shelf in GAME.shelves}
    assert set(keys) == {division.value for division in Division}
    shared = set.intersection(*keys.values())
    assert {"proper-order", "move-minute", "forceout", "scoring-chart", "hopeless-roll"} <= shared
    desks = [Desk(division, begun=False) for division in Division]
    times = {
        (o.move_seconds, o.call_seconds, o.writing_seconds, o.checking_seconds, o.round_minutes)
        for o in (desk.state.options for desk in desks)
    }
    assert times == {(60, 10, 180, 120, 30)}


@pytest.mark.paragraph("designate-first", book=PLAY)
@pytest.mark.paragraph("designation", book="linguishtik")
@EVERY
@pytest.mark.parametrize("pattern", PATTERNS)
def test_player_one_designates_what_the_division_has(division: Division, pattern: str) -> None:
    known = division in PATTERNS[pattern]
    guided, desk = Desk(division, manner="guided"), Desk(division)
    desk.designate(P1, pattern)
    desk.yes(P2, acts.CallIllegal("demand"))
    if known:
        guided.designate(P1, pattern)
        assert (desk.last.cites, desk.state.designation) == ("illegal-stands", pattern)
    else:
        cites = "designation" if not PATTERNS[pattern] else "pattern"
        guided.no(P1, acts.Designate(pattern), cites)
        assert (desk.last.cites, desk.state.designation, desk.must()) == (cites, "", {P1})


@pytest.mark.paragraph("later-demands", "illegal-procedure", book=PLAY)
@EVERY
@pytest.mark.parametrize("demand", DEMANDS)
def test_players_demand_what_the_division_has(division: Division, demand: str) -> None:
    guided, desk = (
        Desk(division, manner="guided", opening=("s-v", *NOUN)),
        Desk(division, opening=("s-v", *NOUN)),
    )
    desk.demand(P1, demand)
    desk.yes(P3, acts.CallIllegal("demand"))
    action = acts.Demand(guided.carrier(), demand)
    if division in DEMANDS[demand]:
        guided.yes(P1, action, "how-to-demand")
        assert (desk.last.cites, desk.state.mover) == ("illegal-stands", P2)
    else:
        cites = guided.no(P1, action).cites
        assert (desk.last.cites, desk.state.mover, desk.state.demands) == (cites, P1, NOUN)
        assert cites in set(GAME.shelf(division.value).keys())


@pytest.mark.paragraph("demand-sheet-divisions", book=PLAY)
@EVERY
def test_the_demands_of_the_division_lie_before_everybody(division: Division) -> None:
    desk = Desk(division, manner="guided")
    assert GAME.legal
    [move] = [p for p in desk.asked(P1) if "Designate" in p.kinds]
    offered = {a.designation for a in GAME.legal(desk.state, move) if isinstance(a, acts.Designate)}
    assert offered == {each for group in designations(division) for each in group.demands}
    desk.open("s-v", *NOUN)
    [move] = [p for p in desk.asked(P1) if "Demand" in p.kinds]
    listed = {a.demand for a in GAME.legal(desk.state, move) if isinstance(a, acts.Demand)}
    assert listed == set(open_demands(division, "s-v", NOUN))
    assert {demand for demand in DEMANDS if demand in listed} == {
        demand for demand, known in DEMANDS.items() if division in known
    }
