"""What would make the first answers slow, done beforehand."""

from gamehall.kernel.parts import Engine


def warm() -> None:
    """Make the arrays of words, or read them from the disk, and the lists that sentences are written from."""
    from gamehall.games.linguishtik.solver.words.hoard import hoard
    from gamehall.games.linguishtik.solver.writing import warm_up

    hoard()
    warm_up()


def rouse() -> None:
    """Open the eyes that read sentences, which takes seconds, once in a process."""
    from gamehall.english.reader import read

    warm()
    read("The hall is open.")


ENGINE = Engine(warm=warm, rouse=rouse)
