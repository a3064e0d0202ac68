"""Lists of entrants: headings as people write them, every problem with its line, nothing by halves."""

import io
import warnings
import zipfile
from collections.abc import Callable, Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from gamehall.kernel.names import visible
from gamehall.tournaments.event.acts import Enrol
from gamehall.tournaments.files.entrants import Preview
from gamehall.tournaments.files.spreadsheets import (
    entrants_csv,
    entrants_xlsx,
    read_csv,
    read_entrants,
    read_xlsx,
)
from gamehall.tournaments.people import Entrant
from tests.tournaments.files.halls import Hall, plan, walked
from tests.tournaments.files.spoiling import spoilt

openpyxl = pytest.importorskip("openpyxl")


def workbook(rows: Sequence[Sequence[object]]) -> bytes:
    book = openpyxl.Workbook()
    for row in rows:
        book.active.append(list(row))
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def as_text(rows: Sequence[Sequence[object]]) -> bytes:
    return "".join(",".join(map(str, row)) + "\n" for row in rows).encode()


KINDS: dict[str, Callable[[Sequence[Sequence[object]]], bytes]] = {"csv": as_text, "xlsx": workbook}


@pytest.mark.parametrize("kind", KINDS)
def test_a_list_is_read_by_its_headings_in_whatever_order(kind: str) -> None:
    rows = [
        ("First name", "Elo", "Last name", "Shoe size", "Club", "Category"),
        ("Ana", 1500, "Kos", 38, "Owls", "youth; local"),
        ("Ben", "unrated", "Lee", 44, "", ""),
    ]
    found = read_entrants(KINDS[kind](rows))
    assert found.whole
    assert found.unknown == ("Shoe size",)
    assert found.found["rating"] == "Elo"
    assert found.entrants == (
        Entrant(0, "Ana Kos", 1500, school="Owls", classes=("youth", "local")),
        Entrant(0, "Ben Lee"),
    )


@pytest.mark.parametrize("text", ["name;rating\nKos, Ana;1500\n", "name\trating\nKos, Ana\t1500\n"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_text_comes_from_any_spreadsheet(text: str, encoding: str) -> None:
    found = read_csv(text.replace("Ana", "Anaïs").encode(encoding))
    assert found.entrants == (Entrant(0, "Kos, Anaïs", 1500),)


DAMAGED: list[tuple[str, Sequence[Sequence[object]], int, str]] = [
    ("no name column", [("rating", "club"), (1500, "Owls")], 1, "No column is headed name"),
    ("a column twice", [("name", "player"), ("Ana", "Ben")], 1, "Two columns say the same: player"),
    ("no name in a row", [("name", "rating"), ("Ana", 1), ("", 2)], 3, "An entrant has a name"),
    ("a rating in words", [("name", "rating"), ("Ana", "strong")], 2, "The rating is strong"),
    ("a rating below nothing", [("name", "rating"), ("Ana", -5)], 2, "The rating is -5"),
    ("half a point", [("name", "rating"), ("Ana", 1500.5)], 2, "The rating is 1500.5"),
    ("too high a rating", [("name", "rating"), ("Ana", 15000)], 2, "no more than 10,000"),
    ("a number twice", [("no", "name"), (4, "Ana"), (4, "Ben")], 3, "Number 4 stands on line 2 already"),
    ("somebody twice", [("name",), ("Ana",), ("Ben",), ("ANA",)], 4, "ANA stands on line 2 already"),
    ("a name too long", [("name",), ("A" * 81,)], 2, "no more than 80 letters"),
    ("a school too long", [("name", "school"), ("Ana", "S" * 90)], 2, "The school has 90 letters"),
    ("a member too long", [("name", "members"), ("Owls", "M" * 81)], 2, "no more than 80 letters"),
    ("nobody", [("name", "rating")], 1, "Nobody stands below the headings"),
    ("too many", [("name",), *((f"E{n}",) for n in range(4001))], 4002, "no more than 4,000 entrants"),
]


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("rows", "line", "reason"), [one[1:] for one in DAMAGED], ids=[one[0] for one in DAMAGED]
)
def test_each_kind_of_damage_has_its_line_and_its_reason(
    kind: str, rows: Sequence[Sequence[object]], line: int, reason: str
) -> None:
    found = read_entrants(KINDS[kind](rows))
    assert not found.whole
    assert any(one.line == line and reason in one.reason for one in found.problems), found.problems


def test_every_problem_is_told_at_once_with_the_lines_of_the_file() -> None:
    text = 'name,rating\n\n"Ana\nMaria",x\nBen,1500\n,1\nEve,y\n'
    assert [one.line for one in read_csv(text.encode()).problems] == [3, 6, 7]


UNREADABLE = [
    ("empty", b"", "The file is empty"),
    ("no text", b"name\x00\nAna\n", "This is no text"),
    ("half a workbook", workbook([("name",), ("Ana",)])[:900], "This is no workbook"),
    ("another archive", b"PK\x03\x04nothing", "This is no workbook"),
    ("too large", b"name\n" + b"A" * 4_000_000, "no more than 4,000,000 are read"),
]


@pytest.mark.parametrize(("data", "reason"), [one[1:] for one in UNREADABLE], ids=[u[0] for u in UNREADABLE])
def test_what_cannot_be_read_at_all_brings_nobody(data: bytes, reason: str) -> None:
    found = read_entrants(data)
    assert found.entrants == ()
    assert reason in " ".join(one.reason for one in found.problems)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ('name\nBen\n"Ana\nEve\n', 3, "A quotation mark here is not closed"),
        ('name\n"Ana" Kos,\n', 2, "A cell goes on after its quotation mark"),
    ],
)
def test_quotation_marks_that_do_not_fit_are_told_with_the_line_they_begin_on(
    text: str, line: int, reason: str
) -> None:
    found = read_csv(text.encode())
    assert found.entrants == ()
    assert [one.line for one in found.problems] == [line]
    assert reason in found.problems[0].reason


def test_a_workbook_that_unpacks_to_very_much_is_not_unpacked() -> None:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("xl/worksheets/sheet1.xml", b" " * 70_000_000)
    assert "so much is not read" in read_xlsx(out.getvalue()).problems[0].reason


def test_of_formulas_the_saved_value_is_read_and_warnings_of_styles_are_not_told() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert read_xlsx(workbook([("name", "rating"), ("Ana", 1500.0)])).entrants[0].rating == 1500


def seen(one: Entrant) -> Entrant:
    """As it is after a list: without hidden signs."""
    lists = (tuple(map(visible, one.classes)), tuple(map(visible, one.members)))
    return replace(one, name=visible(one.name), classes=lists[0], members=lists[1])


WRITERS = {"csv": (entrants_csv, read_csv), "xlsx": (entrants_xlsx, read_xlsx)}


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("seed", range(6))
def test_the_entrants_of_an_event_written_and_read_back_are_the_same(kind: str, seed: int) -> None:
    write, read = WRITERS[kind]
    state = walked(seed).state
    found: Preview = read(write(state))
    assert found.problems == ()
    wanted = [seen(one) for one in sorted(state.entrants.values(), key=lambda one: one.number)]
    assert list(found.entrants) == wanted


@pytest.mark.parametrize("kind", WRITERS)
@pytest.mark.parametrize("seed", range(3))
def test_a_list_damaged_by_lot_is_read_or_it_is_said_why_not(kind: str, seed: int) -> None:
    write, read = WRITERS[kind]
    for damaged in spoilt(write(walked(seed).state), seed, 30):
        found = read(damaged)
        assert found.entrants or found.problems


NAMES = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=80)


@pytest.mark.parametrize("kind", WRITERS)
@given(name=NAMES)
@settings(max_examples=60)
def test_any_name_survives_a_list(kind: str, name: str) -> None:
    write, read = WRITERS[kind]
    hall = Hall(plan())
    assume(hall.says(Enrol((Entrant(1, name),))))
    kept = " ".join(visible(name).split())
    assert [one.name for one in read(write(hall.state)).entrants] == ([kept] if kept else [])


@pytest.mark.parametrize("sign", ["=", "+", "-", "@", "\t"])
def test_no_cell_of_a_list_is_a_formula(sign: str) -> None:
    hall = Hall(plan())
    assert hall.says(Enrol((Entrant(1, f"{sign}1+1", school=f"{sign}2"),)))
    state = hall.state
    cells = entrants_csv(state).decode("utf-8-sig").replace('"', "").split(",")
    assert not any(cell.startswith(tuple("=+-@\t")) for cell in cells)
    book = openpyxl.load_workbook(io.BytesIO(entrants_xlsx(state)))
    assert "f" not in {cell.data_type for row in book.active.iter_rows() for cell in row}
