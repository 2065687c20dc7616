"""The rules sheet "How we play": the whole rules in words, drawn from the options, what differs from classic marked."""

from __future__ import annotations

import textwrap
from typing import Final, NamedTuple

from tonk.messages import say
from tonk.rules import Rules
from tonk.sheet.dealing import CARDS, DEAL, WILD
from tonk.sheet.drafts import Draft, Drafts, Line
from tonk.sheet.paying import PAYMENTS, SESSION
from tonk.sheet.playing import ENDING, SLAPPING, STOCK, TURN, WAITING

__all__ = ["SECTIONS", "Section", "sections", "sheet", "text"]

SECTIONS: Final[dict[str, tuple[Draft | Drafts, ...]]] = {
    "cards": CARDS,
    "wild": WILD,
    "deal": DEAL,
    "turn": TURN,
    "slapping": SLAPPING,
    "waiting": WAITING,
    "ending": ENDING,
    "payments": PAYMENTS,
    "stock": STOCK,
    "session": SESSION,
}


class Section(NamedTuple):
    """A part of the sheet: its lines, each with whether it differs from classic."""

    name: str
    lines: tuple[tuple[Line, bool], ...]


def sections(rules: Rules) -> tuple[Section, ...]:
    """Write the sheet; a section that has nothing to say is left out."""
    usual = _usual(rules)
    written = (
        Section(name, tuple((line, line not in usual) for draft in drafts for line in draft.lines(rules)))
        for name, drafts in SECTIONS.items()
    )
    return tuple(section for section in written if section.lines)


def _usual(rules: Rules) -> set[Line]:
    """Collect the lines of classic: amounts at the stake of these rules, but the stake itself as classic has it."""
    same_stake = Rules.preset("classic", stake=rules.scoring.worth(1, 1))
    lines = {line for drafts in SECTIONS.values() for draft in drafts for line in draft.lines(same_stake)}
    stake = PAYMENTS[0]
    return lines - {*stake.lines(same_stake)} | {*stake.lines(Rules.preset("classic"))}


def sheet(rules: Rules) -> dict[str, object]:
    """Give the sheet as the page reads it."""
    return {
        "rules": rules.to_json(),
        "code": rules.code(),
        "preset": f"preset-{rules.name.replace('_', '-')}",
        "changes": len(rules.differences().from_preset),
        "sections": [
            {
                "title": f"sheet-section-{section.name}",
                "lines": [
                    {"key": line.key, "values": dict(line.values), "differs": differs}
                    for line, differs in section.lines
                ],
            }
            for section in sections(rules)
        ],
    }


def text(rules: Rules, width: int = 100) -> str:
    """Write the sheet for the command line; a star marks what differs from classic."""
    changes = len(rules.differences().from_preset)
    values = {"preset": say(f"preset-{rules.name.replace('_', '-')}"), "changes": changes, "code": rules.code()}
    parts = [say("sheet-title", values), say("sheet-marked")]
    for section in sections(rules):
        parts.append("\n" + say(f"sheet-section-{section.name}"))
        parts += [_wrapped(line, differs, width) for line, differs in section.lines]
    return "\n".join(parts)


def _wrapped(line: Line, differs: bool, width: int) -> str:
    mark = "* " if differs else "- "
    return textwrap.fill(say(line.key, dict(line.values)), width, initial_indent=mark, subsequent_indent="  ")
