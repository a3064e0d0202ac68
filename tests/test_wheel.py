"""The package as others install it: a wheel without extras plays, and says what the rest would take."""

import os
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import PathDistribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
BASE = {"msgspec", "numpy"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the wheel and what it requires without extras, and nothing else."""
    tree, folder = tmp_path_factory.mktemp("tree"), tmp_path_factory.mktemp("installed")
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, tree)
    away = shutil.ignore_patterns("__pycache__", "static")
    shutil.copytree(ROOT / "src" / "gamehall", tree / "src" / "gamehall", ignore=away)
    (tree / "src/gamehall/web/static/assets").mkdir(parents=True)  # stands for a front end that is built
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tree)]
    subprocess.run(build, cwd=tree, check=True, capture_output=True)
    (wheel,) = tree.glob("*.whl")
    zipfile.ZipFile(wheel).extractall(folder)
    for name in BASE:
        files = distribution(name).files or ()
        for top in {file.parts[0] for file in files if file.parts[0] != ".."}:
            os.symlink(Path(str(distribution(name).locate_file(top))), folder / top)
    return folder


def run(installed: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = {"PYTHONPATH": str(installed), "PATH": os.environ["PATH"], "HOME": str(installed)}
    command = [sys.executable, "-S", "-c", code]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=installed)


def test_without_extras_it_asks_for_two_packages(installed: Path) -> None:
    (info,) = installed.glob("gamehall-*.dist-info")
    wanted = [Requirement(line) for line in PathDistribution(info).requires or ()]
    assert {one.name for one in wanted if one.marker is None} == BASE

    def extra(*names: str) -> set[str]:
        brought = [(one.name, one.marker) for one in wanted if one.marker]
        return {one for one, marker in brought for name in names if marker.evaluate({"extra": name})}

    whole = extra("english", "fast", "tournaments", "web")
    assert extra("all") == whole >= {"litestar", "numba", "rustworkx", "spacy"}
    assert extra("all") < extra("dev")


@pytest.mark.parametrize(
    ("game", "bots"),
    [("contig60", ["greedy", "greedy:err=0.2"]), ("letter_cards", ["regular", "beginner"])],
)
def test_a_wheel_without_extras_plays_to_the_end(installed: Path, game: str, bots: list[str]) -> None:
    done = run(
        installed,
        "import gamehall\n"
        f"sitting = gamehall.sit({game!r}, bots={bots}, seed=60)\n"
        "print(sitting.tell(sitting.play()), gamehall.__file__)\n"
        "assert sitting.finished and gamehall.audit(sitting.record) == []",
    )
    assert done.returncode == 0, done.stderr
    assert str(installed) in done.stdout


@pytest.mark.parametrize(
    ("asked", "extra"),
    [
        ("gamehall.call_bot(gamehall.game('contig60'), 'strong')", "fast"),
        ("gamehall.call_bot(gamehall.game('scrabble'), 'greedy')", "fast"),
        ("gamehall.scrabble_plays('QUIZZES')", "fast"),
        ("gamehall.read_sentence('The crew repaired engines.')", "english"),
        ("from gamehall.cli import main; main([])", "web"),
    ],
)
def test_what_an_extra_brings_is_named_where_it_is_missing(installed: Path, asked: str, extra: str) -> None:
    done = run(installed, f"import gamehall\n{asked}")
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith(
        f"needs more than is installed here: pip install 'gamehall[{extra}]'"
    )
