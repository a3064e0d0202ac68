"""No official learns by corrections what lies hidden from their chair: the answers are the same."""

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from gamehall.kernel import correcting
from gamehall.kernel.action import Correct, Dealt
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import read_lines, write_lines
from gamehall.kernel.event import Event, Noted
from gamehall.kernel.game import State
from gamehall.kernel.seat import DEALER, GALLERY, JUDGE
from gamehall.kernel.table import Table, replay
from gamehall.kernel.views import view_of
from tests.kernel.test_table import P1, P2, P3, act, dealt
from tests.toys.bluff import rules as bluff
from tests.toys.bluff.rules import DECK, Doubt, Lay

BOOK = "hall-correct-seen"


def told(table: Table, *events: dict[str, Any]) -> tuple[str, str]:
    ruling = act(table, JUDGE, Correct("let me see", None, events), "").ruling
    return ruling.verdict, ruling.says


def other() -> Table:
    """The same table to the judge; other cards were dealt."""
    table = dealt()
    back = act(table, JUDGE, Correct("dealt again", 1), "").table
    for n, seat in enumerate((P1, P2, P3)):
        cards = DECK[-3 - 3 * n :][:3]
        back = act(back, DEALER, Dealt(cards), f"deal:{seat}").table
    return back


def probes(card: str) -> Iterator[dict[str, Any]]:
    yield {"type": "HandDealt", "seat": "p1", "cards": [card]}
    yield {"type": "Laid", "seat": "p1", "card": card, "claim": 1}
    yield {"type": "TurnedUp", "card": card}


@pytest.mark.paragraph(BOOK)
@pytest.mark.parametrize("kind", range(3))
def test_no_card_that_is_tried_tells_what_is_in_a_hand(kind: int) -> None:
    """The judge types one card after the other. Were the answer given by what lies there, three would fit."""
    one, two = (act(t, P1, Lay(c, 1), "lay:0").table for t, c in ((dealt(), "01"), (other(), "11")))
    for table in (one, two):
        answers = {told(table, list(probes(card))[kind]) for card in DECK}
        assert len(answers) == 1, "what fits and what does not tells the cards apart"
        assert {verdict for verdict, _ in answers} == {"refused"}


def test_the_attack_is_seen_where_the_answer_is_given_by_what_lies_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """So it was: whether the true position takes the events was all that was asked."""
    monkeypatch.setattr(correcting, "_hides", lambda game: False)
    laid = act(dealt(), P1, Lay("01", 1), "lay:0").table
    fits = [card for card in DECK if told(laid, list(probes(card))[2])[0] == "allowed"]
    assert fits == ["01"]
    held = [card for card in DECK if told(dealt(), list(probes(card))[1])[0] == "allowed"]
    assert held == ["01", "02", "03"]


@pytest.mark.paragraph(BOOK)
@pytest.mark.parametrize(
    "event",
    [
        {"type": "HandDealt", "seat": "p1", "cards": ["?"]},
        {"type": "Laid", "seat": "p1", "card": "?", "claim": 1},
    ],
)
def test_nobody_makes_a_thing_unknown(event: dict[str, Any]) -> None:
    done = act(dealt(), JUDGE, Correct("face down", None, (event,)), "")
    assert done.ruling.refused
    assert done.ruling.cites == BOOK


@pytest.mark.paragraph(BOOK)
def test_what_the_chair_sees_is_set_right_as_before() -> None:
    table = act(dealt(), P1, Lay("01", 5), "lay:0").table
    table = act(table, P2, Doubt(), "doubt:1").table
    scored = {"type": "Scored", "seat": "p1", "points": 2}
    assert act(table, JUDGE, Correct("the sheet", None, (scored,)), "").table.state.points[P1] == 2
    back = act(table, JUDGE, Correct("p2 said nothing", table.seq, (scored,)), "").table
    assert back.state.doubter is None
    assert back.state.points[P1] == 2
    undone = act(table, JUDGE, Correct("a card was seen", 4), "").table
    assert undone.state.cards == dealt().state.cards


@pytest.mark.paragraph(BOOK)
def test_whoever_sees_everything_may_set_everything_right(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind in (bluff.HandDealt, bluff.Laid):
        seen = kind.seen_by
        monkeypatch.setattr(kind, "seen_by", lambda e, s, seen=seen: e if s == JUDGE else seen(e, s))
    laid = {"type": "Laid", "seat": "p1", "card": "01", "claim": 1}
    table = act(dealt(), JUDGE, Correct("he laid it", None, (laid,)), "").table
    assert table.state.cards.at("pile") == ("01",)
    assert view_of(table, GALLERY).state.cards.at("pile") == ("?",)
    assert b'"01"' not in write_lines(table.header, [table.entries[-1].seen_by(P2)])


def test_many_corrections_of_a_long_record_cost_no_more_than_a_few() -> None:
    """What the official sees is folded on from the last one; a table that went another way is told apart."""
    start, folded = dealt(), list[int]()

    def apply(state: bluff.State, event: Event) -> bluff.State:
        folded.append(1)
        return bluff.apply(state, event)

    game = replace(bluff.GAME, apply=apply)
    one = two = replace(start, game=game)
    scored = Correct("the sheet", None, ({"type": "Scored", "seat": "p1", "points": 1},))
    for _ in range(300):
        one = act(one, JUDGE, scored, "").table
    assert len(folded) < 300 * 20
    two = act(act(two, P1, Lay("01", 1), "lay:0").table, P2, Doubt(), "doubt:1").table
    two = act(two, JUDGE, scored, "").table
    assert (one.state.points[P1], two.state.points[P1]) == (300, 1)
    assert two.state.doubter == P2


def touchy(state: State, event: Event) -> State:
    """A game that cannot score a player who holds the lowest card: nobody sees why."""
    if isinstance(event, bluff.Scored) and "01" in state.cards.at(f"hand {event.seat}"):
        raise ValueError("01")
    return bluff.apply(state, event)


@pytest.mark.paragraph(BOOK)
def test_what_fails_for_a_hidden_reason_stands_in_the_record_as_an_attempt() -> None:
    """Nobody asks that twice without everybody reading it."""
    table = replace(dealt(), game=(game := replace(bluff.GAME, apply=touchy)))
    scored = {"type": "Scored", "seat": "p1", "points": 1}
    done = act(table, JUDGE, Correct("counted again", None, (scored,)), "")
    assert not done.ruling.refused
    assert done.ruling.cites == BOOK
    assert done.ruling.events == (Noted("counted again"),)
    assert done.table.state is table.state
    assert done.table.prompts is table.prompts
    assert "nothing changes: counted again." in done.table.entries[-1].seen_by(GALLERY).ruling.says
    written = write_lines(done.table.header, done.table.entries)
    header, entries = read_lines(written, lambda _: game)
    assert replay(game, header, entries) == done.table
    assert audit(game, header, entries) == ()


@pytest.mark.paragraph("hall-correct")
def test_a_position_that_breaks_when_time_runs_out_is_refused_now() -> None:
    def apply(state: State, event: Event) -> State:
        if isinstance(event, bluff.Skipped) and state.points[P2] == 99:
            raise ValueError("the sheet has no place for that")
        return bluff.apply(state, event)

    table = replace(dealt(), game=replace(bluff.GAME, apply=apply))
    for points, enters in ((99, False), (98, True)):
        scored = {"type": "Scored", "seat": "p2", "points": points}
        done = act(table, JUDGE, Correct("counted", None, (scored,)), "")
        assert (done.table.state.points[P2] == points) == enters
