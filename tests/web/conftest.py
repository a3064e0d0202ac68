"""A real hall on a real port, in a thread of the test; people are HTTP clients with their own cookies."""

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from gamehall.web.app import create_app
from gamehall.web.desk import Desk
from gamehall.web.door import connections as door
from gamehall.web.door.places import Places
from gamehall.web.settings import Settings

PASSWORD = "a long password"

PATIENCE = 60
"""Seconds until a test gives up: that long says that nothing will come, however busy the machine is."""


class Running:
    """One hall, from opening to closing."""

    def __init__(
        self,
        data: Path,
        places: Places | None = None,
        desk: Callable[[Settings], Desk] | None = None,
        **settings: Any,
    ) -> None:
        self.data = data
        usual = {"bot_pause": 0, "processes": False, "test_password_cost": True}
        asked = Settings(data, **{**usual, **settings})
        self.app = create_app(asked, desk and desk(asked))
        listening = self._listening = socket.socket()
        listening.bind(("127.0.0.1", 0))
        self.port = listening.getsockname()[1]
        config = uvicorn.Config(
            self.app,
            log_level="critical",
            http=door.Door,
            ws=door.Line,
            lifespan="on",
            ws_max_size=64 * 1024,
            proxy_headers=False,
        )
        self._server = uvicorn.Server(config)
        self._server.server_state = places or Places(1000, 1000)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [listening]})
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the hall did not open"
            time.sleep(0.005)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def close(self) -> None:
        self._server.should_exit = True
        self._thread.join()
        self._listening.close()


class Visitor:
    """Somebody with a browser."""

    def __init__(self, hall: Running, stack: ExitStack) -> None:
        self.hall, self._stack = hall, stack
        headers = {"accept": "text/html"}
        self.http = stack.enter_context(
            httpx.Client(
                base_url=hall.url, headers=headers, follow_redirects=True, verify=False, timeout=PATIENCE
            )
        )

    def named(self, name: str) -> "Visitor":
        self.post("/api/name", {"name": name})
        return self

    def post(self, path: str, body: object, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code in (status, 201), answer.text
        return answer.json()

    def form(self, path: str, **fields: str) -> httpx.Response:
        return self.http.post(path, data={name.replace("__", "."): text for name, text in fields.items()})

    def get(self, path: str, status: int = 200) -> httpx.Response:
        answer = self.http.get(path)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text[:500]}"
        return answer

    def open(self, *chairs: dict[str, Any], game: str = "peek", **more: Any) -> Any:
        return self.post("/api/tables", {"game": game, "chairs": chairs, **more})

    def line(self, table: str, **headers: str) -> "Line":
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        sent = {"Cookie": cookies, **headers} if cookies else headers
        address = f"ws://127.0.0.1:{self.hall.port}/ws/tables/{table}"
        dialled = connect(address, additional_headers=sent, compression=None, max_size=None, max_queue=None)
        return Line(self._stack.enter_context(dialled))


class Line:
    """A socket, one message at a time."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.update: dict[str, Any] = {}

    def say(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def hear(self, type: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """The next message of this type; others on the way are kept in `heard`."""
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(timeout))
            self.heard.append(message)
            if message["type"] == "Update":
                self.update = message
            if message["type"] == type:
                return message

    def join(self, seat: str = "", since: int = 0) -> dict[str, Any]:
        self.say(type="Join", seat=seat, since=since)
        welcome = self.hear("Welcome")
        self.hear("Update")
        return welcome

    def submit(self, action: dict[str, Any], prompt: str = "", command: str = "") -> dict[str, Any]:
        self.say(type="Submit", command=command or f"c{time.perf_counter_ns()}", prompt=prompt, action=action)
        while True:
            message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
            self.heard.append(message)
            if message["type"] == "Update":
                self.update = message
            if message.get("command"):
                return message

    def accept(self) -> None:
        """Accept the result, once there is one."""
        self.until(lambda u: u["outcome"] is not None)
        assert self.submit({"type": "AcceptResult"})["verdict"] == "allowed"

    def until(self, test: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while not (self.update and test(self.update)):
            self.hear("Update")
        return self.update

    def turn(self, card: int = 0) -> dict[str, Any]:
        """Play a card when asked."""
        update = self.until(lambda u: any("PlayCard" in p["kinds"] for p in u["prompts"]) or u["finished"])
        prompt = next(p for p in update["prompts"] if "PlayCard" in p["kinds"])
        seat = next(w["seat"] for w in update["waiting"])
        answer = self.submit({"type": "PlayCard", "card": update["state"]["hands"][seat][card]}, prompt["id"])
        seq = answer["seq"]
        if seq is not None:
            self.until(lambda u: u["seq"] >= seq)
        return answer


@pytest.fixture
def hall(peek: object, tmp_path: Path) -> Iterator[Running]:
    running = Running(tmp_path / "data", password=PASSWORD)
    yield running
    running.close()


@pytest.fixture
def visitor(hall: Running) -> Iterator[Callable[..., Visitor]]:
    with ExitStack() as stack:

        def come(name: str = "") -> Visitor:
            someone = Visitor(hall, stack)
            return someone.named(name) if name else someone

        yield come


ME = {"seat": "p1", "who": "me"}
FRIEND = {"seat": "p2", "who": "friend"}
BOT = {"seat": "p2", "who": "bot", "bot": "first"}


@pytest.fixture
def two(visitor: Callable[..., Visitor]) -> tuple[Visitor, Visitor, str]:
    """Ann and Bob at a table of their own; its id."""
    ann, bob = visitor("Ann"), visitor("Bob")
    made = ann.open(ME, FRIEND, manner="tournament")
    bob.post("/api/join", {"code": made["code"]})
    return ann, bob, made["id"]
