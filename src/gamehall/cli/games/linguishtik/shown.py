"""How a sentence, and the answer to a claim about it, look in the terminal."""

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from gamehall.cli.commands.words import plain
from gamehall.english import diagram as drawing
from gamehall.english import explain as explaining
from gamehall.english import saying
from gamehall.english.correctness.faults import Fault
from gamehall.english.explain import Look
from gamehall.english.reading import Reading
from gamehall.games.linguishtik.judge.claim import Answer, Claim, PrintedFault, Verdict
from gamehall.games.linguishtik.judge.divisions import Division, named, paragraph
from gamehall.lexicon.knowledge import Pos

_COLOURS = {
    Pos.NOUN: "blue",
    Pos.PRONOUN: "cyan",
    Pos.VERB: "red",
    Pos.ADJECTIVE: "green",
    Pos.ADVERB: "yellow",
    Pos.PREPOSITION: "magenta",
    Pos.CONJUNCTION: "bright_black",
}
_VERDICTS = {
    Verdict.VALID: ("✓ Valid", "bold green"),
    Verdict.INVALID: ("✗ Not valid", "bold red"),
    Verdict.JUDGE: ("? A judge must decide", "bold yellow"),
}
_MARGIN = (0, 0, 0, 2)


def print_look(out: Console, seen: Look, *, diagram: bool) -> None:
    printed = tuple(_printed(fault) for fault in seen.faults)
    if seen.read is None:
        _print_faults(out, printed)
        return
    best = seen.read.best
    plain(out, explaining.summary(best))
    for clause in explaining.clause_lines(best):
        _print_clause(out, clause)
    for phrase in explaining.phrase_lines(best):
        plain(out, f"  {phrase.name.capitalize()}: {saying.quoted(phrase.text)}, {phrase.does}".rstrip(" ,"))
    out.print()
    out.print(_words(best))
    if printed:
        out.print()
        _print_faults(out, printed)
    if diagram:
        out.print()
        _print_diagram(out, best)
    out.print()
    _print_certainty(out, seen)


def print_answer(out: Console, claim: Claim, answer: Answer, seen: Look, *, diagram: bool) -> None:
    says, style = _VERDICTS[answer.verdict]
    out.print(Text(says, style))
    _print_faults(out, answer.faults)
    plain(out, f"By the rules of {named(claim.division)}.")
    for left in answer.open:
        plain(out, f"{left.says} ({left.paragraph})")
    if seen.read is None:
        return
    if diagram:
        out.print()
        _print_diagram(out, seen.read.best)
        out.print()
    _print_certainty(out, seen)


def _printed(fault: Fault) -> PrintedFault:
    says = fault.says if fault.sure else f"In doubt: {fault.says}"
    return PrintedFault(fault.of, paragraph(Division.SENIOR, fault.cites), says)


def _print_clause(out: Console, clause: explaining.ClauseLine) -> None:
    parts = "; ".join(f"{name} {words}" for name, words in clause.parts)
    pattern = f"{clause.pattern}: " if clause.pattern else ""
    plain(out, f"  {clause.name.capitalize()}: {saying.quoted(clause.text)}")
    if parts:
        plain(out, f"    {pattern}{parts}")


def _words(reading: Reading) -> Padding:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="bold")
    for heading in ("Word", "Part of speech", "What it does", "Features", "In"):
        table.add_column(heading, overflow="fold")
    for line in explaining.word_lines(reading):
        colour = _COLOURS.get(line.pos, "")
        also = f" (also {', '.join(line.also)})" if line.also else ""
        table.add_row(
            Text(line.text, f"bold {colour}".strip()),
            Text(line.pos, colour),
            Text(line.does + also),
            Text(", ".join(line.features)),
            Text(" › ".join(line.inside)),
        )
    return Padding(table, _MARGIN)


def _print_faults(out: Console, faults: tuple[PrintedFault, ...]) -> None:
    for fault in faults:
        plain(out, f"  {fault.says} ({fault.paragraph})")


def _print_diagram(out: Console, reading: Reading) -> None:
    plain_signs = not out.encoding.startswith("utf")
    for line in drawing.draw(reading, out.width - _MARGIN[3], plain_signs).splitlines():
        out.print(Text(f"  {line}".rstrip()), soft_wrap=True)


def _print_certainty(out: Console, seen: Look) -> None:
    if seen.read is None:
        return
    plain(out, f"{explaining.certainty(seen.read)} {explaining.eyes(seen.read)}".rstrip())
    for other in explaining.others(seen.read):
        says = explaining.otherwise(seen.read.best, other.reading)
        plain(out, f"{other.doubt} It may also be read so: {says}.".lstrip())
