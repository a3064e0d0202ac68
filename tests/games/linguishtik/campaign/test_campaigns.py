"""Small versions of the long campaigns: writer against judge, and texts that nobody would write."""

from collections import deque

import pytest

from gamehall.english.parsers.link_grammar.parse import is_here
from gamehall.games.linguishtik.campaign.fuzzing import fuzz
from gamehall.games.linguishtik.campaign.writer import campaign, tally
from gamehall.games.linguishtik.judge.claim import Verdict


@pytest.mark.skipif(not is_here(), reason="Link Grammar is not here: sentences are read with one eye")
def test_the_judge_calls_what_the_writer_writes_valid() -> None:
    found = tally(list(campaign(100, seed=11)))
    assert found.written >= 80
    assert found.valid / found.written >= 0.95


def test_a_campaign_is_the_same_for_the_same_seed() -> None:
    first, second = ([m.written and m.written.claim for m in campaign(8, seed=3)] for _ in range(2))
    assert first == second
    assert first != [m.written and m.written.claim for m in campaign(8, seed=4)]


def test_the_tally_counts_every_order_once() -> None:
    matches = list(campaign(20, seed=5))
    found = tally(matches)
    assert found.orders == 20
    assert found.valid + len(found.refused) + len(found.asked) == found.written
    assert all(match.answer and match.answer.verdict is Verdict.INVALID for match in found.refused)


def test_every_text_gets_an_answer_soon() -> None:
    last = deque(fuzz(250, seed=2), maxlen=1)[0]
    assert last.inputs == 250
    assert last.crashed == ()
    assert last.late == ()
