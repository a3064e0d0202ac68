"""Bytes to lines. A file is in ISO 8859-1 unless its first line names another encoding."""

import codecs
import re

from gamehall.games.scrabble.gcg.codes import Finding

DEFAULT = "iso8859-1"
DECLARES = "#character-encoding"

_READ = re.compile(r"(utf-8|ascii|iso8859-\d{1,2}|cp125\d|koi8-[rtu]|mac-roman)")
"""Encodings in which the format's own signs are single bytes, as the first line must be."""


def lines_of(data: bytes) -> tuple[list[str], str, list[Finding]]:
    """The lines, the encoding they were read in, and what was odd. Any mix of CR and LF ends a line."""
    text, encoding, findings = _text(data)
    return re.split(r"\r\n|\r|\n", text), encoding, findings


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
            return data.decode(DEFAULT), DEFAULT, findings
        if not quiet:
            says = "The file is in UTF-8, but its first line is not “#character-encoding UTF-8”."
            findings.append(Finding(1, "encoding-undeclared", says))
        return text, "utf-8", findings
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
