"""`gamehall serve` and `gamehall organiser`: open the hall, and let in who started it."""

import ipaddress
import os
import socket
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from gamehall.machine.speech import Unusable

if TYPE_CHECKING:
    from gamehall.web.serve import Plan


PASSWORD = "GAMEHALL_PASSWORD"
CODE_MINUTES = 15


def open_hall(plan: "Plan") -> None:
    from sqlalchemy.exc import DatabaseError

    from gamehall.live.people import NotPossible
    from gamehall.machine.folder import data_path
    from gamehall.store.folder import CannotOpen
    from gamehall.store.opening import unreadable
    from gamehall.store.parts import DATABASE
    from gamehall.web.door.certificate import Unfit
    from gamehall.web.serve import serve

    if not plan.limits and plan.host not in ("127.0.0.1", "::1", "localhost"):
        raise Unusable("A hall without limits is for measuring: open it with --host 127.0.0.1.")
    if bool(plan.certificate) != bool(plan.key):
        raise Unusable("A certificate needs its key: name both, with --cert and --key.")
    _check_proxies(plan.proxies)
    _check_free(plan.host, plan.port)
    try:
        serve(plan)
    except (CannotOpen, NotPossible, Unfit) as error:
        raise Unusable(str(error)) from error
    except DatabaseError as error:
        raise Unusable(str(unreadable(data_path(plan.data) / DATABASE, error))) from error
    except OSError as error:
        raise Unusable(f"The hall cannot be opened: {error}.") from error


def read_password(file: Path | None) -> str | None:
    """From a file, from what is typed, or from the environment; the command line itself is seen by all."""
    if file is None:
        return os.environ.pop(PASSWORD, None) or None
    try:
        text = sys.stdin.readline() if str(file) == "-" else file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise Unusable(f"The password cannot be read from {file}: {error}.") from error
    password = text.rstrip("\r\n")
    if not password:
        raise Unusable(f"There is no password in {file}.")
    return password


def print_new_code(data: Path | None) -> None:
    """Whoever may write in the hall's folder is who runs it."""
    from gamehall.machine.folder import data_path
    from gamehall.store.beside import NoHall, exchange
    from gamehall.web import announcing
    from gamehall.web.door import password

    code, folder = password.new_code(), data_path(data)
    kept = password.hashed(password.hasher(), code, 60 * CODE_MINUTES)
    try:
        addresses = announcing.noted(exchange(folder, password.CODE, kept, announcing.ADDRESSES))
    except NoHall as error:
        raise Unusable(f"{error} Open one with: gamehall serve. Name another folder with --data.") from error
    print(f"Choose a new password with this link; it works once, for {CODE_MINUTES} minutes.\n")
    if addresses:
        print("\n".join(announcing.organisers_link(addresses, code)))
    print(f"\nOr type this code on the hall's page Organiser: {code}")


def _check_proxies(proxies: tuple[str, ...]) -> None:
    for proxy in proxies:
        try:
            ipaddress.ip_address(proxy)
        except ValueError as error:
            raise Unusable(
                f"--proxy takes the proxy's address in figures, such as 127.0.0.1, not {proxy}."
            ) from error


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
