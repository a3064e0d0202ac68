"""Lists of entrants as text with separated columns (CSV), and as workbooks (XLSX)."""

import csv
import io
import warnings
import zipfile
from collections.abc import Iterator, Sequence

from gamehall.kernel.extras import NotInstalled, missing
from gamehall.kernel.names import visible
from gamehall.tournaments.event.state import State
from gamehall.tournaments.files.bundles import BROKEN
from gamehall.tournaments.files.entrants import Preview, Row, preview
from gamehall.tournaments.files.problems import Problem, decoded, too_large, whole
from gamehall.tournaments.people import Entrant

_HEADER = ("number", "name", "rating", "games", "school", "team", "division", "classes", "members")
_SEPARATORS = ",;\t"
_RISKY = ("=", "+", "-", "@", "\t", "\r")
_MOST_ROWS = 20_000
_MOST_COLUMNS = 64
_MOST_UNPACKED = 60_000_000
_MOST_PARTS = 500


def read_entrants(data: bytes) -> Preview:
    """A list of entrants, whichever of the two it is: a workbook is an archive, and begins as one."""
    return read_xlsx(data) if data.startswith(b"PK") else read_csv(data)


def read_csv(data: bytes) -> Preview:
    """Columns stand apart by commas, semicolons or tabs: by what the heading has most of."""
    if problems := too_large(data):
        return Preview(problems=problems)
    text = decoded(data)
    if "\0" in text:
        return Preview(problems=whole("This is no text: it has signs that no list has."))
    heading = next((line for line in text.splitlines() if line.strip()), "")
    separator = max(_SEPARATORS, key=heading.count)
    lines = csv.reader(io.StringIO(text, newline=""), delimiter=separator, strict=True)
    rows: list[Row] = []
    begins = 1
    try:
        for cells in lines:
            if len(rows) > _MOST_ROWS:
                return Preview(problems=whole(_too_long(_MOST_ROWS)))
            rows.append((begins, [_unguarded(cell) for cell in cells]))
            begins = lines.line_num + 1
    except csv.Error as error:
        ends = "end" in str(error)
        says = "A quotation mark here is not closed." if ends else "A cell goes on after its quotation mark."
        return Preview(problems=(Problem(begins, says),))
    return preview(rows)


def read_xlsx(data: bytes) -> Preview:
    """The first sheet of a workbook; of formulas, the value they had when it was saved."""
    if problems := too_large(data):
        return Preview(problems=problems)
    if fault := _packed_too_much(data):
        return Preview(problems=whole(fault))
    try:
        rows = list(_rows(data))
    except NotInstalled:
        raise
    except Exception:  # a damaged workbook fails in as many ways as it has parts
        return Preview(problems=whole("This is no workbook that can be read; save it anew, or as CSV."))
    if len(rows) > _MOST_ROWS:
        return Preview(problems=whole(_too_long(_MOST_ROWS)))
    return preview(rows)


def _too_long(most: int) -> str:
    return f"The list has more than {most:,} rows; so many are not read."


def _packed_too_much(data: bytes) -> str:
    """Why this archive is not unpacked; empty: it may be."""
    try:
        parts = zipfile.ZipFile(io.BytesIO(data)).infolist()
    except BROKEN:
        return "This is no workbook that can be read; save it anew, or as CSV."
    if len(parts) > _MOST_PARTS or sum(part.file_size for part in parts) > _MOST_UNPACKED:
        return f"Unpacked, the workbook has more than {_MOST_UNPACKED:,} bytes; so much is not read."
    return ""


def _rows(data: bytes) -> Iterator[Row]:
    try:
        import openpyxl
    except ImportError as error:
        raise missing("tournaments", "A spreadsheet") from error
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of styles and extensions, which say nothing of entrants
        book = openpyxl.load_workbook(io.BytesIO(data), read_only=True, data_only=True, keep_links=False)
        try:
            sheet = book.worksheets[0]
            sheet.reset_dimensions()  # what a sheet says of its own size is not always so
            rows = sheet.iter_rows(max_col=_MOST_COLUMNS, max_row=_MOST_ROWS + 1, values_only=True)
            for line, cells in enumerate(rows, start=1):
                yield line, [_said(cell) for cell in cells]
        finally:
            book.close()


def _said(cell: object) -> str:
    """The number 1500.0 is written 1500."""
    if cell is None:
        return ""
    if isinstance(cell, float) and cell.is_integer():
        return str(int(cell))
    return str(cell)


def entrants_csv(state: State) -> bytes:
    """All entrants, in UTF-8 with its mark, which spreadsheets ask for.

    A cell that a spreadsheet would take for a formula has an apostrophe before it."""
    out = io.StringIO(newline="")
    lines = csv.writer(out)
    lines.writerow(_HEADER)
    lines.writerows([_guarded(cell) for cell in row] for row in _written(state))
    return out.getvalue().encode("utf-8-sig")


def entrants_xlsx(state: State) -> bytes:
    """All entrants as a workbook of one sheet; names are text, whatever they begin with."""
    try:
        from openpyxl import Workbook
        from openpyxl.cell import WriteOnlyCell
    except ImportError as error:
        raise missing("tournaments", "A spreadsheet") from error
    book = Workbook(write_only=True)
    sheet = book.create_sheet("Entrants")
    sheet.append(list(_HEADER))
    for row in _written(state):
        cells = []
        for value in row:
            cell = WriteOnlyCell(sheet, value=value)
            if isinstance(value, str):
                cell.data_type = "s"
            cells.append(cell)
        sheet.append(cells)
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()


def _written(state: State) -> Iterator[Sequence[str | int]]:
    for one in sorted(state.entrants.values(), key=lambda one: one.number):
        yield _row(one)


def _row(one: Entrant) -> Sequence[str | int]:
    texts = map(visible, (one.name, one.school, one.team, one.division))
    name, school, team, division = texts
    lists = (_list(one.classes), _list(one.members))
    return (one.number, name, one.rating, one.games, school, team, division, *lists)


def _list(names: Sequence[str]) -> str:
    """Apart by semicolons; where one has a sign that would divide it, each on a line after an empty one."""
    told = [visible(name) for name in names]
    apart = set(",;|/").intersection("".join(told))
    return "".join(f"\n{name}" for name in told) if apart else ";".join(told)


def _guarded(cell: str | int) -> str | int:
    if isinstance(cell, str) and cell.lstrip("'").startswith(_RISKY):
        return f"'{cell}"
    return cell


def _unguarded(cell: str) -> str:
    """The cell without the apostrophe that only keeps it from being a formula."""
    return cell[1:] if cell.startswith("'") and cell.lstrip("'").startswith(_RISKY) else cell
