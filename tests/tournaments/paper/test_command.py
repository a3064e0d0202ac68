"""`gamehall tournament print`: from the record of an event to files that one prints."""

from pathlib import Path

import pytest

from gamehall.cli import main
from gamehall.kernel.codec import write_lines
from tests.tournaments.event.desk import Desk, hung_out


def kept(desk: Desk, folder: Path) -> Path:
    file = folder / "director" / "record.jsonl"
    file.parent.mkdir()
    file.write_bytes(write_lines(desk.event.header, desk.event.entries))
    return file


def said(capsys: pytest.CaptureFixture[str], *words: object) -> tuple[int, str]:
    capsys.readouterr()
    try:
        main([str(word) for word in ("tournament", "print", *words)])
        code = 0
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    return code, " ".join(f"{out} {err}".split())


def test_all_papers_of_an_event(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept(hung_out(), tmp_path)
    code, told = said(capsys, tmp_path, "--folder", tmp_path / "paper")
    assert code == 0, told
    files = {file.name for file in (tmp_path / "paper").iterdir()}
    assert {"entrants.pdf", "entrants.html", "slips.pdf", "pairings-by-name.html"} <= files
    assert not {"standings.pdf", "login-cards.pdf", "certificates.pdf"} & files
    assert (tmp_path / "paper" / "slips.pdf").read_bytes().startswith(b"%PDF")
    assert "Result slips:" in told


def test_one_paper_and_the_cards_of_those_with_a_link(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, links = kept(hung_out(), tmp_path), tmp_path / "links.csv"
    links.write_text("number,link\n2,https://hall.example/check-in/e-2-abc\n", "utf-8")
    papers = tmp_path / "paper"
    code, told = said(capsys, file, "--what", "login-cards", "--links", links, "--folder", papers)
    assert code == 0, told
    assert {one.name for one in papers.iterdir()} == {"login-cards.pdf", "login-cards.html"}
    page = (papers / "login-cards.html").read_text("utf-8")
    assert "Ben" in page
    assert "Ana" not in page


@pytest.mark.parametrize(
    ("words", "answer"),
    [
        (("--what", "posters"), "There is no paper 'posters' for this event; there are entrants,"),
        (("--what", "standings"), "Standings: there is no result yet."),
        (("--what", "slips", "--round", "7"), "Result slips: no such round hangs out."),
    ],
)
def test_what_cannot_be_printed_is_told(
    words: tuple[str, ...], answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = kept(hung_out(), tmp_path)
    code, told = said(capsys, file, *words, "--folder", tmp_path / "paper")
    assert code == 2
    assert answer in told
    assert not (tmp_path / "paper").exists()


@pytest.mark.parametrize(
    ("written", "answer"),
    [
        ("number,link\n1,https://x.example\n9,https://y.example\n", "line 3: nobody has the number 9"),
        ("1,https://x.example\nAna,https://y.example\n", "line 2: there is to be a number and a link"),
        ("1,javascript:alert(1)\n", "line 1: there is to be a number and a link"),
        ("1\n", "line 1: there is to be a number and a link"),
    ],
)
def test_a_line_that_is_no_link_is_told(
    written: str, answer: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, links = kept(hung_out(), tmp_path), tmp_path / "links.csv"
    links.write_text(written, "utf-8")
    code, told = said(capsys, file, "--links", links, "--folder", tmp_path / "paper")
    assert code == 2
    assert answer in told


def test_a_record_that_is_none_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "record.jsonl"
    file.write_text("no record\n", "utf-8")
    code, told = said(capsys, file)
    assert code == 2
    assert "is no record of this hall" in told
