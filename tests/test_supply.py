"""What the hall is made of: locked with hashes, written down, and looked at before it is used."""

import json
import re
import shutil
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from gamehall.english.parsers import model

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
RUN = [*PROJECT["project"]["dependencies"], *EXTRAS["web"], *EXTRAS["english"], *EXTRAS["fast"]]
LOCKS = {
    "tools": PROJECT["build-system"]["requires"],
    "run": RUN,
    "dev": [*RUN, *(line for line in EXTRAS["dev"] if line != "gamehall[all]")],
    "docs": [*PROJECT["project"]["dependencies"], *EXTRAS["docs"]],
}


def locked(name: str) -> dict[str, list[str]]:
    """Each package of a lock file with the versions it may be installed in."""
    found: dict[str, list[str]] = {}
    for line in (ROOT / "locks" / f"{name}.txt").read_text("utf-8").splitlines():
        if match := re.match(r"([a-z0-9.-]+)==(\S+)", line):
            found.setdefault(match[1], []).append(match[2])
    return found


@pytest.mark.parametrize("name", LOCKS)
def test_a_lock_has_all_that_the_project_asks_for(name: str) -> None:
    versions = locked(name)
    for line in LOCKS[name]:
        wanted = Requirement(line.partition("#")[0])
        assert versions.get(wanted.name), f"{wanted.name} is not in locks/{name}.txt: make lock"
        assert all(wanted.specifier.contains(v) for v in versions[wanted.name]), f"make lock: {line}"


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_has_its_hash(name: str) -> None:
    text = (ROOT / "locks" / f"{name}.txt").read_text("utf-8")
    for entry in re.split(r"\n(?=[a-z0-9])", text.partition("make lock\n")[2]):
        assert "--hash=sha256:" in entry, entry


def test_set_up_installs_nothing_without_a_hash() -> None:
    """Only Gamehall itself, which is the folder it stands in, has none; `make lock` only writes files."""
    rules = (ROOT / "Makefile").read_text("utf-8")
    for line in rules.splitlines():
        if "$(PIP) install" in line:
            assert "--require-hashes" in line or line.endswith("--no-deps --editable ."), line


def test_the_model_is_the_one_that_was_tried() -> None:
    model.check()


def test_a_changed_model_is_not_loaded(tmp_path: Path) -> None:
    copy = tmp_path / "model"
    shutil.copytree(model.installed(model.described()), copy)
    model.check(copy)
    (copy / "__init__.py").write_text("print('hello')", "utf-8")
    with pytest.raises(model.NotTheModel, match=r"__init__\.py is not the file"):
        model.check(copy)


def test_every_file_of_the_model_is_looked_at() -> None:
    described = model.described()
    folder = model.installed(described)
    there = {p.relative_to(folder).as_posix() for p in folder.rglob("*") if p.is_file()}
    assert {path for path in there if "__pycache__" not in path} == set(described.sha256)


def test_the_bill_of_materials_names_every_package_that_runs() -> None:
    from gamehall.cli.commands.sbom import bill_of_materials

    bill = json.loads(bill_of_materials())
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    here = {component["name"] for component in bill["components"]}
    assert {Requirement(line.partition("#")[0]).name for line in LOCKS["run"]} <= here
    assert {"svelte", "htmx.org", "en_core_web_sm"} <= here
    assert all(c["version"] and c["licenses"] for c in bill["components"])
