"""A plan that no event can be run by: the sentence says why, and the path says where."""

from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.tournaments.formats.checking import amiss, wrong
from gamehall.tournaments.formats.format import Block, Clocks, Format
from gamehall.tournaments.standings.scoring import Scoring

GOOD = Format("x", "X", ("chess",), "", (Block((1, 4), "swiss"), Block((5, 6), "king-of-the-hill")))
GIBSON = Block((1, 2), "swiss", options={"gibson": True})
PLACES = Scoring(worth="places", places={"2": (6, 4), "3": (6, 4, 2)})


def test_a_good_plan_is_found_good() -> None:
    assert amiss(GOOD) == ("", "")
    assert wrong(replace(GOOD, blocks=(GIBSON,))) == ""
    assert wrong(replace(GOOD, tables=3, scoring=PLACES, blocks=(Block((1, 3), "tables"),))) == ""


@pytest.mark.parametrize(
    ("change", "path", "says"),
    [
        ({"games": ()}, "games", "names the game that is played"),
        ({"games": ("chess", "chess")}, "games", "each once"),
        ({"blocks": ()}, "blocks", "at least one round"),
        ({"tables": 1}, "tables", "Two to eight"),
        ({"tables": 9}, "tables", "Two to eight"),
        ({"chairs": 0}, "chairs", "One to twelve"),
        ({"divisions": ("a", "a")}, "divisions", "a name of its own"),
        ({"divisions": ("a", " ")}, "divisions", "a name of its own"),
        ({"divisions": ("a",), "books": {"b": "y"}}, "books.b", "no division of that name"),
        ({"late_minutes": -1}, "late_minutes", "not below nothing"),
        ({"team_of": -1}, "team_of", "not below nothing"),
        ({"clocks": Clocks(-1)}, "clocks.round", "not below nothing"),
        ({"clocks": Clocks(0, 300)}, "clocks.last", "say how long that is"),
        ({"blocks": (Block((2, 3), "swiss"),)}, "blocks[0].rounds", "Round 1 comes next"),
        ({"blocks": (Block((1, 0), "swiss"),)}, "blocks[0].rounds", "Round 1 comes next"),
        (
            {"blocks": (Block((1, 2), "swiss"), Block((2, 3), "swiss"))},
            "blocks[1].rounds",
            "Round 3 comes next",
        ),
        ({"blocks": (Block((1, 201), "swiss"),)}, "blocks[0].rounds", "no more than 200"),
        ({"blocks": (Block((1, 2), "swiss", -1),)}, "blocks[0].lag", "rounds before it"),
        ({"blocks": (Block((1, 2), "swis"),)}, "blocks[0]", "There is no pairing system 'swis'"),
        ({"blocks": (Block((1, 2), "swiss", options={"hats": 1}),)}, "blocks[0]", "cannot be asked for this"),
        (
            {"blocks": (Block((1, 1), "pools", options={"first_round": 2}),)},
            "blocks[0]",
            "first_round is no later",
        ),
        (
            {"tables": 4, "blocks": (Block((1, 1), "tables", options={"size": 3}),)},
            "blocks[0]",
            "so size is 4",
        ),
        ({"blocks": (Block((1, 1), "stars"),)}, "blocks[0]", "several games; the plan has one"),
        (
            {"blocks": (GIBSON,), "scoring": Scoring("results")},
            "blocks[0]",
            "by wins, then spread; this plan decides by something else",
        ),
        (
            {"blocks": (GIBSON,), "scoring": Scoring(order=("points", "head-to-head", "spread"))},
            "blocks[0]",
            "by wins, then spread; this plan decides by something else",
        ),
        ({"games": ("chess", "go"), "blocks": (Block((1, 3), "stars"),)}, "blocks[0]", "a star has 2 games"),
        ({"scoring": replace(PLACES, places={"2": (6, 4, 2)})}, "scoring.places", "each of the 2 places"),
        ({"tables": 4, "scoring": PLACES}, "scoring.places", "at a table of 4"),
        ({"scoring": Scoring(caps={"last": 3})}, "scoring.caps", "by its number"),
        ({"scoring": Scoring(caps={"1": -3})}, "scoring.caps", "not below nothing"),
        ({"scoring": Scoring(cap=-1)}, "scoring.cap", "not below nothing"),
        ({"scoring": Scoring(bye_margin=-1)}, "scoring.bye_margin", "not below nothing"),
        ({"scoring": Scoring(forfeit_margin=-1)}, "scoring.forfeit_margin", "not below nothing"),
        ({"scoring": Scoring(overdue_margin=-1)}, "scoring.overdue_margin", "not below nothing"),
        ({"scoring": Scoring(order=())}, "scoring.order", "Say what decides"),
        ({"scoring": Scoring(order=("spread", "spread"))}, "scoring.order", "each once"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: dict[str, Any], path: str, says: str) -> None:
    plan = replace(GOOD, **change)
    found, sentence = amiss(plan)
    assert found == path
    assert says in sentence
    assert wrong(plan) == sentence
