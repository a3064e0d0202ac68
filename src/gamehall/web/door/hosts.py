"""By which names this hall is asked for. A stranger's name may be made to lead to this machine; the page
behind it would then speak with the hall as if it were the hall's own."""

import ipaddress
import re
import socket
from collections.abc import Iterable
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

_HOST = re.compile(r"(\[(?P<figures>[0-9a-f:.]+)\]|(?P<name>[a-z0-9._-]{1,253}))(:[0-9]{1,5})?")


def names_of_this_machine() -> frozenset[str]:
    """What the machine is called on itself and on its network."""
    name = socket.gethostname().lower().rstrip(".")
    return frozenset({"localhost", name, f"{name.partition('.')[0]}.local"} - {"", ".local"})


def known_names(host_names: Iterable[str], origins: Iterable[str]) -> frozenset[str]:
    """Every name that leads to this hall; its addresses in figures are not among them."""
    told = {name.lower().rstrip(".") for name in host_names}
    told |= {urlsplit(origin).hostname or "" for origin in origins}
    return names_of_this_machine() | (told - {""})


def host_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """The name this hall was asked for, without its port; empty where it cannot be one."""
    said = connection.headers.getall("host", [])
    read = _HOST.fullmatch(said[0].lower()) if len(said) == 1 else None
    return (read["figures"] or read["name"]).removesuffix(".") if read else ""


def is_known(host: str, names: frozenset[str]) -> bool:
    """A name of this hall, or figures: nobody can make those lead somewhere else."""
    if host in names:
        return True
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True
