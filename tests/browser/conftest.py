"""Browser tests: a real hall, Debian's Chromium, one browser window a person."""

import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.dealt import NothingToPlay

PATIENCE = 60_000
"""Milliseconds until a test gives up waiting for what a page should show, also on a busy machine."""

expect.set_options(timeout=PATIENCE)

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in Path(item.fspath).parents:
            item.add_marker(pytest.mark.browser)
            if CHROMIUM is None:
                item.add_marker(pytest.mark.skip(reason="no Chromium on this machine"))


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> object | None:
    """A test that was dealt tiles it can do nothing with begins another game."""
    names = pyfuncitem._fixtureinfo.argnames
    for _ in range(3):
        try:
            pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names})
        except NothingToPlay:
            continue
        return True
    return None


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    quiet = ("--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update")
    return {**browser_type_launch_args, "executable_path": CHROMIUM, "args": [*quiet, "--disable-sync"]}


@pytest.fixture(scope="session")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a hall of this run's own."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    data = tmp_path_factory.mktemp("hall")
    command = [sys.executable, "-c", "from gamehall.cli import main; main()", "serve"]
    options = ["--host", "127.0.0.1", "--port", str(port), "--data", str(data)]
    options.append("--no-limits")  # hundreds of people come from one address in a few minutes
    env = {**os.environ, "GAMEHALL_PASSWORD": "open sesame"}
    with (data / "hall.log").open("w") as log:
        process = subprocess.Popen([*command, *options], stdout=log, stderr=log, env=env)
        try:
            address = f"http://127.0.0.1:{port}"
            _wait_until_open(address)
            yield address
        finally:
            process.terminate()
            process.wait(10)


def _wait_until_open(address: str) -> None:
    for _ in range(900):
        try:
            with urllib.request.urlopen(f"{address}/healthz", timeout=1):
                return
        except OSError:
            time.sleep(0.1)
    raise RuntimeError("the hall did not open")
