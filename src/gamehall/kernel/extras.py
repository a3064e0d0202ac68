"""What is installed only where it is wanted, and what is said where it is not."""

from importlib.util import find_spec

_BRINGS = {"fast": "numba", "english": "spacy", "web": "litestar"}
"""For each extra of the package, what it brings that nothing else does."""


class NotInstalled(ImportError):
    """An extra of the package is missing; the sentence says how to install it."""


def need(extra: str, what: str) -> None:
    """Raise a plain sentence where `what` cannot be had because this extra is not installed."""
    if not has(extra):
        raise NotInstalled(f"{what} needs an extra that is not installed: pip install 'gamehall[{extra}]'.")


def has(extra: str) -> bool:
    return find_spec(_BRINGS[extra]) is not None
