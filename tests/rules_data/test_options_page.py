"""The table of all options in docs/options.md is what the engine says."""

import build_docs
from tonk.rules import OPTIONS, PRESETS


def test_the_page_is_up_to_date() -> None:
    assert build_docs.PAGE.read_text(encoding="utf-8") == build_docs.page(), "run python3 scripts/build_docs.py"


def test_the_page_has_every_option_and_preset() -> None:
    page = build_docs.page()
    assert all(f"| `{name}` |" in page for name in [*OPTIONS, *PRESETS])
