"""The Pentathlon's papers: cards and record sheets as its sheets name them."""

import pytest

from gamehall.kernel import catalog
from gamehall.tournaments.formats.finding import format
from gamehall.tournaments.paper.asked import Asked, asked
from gamehall.tournaments.paper.blocks import Field, Fields, Heading, Table, Words
from gamehall.tournaments.paper.kinds import kinds, paper
from gamehall.tournaments.people import Entrant
from tests.tournaments.paper.events import played

SCORING = {"contig60", "stars_and_bars"}
"""The games whose sheets print a Scoring Flag Card."""


@pytest.fixture(scope="module")
def around() -> Asked:
    people = tuple(Entrant(n, f"Pentathlete {n}", school=f"School {n % 6}") for n in range(1, 13))
    return asked(played(format("pentathlon"), people, 1))


def table(around: Asked, kind: str, part: int = 0) -> Table:
    return next(one for one in paper(around, kind).parts[part] if isinstance(one, Table))


def test_it_has_the_papers_that_its_sheets_name(around: Asked) -> None:
    known = set(kinds(around.state.format))
    assert {"scoring-flag-cards", "flag-cards", "score-cards"} <= known
    assert {"challenge-records", "monitor-records", "star-records"} <= known


def test_a_score_card_has_the_games_in_the_order_of_the_star(around: Asked) -> None:
    cards = paper(around, "score-cards").parts
    assert len(cards) == len(around.state.entrants)
    for number, card in enumerate(cards, start=1):
        fields = next(one for one in card if isinstance(one, Fields)).fields
        assert fields[:2] == (Field("Pentathlete", f"Pentathlete {number}"), Field("Number", str(number)))
        (games,) = (one for one in card if isinstance(one, Table))
        star = [catalog.game(id).name for id in around.state.stars[number]]
        assert [row[1] for row in games.rows] == star
        assert [bool(row[2]) for row in games.rows[2:]] == [False] * 3, "rounds to come have no opponent yet"
        assert [column.label for column in games.columns][-2:] == ["Pentathlete signs", "Game Leader"]


def test_each_table_has_the_flag_card_of_its_game(around: Asked) -> None:
    names = {catalog.game(id).name for id in SCORING}
    sats = around.divisions[0].rounds[-1]
    scoring = [sat.game for sat in sats if len(sat.parts) == 2 and sat.game in names]
    plain = [sat.game for sat in sats if len(sat.parts) == 2 and sat.game not in names]

    def told(kind: str) -> list[str]:
        headings = (one for part in paper(around, kind).parts for one in part if isinstance(one, Heading))
        return [heading.text.partition(": ")[2] for heading in headings]

    assert (scoring and told("scoring-flag-cards") == scoring) or not scoring
    assert (plain and told("flag-cards") == plain) or not plain


def test_a_scoring_flag_card_has_a_running_score_for_both(around: Asked) -> None:
    found = paper(around, "scoring-flag-cards").parts
    for part in found:
        (card,) = (one for one in part if isinstance(one, Table))
        assert [column.label for column in card.columns].count("Running score") == 2
        assert len({group.label for group in card.groups} - {""}) == 2


def test_the_monitor_counts_three_wrong_challenges(around: Asked) -> None:
    labels = [column.label for column in table(around, "monitor-records").columns]
    assert labels[2:5] == ["First I or IA", "Second", "Third: lost"]
    (said,) = (one for one in paper(around, "challenge-records").parts[0][-1:] if isinstance(one, Words))
    assert "Three I and IA together lose the game" in said.text


def test_the_star_record_has_a_line_for_everybody(around: Asked) -> None:
    rows = table(around, "star-records").rows
    assert {row[0] for row in rows} == {str(number) for number in around.state.entrants}
    for row in rows:
        assert row[3] == ", ".join(catalog.game(id).name for id in around.state.stars[int(row[0])])
