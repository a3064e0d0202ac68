"""What would make the first answers slow, done beforehand."""


def warm() -> None:
    """Make the arrays of words, or read them from the disk, and the lists that sentences are written from."""
    from gamehall.english.writing import warm_up
    from gamehall.games.linguishtik.search_hoard import hoard

    hoard()
    warm_up()
