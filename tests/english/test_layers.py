"""The contracts of English hold, and a planted breach of each is found."""

import tomllib
from pathlib import Path
from typing import Any

import grimp
import pytest
from importlinter import Contract
from importlinter.configuration import configure
from importlinter.contracts.forbidden import ForbiddenContract
from importlinter.contracts.layers import LayersContract

PROJECT = Path(__file__).parents[2] / "pyproject.toml"
LAYERS = "English goes from terms over trees and readings to what is said of them"
RULEBOOK = "English knows no rulebook"


@pytest.fixture(scope="module")
def graph() -> grimp.ImportGraph:
    configure()
    return grimp.build_graph("gamehall", cache_dir=None)


def contract(name: str) -> Contract:
    """As it is written in pyproject.toml."""
    written: list[dict[str, Any]] = tomllib.loads(PROJECT.read_text("utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    (found,) = [each for each in written if each["name"] == name]
    options = {key: str(value) if isinstance(value, bool) else value for key, value in found.items()}
    kind = {"layers": LayersContract, "forbidden": ForbiddenContract}[options["type"]]
    return kind(name, {"root_packages": ["gamehall"]}, options)


def kept(name: str, graph: grimp.ImportGraph) -> bool:
    return contract(name).check(graph, verbose=False).kept


@pytest.mark.parametrize(
    ("name", "importer", "imported"),
    [
        (LAYERS, "tree", "english.reading"),
        (LAYERS, "terms", "english.saying"),
        (LAYERS, "grammar.verbs", "english.parsers.spacy_model"),
        (LAYERS, "parsers.model", "english.reader"),
        (LAYERS, "reader.strain", "english.correctness"),
        (LAYERS, "correctness.gate", "english.writer"),
        (LAYERS, "writer.write", "english.explain"),
        (LAYERS, "explain.words", "english.diagram"),
        (LAYERS, "diagram.svg", "english.explain"),
        (RULEBOOK, "correctness.faults", "kernel.rulebook"),
    ],
)
def test_each_room_of_english_knows_only_those_below_it(
    graph: grimp.ImportGraph, name: str, importer: str, imported: str
) -> None:
    assert kept(name, graph)
    importer, imported = f"gamehall.english.{importer}", f"gamehall.{imported}"
    assert not graph.direct_import_exists(importer=importer, imported=imported)
    graph.add_import(importer=importer, imported=imported)
    assert not kept(name, graph)
    graph.remove_import(importer=importer, imported=imported)
