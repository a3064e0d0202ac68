"""The sentence judge has one reader: turns go round, so that nobody shuts it for the others."""

import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from itertools import islice

import pytest

from gamehall.web.games.linguishtik.sentence import api as sentenceapi
from gamehall.web.games.linguishtik.sentence.api import NewSentence
from tests.web.conftest import Running, Visitor

Come = Callable[..., Visitor]


class Reader:
    """Reads a sentence whenever it is let, and tells which it has read."""

    def __init__(self) -> None:
        self.let, self.begun = threading.Semaphore(0), threading.Semaphore(0)
        self.read: list[str] = []

    def __call__(self, wanted: NewSentence) -> dict[str, str]:
        self.begun.release()
        assert self.let.acquire(timeout=60)
        self.read.append(wanted.text)
        return {"text": wanted.text}


@pytest.fixture
def reader(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reader]:
    reads = Reader()
    monkeypatch.setattr(sentenceapi, "_read", reads)
    yield reads
    reads.let.release(1000)


def ask(visitor: Visitor, text: str) -> int:
    return visitor.http.post("/api/sentence", json={"text": text}, timeout=60).status_code


def again(visitor: Visitor) -> Visitor:
    """The same person at another window."""
    other = Visitor(visitor.hall, visitor._stack)
    other.http.cookies.update(visitor.http.cookies)
    return other


def test_thirty_connections_of_one_visitor_hold_up_another_by_one_sentence(
    hall: Running, visitor: Come, reader: Reader
) -> None:
    eve, ann = visitor("Eve"), visitor("Ann")
    with ThreadPoolExecutor(31) as crowd:
        asked = [crowd.submit(ask, again(eve), f"Eve {n}.") for n in range(30)]
        assert reader.begun.acquire(timeout=60)
        too_much = [each.result() for each in islice(as_completed(asked), 27)]
        honest = crowd.submit(ask, ann, "Ann reads.")
        while len(hall.app.state.desk.readings._making) < 4:
            assert not honest.done()
            time.sleep(0.002)
        reader.let.release(2)
        assert honest.result(60) == 200
        assert "Ann reads." in reader.read[:3]
        reader.let.release(10)
        told = [each.result() for each in asked]
    assert set(too_much) == {429}
    assert told.count(200) == 3


def test_the_same_sentence_is_read_once(visitor: Come, reader: Reader) -> None:
    reader.let.release(10)
    ann, bob = visitor("Ann"), visitor("Bob")
    assert [ask(who, "The crew repaired engines.") for who in (ann, bob, ann)] == [200, 200, 200]
    assert reader.read == ["The crew repaired engines."]


def test_a_class_behind_one_address_is_let_in(visitor: Come, reader: Reader) -> None:
    pupils = [visitor(f"Pupil {n}") for n in range(40)]
    with ThreadPoolExecutor(40) as crowd:
        asked = [crowd.submit(ask, pupil, f"Sentence {n}.") for n, pupil in enumerate(pupils)]
        reader.let.release(40)
        assert [each.result() for each in asked] == [200] * 40
