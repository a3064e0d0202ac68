"""The page about plans says what a plan can say, and its example is one."""

import re
from pathlib import Path
from typing import get_args

from msgspec.structs import fields

from gamehall.tournaments.formats.format import Block, Clocks, Format, Rating
from gamehall.tournaments.formats.reading import read_plan
from gamehall.tournaments.standings.scoring import Order, Scoring, Worth

PAGE = (Path(__file__).parents[3] / "docs" / "event-formats.md").read_text()


def test_the_example_is_a_plan_that_can_be_run() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    plan = read_plan(example)
    assert (plan.rounds, plan.source(3), plan.source(5)) == (6, 1, 4)
    assert plan.class_prizes == {"junior": ("A book",)}


def test_every_field_and_every_choice_is_told() -> None:
    plain = re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)
    told = set(re.findall(r"[\w-]+", " ".join(re.findall(r"`([^`]+)`", plain))))
    named = {field.encode_name for of in (Format, Block, Clocks, Scoring) for field in fields(of)}
    assert named <= told
    assert {one for kinds in (Rating, Worth, Order) for one in get_args(kinds) if one} <= told
