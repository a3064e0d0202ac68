"""The rows of the role matrix, as the TOML files beside this one have them.

What is expected is written as `303: maker, organiser; 409`: this status for these, that one for all others.
"""

import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from litestar import Litestar
from litestar.routes import HTTPRoute
from msgspec import Struct

from tests.web.roles.cast import MOMENTS, ROLES

HERE = Path(__file__).parent


class Row(Struct, frozen=True, forbid_unknown_fields=True):
    """One way to ask a route, and what each role gets for it at each moment."""

    at: str
    """Method and path, as the hall has them."""
    says: str = ""
    """What is tried, where a route has several rows."""
    send: str = ""
    """The address that is asked, where it is more than the path: with a query, or with an example put in."""
    form: dict[str, str] | None = None
    json: dict[str, Any] | None = None
    gathering: str = ""
    playing: str = ""
    freed: str = ""
    over: str = ""
    closed: str = ""
    shut: str = ""
    otherwise: str = ""
    """At all moments without an own word."""
    changes: dict[str, str] = {}
    """Who changes the table by this, at which moment; nobody else does, at no other."""

    @property
    def name(self) -> str:
        return f"{self.at} {self.says}".strip()

    @property
    def method(self) -> str:
        return self.at.partition(" ")[0]

    @property
    def only_reads(self) -> bool:
        return self.method in ("GET", "HEAD")

    @property
    def address(self) -> str:
        return self.send or self.at.partition(" ")[2]

    def status(self, role: str, moment: str) -> int:
        told = getattr(self, moment) or self.otherwise
        assert told, f"{self.name} does not say what is expected at a table that is {moment}."
        return int(_chosen(told)[role])

    def changes_it(self, role: str, moment: str) -> bool:
        assert self.changes.keys() <= {*MOMENTS, "hall"}, self.name
        return role in named(self.changes.get(moment, ""))


def rows(file: str) -> list[Row]:
    return msgspec.convert(tomllib.loads((HERE / file).read_text())["route"], list[Row])


def named(roles: str) -> tuple[str, ...]:
    found = tuple(role.strip() for role in roles.split(",") if role.strip())
    assert set(found) <= ROLES.keys(), f"There is no such role: {roles}"
    return found


def _chosen(told: str) -> Mapping[str, str]:
    *some, rest = [part.strip() for part in told.split(";")]
    chosen = dict.fromkeys(ROLES, rest)
    for part in some:
        status, _, roles = part.partition(":")
        chosen |= dict.fromkeys(named(roles), status)
    return chosen


def routes(app: Litestar) -> Iterator[str]:
    """Every method and path that this hall answers; OPTIONS tells only which methods those are."""
    for route in app.routes:
        if isinstance(route, HTTPRoute):
            path = "/".join(
                part if isinstance(part, str) else f"{{{part.name}}}" for part in route.path_components
            )
            for method in route.methods:
                if method != "OPTIONS":
                    yield f"{method} /{path}"
