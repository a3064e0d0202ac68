"""Open the hall: one process, one port, its address in the terminal as text and as a QR code."""

import socket
import sys
from pathlib import Path

import segno
import uvicorn

from gamehall.store.schema import data_folder
from gamehall.web.app import create_app
from gamehall.web.settings import Settings

_PATIENCE = 3


def serve(
    host: str = "0.0.0.0",  # a hall is for everybody on the LAN
    port: int = 8000,
    data: Path | str | None = None,
    password: str | None = None,
    bot_pause: float = 0.7,
    origins: tuple[str, ...] = (),
    quiet: bool = False,
) -> None:
    """Serve until interrupted."""
    lan = f"http://{lan_address()}:{port}" if host in ("0.0.0.0", "::") else ""
    settings = Settings(data_folder(data), password, bot_pause, origins, lan)
    app = create_app(settings)
    if not quiet:
        announce(host, port, lan)
    uvicorn.run(
        app,
        host=host,
        port=port,
        loop="uvloop",
        http="httptools",
        ws="websockets-sansio",
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
    )


def announce(host: str, port: int, lan: str) -> None:
    here = f"http://localhost:{port}" if host in ("0.0.0.0", "::") else f"http://{host}:{port}"
    print(f"The hall is open.\n  On this machine:  {here}")
    if lan:
        print(f"  On the LAN:       {lan}\n")
        segno.make(lan, error="m").terminal(out=sys.stdout, compact=True)
    print("\nStop it with Ctrl+C.", flush=True)


def lan_address() -> str:
    """This machine's address as others on the network see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
