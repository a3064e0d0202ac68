"""A cable between the browser and the hall that can be cut: nothing arrives any more, and nobody is told."""

import contextlib
import socket
import threading
from types import TracebackType
from urllib.parse import urlsplit


class Cable:
    """Passes on whatever is said, both ways, to the hall at this address."""

    def __init__(self, hall: str) -> None:
        parts = urlsplit(hall)
        self._hall = (parts.hostname or "", parts.port or 80)
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        """From now on everything said stays on the way."""
        self._whole.clear()

    def mend(self) -> None:
        self._whole.set()

    def __enter__(self) -> "Cable":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.mend()
        for end in (self._listening, *self._ends):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def _answer(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                threading.Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        self._ends.append(near)
        self._whole.wait()
        with contextlib.suppress(OSError):
            far = socket.create_connection(self._hall)
            self._ends.append(far)
            for one, other in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(one, other), daemon=True).start()

    def _pass_on(self, one: socket.socket, other: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := one.recv(65536):
                self._whole.wait()
                other.sendall(data)
        with contextlib.suppress(OSError):
            other.shutdown(socket.SHUT_WR)
