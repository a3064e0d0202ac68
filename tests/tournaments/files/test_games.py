"""The games of an event as an archive of their files: written, read back, and none that goes on."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from msgspec.structs import replace

from gamehall.bots.bot import ladder
from gamehall.bots.seating import sit
from gamehall.kernel import catalog
from gamehall.kernel.action import Reopen
from gamehall.kernel.closing import GRACE_MS
from gamehall.kernel.parts import Files
from gamehall.kernel.record import Entry, Header
from gamehall.kernel.seat import HALL
from gamehall.kernel.table import Table, submit
from gamehall.tournaments.event.acts import CheckIn, Enrol, Enter, OpenTable, Pair, Publish, Slip
from gamehall.tournaments.event.event import say
from gamehall.tournaments.event.reporting import news
from gamehall.tournaments.files.bundles import bundle, joined, unbundle
from gamehall.tournaments.files.games import Played, games_bundle, read_games
from gamehall.tournaments.files.problems import Problem
from gamehall.tournaments.people import Entrant
from tests.tournaments.files.halls import Hall, plan

GAME, KINDS = next((id, files.kinds) for id in catalog.games() if (files := catalog.part(id, Files)))
ENDING = next(iter(KINDS))
SHARED = sorted((Path(__file__).parents[4] / "shared" / "data" / ENDING).glob(f"*.{ENDING}"))[::4]


@pytest.fixture(scope="module")
def played() -> tuple[Hall, dict[str, Table]]:
    """Three boards: one played at a table of the hall, one on wood, one not yet."""
    hall = Hall(replace(plan(), games=(GAME,)))
    names = ("Ana Kos", "../Ben", "con", "Dr. O'Neil", "李 小龍", "Eve: Ng?")
    hall.says(Enrol(tuple(Entrant(n, name) for n, name in enumerate(names, start=1))))
    hall.says(CheckIn(tuple(range(1, 7))), Pair("", 1), Publish("", 1))
    first, second, _ = hall.state.rounds[""][0].boards
    hall.says(Enter("", 1, Slip((400, 300), second.number)))
    bot = next(iter(ladder(catalog.game(GAME))))
    sitting = sit(GAME, bots=[bot, bot], seed="1", manner="tournament")
    sitting.play()
    sitting.wait(GRACE_MS)
    chairs = dict(zip(sitting.table.header.seats, first.meeting.who, strict=True))
    hall.event = say(hall.event, OpenTable("", 1, first.meeting.who, "t", chairs), hall.now, HALL).table
    said = news(hall.state.rounds[""][0].boards[0], sitting.table)
    assert said
    hall.event = say(hall.event, said, hall.now, HALL).table
    return hall, {"t": sitting.table}


def test_an_archive_has_every_game_of_the_halls_tables(played: tuple[Hall, dict[str, Table]]) -> None:
    hall, games = played
    files = unbundle(games_bundle(hall.state, games))
    assert isinstance(files, dict)
    assert len(files) == 1
    name = next(iter(files))
    assert name.startswith("round 01 board 001 ")
    assert name.endswith(f".{ENDING}")


def test_written_and_read_back_every_game_is_the_same(played: tuple[Hall, dict[str, Table]]) -> None:
    hall, games = played
    written = games_bundle(hall.state, games)
    read = read_games(written, hall.state.format.games)
    (one,), (table,) = read, games.values()
    assert isinstance(one, Played)
    assert told(one.header, one.entries) == told(table.header, table.entries)
    assert read_games(written) == read, "it is also found without being told which game"


def told(header: Header, entries: Sequence[Entry]) -> str:
    """The file of a game, whatever its table is called."""
    return KINDS[ENDING].write(replace(header, table="again"), entries).decode()


def test_a_game_that_is_taken_up_again_is_not_told(played: tuple[Hall, dict[str, Table]]) -> None:
    hall, games = played
    id, table = next(iter(games.items()))
    prompt = next((p.id for p in table.prompts), "")
    done = submit(table, HALL, Reopen("a word was misread"), prompt=prompt, at=10**12)
    assert not done.ruling.refused, done.ruling.says
    assert games_bundle(hall.state, {id: done.table}) == b""


def test_there_is_no_archive_without_games(played: tuple[Hall, dict[str, Table]]) -> None:
    assert games_bundle(played[0].state, {}) == b""


def test_the_archives_of_several_rounds_are_one() -> None:
    first, second = {"round 01 board 001 Ana v Ben.a": b"1"}, {"round 02 board 001 Ben v Ana.a": b"2"}
    assert unbundle(joined([bundle(first), b"", bundle(second)])) == first | second
    assert joined([]) == joined([b"", b""]) == b""


def test_one_file_that_is_no_game_keeps_the_archive_from_being_read(
    played: tuple[Hall, dict[str, Table]],
) -> None:
    hall, games = played
    files = unbundle(games_bundle(hall.state, games))
    assert isinstance(files, dict)
    read = read_games(bundle({**files, "a list.doc": b"x", f"zz broken.{ENDING}": b">:"}))
    assert [getattr(one, "line", 0) for one in read] == [1, 3]
    assert "no game here reads such a file" in getattr(read[0], "reason", "")
    assert "broken" in getattr(read[1], "reason", "")


@pytest.mark.skipif(not SHARED, reason="no files of other programs here")
def test_files_of_other_programs_are_read_together_or_each_that_is_not_is_named() -> None:
    files = {path.name: path.read_bytes() for path in SHARED}
    read = read_games(bundle(files))
    wrong = [one for one in read if isinstance(one, Problem)]
    assert not wrong or len(wrong) == len(read), "games and problems are never given together"
    unread = {name for name in files for one in wrong if one.reason.startswith(f"{name}:")}
    assert len(unread) == len(wrong)
    rest = {name: data for name, data in files.items() if name not in unread}
    assert rest
    assert [one.name for one in read_games(bundle(rest)) if isinstance(one, Played)] == sorted(rest)
