"""Verbs by what they take, where the dictionary's frames are too generous to decide. Base forms."""

from functools import cache

from gamehall.lexicon.knowledge import Frame, Pos, entry


def listed(words: str) -> frozenset[str]:
    """The words of a string, as a set."""
    return frozenset(words.split())


LINKING = (
    "be",
    "become",
    "remain",
    "seem",
    "look",
    "feel",
    "sound",
    "smell",
    "taste",
    "grow",
    "stay",
    "appear",
    "turn",
)
"""The list of the rules' own dictionary of terms, and "be"; the order is fixed, for draws by chance."""

SOMETIMES_LINKING = listed(
    "get go come fall run prove keep lie stand sit act wax loom rest shine burn freeze"
)
"""With an adjective after them only: ran dry, fell ill, stood empty, proved wrong."""

INFINITIVE_OBJECT = listed(
    "want hope plan like love hate prefer try begin start continue need expect agree decide refuse"
    " promise learn forget remember attempt choose intend wish offer manage fail hesitate swear threaten"
    " prepare demand deserve dare claim pretend mean desire vow help ask seek resolve arrange consent long"
    " yearn aim propose volunteer undertake cease scheme conspire opt elect regret require dread crave"
    " study bother"
)
"""An infinitive after them is their direct object."""

GERUND_OBJECT = listed(
    "enjoy avoid finish begin start continue love like hate dislike prefer consider suggest recommend"
    " practice practise quit stop miss mind deny admit delay postpone risk imagine resent forget remember"
    " try regret appreciate anticipate discuss mention propose recall recollect resist understand tolerate"
    " keep attempt fear dread favor escape endure detest loathe despise adore allow permit forbid advise"
    " encourage require need want deserve cease celebrate complete describe defend include involve justify"
    " report abandon teach study learn plan see watch hear contemplate cannot treasure"
)
"""A gerund after them is their direct object."""

INFINITIVE_CLAUSE = listed(
    "want expect ask tell allow permit order command beg urge invite persuade force cause enable"
    " encourage advise teach help let make have see hear watch feel notice like love hate prefer need get"
    " warn remind require instruct convince believe consider know think suppose imagine forbid compel"
    " desire wish intend mean challenge direct train dare hire pay pick choose appoint request entreat"
    " implore lead inspire motivate tempt trust call assign nominate elect prompt coax observe bid"
)
"""Object and infinitive after them are an infinitive clause."""

CLAUSE_AND_PERSON = listed(
    "tell ask show teach promise assure inform remind warn convince persuade notify advise write"
)
"""Take a person and a clause: told ME THAT IT RAINED."""

SAYING = listed(
    "say tell ask explain report claim announce state declare reply answer shout cry whisper mutter"
    " murmur yell exclaim insist admit confess promise warn argue add remark note mention complain boast"
    " suggest swear deny hint propose inquire wonder demand observe predict repeat respond scream sigh"
    " gasp growl snap call beg urge order command assure inform remind advise write roar bellow moan groan"
    " grumble mumble laugh chuckle joke tease sob recall maintain assert affirm testify estimate recommend"
    " stammer stutter plead"
)
"""Report speech: with quotation marks or without."""

OF_THE_SENSES = listed(
    "see hear feel watch notice observe find catch spot smell like dislike love hate enjoy mind remember"
    " imagine"
)
"""An object and a participle after them: saw the boy running."""

PREPOSITIONAL = {
    "listen": listed("to"),
    "look": listed("for after"),
    "rely": listed("on upon"),
    "depend": listed("on upon"),
    "laugh": listed("at"),
    "deal": listed("with"),
    "cope": listed("with"),
    "care": listed("for"),
    "wait": listed("for"),
    "ask": listed("for"),
    "approve": listed("of"),
    "dispose": listed("of"),
}
"""Verbs whose preposition belongs to them, so that its object is a direct object."""

NAMED_OBJECT = listed(
    "elect name call appoint make consider choose crown declare label dub designate nominate proclaim"
    " pronounce christen title term style vote anoint brand baptize rename think believe deem judge find"
    " ordain"
)
"""Take an object and a noun that renames it."""

RECIPIENT = listed(
    "give hand send show tell teach offer lend loan pass pay sell bring buy bake make cook find get write"
    " read throw toss award grant promise owe feed serve sing leave save allow ask assign deny wish mail"
    " ship order pour build draw knit sew fetch choose play cost charge deal fling forward guarantee kick"
    " permit quote refuse rent reserve slip spare supply take telegraph wire win cut fix prepare paint"
    " earn issue text email bequeath cede concede will refund repay return report recommend bet cause envy"
    " forgive do lead roll slide sling sketch weave carve design purchase present"
)
"""Take an indirect object before the direct one."""


@cache
def frames(lemma: str) -> frozenset[Frame]:
    word = entry(lemma)
    return frozenset(f for r in (word.readings_as(Pos.VERB) if word else ()) for f in r.frames)


def takes_adjective(lemma: str) -> bool:
    """An object and an adjective that tells what becomes of it: painted the fence white."""
    return Frame.OC_ADJECTIVE in frames(lemma)
