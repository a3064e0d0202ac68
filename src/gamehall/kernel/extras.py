"""What is installed only where it is wanted, and what is said where it is not."""

from importlib.util import find_spec

BRINGS = {"fast": "numba", "english": "spacy", "tournaments": "rustworkx", "web": "litestar"}
"""For each extra of the package, what it brings that nothing else does."""


class NotInstalled(ImportError):
    """An extra of the package is missing; the sentence says how to install it."""


def need(extra: str, what: str) -> None:
    """Raise a plain sentence where `what` cannot be had because this extra is not installed."""
    if not has(extra):
        raise missing(extra, what)


def missing(extra: str, what: str) -> NotInstalled:
    return NotInstalled(f"{what} needs more than is installed here: pip install 'gamehall[{extra}]'")


def has(extra: str) -> bool:
    return find_spec(BRINGS[extra]) is not None
