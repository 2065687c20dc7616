"""Rules codes: a whole rules object as a short text for links and chat, as `t1-wa-hs7sk5-048`.

A code is the version, the preset, the changes and three check digits. A change is the two letters of an option and a
number: the number itself, 0 or 1 for a switch, else the place of the choice. Letters and places never change, so that
old codes keep their meaning when options and choices are added.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Final

from tonk.errors import RulesError
from tonk.refusals import Refusal, refuse, shown
from tonk.rules.keys import OPTION_KEYS, PRESET_KEYS
from tonk.rules.options import Option
from tonk.rules.tiers import TIES

VERSION: Final = 1
LONGEST: Final = 4000  # characters; a longer text is no code


class Part(StrEnum):
    """The parts of a list of tiers: three that begin a tier, four that say more of it, and the empty list."""

    TOTALS = "xt"
    AT_MOST = "xm"
    COURTS = "xc"
    MORE_TOTALS = "xu"
    PAYS = "xp"
    TURN = "xw"
    TIE = "xe"
    NO_TIERS = "xn"


_OPTION_OF: Final = {key: name for name, key in OPTION_KEYS.items()}
_PRESET_OF: Final = {key: name for name, key in PRESET_KEYS.items()}
_CODE: Final = r"t([0-9]+)-([a-z]+)((?:-?[a-z]{2}[0-9]+)*)-([0-9]{3})"
_CHANGE: Final = r"([a-z]{2})([0-9]+)"
_VERSIONED: Final = r"\s*t[0-9]+-"


def is_code(text: str) -> bool:
    """Tell whether a text is meant as a rules code.

    >>> is_code("T1-wa-343"), is_code("waiting")
    (True, False)
    """
    return re.match(_VERSIONED, text, re.IGNORECASE) is not None


def check_digits(text: str) -> str:
    """Give three digits that change with every single wrong letter or digit, and with every two that change places.

    The weights are the powers of 7, all different modulo the prime 997 up to the 996th.

    >>> check_digits("t1-wa"), check_digits("t1-aw")
    ('343', '754')
    """
    signs = [int(sign, 36) for sign in text.lower() if sign != "-"]
    return f"{sum(sign * pow(7, place + 1, 997) for place, sign in enumerate(signs)) % 997:03}"


def write_code(rules: Mapping[str, object], options: Mapping[str, Option]) -> str:
    """Write rules, as JSON, as their code."""
    changes = "".join("".join(_changes(options[name], rules[name])) for name in OPTION_KEYS if name in rules)
    text = "-".join(part for part in (f"t{VERSION}", PRESET_KEYS[str(rules["preset"])], changes) if part)
    return f"{text}-{check_digits(text)}"


def _changes(option: Option, value: object) -> Iterator[str]:
    if isinstance(value, list):
        yield from _tiers(value) if value else [f"{Part.NO_TIERS}0"]
    else:
        number = int(value) if isinstance(value, int) else option.choices.index(str(value))
        yield f"{OPTION_KEYS[option.name]}{number}"


def _tiers(tiers: list[dict[str, object]]) -> Iterator[str]:
    for tier in tiers:
        totals = tier.get("totals")
        if isinstance(totals, list):
            yield from (f"{Part.MORE_TOTALS if place else Part.TOTALS}{total}" for place, total in enumerate(totals))
        else:
            yield f"{Part.AT_MOST}{tier['at_most']}" if "at_most" in tier else f"{Part.COURTS}1"
        if "pays" in tier:
            yield f"{Part.PAYS}{tier['pays']}"
        if "when" in tier:
            yield f"{Part.TURN}1"
        if "tie" in tier:
            yield f"{Part.TIE}{TIES.index(str(tier['tie']))}"


def read_code(text: str, options: Mapping[str, Option]) -> dict[str, object]:
    """Read a code as rules in JSON; case and white space around it do not matter. Raises RulesError."""
    match = re.fullmatch(_CODE, text.strip().lower()) if len(text) <= LONGEST else None
    if match is None:
        raise RulesError(_refused(text))
    version, preset, changes, check = match.groups()
    if int(version) != VERSION:
        raise RulesError(refuse("code-version", value=int(version), valid=VERSION))
    if check_digits(match.string[: match.start(4) - 1]) != check:
        raise RulesError(refuse("code-check", value=shown(text)))
    if preset not in _PRESET_OF:
        raise RulesError(refuse("code-preset", value=preset))
    rules: dict[str, object] = {"preset": _PRESET_OF[preset]}
    for key, number in re.findall(_CHANGE, changes):
        _read_change(rules, options, key, int(number))
    return rules


def _refused(text: str) -> Refusal:
    """Say what is wrong with a text that has not the shape of a code; a later version may have another shape."""
    version = re.match(r"\s*t([0-9]{1,4})-", text.lower())
    if version and int(version[1]) != VERSION:
        return refuse("code-version", value=int(version[1]), valid=VERSION)
    return refuse("code-shape", value=shown(text))


def _read_change(rules: dict[str, object], options: Mapping[str, Option], key: str, number: int) -> None:
    if key in _OPTION_OF:
        rules[_OPTION_OF[key]] = _value(options[_OPTION_OF[key]], number)
        return
    tiers = rules.get("deal_wins")
    if not isinstance(tiers, list):
        tiers = rules["deal_wins"] = []
    match key, tiers:
        case Part.TOTALS, _:
            tiers.append({"totals": [number]})
        case Part.AT_MOST, _:
            tiers.append({"at_most": number})
        case Part.COURTS, _:
            tiers.append({"all_courts": True})
        case Part.NO_TIERS, _:
            tiers.clear()
        case Part.MORE_TOTALS, [*_, {"totals": [*totals]} as tier]:
            tier["totals"] = [*totals, number]
        case Part.PAYS, [*_, tier]:
            tier["pays"] = number
        case Part.TURN, [*_, tier]:
            tier["when"] = "turn"
        case Part.TIE, [*_, tier] if number < len(TIES):
            tier["tie"] = TIES[number]
        case _:
            raise RulesError(refuse("code-option", value=f"{key}{number}"))


def _value(option: Option, number: int) -> object:
    """Give the value that a number of a code stands for; a number out of range is refused when the rules are made."""
    if isinstance(option.default, bool) and number in (0, 1):
        return bool(number)
    if not option.choices or any(type(choice) is int for choice in option.choices):
        return number
    if number >= len(option.choices) or isinstance(option.default, bool):
        raise RulesError(refuse("code-value", option=option.name, value=number))
    return option.choices[number]
