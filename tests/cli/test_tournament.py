"""`gamehall tournament`: formats in words and as files, and events played from check-in to prizes."""

import json
from pathlib import Path

import pytest

from gamehall.tournaments.formats.finding import formats
from gamehall.tournaments.formats.reading import read_format

from .conftest import Run


def words(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize(
    ("event", "players"), [("all-bankers", 12), ("literacy-fest", 16), ("league-day", 24), ("pentathlon", 12)]
)
def test_an_event_is_played_from_check_in_to_prizes_and_leaves_its_files(
    run: Run, tmp_path: Path, event: str, players: int
) -> None:
    done = run("tournament", "demo", event, "--players", players, "--seed", 1, "--tables", 0, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert f"{players} entrants" in words(done.stdout)
    assert "1 late" in words(done.stdout)
    assert "1 corrected" in words(done.stdout)
    site = tmp_path / event / "public" / "index.html"
    assert f"{event}/public/index.html" in done.stdout
    assert "<!doctype html>" in site.read_text().lower()
    told = json.loads((tmp_path / event / "public" / "files" / "event.json").read_text())
    assert len(told["entrants"]) == players
    record = tmp_path / event / "director" / "record.jsonl"
    verified = run("record", "verify", "--unsigned", record)
    assert verified.returncode == 0, verified.stdout


def test_the_demonstration_as_the_shell_starts_it_has_bots_at_a_table_of_each_round(
    fresh: Run, tmp_path: Path
) -> None:
    done = fresh("tournament", "demo", "all-bankers", "--players", 60, "--seed", 1, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "60 entrants, 8 rounds" in words(done.stdout)
    assert "8 of them at tables of the hall" in words(done.stdout)
    assert "₦150,000" in done.stdout
    assert (tmp_path / "all-bankers" / "public" / "files" / "games.zip").stat().st_size > 1_000


def test_the_same_seed_leaves_the_same_record(run: Run, tmp_path: Path) -> None:
    for folder, seed in (("one", 7), ("two", 7), ("three", 8)):
        done = run(
            *(
                "tournament",
                "demo",
                "league-day",
                "--players",
                24,
                "--seed",
                seed,
                "--folder",
                tmp_path / folder,
            )
        )
        assert done.returncode == 0, done.stderr
    one, two, three = (tmp_path / name / "director" / "record.jsonl" for name in ("one", "two", "three"))
    assert one.read_bytes() == two.read_bytes() != three.read_bytes()


def test_a_format_of_any_game_is_played_with_the_game_that_is_named(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "event"
    asked = ("tournament", "demo", "knock-out", "--players", 9, "--folder", folder)
    done = run(*asked, "--game", "contig60", "--tables", 1)
    assert done.returncode == 0, done.stderr
    assert "9 entrants, 4 rounds" in words(done.stdout)


def test_formats_are_listed(run: Run) -> None:
    listed = run("tournament", "formats").stdout
    for id in formats():
        assert id in listed
    assert "any game" in listed


@pytest.mark.parametrize("id", formats())
def test_a_format_is_told_in_words_with_where_it_comes_from(run: Run, id: str) -> None:
    told = words(run("tournament", "show", id).stdout)
    ready = formats()[id]
    assert ready.title in told
    assert words(ready.provenance)[:60] in told
    for key in ready.cites:
        assert f" {key} " in told
    assert ("Kept by" in told) == bool(ready.cites)


def test_a_format_becomes_a_file_that_is_edited_shown_and_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    done = run("tournament", "show", "swiss", "--game", "juggle", "--write", file)
    assert done.returncode == 0, done.stderr
    assert read_format(file.read_text()).games == ("juggle",)
    file.write_text(file.read_text().replace("rounds = [1, 7]", "rounds = [1, 3]"))
    assert "3 rounds." in run("tournament", "show", file).stdout
    played = run("tournament", "demo", file, "--players", 8, "--folder", tmp_path / "event")
    assert played.returncode == 0, played.stderr
    assert "8 entrants, 3 rounds" in words(played.stdout)
    again = run("tournament", "show", "swiss", "--write", file)
    assert again.returncode == 2
    assert "is there already" in again.stderr


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('"swiss"', '"swis"', "Line 8, blocks[0]: Rounds 1 to 7: There is no pairing system 'swis'"),
        (
            "rounds = [1, 7]",
            'rounds = "1"',
            "Line 9, blocks[0].rounds: A list belongs here, not text in quotes.",
        ),
        ("[[blocks]]", "[[blocks", "This is no TOML"),
        ('["juggle"]', '["chess"]', "The hall has no game 'chess'"),
        ('book = ""', 'book = "wespa"', "book: juggle has no book 'wespa'"),
    ],
)
def test_what_is_wrong_in_a_file_is_told_with_its_line(
    run: Run, tmp_path: Path, old: str, new: str, says: str
) -> None:
    file = tmp_path / "mine.toml"
    run("tournament", "show", "swiss", "--game", "juggle", "--write", file)
    assert old in file.read_text()
    file.write_text(file.read_text().replace(old, new))
    for command in ("show", "demo"):
        done = run("tournament", command, file)
        assert done.returncode == 2
        assert words(says).split(", blocks")[-1] in words(done.stderr)
        assert "Traceback" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ("demo nothing", "The hall has no format 'nothing'; it has"),
        ("show nothing", "The hall has no format 'nothing'; it has"),
        ("show nothing.toml", "nothing.toml cannot be read: No such file"),
        ("demo swiss", "swiss is a format of any game; say which with --game"),
        ("demo swiss --game chess", "The hall has no game 'chess'; it has"),
        ("demo league-day --game juggle", "league-day says itself what is played"),
        ("demo all-bankers --players 3", "is shown with 4 to 4000 players, not 3"),
        ("demo literacy-fest --players 481", "is shown with 16 to 480 teams, not 481"),
        ("demo all-bankers --players many", "Invalid value for --players"),
        ("demo all-bankers --folder .", "is there already and not empty"),
        ("demo", "requires an argument"),
    ],
)
def test_what_cannot_be_done_is_told_in_a_sentence(
    run: Run, tmp_path: Path, arguments: str, says: str
) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    done = run("tournament", *arguments.split(), cwd=tmp_path)
    assert done.returncode != 0
    assert says in words(done.stderr.replace("│", " ") + done.stdout.replace("│", " "))
    assert "Traceback" not in done.stderr
    assert [one.name for one in tmp_path.iterdir()] == ["letter"], "nothing is begun"


def test_the_book_of_events_is_read_as_every_book(run: Run) -> None:
    assert "\nevent " in run("rules").stdout
    book = words(run("rules", "--book", "event").stdout)
    assert "Events from check-in to prizes" in book
    assert "event-late" in book
    assert "Kept by the hall" in words(run("rules", "event-late").stdout)


def test_a_plan_may_cite_what_a_book_prints_and_no_stranger(tmp_path: Path) -> None:
    """A ready-made plan keeps a paragraph as code does, and is found out like code."""
    from gamehall.rulebooks.citations import read_source

    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "event_cup.toml").write_text('id = "cup"\ncites = ["rounds", "prizes"]\n')
    (tmp_path / "data" / "chart.toml").write_text('cites = ["nothing"]\n')
    assert [(one.key, one.line) for one in read_source(tmp_path).plans] == [("rounds", 2), ("prizes", 2)]
