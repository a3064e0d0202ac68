"""Looking words up, and what is kept on the disk for it."""

import os
import stat
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamehall.lexicon import hall
from gamehall.lexicon.folder import cache_folder
from gamehall.lexicon.lexicon import Lexicon, make, open_file
from gamehall.lexicon.lists.layout import Damaged, write_file

WORD = st.text("abcdefgXYZ", min_size=2, max_size=15)


def lexicon_of(*words: str) -> Lexicon:
    return Lexicon(*make("some", words, edition="1", title="Some words"))


@given(st.sets(WORD, max_size=60), st.lists(st.text(max_size=17) | WORD, max_size=30))
def test_a_word_is_in_a_list_that_was_made_with_it(words: set[str], others: list[str]) -> None:
    listed = lexicon_of(*words)
    upper = {word.upper() for word in words}
    assert list(listed) == sorted(upper)
    assert all(word in listed and word.lower() in listed for word in words)
    assert all((other in listed) == (other.isascii() and other.upper() in upper) for other in others)


@pytest.mark.parametrize("stranger", ["ſs", "ﬁ", "ß", "ıs", "", "s", "SS\n", "S" * 16, 7, None, b"SS"])
def test_what_only_looks_like_a_word_is_none(stranger: object) -> None:
    assert stranger not in lexicon_of("ss", "fi", "is")


def test_a_file_is_opened_as_it_was_written(tmp_path: Path) -> None:
    label, body = make("some", ["Cat", "ox", "QUIZ"], edition="1", title="Some")
    write_file(tmp_path / "some.words", label, body)
    found = open_file(tmp_path / "some.words")
    assert (found.label, list(found)) == (label, ["CAT", "OX", "QUIZ"])
    assert os.listdir(tmp_path) == ["some.words"]


@pytest.mark.parametrize(
    "harm", [lambda sent: sent[:-1], lambda sent: sent[:-1] + b"Y", lambda sent: b"", bytes.lower]
)
def test_a_damaged_file_rules_on_nothing(tmp_path: Path, harm: Callable[[bytes], bytes]) -> None:
    path = tmp_path / "some.words"
    write_file(path, *make("some", ["ax", "ox"], edition="1", title="Some"))
    path.write_bytes(harm(path.read_bytes()))
    with pytest.raises(Damaged, match=r"some\.words"):
        open_file(path)


def test_the_hall_list_is_unpacked_again_when_its_copy_is_damaged(data: Path) -> None:
    hall.lexicon.cache_clear()
    assert "quiz" in hall.lexicon()
    (copy,) = (data / "cache" / "gamehall").glob("hall-*.words")
    copy.write_bytes(copy.read_bytes()[:-1])
    hall.lexicon.cache_clear()
    assert "quiz" in hall.lexicon()
    assert open_file(copy).label == hall.label()


def test_where_nothing_can_be_written_the_temporary_folder_serves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = cache_folder()
    assert folder.parent == tmp_path
    assert cache_folder() == folder
    folder.chmod(0o777)  # others could leave their words here
    other = cache_folder()
    assert other != folder
    assert stat.S_IMODE(other.stat().st_mode) == 0o700
