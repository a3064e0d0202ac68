"""What is ordered of a sentence: all that was designated and demanded, as the writer wants to be told it."""

from collections.abc import Container

from msgspec import Struct

from gamehall.english.terms import ContainerKind, Function, Pattern, Purpose, Structure
from gamehall.english.writer.wants import Inside, Letters, Want
from gamehall.games.linguishtik.judge.divisions import Division
from gamehall.games.linguishtik.judge.word import LONGEST, SHORTEST
from gamehall.lexicon.knowledge import Pos


class Order(Struct, frozen=True):
    """What a player must write: the kind of sentence, the kind of word, and all demands on the word."""

    division: Division
    designation: str
    type: Pos
    functions: tuple[Function, ...] = ()
    demands: tuple[str, ...] = ()
    words: Container[str] | None = None
    """The words that can be spelled, in small letters; None for all."""
    counted: bool = True
    """Whether how often something is demanded counts."""


def want_of(order: Order) -> Want:
    """The order read into its parts."""
    letters: dict[str, str | int | bool] = {}
    features, inside, outside, works = [], [], [], []
    compound = False
    container_functions = dict(
        demand.partition(":")[2].split("=")
        for demand in order.demands
        if demand.startswith("container-function:")
    )
    for demand in order.demands:
        name, _, detail = demand.partition(":")
        match name:
            case "contains" | "lacks":
                letters[name] = detail.lower()
            case "length":
                letters["length"] = int(detail)
            case "double-vowel" | "double-consonant":
                letters[name.replace("-", "_")] = True
            case "compound-word":
                compound = True
            case "in":
                function = container_functions.get(detail)
                inside.append(Inside(ContainerKind(detail), Function(function) if function else None))
            case "not-in":
                outside.append(ContainerKind(detail))
            case "infinitive-function" | "gerund-function":
                works.append((name.partition("-")[0], Function(detail)))
            case "container-function":
                pass
            case _:
                features.append(demand)
    designation = order.designation
    return Want(
        order.type,
        order.functions,
        Letters(SHORTEST, LONGEST, **letters),  # type: ignore[arg-type]
        compound,
        tuple(features),
        tuple(inside),
        tuple(outside),
        tuple(works),
        order.words,
        Pattern(designation) if designation in {*Pattern} else None,
        Structure(designation) if designation in {*Structure} else None,
        Purpose(designation) if designation in {*Purpose} else None,
    )
