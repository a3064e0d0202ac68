"""The parts of every game are records the hall knows; one that is misspelt is an error, not silence."""

import importlib
import pkgutil
import subprocess
import sys
from pathlib import Path

import pytest

from gamehall.kernel import catalog
from gamehall.kernel.parts import KINDS, Bots, Part, Terminal
from tests.shelf import put_there

GAMES = sorted(catalog.games())


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.__name__)
@pytest.mark.parametrize("of", GAMES)
def test_a_part_that_is_there_can_be_had(of: str, kind: type[Part]) -> None:
    assert (catalog.part(of, kind) is not None) is catalog.has_part(of, kind)


@pytest.mark.parametrize("of", GAMES)
def test_every_part_stands_where_it_is_found(of: str) -> None:
    """A record in a module of another name would never be looked at."""
    folder = importlib.import_module(f"gamehall.games.{of}")
    for found in pkgutil.iter_modules(folder.__path__):
        module = importlib.import_module(f"{folder.__name__}.{found.name}")
        for name, value in vars(module).items():
            if isinstance(value, KINDS):
                kind = type(value).__name__
                assert (found.name, name) == (kind.lower(), kind.upper())


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("TERMINAL = Terminal(pain=lambda state: ())", "pain"),
        (
            "TERMINL = Terminal()",
            "terminal has to name its part: TERMINAL",
        ),
        ("TERMINAL = Bots(kinds={}, ladder={})", "TERMINAL = Terminal"),
    ],
)
def test_a_misspelt_part_is_an_error(
    text: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "patience"
    folder.mkdir()
    (folder / "__init__.py").touch()
    (folder / "terminal.py").write_text(f"from gamehall.kernel.parts import Bots, Terminal\n\n{text}\n")
    put_there(monkeypatch, tmp_path)
    importlib.invalidate_caches()
    try:
        with pytest.raises(TypeError, match=says):
            catalog.part("patience", Terminal)
        assert catalog.part("patience", Bots) is None
    finally:
        for name in [name for name in sys.modules if name.startswith("gamehall.games.patience")]:
            del sys.modules[name]


def test_to_look_for_a_terminal_wakes_no_bot_and_no_engine() -> None:
    script = (
        "import sys\nfrom gamehall.kernel import catalog\nfrom gamehall.kernel.parts import Terminal\n"
        "for game in catalog.games(): catalog.part(game, Terminal)\n"
        "woken = [name for name in sys.modules if '.bots' in name or '.engine' in name]\n"
        "print([name for name in woken if name.startswith('gamehall.games')])"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
