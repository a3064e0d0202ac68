"""What the hall deals to tests in the browser: nobody knows it before, not even they."""


class NothingToPlay(Exception):
    """Now and then a rack that a test can do nothing with; then it begins another game."""
