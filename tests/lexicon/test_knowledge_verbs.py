"""Verbs: their forms, regular or not, and what they take after them."""

import pytest

from gamehall.lexicon.knowledge import (
    Form,
    Frame,
    Kind,
    Number,
    Pos,
    Regularity,
    forms_of,
    is_irregular,
    phrasals,
)
from tests.lexicon.knowledge import each, known, of

IRREGULAR_VERBS = """
    arise arose arisen; be was been; bear bore borne; beat beat beaten; become became become; begin began
    begun;
    bend bent bent; bet bet bet; bind bound bound; bite bit bitten; bleed bled bled; blow blew blown;
    break broke broken; breed bred bred; bring brought brought; build built built; burst burst burst;
    buy bought bought; cast cast cast; catch caught caught; choose chose chosen; cling clung clung;
    come came come; cost cost cost; creep crept crept; cut cut cut; deal dealt dealt; dig dug dug; do did
    done;
    draw drew drawn; drink drank drunk; drive drove driven; eat ate eaten; fall fell fallen; feed fed fed;
    feel felt felt; fight fought fought; find found found; flee fled fled; fling flung flung; fly flew flown;
    forbid forbade forbidden; forget forgot forgotten; forgive forgave forgiven; freeze froze frozen;
    get got gotten; give gave given; go went gone; grind ground ground; grow grew grown; hang hung hung;
    have had had; hear heard heard; hide hid hidden; hit hit hit; hold held held; hurt hurt hurt;
    keep kept kept; know knew known; lay laid laid; lead led led; leave left left; lend lent lent; let let
    let;
    lie lay lain; lose lost lost; make made made; mean meant meant; meet met met; pay paid paid; put put put;
    read read read; ride rode ridden; ring rang rung; rise rose risen; run ran run; say said said;
    see saw seen; seek sought sought; sell sold sold; send sent sent; set set set; shake shook shaken;
    shoot shot shot; show showed shown; shrink shrank shrunk; shut shut shut; sing sang sung; sink sank sunk;
    sit sat sat; sleep slept slept; slide slid slid; speak spoke spoken; spend spent spent; spin spun spun;
    spread spread spread; spring sprang sprung; stand stood stood; steal stole stolen; stick stuck stuck;
    sting stung stung; strike struck struck; swear swore sworn; sweep swept swept; swim swam swum;
    swing swung swung; take took taken; teach taught taught; tear tore torn; tell told told;
    think thought thought; throw threw thrown; understand understood understood; wear wore worn;
    weep wept wept; win won won; wring wrung wrung; write wrote written
"""


@pytest.mark.parametrize("line", each(IRREGULAR_VERBS))
def test_principal_parts(line: str) -> None:
    lemma, past, participle = line.split()
    forms = forms_of(lemma, Pos.VERB)
    assert past in forms.past
    assert participle in forms.past_participle
    assert Form.PAST in {reading.form for reading in of(past, Pos.VERB, lemma)}
    assert Form.PAST_PARTICIPLE in {reading.form for reading in of(participle, Pos.VERB, lemma)}
    irregular = next(reading for reading in of(past, Pos.VERB, lemma) if reading.form is Form.PAST)
    # "showed" is regular although its participle is not.
    assert irregular.regular is (Regularity.REGULAR if past == "showed" else Regularity.IRREGULAR)
    assert any(is_irregular(reading) for reading in of(lemma, Pos.VERB, lemma))


@pytest.mark.parametrize("forms", [
    "walk walks walked walking", "stop stops stopped stopping", "try tries tried trying",
    "play plays played playing", "agree agrees agreed agreeing", "die dies died dying",
    "panic panics panicked panicking", "admit admits admitted admitting", "visit visits visited visiting",
    "echo echoes echoed echoing", "fix fixes fixed fixing", "dye dyes dyed dyeing", "ski skis skied skiing",
    "need needs needed needing", "canoe canoes canoed canoeing", "attach attaches attached attaching",
    "tar tars tarred tarring", "quiz quizzes quizzed quizzing", "text texts texted texting",
])  # fmt: skip
def test_regular_verbs(forms: str) -> None:
    lemma, third, past, present = forms.split()
    found = forms_of(lemma, Pos.VERB)
    assert (found.third[0], found.past[0], found.past_participle[0]) == (third, past, past)
    assert found.present_participle[0] == present
    full = [reading for reading in of(lemma, Pos.VERB, lemma) if Kind.MODAL not in reading.kinds]
    assert {reading.regular for reading in full} == {Regularity.REGULAR}
    assert all(reading.regular is Regularity.REGULAR for reading in of(past, Pos.VERB, lemma))
    (ing,) = of(present, Pos.VERB, lemma)
    assert ing.form is Form.PRESENT_PARTICIPLE


@pytest.mark.parametrize("pair", each("""
    burn burned burnt; learn learned learnt; dream dreamed dreamt; dive dived dove; hang hanged hung;
    spell spelled spelt; leap leaped leapt; lie lied lay; light lighted lit; plead pleaded pled
"""))  # fmt: skip
def test_verbs_of_both_ways(pair: str) -> None:
    lemma, regular, irregular = pair.split()
    assert {reading.regular for reading in of(lemma, Pos.VERB, lemma)} == {Regularity.EITHER}
    assert of(regular, Pos.VERB, lemma)[0].regular is Regularity.REGULAR
    assert of(irregular, Pos.VERB, lemma)[0].regular is Regularity.IRREGULAR


def test_lie_and_lay() -> None:
    lay = {(reading.lemma, reading.form) for reading in known("lay").readings_as(Pos.VERB)}
    assert lay == {("lie", Form.PAST), ("lay", Form.BASE)}
    assert {reading.lemma for reading in known("laid").readings_as(Pos.VERB)} == {"lay"}
    assert {reading.lemma for reading in known("lain").readings_as(Pos.VERB)} == {"lie"}
    found = {(reading.lemma, reading.form) for reading in known("found").readings_as(Pos.VERB)}
    assert found >= {("find", Form.PAST), ("found", Form.BASE)}
    saw = {(reading.pos, reading.lemma) for reading in known("saw").readings}
    assert saw >= {(Pos.VERB, "see"), (Pos.VERB, "saw"), (Pos.NOUN, "saw")}


def test_be() -> None:
    (am,) = known("am").readings_as(Pos.VERB)
    assert (am.lemma, am.form, am.person) == ("be", Form.FIRST, (1,))
    (being,) = known("is").readings_as(Pos.VERB)
    assert (being.form, being.number) == (Form.THIRD, (Number.SINGULAR,))
    assert Frame.LINKING in being.frames
    assert Kind.AUXILIARY in being.kinds
    (were,) = known("were").readings_as(Pos.VERB)
    assert (were.lemma, were.form) == ("be", Form.PAST)
    assert Number.PLURAL in were.number
    assert known("was").readings_as(Pos.VERB)[0].number == (Number.SINGULAR,)
    assert Frame.TRANSITIVE not in known("be").readings[0].frames


@pytest.mark.parametrize("line", each("""
    sleep intransitive; arrive intransitive; repair transitive; break transitive; break intransitive;
    give ditransitive; teach ditransitive; hand ditransitive; elect oc_noun; name oc_noun; call oc_noun;
    appoint oc_noun; make oc_noun; crown oc_noun; paint oc_adjective; make oc_adjective; declare oc_adjective;
    turn oc_adjective; seem linking; become linking; taste linking; smell linking; remain linking; grow
    linking;
    say clause; believe clause; wonder whether; hope infinitive; want infinitive; tell object_infinitive;
    expect object_infinitive; let object_bare_infinitive; hear object_bare_infinitive; enjoy gerund; avoid
    gerund;
    finish gerund; help bare_infinitive; fall sometimes_linking
"""))  # fmt: skip
def test_frames(line: str) -> None:
    verb, name = line.split()
    assert Frame[name.upper()] in of(verb, Pos.VERB, verb)[0].frames


def test_a_form_has_the_frames_of_its_lemma() -> None:
    elected = of("elected", Pos.VERB, "elect")
    assert {reading.form for reading in elected} == {Form.PAST, Form.PAST_PARTICIPLE}
    assert all(Frame.OC_NOUN in reading.frames for reading in elected)
    assert Frame.LINKING in of("became", Pos.VERB, "become")[0].frames


def test_verbs_with_particles() -> None:
    assert {"off", "on", "up"} <= {one.particle for one in phrasals("put")}
    (listen,) = (one for one in phrasals("listen") if one.particle == "to")
    assert Frame.TRANSITIVE in listen.frames
    assert phrasals("xyzzy") == ()
