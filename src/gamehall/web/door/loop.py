"""The event loop of the hall: uvloop's, but whoever says nothing under TLS is not waited for a minute."""

from typing import Any

import uvloop

HANDSHAKE_PATIENCE = 10.0


class HallLoop(uvloop.Loop):
    async def create_server(self, *args: Any, **settings: Any) -> Any:
        if settings.get("ssl"):
            settings.setdefault("ssl_handshake_timeout", HANDSHAKE_PATIENCE)
        return await super().create_server(*args, **settings)
