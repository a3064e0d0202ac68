"""Open the hall: one process, one port, its address in the terminal as text and as a QR code."""

import gc
import io
import os
import socket
from pathlib import Path

import segno
import uvicorn

from gamehall.kernel.folder import DATA, data_folder
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
    folder = data_folder(data)
    os.environ[DATA] = str(folder.resolve())  # word lists and caches are looked for in this hall's own folder
    settings = Settings(folder, password, bot_pause, origins, lan)
    config = uvicorn.Config(
        create_app(settings),
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
    server = _Server(config)
    server.announcement = "" if quiet else announcement(host, port, lan)
    _calm_collector()
    server.run()


class _Server(uvicorn.Server):
    """Says where the hall is once it is really open."""

    announcement = ""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self.announcement:
            print(self.announcement, flush=True)


def _calm_collector() -> None:
    """Records hold no cycles, so they need no collector; one that walks through all of them again and
    again would stop the hall for half a second at 200 tables. Young objects are still looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 5_000)


def announcement(host: str, port: int, lan: str) -> str:
    here = f"http://localhost:{port}" if host in ("0.0.0.0", "::") else f"http://{host}:{port}"
    lines = ["The hall is open.", f"  On this machine:  {here}"]
    if lan:
        code = io.StringIO()
        segno.make(lan, error="m").terminal(out=code, compact=True)
        lines += [f"  On the LAN:       {lan}", "", code.getvalue()]
    return "\n".join([*lines, "", "Stop it with Ctrl+C."])


def lan_address() -> str:
    """This machine's address as others on the network see it. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"
