"""Boards and plays as people write them, read here without the help of the game's own code.

`8H HORN` reads across from H8, `L8 SO` down from L8. A small letter is a blank; letters in parentheses lie
on the board already.
"""

Laid = dict[int, str]
EMPTY = "." * 225


def square(name: str) -> int:
    """`H8` is the column letter and the row number."""
    return (int(name[1:]) - 1) * 15 + "ABCDEFGHIJKLMNO".index(name[0])


def spelled(play: str) -> list[tuple[int, str, bool]]:
    """Every letter of a written play: its square, the letter, and whether it is put down now."""
    at, word = play.split(" ")
    across = at[0].isdigit()
    here = square(at[-1] + at[:-1] if across else at)
    letters, new = [], True
    for sign in word:
        if sign in "()":
            new = sign == ")"
            continue
        letters.append((here, sign, new))
        here += 1 if across else 15
    return letters


def board(*words: str) -> str:
    """A board on which these words lie; where they cross they agree."""
    squares = list(EMPTY)
    for word in words:
        for here, letter, _ in spelled(word):
            assert squares[here] in (".", letter), f"{word} does not fit"
            squares[here] = letter
    return "".join(squares)


def laid(on: str, play: str) -> Laid:
    """The tiles a play puts on a board."""
    for here, letter, new in spelled(play):
        assert on[here] == ("." if new else letter), f"{play} does not fit"
    return {here: letter for here, letter, new in spelled(play) if new}
