"""Whatever people choose from is said in words: options and their values, bots, how a newcomer begins."""

import re
from typing import Annotated, Any, Literal, get_args

import pytest
from msgspec import Meta, Struct
from msgspec import inspect as shape

from gamehall.bots.bot import factories, ladder
from gamehall.kernel import catalog
from gamehall.kernel.codec import codec
from gamehall.kernel.game import Game
from gamehall.kernel.newcomers import calmed
from gamehall.kernel.parts import Bots
from gamehall.kernel.telling import GROUPS, Group, group_of, label_of, told, words_of
from gamehall.web.pages.forms import bare, fields_of
from gamehall.web.pages.option_fields import headings, option_fields

GAMES = sorted(catalog.games())
RAW = re.compile(r"[a-z]_[a-z]|[a-z][A-Z]|\bp\d\b|\bNone\b|[{}\[\]]")
"""What stands in programs and in no sentence."""


def unsaid(options: type) -> list[str]:
    """Options that are not said in words."""
    found = []
    for field in fields_of(options):
        kind = bare(field.type)
        if isinstance(kind, shape.UnionType):
            continue  # the hall's own stamp
        label, words = label_of(field.type), words_of(field.type)
        if not label or label == field.name or RAW.search(label):
            found.append(f"{field.name} has no label")
        if group_of(field.type) not in GROUPS:
            found.append(f"{field.name} stands under no heading")
        if isinstance(kind, shape.LiteralType) and set(words) != {str(value) for value in kind.values}:
            found.append(f"{field.name} does not say each of its values")
        found += [f"{field.name}: {said!r} is no word" for said in words.values() if RAW.search(said)]
        number = kind if isinstance(kind, shape.IntType | shape.FloatType) else None
        if number and number.ge == 0 and "seconds" in field.name and "0" not in words and field.default:
            found.append(f"{field.name} does not say what 0 means")
    return found


@pytest.mark.parametrize("game_id", GAMES)
def test_every_option_is_said_in_words(game_id: str) -> None:
    assert unsaid(catalog.game(game_id).options) == []


def test_an_option_that_is_not_said_is_found() -> None:
    class Planted(Struct):
        turn_seconds: int = 1
        commit: Annotated[Literal["press", "announce"], told("play", "What ends a turn", {"press": "p1"})] = (
            "press"
        )
        board: Annotated[str, Meta(description="The board")] = ""

    assert [one.partition(" ")[0].rstrip(":") for one in unsaid(Planted)] == [
        "turn_seconds",
        "turn_seconds",
        "commit",
        "commit",
        "board",
    ]


@pytest.mark.parametrize("game_id", GAMES)
def test_the_form_shows_no_raw_value(game_id: str) -> None:
    """Neither a choice nor what is usual is a value as programs write it."""
    for shelf in catalog.game(game_id).shelves:
        game = catalog.game(game_id).by(shelf.id)
        for field in option_fields(game):
            shown = [field.label, field.usual, *(said for _, said in field.choices)]
            assert [text for text in shown if RAW.search(text.replace(game.name, ""))] == [], field.name
        offered = [field.name for heading in headings(game) for field in heading.fields]
        assert sorted(offered) == sorted(field.name for field in option_fields(game))


@pytest.mark.parametrize("game_id", GAMES)
def test_every_bot_stands_on_the_ladder(game_id: str) -> None:
    game = catalog.game(game_id)
    bots = catalog.part(game_id, Bots)
    assert bots, f"{game_id} needs bots"
    assert list(bots.ladder) == list(bots.kinds), "weakest first in both"
    names = [rung.name for rung in bots.ladder.values()]
    assert len(set(names)) == len(names)
    for rung in bots.ladder.values():
        assert re.fullmatch(r"[A-Z][a-z]+( [a-z]+)?", rung.name), rung.name
        assert re.fullmatch(r"[A-Z].{10,78}\.", rung.says), rung.says
        assert not RAW.search(rung.says)
    assert set(ladder(game)) <= set(factories(game))


def newcomers_table(game: Game) -> Any:
    assert game.first, f"{game.id} does not say how a newcomer begins: Game.first"
    shelf = game.shelf(game.first.book or game.shelves[0].id)
    calm = calmed(game.first, shelf.fixed)
    return codec(game).read_options({**shelf.fixes, **game.presets.get("guided", {}), **calm})


@pytest.mark.parametrize("game_id", GAMES)
def test_a_newcomer_can_begin(game_id: str) -> None:
    game = catalog.game(game_id)
    assert newcomers_table(game)
    assert game.first
    kinds = {kind.__name__ for kind in game.actions}
    assert game.first.lays
    assert game.first.lays <= kinds
    assert re.fullmatch(r"[A-Z].*\.", game.first.calm)


def test_the_headings_are_those_that_can_be_named() -> None:
    assert tuple(GROUPS) == get_args(Group)
