"""The map of docs/english.md names every room of English and of LinguiSHTIK's judge."""

from pathlib import Path

import pytest

PROJECT = Path(__file__).parents[2]
SOURCE = PROJECT / "src/gamehall"
MAP = (PROJECT / "docs/english.md").read_text("utf-8").partition("## The map")[2].partition("\n## ")[0]


def rooms(base: Path, *under: str) -> list[str]:
    """Folders under `base`, named from there, and what lies at its top."""
    found = [path for path in base.rglob("*") if path.is_dir() and path.name != "__pycache__"]
    names = sorted(f"{path.relative_to(base)}/" for path in found)
    return [name for name in names if not under or name.startswith(under)]


def unnamed(named: list[str], text: str) -> list[str]:
    return [name for name in named if f"`{name}`" not in text]


def test_every_folder_of_english_is_on_the_map() -> None:
    named = rooms(SOURCE / "english")
    assert {"grammar/", "reader/repairs/", "writer/places/"} <= {*named}
    assert unnamed(named, MAP) == []


def test_every_file_at_the_top_of_english_is_on_the_map() -> None:
    files = [path.name for path in (SOURCE / "english").glob("*.py") if path.name != "__init__.py"]
    assert unnamed(sorted(files), MAP) == []


def test_every_folder_of_the_judge_is_on_the_map() -> None:
    named = rooms(SOURCE / "games/linguishtik", "judge", "solver")
    assert {"judge/", "judge/demands/"} <= {*named}
    assert unnamed(named, MAP) == []


@pytest.mark.parametrize("line", [line.split("|")[1] for line in MAP.splitlines() if line.startswith("| `")])
def test_what_the_map_names_is_there(line: str) -> None:
    for name in line.replace("`", "").split(","):
        assert any(
            (base / name.strip()).exists() for base in (SOURCE / "english", SOURCE / "games/linguishtik")
        )


def test_a_room_that_is_not_named_is_found(tmp_path: Path) -> None:
    (tmp_path / "grammar/verbs").mkdir(parents=True)
    assert unnamed(rooms(tmp_path), "| `grammar/` | school grammar |") == ["grammar/verbs/"]
