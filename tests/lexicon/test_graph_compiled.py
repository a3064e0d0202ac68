"""Compiled kernels are kept on disk, but never longer than what they were made from."""

import os
import subprocess
import sys
from pathlib import Path

INNER = """
import numpy as np
from gamehall.lexicon.graph.compiled import WORD, compiled
ADDED = np.uint64({added})

@compiled(WORD, WORD)
def inner(x):
    return x * np.uint64({factor})
"""
OUTER = """
from gamehall.lexicon.graph.compiled import WORD, compiled
from inner import ADDED, inner

@compiled(WORD, WORD)
def outer(x):
    return inner(x) + ADDED
"""
ASK = "import outer; print(outer.outer(5), sum(outer.outer.stats.cache_hits.values()))"


def test_a_kernel_is_renewed_with_the_kernels_and_constants_it_uses(tmp_path: Path) -> None:
    def asked(*, added: int, factor: int) -> str:
        (tmp_path / "inner.py").write_text(INNER.format(added=added, factor=factor))
        environment = {**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
        environment["NUMBA_CACHE_DIR"] = str(tmp_path / "kept")
        command = [sys.executable, "-c", ASK]
        return subprocess.run(
            command, env=environment, check=True, capture_output=True, text=True
        ).stdout.strip()

    (tmp_path / "outer.py").write_text(OUTER)
    assert asked(added=1, factor=10) == "51 0"
    assert asked(added=1, factor=10) == "51 1"
    assert asked(added=1, factor=20) == "101 0"
    assert asked(added=2, factor=20) == "102 0"
