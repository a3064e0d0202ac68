"""LemmInflect's table of forms and the labels of Webster's dictionary of 1913."""

import gzip
import json
import os
import re
from pathlib import Path

from gamehall.lexicon.knowledge.terms import LabelKind, Pos
from gamehall.lexicon.knowledge.words import Forms

FOLDER = Path(os.environ.get("GAMEHALL_WORD_SOURCES", "/tmp/gamehall-word-sources"))
LEMMINFLECT = FOLDER / "lemminflect"
WEBSTER = FOLDER / "package"

_POS = {"noun": Pos.NOUN, "verb": Pos.VERB, "adj": Pos.ADJECTIVE, "adv": Pos.ADVERB}
_MARKS = {
    LabelKind.OBSOLETE: ("[Obs", "[Obsoles"),
    LabelKind.ARCHAIC: ("[Obs", "[Archaic", "[R. & Obs"),
    LabelKind.SLANG: ("[Slang", "[Low", "[Cant", "[Thieves"),
    LabelKind.COLLOQUIAL: ("[Slang", "[Low", "[Cant", "[Colloq", "[Humorous"),
}
_NEXT_MEANING = re.compile(r"\n\n|\s\d+\.\s(?=[A-Z(\[])")


def inflections() -> dict[tuple[str, Pos], Forms]:
    """Forms by lemma, for lemmas in small letters."""
    text = gzip.decompress((LEMMINFLECT / "resources" / "infl_lu.csv.gz").read_bytes()).decode("utf-8")
    found = {}
    for line in text.splitlines():
        lemma, name, *rest = line.split(",")
        forms = [tuple(part.split("/")) if part else () for part in rest]
        if not lemma.islower():
            continue
        if name == "noun":
            given = Forms(plural=forms[0])
        elif name == "verb":
            # An empty participle is the same as the past.
            past, participle, present, third = forms
            given = Forms(
                past=past, past_participle=participle or past, present_participle=present, third=third
            )
        else:
            given = Forms(comparative=forms[0], superlative=forms[1])
        found[lemma, _POS[name]] = given
    return found


def marked() -> dict[str, LabelKind]:
    """Words of which every meaning in Webster bears the mark; the strongest mark that fits."""
    found = {}
    for word, text in json.loads((WEBSTER / "dictionary.json").read_bytes()).items():
        meanings = [part for part in _NEXT_MEANING.split(text) if len(part.strip()) > 3]
        for kind, marks in _MARKS.items():
            if meanings and all(any(mark in part for mark in marks) for part in meanings):
                found[word.lower()] = kind
                break
    return found
