"""Open the hall: one process, one port, its address in the terminal as text and as a QR code."""

import gc
import os
import socket
from pathlib import Path

import uvicorn
from litestar import Litestar
from msgspec import Struct

from gamehall.machine.folder import DATA, data_folder
from gamehall.web.announcing import Addresses, announcement
from gamehall.web.app import create_app
from gamehall.web.desk import Desk
from gamehall.web.door.certificate import Certificate, context, given, own
from gamehall.web.door.connections import Door, Line
from gamehall.web.door.hosts import known_names
from gamehall.web.door.places import open_files, places, too_few
from gamehall.web.settings import Settings

_PATIENCE = 3


class Plan(Struct, frozen=True, kw_only=True):
    """What was asked for on the command line."""

    host: str
    port: int
    data: Path | None
    password: str | None
    origins: tuple[str, ...]
    host_names: tuple[str, ...]
    proxies: tuple[str, ...]
    tls: bool
    certificate: Path | None
    key: Path | None
    bot_pause: float
    quiet: bool
    limits: bool = True


def serve(plan: Plan) -> None:
    """Serve until interrupted."""
    folder = data_folder(plan.data)
    os.environ[DATA] = str(folder.resolve())  # word lists and caches are looked for in this hall's own folder
    certificate = _certificate(plan, folder)
    settings = Settings(
        folder,
        plan.password,
        plan.bot_pause,
        plan.origins,
        host_names=(*plan.host_names, plan.host),
        proxies=plan.proxies,
        limits=plan.limits,
        addresses=_addresses(plan, secure=certificate is not None),
        known_certificate=certificate is not None and not certificate.own,
    )
    desk = Desk(settings)  # here, so that whoever started the hall is told plainly why it cannot open
    app = create_app(settings, desk)
    config = uvicorn.Config(
        app,
        host=plan.host,
        port=plan.port,
        loop="gamehall.web.door.loop:HallLoop",
        http=Door,
        ws=Line,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,
        lifespan="on",
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # a proxy is named, not guessed
        timeout_graceful_shutdown=_PATIENCE,
        ssl_context_factory=(lambda *_: context(certificate)) if certificate else None,
    )
    _calm_collector()
    fingerprint = certificate.fingerprint if certificate and certificate.own else ""
    files = open_files()
    server = _Server(config, None if plan.quiet else app, fingerprint, too_few(files))
    server.server_state = places(files, plan.limits, plan.proxies)
    server.run()


class _Server(uvicorn.Server):
    """Says where the hall is once it is really open."""

    def __init__(self, config: uvicorn.Config, loud: Litestar | None, fingerprint: str, warning: str) -> None:
        super().__init__(config)
        self._loud, self._fingerprint, self._warning = loud, fingerprint, warning

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and self._loud:
            desk: Desk = self._loud.state.desk
            code = "" if desk.password.is_set else desk.password.new_code()
            print(announcement(desk.settings.addresses, code, self._fingerprint, self._warning), flush=True)


def _calm_collector() -> None:
    """Records hold no cycles, so they need no collector; one that walks through all of them again and
    again would stop the hall for half a second at 200 tables. Young objects are still looked through."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 5_000)


def _certificate(plan: Plan, folder: Path) -> Certificate | None:
    if plan.certificate and plan.key:
        return given(plan.certificate, plan.key)
    if not plan.tls:
        return None
    names = known_names((*plan.host_names, plan.host, "127.0.0.1", "::1", lan_address()), plan.origins)
    return own(folder, names - {"0.0.0.0", "::"})


def _addresses(plan: Plan, *, secure: bool) -> Addresses:
    scheme = "https" if secure else "http"
    if plan.host not in ("0.0.0.0", "::"):
        host = f"[{plan.host}]" if ":" in plan.host else plan.host
        return Addresses(f"{scheme}://{host}:{plan.port}", others=plan.origins)
    lan = f"{scheme}://{found}:{plan.port}" if (found := lan_address()) else ""
    return Addresses(f"{scheme}://localhost:{plan.port}", lan, plan.origins)


def lan_address() -> str:
    """This machine's address as others on the network see it, if it is in one. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return ""
