"""The public face: its names, what its pages show, and what it does not load."""

import doctest
import re
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import gamehall
from gamehall.kernel import catalog

ROOT = Path(__file__).parent.parent
DOCTESTS = doctest.ELLIPSIS | doctest.IGNORE_EXCEPTION_DETAIL

NAMES = (
    "Action Answer Bot Entry Event Game Header Lexicon NoSuchBot NoSuchGame NoSuchLexicon NotInstalled "
    "NotUnderstood Outcome Prompt Record Ruling Sitting Table Unreadable View anagrams audit call_bot game "
    "games hooks load matching positions replay sit words"
)
OWN = ["NoClaim", "NoPosition", "judge_sentence", "read_sentence", "scrabble_plays"]
"""What single games give to programs besides."""

HEAVY = {"litestar", "llvmlite", "numba", "numpy", "rich", "spacy", "sqlalchemy", "uvicorn"}


def test_these_names_are_promised() -> None:
    assert gamehall.__all__ == NAMES.split()
    assert sorted(catalog.own_names()) == OWN
    for name in (*NAMES.split(), *OWN):
        assert getattr(gamehall, name) is not None
        assert name in dir(gamehall)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        gamehall.chess  # noqa: B018


def test_the_games_are_a_question_and_a_package() -> None:
    assert gamehall.games()["contig60"] is gamehall.game("contig60")
    assert import_module("gamehall.games.contig60.rules").GAME is gamehall.game("contig60")
    assert "contig60" in gamehall.games()


@pytest.mark.parametrize("file", ["docs/library.md", "README.md"])
def test_what_a_page_shows_is_what_happens(
    file: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    check("".join(shown(file)), file)


def test_the_readme_needs_ten_lines() -> None:
    (block,) = shown("README.md")
    assert sum(line.startswith((">>>", "...")) for line in block.splitlines()) <= 10


def shown(file: str) -> list[str]:
    """The blocks of a page that are run."""
    return re.findall(r"```python\n(>>>.*?)```", (ROOT / file).read_text("utf-8"), re.DOTALL)


def test_an_example_in_a_docstring_is_what_happens() -> None:
    texts = {name: getattr(gamehall, name).__doc__ or "" for name in (*NAMES.split(), *OWN)}
    examples = [name for name, text in texts.items() if ">>>" in text]
    assert {"Sitting", "judge_sentence", "read_sentence", "scrabble_plays", "sit"} <= set(examples)
    for name in examples:
        check(texts[name], name)


def check(text: str, name: str) -> None:
    told: list[str] = []
    test = doctest.DocTestParser().get_doctest(text, {name: getattr(gamehall, name, None)}, name, None, 0)
    doctest.DocTestRunner(optionflags=DOCTESTS).run(test, out=told.append)
    assert not told, "".join(told)


def loaded_after(code: str) -> set[str]:
    """The packages a fresh Python has loaded when it has run this."""
    code = f"{code}\nimport sys; print('\\n'.join({{name.partition('.')[0] for name in sys.modules}}))"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return set(ran.stdout.split())


def test_a_game_of_bots_loads_nothing_heavy() -> None:
    assert loaded_after("import gamehall; gamehall.games()") & HEAVY <= {"numpy"}
    played = loaded_after(
        "import gamehall\n"
        "sitting = gamehall.sit('contig60', bots=['greedy', 'random'], seed=7)\n"
        "assert sitting.play() and sitting.finished"
    )
    assert not played & HEAVY


def test_one_game_does_not_load_another() -> None:
    code = "import gamehall, sys; gamehall.game('contig60')\nfor n in sys.modules: print(n)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    others = {f"gamehall.games.{name}" for name in ("scrabble", "linguishtik", "letter_cards")}
    assert not others & set(ran.stdout.split())
