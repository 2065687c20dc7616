"""The page's types are made from the schema of the border."""

import build_protocol


def test_the_types_of_the_page_are_up_to_date() -> None:
    written = build_protocol.TARGET.read_text(encoding="utf-8")
    assert written == build_protocol.text(), "run scripts/build_protocol.py"


def test_reserved_names_lose_their_underscore() -> None:
    text = build_protocol.text()
    assert " * @property {number} from\n" in text
    assert "from_" not in text


def test_what_may_be_left_out_is_marked() -> None:
    assert " * @property {string} [word]\n" in build_protocol.text()
