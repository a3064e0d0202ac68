"""Every script in which the world writes its names has letters of its own."""

import sys

import pytest

from gamehall.kernel.extras import NotInstalled
from gamehall.tournaments.paper import fonts as brought
from gamehall.tournaments.paper import pdf as typeset
from gamehall.tournaments.paper.blocks import Column, Paper, Table
from gamehall.tournaments.paper.fonts import FOLDER, families
from gamehall.tournaments.paper.pdf import pdf
from tests.tournaments.paper.pages import pages

NAMES = {
    "NotoSans": "Łukasz Đặng Ünal Ōmar Παπαδάκης Шевченко अनिता",
    "NotoSansArabic": "محمد",
    "NotoSansHebrew": "גדעון",
    "NotoSansSC": "王喆瑠田中さくら陳ジョン",
    "NanumGothic": "김민수",
    "NotoSansThai": "สมชาย",
    "NotoSansBengali": "রহমান",
    "NotoSansTamil": "முருகன்",
    "NotoSansGeorgian": "ნინო",
    "NotoSansArmenian": "Հայկ",
    "NotoSansEthiopic": "አበበ",
    "NotoSansKhmer": "សុខា",
    "NotoSansLao": "ສົມ",
    "NotoSansMyanmar": "အောင်",
    "NotoSansSinhala": "නිමල්",
    "NotoSansTelugu": "రాము",
    "NotoSansGujarati": "રમેશ",
    "NotoSansGurmukhi": "ਗੁਰਪ੍ਰੀਤ",
    "NotoSansKannada": "ರಮೇಶ್",
    "NotoSansMalayalam": "രമേശ്",
}


def fonts_of(name: str) -> set[str]:
    paper = Paper("one", "One name", ((Table((Column(),), ((name,),)),),))
    signs = [sign for page in pages(pdf(paper)) for sign in page.signs if sign.sign in name]
    assert signs
    return {sign.font.partition("+")[2].partition("-")[0] for sign in signs}


@pytest.mark.parametrize("font", NAMES)
def test_a_name_is_written_in_letters_of_its_own(font: str) -> None:
    assert fonts_of(NAMES[font]) == {font}


def test_the_fonts_are_brought_along() -> None:
    assert len(list(FOLDER.glob("*.ttf"))) >= len(NAMES)
    assert families()[0] == "Noto Sans"


def test_the_same_paper_gives_the_same_bytes() -> None:
    paper = Paper("one", "Names", ((Table((Column(),), tuple((name,) for name in NAMES.values())),),))
    assert pdf(paper) == pdf(paper)


def test_without_the_extra_it_is_told_how_to_have_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    caches = (brought.fonts, brought.families, typeset._compiler)
    for cache in caches:
        cache.cache_clear()
    try:
        with pytest.raises(NotInstalled, match=r"Printing on paper needs .*gamehall\[tournaments\]"):
            pdf(Paper("one", "Names", ((Table((Column(),), (("Ana",),)),),)))
    finally:
        for cache in caches:
            cache.cache_clear()
