"""How this hall is run."""

from pathlib import Path

from msgspec import Struct


class Settings(Struct, frozen=True):
    data: Path
    password: str | None = None
    """A new organiser's password; None leaves the one that is set."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may act here, such as a reverse proxy's."""
    lan_address: str = ""
    """How other machines reach this hall, where it listens to them: put into links and QR codes."""
    test_password_cost: bool = False
    """Cheap password hashing, for tests only."""
