"""Verbs with a particle (WordNet) or a preposition (by hand) that belongs to them, a line for each verb."""

from collections import defaultdict

from gamehall.lexicon.knowledge import code
from gamehall.lexicon.knowledge.code import Tags
from gamehall.lexicon.knowledge.terms import Frame, Pos, Source
from gamehall.lexicon.tools.closed import Closed
from gamehall.lexicon.tools.wordnet import Sense

_PARTICLES = frozenset(
    [
        "about",
        "across",
        "after",
        "against",
        "ahead",
        "along",
        "apart",
        "around",
        "as",
        "aside",
        "at",
        "away",
        "back",
        "behind",
        "by",
        "down",
        "for",
        "forth",
        "forward",
        "from",
        "in",
        "into",
        "of",
        "off",
        "on",
        "onto",
        "out",
        "over",
        "past",
        "round",
        "through",
        "to",
        "together",
        "under",
        "up",
        "upon",
        "with",
        "without",
    ]
)
_PARTS = (2, 3)


def phrasal_lines(senses: dict[str, list[Sense]], closed: Closed) -> list[str]:
    found: dict[str, dict[str, tuple[Source, tuple[Frame, ...]]]] = defaultdict(dict)
    for verb, particle in closed.prepositional:
        found[verb][particle] = (Source.HAND, (Frame.TRANSITIVE,))
    for word, listed in senses.items():
        verb, *particles = word.split("_")
        if len(particles) + 1 not in _PARTS or not set(particles) <= _PARTICLES or not verb.isalpha():
            continue
        frames = tuple(
            dict.fromkeys(
                frame
                for sense in listed
                if sense.pos is Pos.VERB and sense.word == word
                for frame in sense.frames
            )
        )
        if frames:
            found[verb][" ".join(particles)] = (Source.WORDNET, frames)
    return [
        f"{code.PHRASAL}{verb}\t" + ",".join(
            f"{particle}:{code.source_code(source)}{code.tag_code(Tags(frames=frames))}"
            for particle, (source, frames) in sorted(found[verb].items())
        )
        for verb in sorted(found)
    ]  # fmt: skip
