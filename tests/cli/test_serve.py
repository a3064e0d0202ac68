"""`gamehall serve` and `gamehall organiser` as somebody at the terminal meets them."""

import hashlib
import io
import os
import re
import ssl
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from gamehall.cli.commands.serve import print_new_code, read_password
from gamehall.proving.server import free_port, prepared_process

Run = Callable[..., subprocess.CompletedProcess[str]]
PASSWORD = "a long password"


class Terminal:
    """A hall, and what its terminal shows."""

    def __init__(self, data: Path, log: Path, *options: str) -> None:
        self.port, self._log = free_port(), log
        self.url = f"http://127.0.0.1:{self.port}"
        where = ["--port", str(self.port), "--data", str(data)]
        self.process = prepared_process(["serve", *where, *options], log)
        while "Ctrl+C" not in self.shown:
            assert self.process.poll() is None, self.shown
            time.sleep(0.02)

    @property
    def shown(self) -> str:
        return self._log.read_text("utf-8") if self._log.exists() else ""

    def code(self, scheme: str = "http") -> str:
        found = re.search(
            rf"{scheme}://localhost:{self.port}/organiser\?code=([A-Z]{{4}}-[A-Z]{{4}})", self.shown
        )
        assert found, self.shown
        return found[1]

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(30)


@pytest.fixture
def starts(tmp_path: Path) -> Iterator[Callable[..., Terminal]]:
    running: list[Terminal] = []

    def start(*options: str) -> Terminal:
        log = tmp_path / f"terminal{len(running)}.txt"
        running.append(Terminal(tmp_path / "data", log, *options))
        return running[-1]

    yield start
    for one in running:
        one.close()


def signs_in(url: str, **fields: str) -> bool:
    path = "/organiser/code" if "code" in fields else "/organiser"
    with httpx.Client(base_url=url, follow_redirects=True, verify=False) as browser:
        browser.post(path, data=fields)
        return bool(browser.get("/api/me").json().get("organiser"))


def test_who_starts_the_hall_is_its_organiser(
    starts: Callable[..., Terminal], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = tmp_path / "told"
    told.write_text("told at the start")
    hall = starts()
    code = hall.code()
    assert not signs_in(hall.url, password=PASSWORD)
    assert signs_in(hall.url, code=code, password=PASSWORD)
    assert not signs_in(hall.url, code=code, password="another password")
    print_new_code(tmp_path / "data")
    link = re.search(rf"http://localhost:{hall.port}/organiser\?code=([A-Z-]+)", capsys.readouterr().out)
    assert link
    assert signs_in(hall.url, code=link[1], password="another password")
    hall.close()
    assert hall.shown.rstrip().endswith("Ctrl+C."), "nothing of it is in a log"
    again = starts("--password-file", str(told))
    assert "code=" not in again.shown
    assert f"http://localhost:{again.port}/organiser" in again.shown
    assert signs_in(again.url, password="told at the start")


def test_the_password_is_told_by_a_file_by_typing_or_by_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "password"
    file.write_text("from the file\n")
    assert read_password(file) == "from the file"
    monkeypatch.setattr(sys, "stdin", io.StringIO("typed by hand\n"))
    assert read_password(Path("-")) == "typed by hand"
    assert read_password(None) is None
    monkeypatch.setenv("GAMEHALL_PASSWORD", "of the machine")
    assert read_password(None) == "of the machine"
    assert "GAMEHALL_PASSWORD" not in os.environ, "nothing that is started later hears it"


def test_over_tls_nobody_reads_along(starts: Callable[..., Terminal], tmp_path: Path) -> None:
    hall = starts("--tls")
    assert f"https://localhost:{hall.port}/organiser?code=" in hall.shown
    assert "http://" not in hall.shown
    url, socket = f"https://127.0.0.1:{hall.port}", f"wss://127.0.0.1:{hall.port}/ws/tables/nowhere"
    trusting = ssl.create_default_context(cafile=tmp_path / "data/tls/certificate.pem")
    with httpx.Client(base_url=url, verify=trusting) as browser:
        answer = browser.post("/organiser/code", data={"code": hall.code("https"), "password": PASSWORD})
        cookies = answer.headers.get_list("set-cookie")
        assert [cookie.split("=")[0] for cookie in cookies] == ["gamehall", "__Host-gamehall_organiser"]
        assert all("; Secure" in cookie and "HttpOnly" in cookie for cookie in cookies)
        assert browser.get("/api/me").json()["organiser"] is True
        assert "strict-transport-security" not in answer.headers
    with connect(socket, ssl=trusting, origin=Origin(url)) as line:
        assert "no such table" in str(line.recv(20))
    served = ssl.get_server_certificate(("127.0.0.1", hall.port))
    mark = hashlib.sha256(ssl.PEM_cert_to_DER_cert(served)).hexdigest()
    assert mark in "".join(hall.shown.lower().split()).replace(":", "")
    hall.close()
    again = starts("--cert", f"{tmp_path}/data/tls/certificate.pem", "--key", f"{tmp_path}/data/tls/key.pem")
    answer = httpx.get(f"https://127.0.0.1:{again.port}/", verify=trusting)
    assert "max-age" in answer.headers["strict-transport-security"]


def test_what_cannot_be_is_said_plainly(run: Run, tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n")
    for said, arguments in (
        ("There is no hall in", ("organiser", "--data", tmp_path / "none")),
        ("in figures", ("serve", "--proxy", "localhost")),
        ("needs its key", ("serve", "--cert", empty)),
        ("cannot be used", ("serve", "--cert", empty, "--key", empty)),
        ("no password in", ("serve", "--password-file", empty)),
        ("cannot be read", ("serve", "--password-file", tmp_path / "nowhere")),
    ):
        answer = run(*arguments)
        assert answer.returncode == 2
        assert said in " ".join(answer.stderr.split())
