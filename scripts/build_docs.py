#!/usr/bin/env python3
"""Write docs/options.md, the table of all options, choices and presets, from the engine itself."""

import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "options.md"
sys.path.insert(0, str(ROOT / "py"))

from tonk.messages import keys, say  # noqa: E402
from tonk.rules import OPTIONS, PRESETS, Rules  # noqa: E402
from tonk.rules.keys import OPTION_KEYS  # noqa: E402
from tonk.rules.options import Option, written  # noqa: E402
from tonk.rules.words import choice, dashed, label  # noqa: E402

HEAD = """# Options and presets

<!-- Written by scripts/build_docs.py; a test fails when it is out of date. -->

Rules are a preset's name, or a JSON object of `preset` (default `classic`) and options:
`{"preset": "waiting", "stake": 5, "hand_size": 7}`. The default of an option is its value in `classic`.
`python -m tonk rules schema` prints a JSON schema, `python -m tonk rules check FILE` lists everything that is wrong
with a file.

A **rules code** says the same in a few letters: `{CODE}`. It is the version (`t1`), the preset, the changes
and three check digits. A change is the key of an option with its number: 0 for off and 1 for on, a number itself, else
the place of the choice, counted from 0. In a list of tiers `xt`, `xm` and `xc` begin a tier by its first total,
`at_most` or `all_courts`; `xu` adds a total, `xp` is what it pays, `xw1` makes it claimed on the turn, `xe` is its tie,
and `xn0` is a list without tiers. Keys and places never change.
"""


def page() -> str:
    """Write the whole page."""
    code = Rules.preset("waiting", stake=5, hand_size=7).code()
    return "\n".join([HEAD.replace("{CODE}", code), *_sections(), *_choices(), *_presets()]) + "\n"


def _sections() -> Iterator[str]:
    for section in dict.fromkeys(OPTIONS[name].section for name in OPTION_KEYS):
        yield f"## {say(f'section-{dashed(section)}')}\n"
        yield "| option | key | values (default first) | meaning |\n|---|---|---|---|"
        for name, key in OPTION_KEYS.items():
            if OPTIONS[name].section == section:
                meaning = f"**{say(label(name))}.** {say(f'{label(name)}-help')}"
                yield f"| `{name}` | `{key}` | {_values(OPTIONS[name])} | {meaning} |"
        yield ""


def _values(option: Option) -> str:
    if not option.choices:
        return f"{written(option.default)}; {option.valid}"
    if option.default is None:
        return f"as the menu; {option.valid}"
    first = [written(option.default)]
    words = first + [written(value) for value in option.choices if value != option.default]
    return ", ".join(f"`{word}`" for word in words) + ("; or a list of tiers" if option.reader else "")


def _choices() -> Iterator[str]:
    yield "## Choices explained\n\n| option | number | value | name | meaning |\n|---|---|---|---|---|"
    for name in OPTION_KEYS:
        for place, value in enumerate(OPTIONS[name].choices):
            key = choice(OPTIONS[name], value)
            if f"{key}-help" in keys():
                yield f"| `{name}` | {place} | `{written(value)}` | {say(key)} | {say(f'{key}-help')} |"
    yield ""


def _presets() -> Iterator[str]:
    yield "## Presets\n\n| preset | code | origin | what is different |\n|---|---|---|---|"
    for name, changes in PRESETS.items():
        key = f"preset-{dashed(name)}"
        listed = ", ".join(f"`{option}` {written(value)}" for option, value in changes.items())
        about = say(f"{key}-about") + (f" ({listed})" if listed else "")
        yield f"| `{name}` | `{Rules.preset(name).code()}` | {say(f'{key}-origin')} | {about} |"


def main() -> None:
    """Write the page."""
    PAGE.write_text(page(), encoding="utf-8", newline="\n")
    print(f"Written: {PAGE.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
