"""The role matrix: every route, asked by everybody, at every moment of a table.

A new route is found here by itself; it fails until a row says what everybody gets from it.
"""

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from tests.web.roles.cast import MOMENTS, ROLES, AtTable, Cast
from tests.web.roles.known import hidden_from, of_the_hall, private_tables
from tests.web.roles.rows import Row, routes, rows

AT_A_TABLE = rows("at_a_table.toml")
ELSEWHERE = rows("elsewhere.toml")


def test_every_route_has_a_row_and_every_row_a_route(cast: Cast) -> None:
    there, told = set(routes(cast.hall.app)), {row.at for row in (*AT_A_TABLE, *ELSEWHERE)}
    assert not there - told, (
        f"{sorted(there - told)}: say what each role gets from it in tests/web/roles/at_a_table.toml, "
        "or in elsewhere.toml where no table is concerned."
    )
    assert not told - there, f"{sorted(told - there)}: the hall has no such route any more; take its row out."


@pytest.mark.parametrize("row", AT_A_TABLE, ids=lambda row: row.name)
def test_what_everybody_gets_at_a_table(cast: Cast, row: Row) -> None:
    troubles: list[str] = []
    for moment in MOMENTS:
        for role in ROLES:
            changes = row.changes_it(role, moment)
            at = cast.table(role, moment) if changes else cast.shared(role, moment)
            before = None if row.only_reads else cast.standing(at.id)
            answer = ask(cast, role, row, at)
            troubles += [f"{moment}, {role}: {trouble}" for trouble in leaks(cast, role, at, row, answer)]
            expected = row.status(role, moment)
            if answer.status_code != expected:
                troubles.append(f"{moment}, {role}: {answer.status_code} instead of {expected}")
            if before and (cast.standing(at.id) != before) is not changes:
                did = "nothing changed" if changes else "the table was changed"
                troubles.append(f"{moment}, {role}: {did}")
    assert not troubles, "\n".join([row.name, *troubles])


@pytest.fixture
def signed_in(cast: Cast) -> Iterator[Cast]:
    yield cast
    cast.sign_in()


@pytest.mark.parametrize("row", ELSEWHERE, ids=lambda row: row.name)
def test_what_everybody_gets_elsewhere(signed_in: Cast, row: Row) -> None:
    cast, troubles = signed_in, list[str]()
    for role in ROLES:
        before = None if row.only_reads else cast.kept()
        answer = cast.in_passing(role, row.method, row.address, **_sent(row, str))
        told = answer.text + str(answer.headers)
        secrets = [*of_the_hall(cast, role), *private_tables(cast, role)]
        troubles += [f"{role}: {what}" for secret, what in secrets if secret in told]
        if answer.status_code != (expected := row.status(role, "otherwise")):
            troubles.append(f"{role}: {answer.status_code} instead of {expected}")
        if before and (cast.kept() != before) is not row.changes_it(role, "hall"):
            troubles.append(f"{role}: what the hall keeps was changed, or was not")
    assert not troubles, "\n".join([row.name, *troubles])


def ask(cast: Cast, role: str, row: Row, at: AtTable) -> httpx.Response:
    card = next(iter(at.hands.get("p2", ())), "")

    def put_in(text: str) -> str:
        for name, value in (("id", at.id), ("code", at.code), ("key", at.key), ("card", card)):
            text = text.replace(f"{{{name}}}", value)
        return text

    return cast.in_passing(role, row.method, put_in(row.address), **_sent(row, put_in))


def _sent(row: Row, put_in: Callable[[str], str]) -> dict[str, Any]:
    if row.json is not None:
        return {"json": {name: put_in(v) if isinstance(v, str) else v for name, v in row.json.items()}}
    return {} if row.form is None else {"data": {name: put_in(v) for name, v in row.form.items()}}


def leaks(cast: Cast, role: str, at: AtTable, row: Row, answer: httpx.Response) -> list[str]:
    """What this person should not have been told; whoever asks by a link knows the link."""
    told = answer.text + str(answer.headers)
    known = at.key if "{key}" in row.at else None
    return [what for secret, what in hidden_from(cast, role, at) if secret in told and secret != known]
