"""The letters of the first paint: cut from the whole fonts, every one that the page shows at first."""

import io

import pytest
from fontTools.ttLib import TTFont

import build_fonts


@pytest.fixture(scope="module")
def fonts() -> dict[str, bytes]:
    """The fonts as they would be made now."""
    return {path.name: content for path, content in build_fonts.fonts().items()}


def test_they_are_made_from_the_page_as_it_is(fonts: dict[str, bytes]) -> None:
    for name, content in fonts.items():
        assert (build_fonts.FONTS / name).read_bytes() == content, "run scripts/build_fonts.py"


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("first-federo.woff2", "The dealer is on the way Your seat"),
        (
            "first-jost.woff2",
            "Opening the hall Fetching the game, 1.2 of 11.6 MB Shuffling Draw Take Spread Hit Discard Drop",
        ),
    ],
)
def test_they_have_the_letters_that_the_first_paint_shows(fonts: dict[str, bytes], name: str, shown: str) -> None:
    letters = TTFont(io.BytesIO(fonts[name])).getBestCmap()
    assert {letter for letter in shown if ord(letter) not in letters} == set()


def test_they_do_not_call_themselves_by_the_names_of_the_whole_fonts(fonts: dict[str, bytes]) -> None:
    for content in fonts.values():
        kinds = {record.nameID for record in TTFont(io.BytesIO(content))["name"].names}
        assert not kinds & {1, 3, 4, 6, 16}, "family, full and PostScript names"


def test_headings_and_the_rest_are_told_apart() -> None:
    texts = build_fonts.Texts()
    texts.feed("<h2>Ab</h2><link><p>c<b>d</b></p><svg><text>e</text></svg><script>f</script>")
    assert (texts.headings, texts.rest) == ({"A", "b"}, {"c", "d"})
