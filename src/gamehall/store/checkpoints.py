"""Carries what was committed from the write-ahead log into the database file, beside the writer.

SQLite would do it within a commit now and then, and everybody waiting for that commit would wait for
two more flushes. A passive checkpoint on a connection of its own holds nobody up.
"""

import logging
import threading

from sqlalchemy import Engine
from sqlalchemy.exc import DatabaseError

log = logging.getLogger("gamehall.store")

EVERY = 2.0


class Checkpoints:
    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="hall-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        with self._engine.connect() as connection:
            while not self._stop.wait(EVERY):
                try:
                    connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")
                except DatabaseError as error:  # busy or full: the log stays longer, nothing is lost
                    log.warning("no checkpoint now: %s", error)
