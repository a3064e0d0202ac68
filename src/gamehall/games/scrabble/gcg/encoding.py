"""Bytes to lines. A file is in ISO 8859-1 unless its first line names another encoding."""

import codecs
import re

from gamehall.games.scrabble.gcg.codes import Finding
from gamehall.kernel.names import is_hidden, visible

DEFAULT = "iso8859-1"
DECLARES = "#character-encoding"

_READ = re.compile(r"(utf-8|ascii|iso8859-\d{1,2}|cp125\d|koi8-[rtu]|mac-roman)")
"""Encodings in which the format's own signs are single bytes, as the first line must be."""


def lines_of(data: bytes) -> tuple[list[str], str, list[Finding]]:
    """The lines, the encoding they were read in, and what was odd. Any mix of CR and LF ends a line."""
    text, encoding, findings = _text(data)
    lines = re.split(r"\r\n|\r|\n", text)
    for number, line in enumerate(lines, start=1):
        if not (line.isascii() and line.isprintable()):
            lines[number - 1] = _seen(number, line, findings)
    return lines, encoding, findings


def _seen(number: int, line: str, findings: list[Finding]) -> str:
    """A line without what nobody sees. A NUL is in no text; other hidden signs change nothing of the game."""
    seen = visible(line, keep="\t")
    if "\0" in line and not any(found.code == "nul" for found in findings):
        says = "This line holds a NUL sign, which no text has; a file in UTF-16 has them too."
        findings.append(Finding(number, "nul", says))
    elif "\0" not in line and any(is_hidden(sign) and sign != "\t" for sign in line):
        says = "This line holds signs that nobody sees, such as marks of direction; they are left out."
        findings.append(Finding(number, "hidden-signs", says))
    return seen


def _text(data: bytes) -> tuple[str, str, list[Finding]]:
    findings: list[Finding] = []
    marked = data.startswith(codecs.BOM_UTF8)
    if marked:
        data = data.removeprefix(codecs.BOM_UTF8)
        findings.append(
            Finding(1, "byte-order-mark", "The file begins with a byte order mark; it is left out.")
        )
    declared = _declared(data)
    encoding = "utf-8" if marked else DEFAULT if declared is None else _known(declared)
    if encoding is None:
        says = f"The encoding “{declared}” is not read here; the file is tried as UTF-8 and ISO 8859-1."
        findings.append(Finding(1, "encoding-unknown", says))
    if encoding is not None and encoding != DEFAULT:
        try:
            return data.decode(encoding), encoding, findings
        except UnicodeDecodeError as error:
            line = len(re.split(rb"\r\n|\r|\n", data[: error.start]))
            says = f"A byte here is not valid in {encoding}; the file is tried as UTF-8 and ISO 8859-1."
            findings.append(Finding(line, "encoding-invalid", says))
    return _guessed(data, findings, quiet=declared is not None or marked)


def _guessed(data: bytes, findings: list[Finding], *, quiet: bool) -> tuple[str, str, list[Finding]]:
    """UTF-8 where the bytes are that, which no other text is by chance; else ISO 8859-1."""
    if not data.isascii():
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            return _latin(data, findings)
        if not quiet:
            says = "The file is in UTF-8, but its first line is not “#character-encoding UTF-8”."
            findings.append(Finding(1, "encoding-undeclared", says))
        return text, "utf-8", findings
    return data.decode(DEFAULT), DEFAULT, findings


def _latin(data: bytes, findings: list[Finding]) -> tuple[str, str, list[Finding]]:
    """ISO 8859-1, or Windows-1252 where bytes are letters only there: quotation marks, mostly."""
    odd = re.search(rb"[\x80-\x9f]", data)
    if odd is not None:
        try:
            text = data.decode("cp1252")
        except UnicodeDecodeError:
            return data.decode(DEFAULT), DEFAULT, findings
        line = len(re.split(rb"\r\n|\r|\n", data[: odd.start()]))
        says = "Signs here are of Windows-1252, though the file is not said to be; it is read so."
        findings.append(Finding(line, "encoding-windows", says))
        return text, "cp1252", findings
    return data.decode(DEFAULT), DEFAULT, findings


def _declared(data: bytes) -> str | None:
    first = re.split(rb"[\r\n]", data, maxsplit=1)[0].decode(DEFAULT)
    keyword, _, rest = first.replace("\t", " ").partition(" ")
    return rest.strip(" ") if keyword.lower() == DECLARES else None


def _known(name: str) -> str | None:
    try:
        found = codecs.lookup(name).name if name.isascii() and "\0" not in name else ""
    except (LookupError, ValueError):
        return None
    return found if _READ.fullmatch(found) else None
