"""A sentence asked about in one call: what it is, and whether a claim about a word of it holds."""

from collections.abc import Sequence
from functools import partial

from gamehall.english.explain import Look, Sentence, look, sentence
from gamehall.games.linguishtik.judge.claim import Answer
from gamehall.games.linguishtik.judge.claims import judge
from gamehall.games.linguishtik.judge.divisions import Division, paragraph
from gamehall.games.linguishtik.judge.handed_in import claimed_of


def read_sentence(text: str) -> Sentence:
    """A sentence by school grammar: its `reading`, its `faults`, how sure that is, and what else it could be.

    >>> print(read_sentence("The crew repaired engines.").reading["clauses"][0]["pattern"])
    s-v-do
    """
    return told(look(text))


def told(seen: Look) -> Sentence:
    """What is said of a sentence to programs, with paragraphs as the senior division prints them."""
    return sentence(seen, partial(paragraph, Division.SENIOR))


def judge_sentence(
    text: str,
    *,
    word: str,
    designation: str,
    type: str,
    function: str | Sequence[str] = (),
    demands: Sequence[str] = (),
    division: str = "senior",
    start: int | None = None,
) -> Answer:
    """Rule on what is claimed of a word in a sentence, as LinguiSHTIK's judge does.

    Raises `NoClaim` with a sentence where that is no claim, as when the word does not stand in the sentence.

    >>> said = judge_sentence(
    ...     "The crew repaired engines.",
    ...     word="engines", designation="s-v-do", type="noun", function="direct-object", demands=["plural"],
    ... )
    >>> print(said.verdict)
    valid
    """
    functions = [function] if isinstance(function, str) else function
    return judge(claimed_of(text, word, designation, type, functions, demands, division, start))
