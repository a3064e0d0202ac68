"""Game files become records by the rules, and records become game files again."""

import re

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from gamehall.bots.arena import Bout, Match
from gamehall.games.scrabble.gcg.check import check
from gamehall.games.scrabble.gcg.exporting import export_game
from gamehall.games.scrabble.gcg.importing import Imported, Unimportable, import_game
from gamehall.games.scrabble.gcg.read import read
from gamehall.games.scrabble.gcg.values import Event, GameFile
from gamehall.games.scrabble.gcg.write import write
from gamehall.games.scrabble.rules import GAME
from gamehall.kernel.audit import audit
from gamehall.kernel.codec import broken_links, read_lines, write_lines
from gamehall.kernel.table import Table, replay
from tests.games.scrabble.gcg.games import whole_game
from tests.games.scrabble.gcg.test_checking import CAT, add_once, six_zeros
from tests.games.scrabble.gcg.test_reading import HEAD


def imported(text: str) -> Imported:
    return import_game(GAME, read(text.encode()), "my game.1", 1_000)


def exported(table: Table) -> GameFile:
    game = export_game(GAME, table.header, table.entries)
    assert read(write(game)).game == game
    return game


def plain(events: tuple[Event, ...]) -> list[tuple[object, ...]]:
    """What must survive; racks and exchanged tiles in any order."""
    return [
        (e.kind, e.nick, e.score, e.total, e.at, "".join(sorted(e.letters)), "".join(sorted(e.rack or "")))
        for e in events
    ]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10**6))
def test_a_whole_game_survives_the_way_through_a_record(seed: int) -> None:
    text = whole_game(seed).replace("Ann Archer", "Ann").replace("Bea Baker", "Bea")
    table, says = imported(text)
    assert says == ()
    assert table.finished
    assert table.header.options["tiles"] == "hall"
    assert audit(GAME, table.header, table.entries) == ()
    again = exported(table)
    assert plain(again.events) == plain(read(text.encode()).game.events)
    assert check(read(write(again))).findings == ()


@settings(deadline=None, max_examples=20)
@given(st.integers(0, 10**6))
@example(358)  # the last rack is a blank, which must not stand beside a rack that is not told
def test_without_racks_the_game_is_one_at_a_wooden_board(seed: int) -> None:
    lines = whole_game(seed).splitlines()
    bare = [" ".join(["?" if n == 1 else part for n, part in enumerate(line.split(" "))]) for line in lines]
    kept = [
        line if line.startswith("#") or re.search(r": +\(", line) or ") -" in line else bare[n]
        for n, line in enumerate(lines)
    ]
    table, says = imported("\n".join(kept))
    assert table.header.options["tiles"] == "wooden"
    assert any("does not tell every rack" in sentence for sentence in says)
    assert audit(GAME, table.header, table.entries) == ()
    totals = check(read("\n".join(lines).encode())).totals
    assert list(table.state.scores.values()) == [totals["Ann"], totals["Bea"]]
    assert check(read(write(exported(table)))).problems() == ()


def test_a_record_of_a_game_file_is_sealed_and_read_back() -> None:
    table, _ = imported(whole_game(1))
    data = write_lines(table.header, table.entries)
    header, entries = read_lines(data, lambda id: GAME)
    assert broken_links(data) == []
    assert replay(GAME, header, entries).state == table.state
    assert (header.table, header.book, header.opened_at) == ("my-game-1", "wespa", 1_000)
    assert [player.name for player in header.players] == ["Ann Archer", "Bea Baker"]


def test_a_last_rack_added_once_and_overtime_are_ruled_so_too() -> None:
    text = add_once(next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0))))
    table, _ = imported(text)
    assert table.header.options["unplayed"] == "add and subtract"
    assert [line.score for line in table.state.sheet if line.kind == "time"] == [-20]
    last = exported(table).events[-1]
    assert (last.kind, last.score, last.total) == ("time", -20, read(text.encode()).game.events[-1].total)


def test_six_zeros_end_a_record_too() -> None:
    table, _ = imported(HEAD + six_zeros(">ann: AEINRST (AEINRST) -7 -7\n>bea: DEFGHIO (DEFGHIO) -15 -15\n"))
    assert table.finished
    assert table.state.scores == {"p1": -7, "p2": -15}
    assert [event.kind for event in exported(table).events[-2:]] == ["rack-lost", "rack-lost"]


@pytest.mark.parametrize(
    ("bonus", "rule", "booked"),
    [
        (">ann: DEENOOR (challenge) +5 15\n", "5 per turn", "bonus"),
        (">ann: DEENOOR (challenge) +10 20\n", "10 per turn", "bonus"),
        (">bea: IIOOSTU (challenge) -10 -10\n", "10 per turn", "deduction"),
    ],
)
def test_the_challenge_rule_is_seen_from_the_file(bonus: str, rule: str, booked: str) -> None:
    table, _ = imported(HEAD + CAT + bonus)
    assert table.header.options["challenge"] == rule
    assert table.header.options.get("penalty", "bonus") == booked
    again = exported(table).events
    assert again[0].notes == ("Challenged: CAT",)
    assert again[1].kind == "challenge"


def test_a_lost_turn_after_the_last_play_is_a_double_challenge() -> None:
    text = next(text for seed in range(20) if ") +" in (text := whole_game(seed, bonuses=0)))
    *lines, last = text.splitlines()
    nick, tiles = last.split()[:2]
    other = ">Bea:" if nick == ">Ann:" else ">Ann:"
    had = next(line.split()[-1] for line in reversed(lines) if line.startswith(other))
    table, _ = imported("\n".join([*lines, f"{other} {tiles[1:-1]} - +0 {had}", last]))
    assert table.header.options["challenge"] == "double"
    assert table.finished


def test_a_wrong_score_stands_in_the_record_as_it_did_at_the_table() -> None:
    table, _ = imported(HEAD + ">ann: ACDEENT 8G CAT +11 11\n")
    assert table.state.scores["p1"] == 11
    assert exported(table).events[0].score == 11


def test_a_total_recorded_wrongly_is_noted_in_the_file() -> None:
    table, _ = imported(HEAD + ">ann: ACDEENT 8G CAT +10 12\n")
    (event,) = exported(table).events
    assert event.total == 10
    assert event.notes == ("The score sheet reads 12 for Ann_Archer.",)


def test_an_unfinished_game_keeps_the_racks_that_are_known() -> None:
    text = HEAD + CAT + ">bea: IIOOSTU - +0 0\n#rack1 DEENOOR\n"
    table, _ = imported(text)
    assert not table.finished
    again = exported(table)
    assert again.said("rack1") == "DEENOOR"
    assert again.said("rack2") == "IIOOSTU"


def test_notes_are_told_to_stay_behind() -> None:
    _, says = imported(HEAD + CAT + "#note well\n")
    assert any("stay in the file" in sentence for sentence in says)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (HEAD + "#lexicon OSPS49\n" + CAT, "Line 4: the word list OSPS49"),
        (HEAD + "#player3 cid\n" + CAT, "two different players"),
        ("#player1 x\n>x: ABC - +0 0\n", "two different players"),
        (HEAD, "no move of a game"),
        (HEAD + ">cid: ACDEENT 8G CAT +10 10\n", "Line 4: cid is no player"),
        (HEAD + CAT + ">ann: DEENOOR - +0 10\n", "Line 5: The rules take no Pass of ann here."),
        (HEAD + ">ann: ACDEENT 1A CAT +5 5\n", "Line 4: The first word covers the centre square, H8."),
        (HEAD + ">ann: ACDEENT 8N CAT +5 5\n", "Line 4: CAT does not fit on the board"),
        (HEAD + CAT + ">bea: (AB) +8 8\n", "Line 5: By the rules the game is not over here."),
        (HEAD + CAT + ">ann: DEENOOR (time) -7 3\n", "Line 5: Overtime costs 10 points"),
        (HEAD + ">ann: ACDEENT -- -5 5\n", "Line 4: The rules take no Challenge of bea here."),
    ],
)
def test_what_the_rules_refuse_is_told_with_its_line(text: str, says: str) -> None:
    with pytest.raises(Unimportable) as error:
        imported(text)
    assert says in str(error.value)


def bots_game(number: int, book: str) -> Table:
    bout = Bout(Match("scrabble", ("greedy", "greedy:err=0.3"), number, "tournament", {}, book), 0)
    bout.play()
    bout.sitting.settle()
    return bout.table


@pytest.mark.parametrize("number", range(4))
def test_a_game_of_the_hall_becomes_a_file_and_a_record_again(number: int) -> None:
    table = bots_game(number, "wespa")
    file = exported(table)
    again, _ = import_game(GAME, read(write(file)), "again", 0)
    assert again.header.options["tiles"] == "hall"
    assert again.finished
    assert exported(again).events == file.events
    assert {p.code for p in check(read(write(file))).problems()} <= {"score-wrong"}  # one bot miscounts


def test_a_team_game_becomes_a_file_too() -> None:
    table = bots_game(1, "literacy")
    file = exported(table)
    assert {p.code for p in check(read(write(file))).problems()} <= {"score-wrong"}
    assert file.players[0].nick == file.events[0].nick
