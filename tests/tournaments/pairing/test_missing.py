"""Where the packages of tournaments are not installed, a sentence says how to have them."""

import importlib
import sys

import pytest

from gamehall.kernel.extras import NotInstalled

MATCHING = "gamehall.tournaments.pairing.matching"


def test_pairing_without_its_package_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "rustworkx", None)
    monkeypatch.delitem(sys.modules, MATCHING, raising=False)
    with pytest.raises(NotInstalled) as told:
        importlib.import_module(MATCHING)
    assert str(told.value) == (
        "Pairing by matching needs more than is installed here: pip install 'gamehall[tournaments]'"
    )
