"""The front end's types are those the hall runs on."""

from pathlib import Path

import pytest

from gamehall.kernel.game import Game
from gamehall.web.wire import typescript

GENERATED = Path(__file__).parents[2] / "frontend" / "src" / "generated"


@pytest.mark.parametrize("name", sorted(typescript.generate()))
def test_the_committed_types_are_up_to_date(name: str) -> None:
    committed = (GENERATED / name).read_text("utf-8")
    assert committed == typescript.generate()[name], "run: gamehall types"


def test_a_game_with_every_kind_of_field(peek: Game) -> None:
    text = typescript.game_types(peek)
    assert "export interface State {" in text
    assert "readonly hands: { readonly [key: string]: readonly string[] }" in text
    assert "readonly ranks: readonly (readonly string[])[]" in text
    assert "readonly challenge: string | null" in text
    assert "  | PlayCard\n" in text
    assert text.index("export interface Options") < text.index("export interface State")


def test_writing_touches_only_what_changed(tmp_path: Path) -> None:
    first = typescript.write(tmp_path)
    assert {file.name for file in first} == set(typescript.generate())
    assert typescript.write(tmp_path) == []
