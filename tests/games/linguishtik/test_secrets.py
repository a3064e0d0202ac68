"""What is written in secret is nobody else's to know until all slips are shown, and everybody's then."""

from collections.abc import Iterable
from functools import cache
from itertools import islice

import pytest

from gamehall.games.linguishtik import acts
from gamehall.games.linguishtik import events as e
from gamehall.games.linguishtik.rules import GAME
from gamehall.kernel import clock as clocks
from gamehall.kernel.action import Action
from gamehall.kernel.event import Event
from gamehall.kernel.game import Game
from gamehall.kernel.record import encode
from gamehall.kernel.seat import GALLERY, JUDGE, Seat
from gamehall.kernel.table import Table, submit
from gamehall.kernel.views import view_of
from tests.conformance.driver import everyone
from tests.conformance.test_secrecy import differences, follow, stream
from tests.games.linguishtik.shakes import HORSE, challenged
from tests.games.linguishtik.worlds import (
    CAMP,
    LAMP,
    P1,
    P2,
    P3,
    WRONG,
    Script,
    World,
    header_of,
    now,
    out,
    worlds,
)
from tests.games.linguishtik.worlds import challenged as challenge_script

SENIOR = GAME.by("senior")


@cache
def pairs() -> list[tuple[Table, Table, tuple[Seat, ...]]]:
    """The two tables of each pair of worlds, and who may not tell them apart."""
    return [
        (follow(SENIOR, one, header), follow(SENIOR, two, header), blind)
        for one, two, blind, header in worlds(SENIOR)
    ]


def alike(game: Game, found: Iterable[World]) -> list[Seat]:
    """The seats that can tell such worlds apart, though they should not."""
    return list(differences(game, [*found]))


def told(table: Table, seat: Seat) -> list[bytes]:
    """Besides entries, position and questions: the dials, the portrait, and what may be answered."""
    view = view_of(table, seat)
    at = table.entries[-1].at
    portray, legal, dials = SENIOR.portray, SENIOR.legal, SENIOR.dials
    assert portray and legal and dials  # noqa: PT018 - a game has all of these or none
    return [
        encode(clocks.read(table.clock, table.prompts, at, {}, dials(table.state))),
        encode([p for p in table.prompts if p.seat == seat]),
        portray(view.state).encode(),
        encode([legal(view.state, prompt) for prompt in view.prompts]),
    ]


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
@pytest.mark.paragraph("now-demand", book="linguishtik-play")
def test_worlds_that_differ_in_what_is_written_look_the_same() -> None:
    assert len(pairs()) >= 40
    for one, two, blind in pairs():
        assert one.state != two.state
        for seat in blind:
            assert stream(one, seat) == stream(two, seat)


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_prompts_dials_portraits_and_answers_do_not_tell() -> None:
    for one, two, blind in pairs():
        for seat in blind:
            assert told(one, seat) == told(two, seat)


def test_who_writes_sees_what_was_written() -> None:
    for one, two, blind in pairs():
        writer = P2 if P1 in blind else P1
        assert stream(one, writer) != stream(two, writer)


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_when_all_are_in_everybody_reads_them() -> None:
    ends: Script = [(P2, acts.Neutral()), (P3, acts.Neutral())]
    one, two = (
        follow(SENIOR, [*challenge_script(), (P1, each), *ends], header_of(SENIOR)) for each in (LAMP, CAMP)
    )
    for seat in everyone(one):
        assert stream(one, seat) != stream(two, seat)
        assert LAMP.text in str(view_of(one, seat).table.state)


@pytest.mark.paragraph("disqualified", book="linguishtik-play")
def test_what_a_disqualified_player_wrote_is_never_shown() -> None:
    one, two = (follow(SENIOR, out(each), header_of(SENIOR)) for each in (LAMP, WRONG))
    assert any(isinstance(event, e.ShakeScored) for entry in one.entries for event in entry.ruling.events)
    for seat in (P1, P3, JUDGE, GALLERY):
        assert stream(one, seat) == stream(two, seat)


@pytest.mark.parametrize("leak", [e.Presented, acts.Present])
def test_a_leak_is_caught(leak: type[Event | Action], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(leak, "seen_by", lambda self, seat: self)
    assert {P2, P3, JUDGE, GALLERY} <= set(alike(SENIOR, [next(now(SENIOR))]))


@pytest.mark.paragraph("solution-written", book="linguishtik-play")
def test_what_a_guided_table_hands_back_leaves_no_trace_for_others() -> None:
    tried, straight = (challenged("now", manner="guided", check="at once") for _ in range(2))
    tried.no(P1, acts.Present(HORSE[0], 4, HORSE[1]), "now-one-cube")
    for desk in (tried, straight):
        desk.present(P1, LAMP.text, LAMP.word)
    for seat in everyone(tried.table):
        assert stream(tried.table, seat) == stream(straight.table, seat)


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
def test_refusals_do_not_tell_what_was_written() -> None:
    for one, two, blind in pairs():
        for seat in blind:
            for act in (LAMP, acts.Accept(P1), acts.Neutral(), acts.Object(P1, ("cubes",)), acts.Ready()):
                assert said(one, seat, act) == said(two, seat, act)


def said(table: Table, seat: Seat, act: Action) -> tuple[str, str, str]:
    """What the rules say to an act, by whatever door it comes."""
    kind = type(act).__name__
    prompt = next((p.id for p in table.prompts if p.seat == seat and kind in p.kinds), "")
    ruling = submit(table, seat, act, prompt=prompt, at=table.entries[-1].at).ruling
    return ruling.verdict, ruling.cites, ruling.says if ruling.refused else ""


@pytest.mark.paragraph("solution-presented", book="linguishtik-play")
@pytest.mark.parametrize("text", ["The lamp glowed.", "No.", "Word " * 300])
def test_the_length_of_what_is_written_does_not_tell(text: str) -> None:
    word = text.split()[0].strip(".")
    shown = [
        stream(
            follow(SENIOR, [*challenge_script(), (P1, act)], header_of(SENIOR)),
            P2,
        )
        for act in (acts.Present(text, 0, word), LAMP, WRONG)
    ]
    assert len(set(shown)) == 1


@pytest.mark.parametrize("division", ["elementary", "middle", "junior"])
def test_every_division_keeps_the_same_secrets(division: str) -> None:
    game = GAME.by(division)
    assert alike(game, islice(now(game), 2)) == []
    assert header_of(game).book == division
