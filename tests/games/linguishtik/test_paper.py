"""Demand sheets and score sheets of a league's table."""

from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.paper.asked import asked
from gamehall.tournaments.paper.blocks import Choice, Fields, Heading, Table, Words
from gamehall.tournaments.paper.kinds import paper
from gamehall.tournaments.people import Entrant
from tests.tournaments.paper.events import played


def test_a_table_of_three_has_a_demand_sheet_for_every_shake_and_a_score_sheet() -> None:
    people = tuple(Entrant(n, f"Name {n}", team=f"Team {n}", division="senior") for n in range(1, 4))
    event = asked(played(format("league-day"), people, 1))
    shakes = paper(event, "demand-sheets").parts
    headings = [one.text for part in shakes for one in part if isinstance(one, Heading)]
    assert headings == [f"Demand sheet, shake {number}" for number in range(1, 5)]
    for shake in shakes:
        labels = [field.label for one in shake if isinstance(one, Fields) for field in one.fields]
        assert labels[:3] == ["Sentence", "Type", "Function"]
        assert any(isinstance(one, Choice) and "forceout" in one.options for one in shake)
        names = next(one.text for one in shake if isinstance(one, Words))
        assert all(one.name in names for one in people)
    (sheet,) = paper(event, "score-sheets").parts
    points = next(one for one in sheet if isinstance(one, Table))
    assert {group.label for group in points.groups} == {"", *(one.name for one in people)}
    assert [column.label for column in points.columns].count("−1, initials") == 3
