"""How the command speaks: what it says when something cannot be done, and where it prints."""

from rich.console import Console
from rich.text import Text


class Unusable(Exception):
    """What was asked of the command cannot be done; the sentence says why and what to do."""


def console() -> Console:
    return Console(highlight=False)


def errors() -> Console:
    return Console(stderr=True, highlight=False)


def complain(sentence: str) -> None:
    errors().print(Text.assemble(("gamehall: ", "red"), sentence), soft_wrap=True)
