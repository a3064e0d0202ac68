"""The paragraph gate on small made-up trees: it passes when all is there and fails on every kind of gap."""

from collections.abc import Callable
from pathlib import Path

import pytest

from gamehall.kernel.rulebook import HALL_BOOK, Paragraph, Rulebook
from gamehall.rulebooks.coverage import Coverage, cover
from gamehall.rulebooks.library import arrange, library
from gamehall.rulebooks.sentences import UnreadableSentences, count_sentences
from tests.cli.conftest import Run

HALL = " ".join(paragraph.key for paragraph in HALL_BOOK.paragraph)
_RULED = (
    "hall-prompt hall-late hall-seat hall-kind hall-over hall-resign hall-forfeit hall-correct hall-pause "
    "hall-dealer"
)
KERNEL = f"""
CITES = {tuple(key for key in HALL.split() if key not in _RULED.split())}
def allowed(cites, says, *events): ...
def refused(cites, says): ...
def _not_yours(cites): return refused(cites, "No.")
def _others():
    return [refused("hall-late", ""), refused("hall-seat", ""), refused("hall-kind", ""),
            refused("hall-over", ""), refused("hall-resign", ""), _not_yours("hall-forfeit"),
            _not_yours("hall-correct"), allowed("hall-pause", ""), allowed("hall-dealer", "")]
def rule(): return refused(says="", cites="hall-prompt")
"""
HALL_TEST = f"""
import pytest
@pytest.mark.paragraph({", ".join(repr(key) for key in HALL.split())})
def test_hall(): ...
"""
RULES = """
from gamehall.games.common import shared
def rule(state, good):
    if good:
        return allowed("roll", "You roll.")
    return refused("pass", "You pass.")
"""
TESTS = """
import pytest
@pytest.mark.paragraph("roll")
def test_roll(): ...
class TestPass:
    pytestmark = [pytest.mark.paragraph("pass")]
    def test_pass(self): ...
"""

Tree = Callable[..., Coverage]


def book(id: str, **paragraphs: str) -> Rulebook:
    kept = tuple(Paragraph(key.replace("_", "-"), "1", "A rule.", by) for key, by in paragraphs.items())  # type: ignore[arg-type]
    return Rulebook(id, id, "1", "made up", kept)


DICE = book("dice", roll="table", **{"pass": "judge", "smile": "players"})


@pytest.fixture
def tree(tmp_path: Path) -> Tree:
    """Coverage of a made-up hall: files by path, and the books of each game."""

    def cover_tree(files: dict[str, str], beside: tuple[str, ...] = (), **games: list[Rulebook]) -> Coverage:
        standard = {
            "kernel/rulings.py": KERNEL,
            "games/dice/__init__.py": "",
            "games/dice/rules.py": RULES,
            "tests/kernel/test_hall.py": HALL_TEST,
            "tests/games/dice/test_dice.py": TESTS,
        }
        for name, text in (standard | files).items():
            (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
            (tmp_path / name).write_text(text)
        shelves = games or {"dice": [DICE]}
        folders = [tmp_path / name for name in beside]
        return cover(arrange(shelves, tmp_path / "games", tmp_path / "kernel", folders), tmp_path / "tests")

    return cover_tree


def test_a_complete_tree_passes(tree: Tree) -> None:
    coverage = tree({})
    assert coverage.complete
    assert [(c.book.id, len(c.enforced), len(c.proved)) for c in coverage.counts] == [
        ("dice", 2, 2),
        ("hall", len(HALL.split()), len(HALL.split())),
    ]


def test_a_paragraph_that_no_code_cites_is_a_gap(tree: Tree) -> None:
    coverage = tree({"games/dice/rules.py": 'def rule(): return allowed("roll", "pass")'})
    assert not coverage.complete
    assert coverage.counts[0].unenforced == ["pass"]


@pytest.mark.parametrize(
    "unproving",
    [
        "",
        '@pytest.mark.paragraph("pass")\ndef helper(): ...',
        '@pytest.mark.skip\n@pytest.mark.paragraph("pass")\ndef test_pass(): ...',
        'class TestNothing:\n    pytestmark = pytest.mark.paragraph("pass")',
    ],
)
def test_a_paragraph_that_no_running_test_proves_is_a_gap(tree: Tree, unproving: str) -> None:
    only_roll = '@pytest.mark.paragraph("roll")\ndef test_roll(): ...\n'
    coverage = tree({"tests/games/dice/test_dice.py": f"import pytest\n{only_roll}{unproving}"})
    assert coverage.counts[0].unproved == ["pass"]
    assert not coverage.complete


@pytest.mark.parametrize(
    "proving",
    [
        '@pytest.mark.paragraph("roll", "pass")\ndef test_both(): ...',
        'pytestmark = pytest.mark.paragraph("roll", "pass")\ndef test_both(): ...',
        '@pytest.mark.paragraph("roll", "pass")\nclass TestBoth:\n    async def test_it(self): ...',
        'from pytest import mark\n@mark.paragraph("dice:roll")\n@mark.paragraph("pass", book="dice")\n'
        "def test_both(): ...",
        '@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.paragraph("roll", "pass"))])\n'
        "def test_both(n): ...",
    ],
)
def test_marks_are_found_wherever_pytest_takes_them(tree: Tree, proving: str) -> None:
    assert tree({"tests/games/dice/test_dice.py": f"import pytest\n{proving}"}).complete


def test_code_that_cites_what_no_book_has_fails(tree: Tree) -> None:
    coverage = tree({"games/dice/more.py": 'def f(): return refused("rol", "No.")'})
    assert not coverage.complete
    assert coverage.strangers == ("dice/more.py:1 cites 'rol', which no book of dice has.",)


@pytest.mark.parametrize(
    ("mark", "says"),
    [
        ('"rol"', "proves 'rol', which no book it could mean has."),
        ('"roll", book="cards"', "speaks of the book 'cards'; there is none."),
        ('"roll", book="hall"', "proves 'roll', which the book 'hall' does not have."),
    ],
)
def test_a_test_that_cites_what_no_book_has_fails(tree: Tree, mark: str, says: str) -> None:
    test = f"import pytest\n@pytest.mark.paragraph({mark})\ndef test_it(): ..."
    coverage = tree({"tests/games/dice/test_more.py": test})
    assert not coverage.complete
    assert coverage.strangers == (f"tests/games/dice/test_more.py:2 {says}",)


@pytest.mark.parametrize(
    "citing",
    [
        'def f(x): return refused("no" if x else "yes", "")',
        'def f(x):\n    cites = "yes"\n    if x:\n        cites = "no"\n    return refused(cites, "")',
        'def f(x): return refused({"a": "no"}.get(x, "yes"), "")',
        'NAMES = {"a": "no", "b": "yes"}\ndef f(x): return refused(NAMES[x], "")',
        'def why(x): return "no" if x else "yes"\ndef f(x): return refused(why(x), "")',
        'def f(x):\n    key, says = ("no", "") if x else ("yes", "")\n    return refused(key, says)',
        'class Word:\n    mark: str\n    cites: str\ndef f(): return Word("C", "no"), Word("C", "yes")',
        'def count(n, cites="no"): ...\ndef f(): return count(1, "yes")',
        'CITES = ("no", "yes")\n"""Kept by the shape of the card."""',
        'import rulings\ndef f(x): return rulings.refused("no", ""), rulings.allowed("yes", "")',
    ],
)
def test_citations_are_found_however_they_are_written(tree: Tree, citing: str) -> None:
    small = book("small", yes="table", no="table")
    test = 'import pytest\n@pytest.mark.paragraph("yes", "no")\ndef test_it(): ...'
    files = {
        "games/small/__init__.py": "",
        "games/small/rules.py": citing,
        "tests/games/small/test_it.py": test,
    }
    coverage = tree(files, dice=[DICE], small=[small])
    assert not coverage.strangers
    assert {c.book.id: c.unenforced for c in coverage.counts}["small"] == []


def test_comparing_with_a_key_checks_that_it_exists_but_enforces_nothing(tree: Tree) -> None:
    compare = 'def f(o): return o.cites == "pass" or o.cites == "passs"'
    coverage = tree({"games/dice/rules.py": f'def rule(): return allowed("roll", "")\n{compare}'})
    assert coverage.counts[0].unenforced == ["pass"]
    assert coverage.strangers == ("dice/rules.py:2 cites 'passs', which no book of dice has.",)


def test_a_shared_book_counts_once_and_a_shared_folder_serves_the_games_that_use_it(tree: Tree) -> None:
    flags = book("flags", flag="table")
    folder = {
        "games/common/__init__.py": "",
        "games/common/shared.py": 'def f(): return refused("flag", "")',
        "games/cards/__init__.py": "",
        "games/cards/rules.py": 'def rule(): return allowed("deal", "")',
        "tests/games/common/test_flag.py": 'import pytest\n@pytest.mark.paragraph("flag")\ndef test_f(): ...',
        "tests/games/cards/test_deal.py": 'import pytest\n@pytest.mark.paragraph("deal")\ndef test_d(): ...',
    }
    both = {"dice": [DICE, flags], "cards": [book("cards", deal="table"), flags]}
    coverage = tree(folder, **both)
    assert [c.book.id for c in coverage.counts] == ["dice", "flags", "cards", "hall"]
    assert coverage.complete


def test_a_key_of_two_games_is_proved_for_the_game_whose_folder_the_test_is_in(tree: Tree) -> None:
    other = book("other", roll="table")
    files = {
        "games/other/__init__.py": "",
        "games/other/rules.py": 'def rule(): return allowed("roll", "")',
    }
    coverage = tree(files, dice=[DICE], other=[other])
    assert {c.book.id: c.unproved for c in coverage.counts} == {"dice": [], "other": ["roll"], "hall": []}


def test_two_books_of_one_game_share_a_key_and_a_mark_may_name_one(tree: Tree) -> None:
    club = book("club", roll="table")
    named = '@pytest.mark.paragraph("roll", book="dice")\n@pytest.mark.paragraph("pass")\ndef test_it(): ...'
    coverage = tree({"tests/games/dice/test_dice.py": f"import pytest\n{named}"}, dice=[DICE, club])
    assert {c.book.id: c.unproved for c in coverage.counts} == {"dice": [], "club": ["roll"], "hall": []}


SPEECH = {
    "speech/faults.py": "class Fault:\n    of: str\n    cites: str",
    "speech/judging.py": 'from gamehall.speech.faults import Fault\ndef f(): return Fault("word", "spell")',
    "tests/speech/test_spell.py": 'import pytest\n@pytest.mark.paragraph("spell")\ndef test_it(): ...',
    "games/talk/__init__.py": "",
    "games/talk/rules.py": "from gamehall.speech import judging",
}


def test_what_lies_beside_the_games_cites_the_books_of_those_who_use_it(tree: Tree) -> None:
    first, second = book("first", spell="table"), book("second", spell="judge")
    coverage = tree(SPEECH, ("speech",), dice=[DICE], talk=[first, second])
    assert coverage.complete
    assert [c.book.id for c in coverage.counts] == ["dice", "first", "second", "hall"]


def test_a_name_means_first_what_the_file_itself_imports(tree: Tree) -> None:
    """The kernel's `Fault` names the rule first, that of speech second; a game has faults of both kinds."""
    kernel = KERNEL + "class Fault:\n    cites: str\n    says: str\n"
    files = SPEECH | {
        "kernel/rulings.py": kernel,
        "games/talk/rules.py": (
            "from gamehall.kernel.rulings import Fault\n"
            "from gamehall.speech.faults import Fault as Wrong\n"
            'def one(): return Fault("call", "You call.")\ndef other(): return Wrong("word", "shout")'
        ),
        "games/talk/more.py": (
            'from gamehall.speech.faults import Fault\ndef f(): return Fault("word", "whisper")'
        ),
        "tests/games/talk/test_talk.py": (
            'import pytest\n@pytest.mark.paragraph("call", "shout", "whisper")\ndef test_it(): ...'
        ),
    }
    talk = book("talk", spell="table", call="table", shout="table", whisper="judge")
    coverage = tree(files, ("speech",), dice=[DICE], talk=[talk])
    assert coverage.strangers == ()
    assert coverage.complete


def test_what_lies_beside_the_games_cites_no_book_of_who_does_not_use_it(tree: Tree) -> None:
    first, second = book("first", spell="table"), book("second", spell="judge")
    files = SPEECH | {
        "speech/more.py": 'def f(): return refused("roll", "No.")',
        "tests/speech/test_spell.py": (
            'import pytest\n@pytest.mark.paragraph("spell", book="second")\ndef test_it(): ...'
        ),
    }
    coverage = tree(files, ("speech",), dice=[DICE], talk=[first, second])
    assert coverage.strangers == ("speech/more.py:1 cites 'roll', which no book of speech has.",)
    assert {c.book.id: c.unproved for c in coverage.counts}["first"] == ["spell"]


def test_the_books_that_sentences_are_judged_by_are_in_the_library() -> None:
    found = library()
    books = {"linguishtik", "linguishtik-elementary", "linguishtik-middle", "linguishtik-junior-senior"}
    assert books <= found.books.keys()
    assert found.shelves["english"] == found.shelves["linguishtik"]


def test_the_books_that_sentences_are_judged_by_can_be_read(run: Run) -> None:
    assert "linguishtik-junior-senior " in run("rules").stdout
    assert "LT 16 O" in run("rules", "--book", "linguishtik-elementary").stdout
    found = run("rules", "compound-word").stdout
    assert [found.count(at) for at in ("LT 16 O", "LT 16 P")] == [1, 2]


def test_sentences_are_counted_by_seed_and_unknown_ids_are_told(tmp_path: Path) -> None:
    file = tmp_path / "sentences.tsv"
    file.write_text(
        "id\tseed\tparagraph\twords\tby\na.1\ta\tP\tOne.\ttable\na.2\ta\tP\tTwo.\ttable\nb.1\tb\t\t\t\n"
    )
    paragraph = Paragraph("one", "1", "One.", "table", covers=("a.1", "a.9"))
    counts, problems = count_sentences(file, [Rulebook("dice", "Dice", "1", "made up", (paragraph,))])
    assert [(c.seed, c.covered, c.total, c.missing) for c in counts] == [
        ("a", 1, 2, ("a.2",)),
        ("b", 0, 1, ("b.1",)),
    ]
    assert problems == ["dice, paragraph 'one', covers 'a.9', which is not a sentence of sentences.tsv."]


def test_a_file_without_sentences_is_told_apart(tmp_path: Path) -> None:
    file = tmp_path / "empty.tsv"
    file.write_text("id\tseed\n")
    with pytest.raises(UnreadableSentences, match="holds no sentences"):
        count_sentences(file, [])
