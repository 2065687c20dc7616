"""Writing a session record, `tonk-session/1`: its opening and every step since (docs/architecture.md, 3).

What will not change any more is written once, so that saving after every action stays cheap in a long session.
"""

from __future__ import annotations

import json
from typing import Final

from tonk import __version__
from tonk.session.values import Choices, Hand, Session

FORMAT: Final = "tonk-session/1"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def noted(session: Session, **step: object) -> Session:
    """Add a step to the record of a session."""
    return session._replace(steps=(*session.steps, _json(step)))


def sealed(hand: Hand) -> str:
    """Write the step of a hand: what was decided before the deal, and every action."""
    return _json({"deal": _choices(hand.choices), "actions": hand.actions})


def _choices(choices: Choices) -> dict[str, object]:
    """Give the choices that are not the usual ones."""
    usual = Choices()._asdict()
    return {key: value for key, value in choices._asdict().items() if value != usual[key]}


def record_text(session: Session) -> str:
    """Write the record of a session; replaying it gives the same position."""
    steps = (*session.steps, sealed(session.hand)) if session.playing and session.hand else session.steps
    return f'{session.opening[:-1]},"steps":[{",".join(steps)}]}}'


def opening(session: Session) -> str:
    """Write how a session was opened."""
    return _json(
        {
            "format": FORMAT,
            "engine": __version__,
            "rules": session.rules.to_json(),
            "names": [player.name for player in session.players],
            "bots": [player.bot for player in session.players],
            "secret": session.secret.hex(),
            "word": session.word,
        }
    )
