"""Capitals letter for letter."""


def capitals(text: str) -> str:
    """A to Z in capitals; beyond them as it is, where another letter may come of it: "ß" would be "SS"."""
    return "".join(sign.upper() if sign.isascii() else sign for sign in text)
