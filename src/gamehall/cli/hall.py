"""`gamehall serve`: open the hall, or say plainly why it cannot be opened."""

import socket
from pathlib import Path

from gamehall.cli.speech import Unusable


def open_hall(
    host: str,
    port: int,
    data: Path | None,
    password: str | None,
    origins: tuple[str, ...],
    bot_pause: float,
    quiet: bool,
) -> None:
    from gamehall.live.people import NotPossible
    from gamehall.store.schema import WrongSchema
    from gamehall.web.serve import serve

    _check_free(host, port)
    try:
        serve(host, port, data, password, bot_pause, origins, quiet)
    except (WrongSchema, NotPossible) as error:
        raise Unusable(str(error)) from error
    except OSError as error:
        raise Unusable(f"The hall cannot be opened: {error}.") from error


def _check_free(host: str, port: int) -> None:
    """A taken port is told before anything else is done."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as error:
            raise Unusable(
                f"The hall cannot listen on {host}:{port}: {error.strerror}. Name another with --port."
            ) from error
