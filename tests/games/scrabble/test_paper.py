"""Score sheets: a player's own by one book, the timekeeper's tally of two teams by the other."""

from collections import Counter

from gamehall.games.scrabble.board import COUNTS
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.paper.asked import Asked, asked
from gamehall.tournaments.paper.blocks import Fields, Table, Words
from gamehall.tournaments.paper.kinds import paper
from gamehall.tournaments.people import Entrant
from tests.tournaments.paper.events import played


def around(id: str) -> Asked:
    plan = format(id)
    divisions = plan.divisions or ("",)
    people = tuple(Entrant(n, f"Name {n}", division=divisions[0]) for n in range(1, 5))
    return asked(played(plan, people, 1))


def test_every_player_of_a_tournament_has_a_sheet_with_the_tiles() -> None:
    event = around("all-bankers")
    sheets = paper(event, "score-sheets").parts
    assert len(sheets) == 4
    for sheet in sheets:
        (name, against), *_ = [one.fields for one in sheet if isinstance(one, Fields)]
        assert {name.label, against.label} == {"Name", "Against"}
        assert name.value != against.value
        tracked = next(one.text for one in reversed(sheet) if isinstance(one, Words)).replace(" ", "")
        assert Counter(tracked) == COUNTS


def test_two_teams_share_the_sheet_of_their_timekeeper() -> None:
    event = around("literacy-fest")
    sheets = paper(event, "score-sheets").parts
    assert len(sheets) == 2
    for sheet in sheets:
        (tally,) = (one for one in sheet if isinstance(one, Table))
        assert [column.label for column in tally.columns] == ["Turn", *["Words", "Score", "Sum"] * 2]
        assert [group.label for group in tally.groups][1:] != ["", ""]
        labels = [field.label for one in sheet if isinstance(one, Fields) for field in one.fields]
        assert {"Timekeeper", "Minutes added"} <= set(labels)
