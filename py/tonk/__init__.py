"""Tonk, the knock-rummy: a rules engine for every house rule.

>>> state = deal("classic", hands=["3c 3d 3h Kc Qd", "3s 7h 8h Jd As"], upcard="9c", stock="2s", dealer=1)
>>> state, events = apply(state, "0 draw")
>>> print(why_not(state, "0 drop"))
You may only drop at the start of your turn.
"""

from tonk.dealing import deal, set_up
from tonk.errors import IllegalActionError, NotationError, RecordError, RulesError, SetupError, TonkError
from tonk.notation import parse_action
from tonk.plays import after, apply, legal, why_not
from tonk.refusals import Refusal
from tonk.rules import Rules
from tonk.settlement import Outcome, outcome
from tonk.state import State
from tonk.view import View, seen_by, view

__version__ = "0.1.0"

__all__ = [
    "IllegalActionError",
    "NotationError",
    "Outcome",
    "RecordError",
    "Refusal",
    "Rules",
    "RulesError",
    "SetupError",
    "State",
    "TonkError",
    "View",
    "after",
    "apply",
    "deal",
    "legal",
    "outcome",
    "parse_action",
    "seen_by",
    "set_up",
    "view",
    "why_not",
]
