"""Where a visitor comes from. Only a proxy that was named when the hall was started is believed."""

import ipaddress
from functools import lru_cache
from typing import Any

from litestar.connection import ASGIConnection

UNKNOWN = "unknown"


Connection = ASGIConnection[Any, Any, Any, Any]


def address_of(connection: Connection, proxies: tuple[str, ...] = ()) -> str:
    """The visitor's own address. Behind named proxies it is the last one that none of them has."""
    address = _caller(connection)
    if address in proxies:
        passed_on = [part.strip() for part in connection.headers.get("x-forwarded-for", "").split(",")]
        address = next((part for part in reversed(passed_on) if part and part not in proxies), address)
    return household(address)


def is_secure(connection: Connection, proxies: tuple[str, ...] = ()) -> bool:
    """Whether nobody on the way can read along: encrypted up to this hall, or up to a named proxy."""
    if connection.scope["scheme"] in ("https", "wss"):
        return True
    said = connection.headers.get("x-forwarded-proto", "").rpartition(",")[2].strip()
    return said in ("https", "wss") and _caller(connection) in proxies


def _caller(connection: Connection) -> str:
    """Who is at the other end of this connection, be it a visitor or a proxy."""
    return connection.client.host.removeprefix("::ffff:") if connection.client else UNKNOWN


@lru_cache(maxsize=4096)
def household(address: str) -> str:
    """A home or a school is given a whole /64 of the newer addresses, so they count as one."""
    try:
        found = ipaddress.ip_address(address)
    except ValueError:
        return UNKNOWN
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, 64), strict=False))
