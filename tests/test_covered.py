"""What `make coverage` prints: lines and branches, added up by folder."""

from tests.covered import KERNEL, RULES, by_folder, share, table


def file(lines: int, branches: int, missed: int) -> dict[str, object]:
    """As in a report of coverage.py."""
    summary = {"num_statements": lines, "covered_lines": lines - missed, "percent_covered": 12.5}
    return {"summary": {**summary, "num_branches": branches, "covered_branches": branches - missed}}


REPORT = {
    "src/gamehall/kernel/table.py": file(100, 40, 1),
    "src/gamehall/kernel/seat.py": file(20, 0, 0),
    "src/gamehall/games/chess/state.py": file(30, 10, 5),
    "src/gamehall/games/chess/rules/start.py": file(10, 4, 1),
    "src/gamehall/games/nim/rules.py": file(40, 16, 0),
}


def test_folders_are_added_up_and_so_are_the_kernel_and_the_rules() -> None:
    counts = by_folder(REPORT)
    assert list(counts) == ["games/chess/rules", "games/chess", "games/nim", KERNEL, RULES]
    assert (counts[KERNEL].num_statements, counts[KERNEL].covered_branches) == (120, 39)
    assert (counts[RULES].num_branches, counts[RULES].covered_branches) == (20, 19)


def test_the_table_says_how_much_of_each_was_gone_through() -> None:
    assert (share(39, 40), share(0, 0)) == ("97.5 %", "–")
    shown = table(by_folder(REPORT))
    assert [list(column.cells)[-2:] for column in shown.columns] == [
        [KERNEL, RULES],
        ["120", "50"],
        ["99.2 %", "98.0 %"],
        ["40", "20"],
        ["97.5 %", "95.0 %"],
    ]
