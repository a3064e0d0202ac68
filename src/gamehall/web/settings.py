"""How this hall is run."""

from pathlib import Path

from msgspec import Struct

from gamehall.web.announcing import Addresses


class Settings(Struct, frozen=True):
    data: Path
    password: str | None = None
    """A new organiser's password; None leaves the one that is set."""
    bot_pause: float = 0.7
    """Seconds a bot waits before it moves, so that people can follow."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages may act here, such as a reverse proxy's."""
    host_names: tuple[str, ...] = ()
    """Further names by which this hall may be asked for, besides those of its machine and its origins."""
    proxies: tuple[str, ...] = ()
    """Addresses of the proxies in front of this hall: only they are believed about whom they speak for."""
    limits: bool = True
    """Whether a person and an address may ask only so much; not so where the hall itself is measured."""
    addresses: Addresses = Addresses("")
    """How this hall is reached: put into links and QR codes."""
    known_certificate: bool = False
    """Over TLS, with a certificate that browsers know: they are told never to come without again."""
    processes: bool = True
    """What takes long is done in processes beside the hall; otherwise in threads, for tests that look on."""
    test_password_cost: bool = False
    """Cheap password hashing, for tests only."""
