"""Answers that take long: made once for all who ask, beside the hall, and in everybody's turn."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from gamehall.web.door.limits import Visitor as Asker
from gamehall.web.wire import answers, looking_back
from tests.games.scrabble.gcg.games import whole_game
from tests.loops import run
from tests.web.conftest import Running, Visitor

Come = Callable[..., Visitor]


def bring(visitor: Visitor) -> str:
    """A game that was played elsewhere; its table's id."""
    visitor.http.timeout = 60
    shown = visitor.http.post("/import", files={"file": ("game.gcg", whole_game(3).encode(), "text/plain")})
    return str(shown.url.path.split("/")[2])


HELD: dict[int, "Held"] = {}


def held_as(number: int) -> "Held":
    return HELD[number]


class Held:
    """Work that is begun and does not end before it is let go."""

    def __init__(self, work: Callable[..., bytes]) -> None:
        self.work, self.made = work, 0
        self.begun, self.let_go = threading.Event(), threading.Event()
        HELD[id(self)] = self

    def __reduce__(self) -> Any:
        return held_as, (id(self),)  # the very same, when it was sent and is read

    def __call__(self, *args: Any) -> bytes:
        self.made += 1
        self.begun.set()
        assert self.let_go.wait(60)
        return self.work(*args)


@pytest.fixture
def held(monkeypatch: pytest.MonkeyPatch) -> Iterator[Held]:
    work = Held(looking_back.frames)
    monkeypatch.setattr(looking_back, "frames", work)
    yield work
    work.let_go.set()


def test_thirty_who_ask_for_the_same_have_it_made_once_and_nobody_else_waits(
    visitor: Come, held: Held
) -> None:
    ann = visitor("Ann")
    id = bring(ann)
    with ThreadPoolExecutor(30) as crowd:
        asked = [crowd.submit(visitor().http.get, f"/t/{id}/frames", timeout=60) for _ in range(30)]
        assert held.begun.wait(60)
        assert "Gamehall" in ann.get("/").text
        assert ann.get(f"/t/{id}").status_code == 200
        held.let_go.set()
        told = [answer.result() for answer in asked]
    assert {answer.status_code for answer in told} == {200}
    assert len({answer.content for answer in told}) == 1
    assert ann.get(f"/t/{id}/frames").content == told[0].content
    assert held.made == 1


def test_who_asks_for_much_is_asked_to_wait_and_others_are_not(
    visitor: Come, held: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(answers, "MOST_OF_A_PERSON", 1)
    ann, bob = visitor("Ann"), visitor("Bob")
    one, two = bring(ann), bring(ann)
    with ThreadPoolExecutor(2) as waiting:
        asked = [waiting.submit(ann.http.get, f"/t/{one}/frames")]
        assert held.begun.wait(60)
        refused = visitor_like(ann).http.get(f"/t/{two}/frames", timeout=60)
        assert refused.status_code == 429
        assert refused.headers["retry-after"] == "2"
        assert refused.json()["says"].startswith("What you asked for before is still being made.")
        asked.append(waiting.submit(bob.http.get, f"/t/{two}/frames", timeout=60))
        held.let_go.set()
        assert [answer.result().status_code for answer in asked] == [200, 200]


def test_what_is_large_is_sent_packed_to_whoever_takes_it_so(visitor: Come) -> None:
    ann = visitor("Ann")
    id = bring(ann)
    for tail in ("frames", "record", "review", "file/gcg"):
        packed = ann.get(f"/t/{id}/{tail}")
        plain = ann.http.get(f"/t/{id}/{tail}", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert packed.content == plain.content
        if len(plain.content) > 2_000:
            assert packed.headers["content-encoding"] == "gzip"
            assert int(packed.headers["content-length"]) < len(plain.content) / 2


def test_what_is_kept_has_a_bound() -> None:
    async def work() -> None:
        kept = answers.Answers[bytes](100, len)
        asked: list[int] = []

        def make(number: int) -> Callable[[], Any]:
            async def made() -> bytes:
                asked.append(number)
                return bytes(40)

            return made

        for number in (1, 2, 1, 3, 1, 2):
            await kept.get(number, Asker("", "here"), make(number))
        assert asked == [1, 2, 3, 2], "the one that was asked for least lately went"

    run(work())


def test_a_game_is_looked_back_at_in_a_process_of_its_own(tmp_path: Path) -> None:
    hall = Running(tmp_path / "data", processes=True)
    try:
        with ExitStack() as stack:
            ann = Visitor(hall, stack).named("Ann")
            id = bring(ann)
            got = ann.http.get(f"/t/{id}/frames").json()
            assert [p["name"] for p in got["header"]["players"]] == ["Ann Archer", "Bea Baker"]
            assert b"#player1" in ann.get(f"/t/{id}/file/gcg").content
            assert hall.app.state.desk.beside.answers.worker.pid
    finally:
        hall.close()


def visitor_like(someone: Visitor) -> Visitor:
    """The same person at another window."""
    other = Visitor(someone.hall, someone._stack)
    other.http.cookies.update(someone.http.cookies)
    return other


def test_answers_that_are_nothing_are_not_kept_without_end() -> None:
    """Whoever asks a hundred thousand times for what is not there fills no memory."""

    async def nothing() -> answers.Body:
        return answers.Body(b"", False)

    async def work() -> None:
        kept = answers.Answers[answers.Body](20_000, answers.weight)
        for number in range(100):
            await kept.get(number, Asker("", "10.0.0.1"), nothing)
        assert 0 < len(kept._kept) <= 20

    run(work())


def test_the_dearest_questions_are_answered_beside_the_hall_and_cost_who_asks(
    visitor: Callable[..., Visitor],
) -> None:
    """A demand sheet looked up for the longest list of demands takes a twentieth of a second."""
    ann = visitor("Ann")
    chairs = ({"seat": "p1", "who": "me"}, {"seat": "p2", "who": "me"})
    id = ann.open(*chairs, game="linguishtik")["id"]
    asked = [f"/t/{id}/ask/offers?made=type:noun&made=number-of-letters:{n}" for n in range(60)]
    statuses = [ann.http.get(one).status_code for one in asked]
    assert statuses[0] == 200
    assert 429 in statuses
    assert visitor("Ben").http.get(asked[0]).status_code == 200
