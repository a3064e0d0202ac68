"""The role matrix of the socket: every message, said by everybody, for every chair, at every moment.

A message or an act that is new fails here until it is told who may say it.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, get_args

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from gamehall.web.wire.messages import FromPage
from tests.web.conftest import Line
from tests.web.roles.cast import ROLES, AtTable, Cast
from tests.web.roles.known import hidden_from

SEATS = ("p1", "p2", "judge", "clock", "dealer", "gallery", "hall", "p9")
IN_PLAY = ("playing", "freed", "over", "closed")
LENT = ("judge", "clock")
"""Chairs that the organiser may step into."""


def chairs_of(role: str, moment: str) -> tuple[str, ...]:
    """From which chairs this person may look and act."""
    if role == "organiser":
        return LENT
    sits = role in SEATS and (role, moment) != ("p2", "freed")
    return (role,) if sits else ()


class Lines:
    """Somebody's lines to a table, one after the other; what they heard on all of them."""

    def __init__(self, cast: Cast, role: str, at: AtTable) -> None:
        self._cast, self._role, self._at = cast, role, at
        self.heard: list[dict[str, Any]] = []

    @contextmanager
    def dial(self) -> Iterator[Line]:
        with line_of(self._cast, self._role, self._at) as line:
            yield line
        self.heard += line.heard


@contextmanager
def line_of(cast: Cast, role: str, at: AtTable) -> Iterator[Line]:
    line = cast.people[role].line(at.id)
    try:
        yield line
    finally:
        line.socket.close()


def join(role: str, moment: str, lines: Lines) -> None:
    """Whichever chair is asked for: an own one is had, for any other the gallery; no player watches."""
    own = chairs_of(role, moment)
    plays = role if role in ("p1", "p2") and own and moment != "closed" else ""
    home = own[0] if own and role != "organiser" else "gallery"
    for asked in ("", *SEATS):
        with lines.dial() as line:
            welcome = line.join(asked)
        expected = (asked if asked in own else plays or "gallery") if asked else home
        assert (asked, welcome["seat"], set(welcome["yours"])) == (asked, expected, set(own))
        assert welcome["organiser"] is (role == "organiser")


def submit(role: str, moment: str, lines: Lines) -> None:
    """For another's chair it is refused as such; for an own one the rules are asked, and refuse this too."""
    with lines.dial() as line:
        line.say(type="Submit", command="early", action={"type": "Resign"})
        assert line.hear("Unread")["says"] == "Join the table first."
        line.join()
        for seat in SEATS:
            reopen = {"type": "Reopen", "reason": "x"}
            line.say(type="Submit", command=f"for {seat}", action=reopen, seat=seat)
            ruled, own = line.hear("Ruled"), seat in chairs_of(role, moment)
            said = (seat, ruled["verdict"], ruled["cites"]["key"])
            assert said == (seat, "refused", "hall-reopened" if own else "hall-seat")


def earlier(role: str, moment: str, lines: Lines) -> None:
    for seat in ("p2", "gallery"):
        with lines.dial() as line:
            line.say(type="Earlier", before=100)
            assert line.hear("Unread")["says"] == "Join the table first."
            line.join(seat)
            line.say(type="Earlier", before=100)
            assert line.hear("Entries")["entries"]


def ping(role: str, moment: str, lines: Lines) -> None:
    with lines.dial() as line:
        line.say(type="Ping")
        assert line.hear("Pong")["now"] > 0


def echo(role: str, moment: str, lines: Lines) -> None:
    """To a sound that was never made: it is not answered and changes nothing."""
    with lines.dial() as line:
        line.say(type="Echo", number=1)
        line.say(type="Ping")
        line.hear("Pong")
    assert [message["type"] for message in lines.heard] == ["Pong"]


MESSAGES: dict[str, Callable[[str, str, Lines], None]] = {
    "Join": join,
    "Submit": submit,
    "Earlier": earlier,
    "Ping": ping,
    "Echo": echo,
}


def test_every_message_is_tried() -> None:
    there = {message.__name__ for message in get_args(FromPage)}
    assert there == MESSAGES.keys(), "Say in MESSAGES what each role gets for it."


@pytest.mark.parametrize("moment", IN_PLAY)
@pytest.mark.parametrize("message", MESSAGES)
def test_what_everybody_hears(cast: Cast, message: str, moment: str) -> None:
    for role in ROLES:
        at = cast.shared(role, moment)
        before, lines = cast.standing(at.id), Lines(cast, role, at)
        MESSAGES[message](role, moment, lines)
        heard = msgspec.json.encode(lines.heard).decode()
        assert [what for secret, what in hidden_from(cast, role, at) if secret in heard] == [], role
        assert cast.standing(at.id) == before, role


@pytest.mark.parametrize(("moment", "code"), [("gathering", 4409), ("shut", 4404)])
def test_nobody_hears_anything_of_a_table_that_is_not_in_play(cast: Cast, moment: str, code: int) -> None:
    for role in ROLES:
        at = cast.shared(role, moment)
        with line_of(cast, role, at) as line:
            message: dict[str, Any] = line.hear("Trouble")
            assert message["closes"]
            with pytest.raises(ConnectionClosed):
                line.hear("Update")
            assert line.socket.close_code == code
            assert [heard["type"] for heard in line.heard] == ["Trouble"]
