"""Written and read back: the same event, whatever has become of its games and whoever plays in it."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.kernel.files import Unfit
from gamehall.tournaments.event.acts import CheckIn, Enrol, Enter, Pair, Penalise, Publish, Slip
from gamehall.tournaments.files.aupair import write_tou
from gamehall.tournaments.files.aupair_reading import read_tou
from gamehall.tournaments.files.bundles import bundle
from gamehall.tournaments.files.event_json import SCHEMA, read_json, schema, write_json
from gamehall.tournaments.files.problems import Read
from gamehall.tournaments.files.reading import read_event
from gamehall.tournaments.files.snapshot import Snapshot, snapshot
from gamehall.tournaments.files.tsh_event import CONFIG, archive, read_tsh, read_tsh_data, write_tsh
from gamehall.tournaments.files.tsh_reading import read_t
from gamehall.tournaments.people import Entrant
from gamehall.tournaments.standings.scoring import Scoring
from tests.tournaments.files.halls import ODD, Hall, plan, walked
from tests.tournaments.files.same import event_of, named, ranking

DIVISIONS = [(), ("pro",), ("Pro & Social", "pro", "Teen; 13–17", "élan")]
EVENTS = st.builds(
    lambda seed, divisions, count, rounds: walked(seed, ODD[:count], plan(divisions, rounds=rounds)),
    st.integers(0, 2**32),
    st.sampled_from(DIVISIONS),
    st.integers(2, len(ODD)),
    st.integers(1, 7),
)


@given(hall=EVENTS)
@settings(max_examples=60)
def test_json_gives_the_same_event(hall: Hall) -> None:
    assert event_of(read_json(write_json(hall.state))) == snapshot(hall.state)


@pytest.mark.parametrize("seed", range(8))
def test_json_tells_tables_of_three_too(seed: int) -> None:
    state = walked(seed, format=plan(tables=3)).state
    assert any(len(sat.who) == 3 for tables in snapshot(state).rounds[""] for sat in tables)
    assert event_of(read_json(write_json(state))) == snapshot(state)


def test_the_published_schema_is_that_of_what_is_read() -> None:
    assert SCHEMA.read_bytes() == schema()


@given(hall=EVENTS)
@settings(max_examples=60)
def test_tsh_gives_the_same_event(hall: Hall) -> None:
    event = snapshot(hall.state)
    files = write_tsh(hall.state)
    read = event_of(read_tsh(files))
    assert set(read.entrants) == {named(one) for one in event.entrants}
    assert read.rounds == event.rounds
    assert (read.left, read.penalties) == (event.left, event.penalties)
    assert (read.name, read.date) == (event.name, event.date)
    assert ranking(read) == ranking(event)


@given(hall=EVENTS)
@settings(max_examples=20)
def test_a_folder_of_tsh_is_the_same_in_one_file_and_as_an_archive(hall: Hall) -> None:
    files = write_tsh(hall.state)
    folder = event_of(read_tsh(files))
    assert event_of(read_tsh_data(archive(files).encode())) == folder
    packed = bundle({name: text.encode("utf-8-sig") for name, text in files.items()})
    assert event_of(read_tsh_data(packed)) == folder


@given(hall=EVENTS)
@settings(max_examples=60)
def test_aupair_gives_the_same_standings_and_the_same_games(hall: Hall) -> None:
    """Forfeits are byes and lost rounds there, and penalties are not in the file."""
    event = snapshot(hall.state)
    written = write_tou(hall.state)
    read = event_of(read_tou(written.data))
    assert (read.name, read.date) == ('The "Owls" & Sons', event.date)
    assert list(ranking(read).values()) == list(ranking(event, {}).values())
    for mine, theirs in zip(event.divisions, read.divisions, strict=True):
        assert games(read, theirs) == games(event, mine)


def games(event: Snapshot, division: str) -> list[set[tuple[int, ...]]]:
    """Round by round who met by their place in the list, who began first, and the scores if they played."""
    place = {one.number: at for at, one in enumerate(event.of(division))}
    rounds = [
        {
            (*(place[who] for who in sat.who), *(sat.result.scores if sat.result else ()))
            for sat in tables
            if len(sat.who) > 1 and (sat.result is None or (sat.result.played and not sat.result.conduct))
        }
        for tables in event.rounds.get(division, ())
    ]
    while rounds and not rounds[-1]:
        rounds.pop()
    return rounds


@given(
    names=st.lists(
        st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=80), min_size=2, max_size=6
    ),
    seed=st.integers(0, 99),
)
@settings(max_examples=60)
def test_any_names_survive(names: list[str], seed: int) -> None:
    state = walked(seed, names).state
    event = snapshot(state)
    assert event_of(read_json(write_json(state))) == event
    kept = {named(one) for one in event.entrants}
    if kept and all(one.name for one in kept):
        assert set(event_of(read_tsh(write_tsh(state))).entrants) == kept
        assert len(event_of(read_tou(write_tou(state).data)).entrants) == len(kept)


def test_a_cap_on_spread_is_the_standings_and_no_file_has_less_of_a_game() -> None:
    hall = Hall(plan(scoring=Scoring(cap=20)))
    assert hall.says(Enrol((Entrant(1, "Ana Kos"), Entrant(2, "Ben Lee"))), CheckIn((1, 2)))
    assert hall.says(Pair("", 1), Publish("", 1))
    assert hall.says(Enter("", 1, Slip((0, 0), who=(1, 2), how="forfeit", at_fault=(2,))))
    ana, ben = write_tsh(hall.state)["a.t"].splitlines()
    assert "; 75; " in ana
    assert "; 0; " in ben
    assert b" 2 75   1" in write_tou(hall.state).data
    assert event_of(read_tsh(write_tsh(hall.state))).rounds == snapshot(hall.state).rounds


def test_names_that_twenty_plain_columns_make_alike_stay_apart() -> None:
    long = "Alexandra Konstantinopoulou"
    state = walked(3, (f"{long} Ana", f"{long} Ben", "Zoë", "Zoe", "李", "王")).state
    names = [one.name for one in event_of(read_tou(write_tou(state).data)).entrants]
    assert len({name.casefold() for name in names}) == len(names)
    assert all(len(name) <= 20 and name.isascii() for name in names)


def test_aupair_says_what_it_cannot_tell() -> None:
    hall = walked(5)
    assert hall.says(Penalise(1, 10, "a telephone rang"))
    told = " ".join(write_tou(hall.state).notices)
    assert "names are in plain letters and twenty columns" in told
    assert "Who won by a forfeit has a bye there" in told
    assert "Penalties are not in the file" in told


@pytest.mark.parametrize("write", [write_tsh, write_tou])
def test_programs_for_two_are_given_no_table_of_three(write: object) -> None:
    state = walked(2, format=plan(tables=3)).state
    with pytest.raises(Unfit, match="games of two only"):
        write(state)  # type: ignore[operator]


def test_a_score_that_has_no_room_in_the_columns_is_refused() -> None:
    state = walked(2).state
    division = state.rounds[""]
    board = next(b for b in division[0].boards if b.result and b.result.played)
    assert board.result
    high = replace(board, result=replace(board.result, scores=(1000, 3)))
    boards = tuple(high if b is board else b for b in division[0].boards)
    state = replace(state, rounds={"": (replace(division[0], boards=boards), *division[1:])})
    with pytest.raises(Unfit, match="1,000"):
        write_tou(state)


def test_a_file_is_known_by_what_it_says_and_not_by_its_name() -> None:
    state = walked(6).state
    files = write_tsh(state)
    packed = bundle({name: text.encode() for name, text in files.items()})
    kinds = [write_json(state), write_tou(state).data, archive(files).encode(), packed, files["a.t"].encode()]
    count = len(state.entrants)
    assert [len(event_of(read_event(data)).entrants) for data in kinds] == [count] * 5
    assert [len(event_of(read_event(b"\xef\xbb\xbf" + data)).entrants) for data in kinds[:3]] == [count] * 3
    assert not isinstance(read_event(b""), Read)
    assert not isinstance(read_event(b"\x00\xff" * 99), Read)


def test_the_same_event_gives_the_same_bytes() -> None:
    one, other = walked(4).state, walked(4).state
    assert write_json(one) == write_json(other)
    assert write_tsh(one) == write_tsh(other)
    assert write_tou(one).data == write_tou(other).data


WOOGLES = """\
# tsh archive file
# written by another program
division CSW CSW.t
config rating_system = "nsa2008"
# config event_name = "Some, Where"
#begin_file name=CSW.t
red_panda\t1800 4 3 2 4; 473 561 478 460
blue.jay\t23 3 4 1 3; 258 251 358 170
Lee, Ann\t1500+20.3 2 1 4 2; 359 294 393 370
o'neil 90 1 2 3 1; 309 437 453 327
#end_file name=CSW.t
"""


def test_an_archive_of_another_program_is_read() -> None:
    read = read_tsh_data(WOOGLES.encode())
    event = event_of(read)
    assert [one.name for one in event.entrants] == ["red_panda", "blue.jay", "Ann Lee", "o'neil"]
    assert [one.rating for one in event.entrants] == [1800, 23, 1500, 90]
    first = event.rounds["CSW"][0]
    assert [(sat.who, sat.result and sat.result.scores) for sat in first] == [
        ((1, 4), (473, 309)),
        ((2, 3), (258, 359)),
    ]
    assert isinstance(read, Read)
    assert any("does not say who began" in notice for notice in read.notices)


TSH = """\
# remarks and empty lines say nothing

Kos, Ana            1500 2 3 0; 400 380 50; p12 1 2 0; board 1 1 0; newr 1510 1520 1530; rtime 1 2 3
Lee, Ben            1400 1 0 3; 350 -50 410; p12 2 0 1; board 1 0 1; off 0; class A
Ng, Eve 0 0 1 2; 50 390 300; p12 0 1 2; board 0 1 1; password x; lifeg 12;
"""


def test_a_division_as_tsh_keeps_it() -> None:
    event = event_of(read_t(TSH, "a"))
    ana, ben, eve = event.entrants
    assert (ana.name, ben.classes, eve.rating) == ("Ana Kos", ("A",), 0)
    one, two, three = event.rounds["a"]
    assert [(sat.who, sat.result and sat.result.how) for sat in one] == [((1, 2), "played"), ((3,), "bye")]
    assert [(sat.who, sat.result and sat.result.how) for sat in two] == [
        ((3, 1), "played"),
        ((2,), "forfeit"),
    ]
    assert three[0].who == (2, 3)
    assert event.left == {2: 4}


COLUMNS = (
    "*M30.11.2025 An event\r\n*A\r\n                                      0\r\n"
    "Ana Kos              2400  +2 1380   3   50   1\r\n"
    "Ben Lee               350   1 2001  +2 2410  +3\r\n"
    "Eve Ng                  0   3 1380  +1  300   2\r\n"
    "*** END OF FILE ***\r\n"
)
FREE = "*M30.11.2025 An event\n*A\nAna Kos 2400 +2 1380 3 50 1\nBen Lee 350 1 2001 +2 2410 +3\n" + (
    "Eve Ng 0 3 1380 +1 300 2\n*** END OF FILE ***\n"
)


@pytest.mark.parametrize("text", [COLUMNS, FREE], ids=["in columns", "with blanks between"])
def test_a_file_of_aupair_in_both_manners(text: str) -> None:
    read = read_tou(text.encode())
    event = event_of(read)
    assert (event.name, event.date) == ("An event", "2025-11-30")
    one, two, three = event.rounds["A"]
    assert [(sat.who, sat.result and sat.result.scores) for sat in one] == [((1, 2), (400, 350))]
    assert [sat.who for sat in two] == [(3, 1), (2,)]
    byes = [sat.result for sat in (two[1], three[1])]
    assert [one and (one.who, one.how, one.margin) for one in byes] == [((2,), "bye", 1), ((1,), "bye", 50)]
    assert isinstance(read, Read)
    assert "fifty without a mark" in read.notices[0]


def test_who_began_is_left_open_where_two_lines_contradict_each_other() -> None:
    read = read_t("Kos, Ana 1 2; 400; p12 1\nLee, Ben 1 1; 350; p12 1\n")
    assert isinstance(read, Read)
    assert not read.event.rounds[""][0][0].begins
    assert read.notices == (
        "Line 2: Round 1: of Ana Kos and Ben Lee, both began. Who began is not known there.",
    )


def test_commands_of_a_configuration_are_never_run() -> None:
    files = {CONFIG: "division a a.t\nperl unlink 'a.t'\n", "a.t": "Kos, Ana 1\n"}
    read = read_tsh(files)
    assert isinstance(read, Read)
    assert read.notices == ("Line 2 is a command in Perl; it was not run.",)
