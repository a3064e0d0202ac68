"""Hints over the network: at a guided table, to whoever sits there, and to nobody else."""

import pytest

from gamehall.games.linguishtik.engine import rouse
from tests.web.test_linguishtik_slips import Come, Shake


@pytest.fixture(scope="module", autouse=True)
def awake() -> None:
    """Everything is loaded before anybody waits for an answer."""
    rouse()


def test_a_learner_is_told_more_with_each_hint(visitor: Come) -> None:
    shake = Shake(visitor, "guided")
    shake.challenged()
    hints = shake.ann.get(f"/t/{shake.id}/hints?seat=p1").json()
    assert hints[-1]["action"]["type"] == "Present"
    assert hints[-1]["says"].startswith("You could write: ")
    assert not any(hint["action"] for hint in hints[:-1])
    shake.bob.get(f"/t/{shake.id}/hints?seat=p1", 409)
    shake.guest.get(f"/t/{shake.id}/hints?seat=p1", 409)


def test_a_tournament_table_gives_none(visitor: Come) -> None:
    shake = Shake(visitor)
    shake.challenged()
    answer = shake.ann.get(f"/t/{shake.id}/hints?seat=p1", 409)
    assert "Hints are given at guided tables." in answer.text
    assert "You could write" not in answer.text
