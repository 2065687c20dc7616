"""Players made of rules of thumb; each sees what its seat may see and nothing else.

They play for themselves alone, whoever else is at the table (RULES 2, Players).
"""

from __future__ import annotations

from tonk.actions import Action, Discard, Slap, Take
from tonk.bots.drops import threshold
from tonk.bots.imagining import imagine
from tonk.bots.plans import Planner
from tonk.bots.slaps import best_slap
from tonk.bots.turns import begin
from tonk.kinds import DEFAULT_KIND, KINDS, STYLES
from tonk.shuffle import Stream
from tonk.state import START
from tonk.view import View

__all__ = ["DEFAULT_KIND", "KINDS", "choose", "imagine", "reaction_ms", "slap"]


def choose(view: View, actions: tuple[Action, ...], stream: Stream, kind: str = DEFAULT_KIND) -> Action:
    """Choose among the legal actions of the seat that acts; slaps are a matter of `slap`."""
    own = tuple(action for action in actions if not isinstance(action, Slap))
    if len(own) == 1:
        return own[0]
    style = STYLES[kind]
    if style.slips and stream.random() < style.slips:
        own = _glance(view, own, stream)
    planner = Planner(view, style, threshold(view, style))
    if view.phase == START:
        return begin(view, style, planner, imagine(view), own)
    return planner.best(imagine(view), own).action or own[0]


def _glance(view: View, actions: tuple[Action, ...], stream: Stream) -> tuple[Action, ...]:
    """Overlook some of what could be done: the card on the pile, or every discard but one that comes to hand first."""
    if view.phase == START:
        return tuple(action for action in actions if not isinstance(action, Take))
    plain = [action for action in actions if isinstance(action, Discard) and not view.pack.wild >> action.card & 1]
    first = plain[stream.below(len(plain))] if plain else None
    return tuple(action for action in actions if action is first or not plain or not isinstance(action, Discard))


def slap(view: View, actions: tuple[Action, ...], kind: str = DEFAULT_KIND) -> Slap | None:
    """Choose a slap of the top discard, or None to leave it alone."""
    slaps = [action for action in actions if isinstance(action, Slap)]
    if not slaps:
        return None
    style = STYLES[kind]
    return best_slap(view, Planner(view, style, threshold(view, style)), imagine(view), slaps)


def reaction_ms(kind: str, stream: Stream) -> int:
    """Give the time in milliseconds after which a bot of this kind slaps."""
    quickest, spread = STYLES[kind].reaction
    return quickest + stream.below(spread)
