"""How the command speaks: what it says when something cannot be done, and where it prints."""

from rich.console import Console


class Unusable(Exception):
    """What was asked of the command cannot be done; the sentence says why and what to do."""


def console() -> Console:
    return Console(highlight=False)


def errors() -> Console:
    return Console(stderr=True, highlight=False)
