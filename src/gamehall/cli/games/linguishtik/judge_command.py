"""`gamehall judge`, with its options. The work is in `sentence` and `batch`."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative=(), show_default=False)]
Said = Annotated[str, Parameter(show_default=False)]
Several = Annotated[tuple[str, ...], Parameter(negative=(), show_default=False)]
Typed = Annotated[str | None, Parameter(allow_leading_hyphen=True)]
"""Perhaps a hyphen alone, for standard input."""


def judge(
    text: Typed = None,
    /,
    *,
    word: Said = "",
    start: int | None = None,
    designation: Said = "",
    type: Said = "",
    function: Several = (),
    demand: Several = (),
    division: Said = "",
    batch: Typed = None,
    svg: Path | None = None,
    no_diagram: Flag = False,
    json: Flag = False,
) -> int:
    """Explain a sentence by school grammar, or judge what is claimed of a word in it.

    Alone, a sentence is explained: its clauses, every word, its faults, its diagram. Exits with 1 when
    the sentence has a fault.

        gamehall judge "The crew repaired engines."

    With a word, a designation and a part of speech it is a claim, and gets a verdict. Exits with 0 for
    valid, 1 for not valid, 3 when a person must judge.

        gamehall judge "The crew repaired engines." --designation s-v-do
            --word engines --type noun --function direct-object --demand plural

    With a file it judges many: one JSON claim a line in, one JSON answer a line out, in the same order.
    A line that is no claim is answered with {"id": "a7", "line": 7, "error": "…"}, where the id is null
    if it cannot be read, and the command exits with 1 when there was one. Blank lines get no answer.

        gamehall judge --batch claims.jsonl > answers.jsonl

    Parameters
    ----------
    text
        The sentence, between quotation marks; - reads it from standard input.
    word
        The word the claim is about.
    start
        Where the word begins, counted in characters from 0; only needed when it stands there twice.
    designation
        What the sentence was designated to be: s-v-do, complex, imperative …
    type
        The part of speech demanded of the word: noun, verb …
    function
        A function demanded of it: direct-object, main-verb …; may be repeated.
    demand
        A further demand: plural, contains:E, in:noun-clause …; may be repeated.
    division
        By the rules of which division: elementary, middle, junior or senior; by the
        senior ones where none is said.
    batch
        A file of claims, or - for standard input.
    svg
        Write the diagram there.
    no_diagram
        Do not draw the diagram.
    json
        Print the answer as JSON.
    """
    from gamehall.cli.games.linguishtik import sentence as judging

    if batch is not None:
        from gamehall.cli.games.linguishtik.batch import judge_file

        judging.alone(
            text=text,
            word=word,
            start=start is not None,
            designation=designation,
            type=type,
            function=function,
            demand=demand,
            division=division,
            svg=svg,
            no_diagram=no_diagram,
            json=json,
        )
        return judge_file(batch)
    if text is None:
        raise judging.nothing_asked()
    sentence = judging.handed_in(text)
    if word or start is not None or designation or type or function or demand or division:
        claim = judging.claimed(sentence, word, start, designation, type, function, demand, division)
        return judging.judge_claim(claim, svg, diagram=not no_diagram, as_json=json)
    return judging.explain(sentence, svg, diagram=not no_diagram, as_json=json)
