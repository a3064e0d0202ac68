"""What is checked is one thing: by hand, before a commit, and for every Python on the forge."""

import re
from pathlib import Path

import pytest

import gamehall

ROOT = Path(__file__).parent.parent


def recipe(target: str) -> list[str]:
    """The commands of a target of the Makefile."""
    found = re.search(rf"^{target}:.*\n((?:\t.*\n)+)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert found
    return [line.strip().replace("$(BIN)", ".venv/bin") for line in found[1].splitlines()]


def test_before_a_commit_is_checked_what_make_checks() -> None:
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert re.findall(r"entry: (.+)", hooks) == recipe("check")
    assert "http" not in hooks, "hooks are those of this machine"


def test_the_forge_runs_the_commands_of_the_readme_on_every_python() -> None:
    forge = (ROOT / ".github/workflows/ci.yml").read_text("utf-8")
    assert re.findall(r"- run: (.+)", forge) == ["make check", "make test", "make docs"]
    asked = re.search(r"python: \[(.+)\]", forge)
    assert asked
    assert re.findall(r"3\.\d+", asked[1]) == ["3.11", "3.12", "3.13"]
    assert 'requires-python = ">=3.11"' in (ROOT / "pyproject.toml").read_text("utf-8")


@pytest.mark.parametrize("page", ["README.md", "CONTRIBUTING.md", "Makefile", "docs/index.md"])
def test_a_command_that_is_told_of_is_there(page: str) -> None:
    there = re.findall(r"^([\w-]+):(?!=)", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE)
    told = re.findall(
        r"(?:^ {4}|`|echo \")make ([a-z][a-z-]*)", (ROOT / page).read_text("utf-8"), re.MULTILINE
    )
    assert told
    assert set(told) <= set(there)


def test_the_changelog_has_this_version_with_its_day() -> None:
    heads = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] == "[Unreleased]"
    assert re.fullmatch(rf"\[{re.escape(gamehall.__version__)}\] - \d{{4}}-\d\d-\d\d", heads[1])
