"""What you can do now: every kind of action with its actions, or why there are none; and what picked cards can do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from tonk.actions import Action, Discard, Hit, Slap, Spread, Take
from tonk.cards import numbers_in
from tonk.codec import Json, sentence
from tonk.errors import NotationError
from tonk.plays import legal, why_not
from tonk.plays.slapping import slappable
from tonk.plays.turn import why_not_turn
from tonk.refusals import Refusal, refuse
from tonk.rules import Rules
from tonk.spreads import fits, kind_of, spreads_in
from tonk.state import PLAY, State


def offers(state: State, you: int) -> dict[str, Json]:
    """Give each kind of action that these rules have: what you may do now, and why not when there is nothing."""
    listed: dict[str, list[Action]] = {}
    for action in legal(state, you):
        listed.setdefault(action.verb, []).append(action)
    return {
        kind: _kind(state, you, kind, listed.get(kind, []))
        for kind in (*_SIMPLE, "spread", "hit", "discard", "slap")
        if has_kind(state.setup.rules, kind)
    }


_SIMPLE: Final = ("draw", "take", "touch", "claim", "drop", "end")
_ONLY_WITH: Final[dict[str, Callable[[Rules], bool]]] = {
    "touch": lambda rules: rules.drawing.may_touch(),
    "claim": lambda rules: rules.deal_winning.has_claims(),
    "end": lambda rules: rules.hitting.ends_without_discard(1),
    "slap": lambda rules: rules.slapping.is_on(),
}


def has_kind(rules: Rules, kind: str) -> bool:
    """Tell whether rules have a kind of action at all."""
    return kind not in _ONLY_WITH or _ONLY_WITH[kind](rules)


def _kind(state: State, you: int, kind: str, actions: list[Action]) -> Json:
    if not actions:
        why = _why_none(state, you, kind)
        return {"actions": [], "why": None if why is None else sentence(why)}
    if kind != "spread":
        return {"actions": [offer(state, action) for action in actions], "why": None}
    natural = [action for action in actions if isinstance(action, Spread) and _is_natural(action)]
    more = len(natural) < len(actions)
    return {"actions": [offer(state, action) for action in natural], "why": None} | ({"more": True} if more else {})


def _is_natural(action: Spread) -> bool:
    return all(card == stands for card, stands in action.placed)


def offer(state: State, action: Action) -> Json:
    """Describe an action: its text, the cards it moves and what they stand for, the spread, and your count after it."""
    names, hand = state.setup.pack.names, state.hands[action.seat]
    found: Json = {"text": str(action)}
    match action:
        case Spread(placed=placed, cards=cards):
            found |= {"cards": [names[card] for card, _ in placed], "as": [names[stands] for _, stands in placed]}
            hand &= ~cards
        case Hit(card=card, stands=stands, spread=spread):
            found |= {"cards": [names[card]], "as": [names[stands]], "spread": spread}
            hand &= ~(1 << card)
        case Slap(stands=stands, spread=spread):
            top = state.pile[0] if state.pile else stands
            return found | {"cards": [names[top]], "as": [names[stands if stands >= 0 else top]], "spread": spread}
        case Discard(card=card):
            found |= {"cards": [names[card]]}
            hand &= ~(1 << card)
        case Take() if state.pile:
            hand |= 1 << state.pile[0]
        case _:
            return found
    return found | {"after": counted(state, hand)}


def counted(state: State, hand: int) -> int:
    """Count a hand by the rules in force."""
    return state.setup.rules.spreading.count(state.setup.pack, hand)


def _why_none(state: State, you: int, kind: str) -> Refusal | None:
    """Say why a seat can do nothing of a kind."""
    acts = state.setup.acts[you]
    match kind:
        case "spread":
            return why_not_turn(state, you, PLAY) or _why_no_spread(state, you)
        case "hit":
            return why_not_turn(state, you, PLAY) or _why_no_hit(state, you)
        case "discard":
            first = next(numbers_in(state.hands[you]), 0)
            return why_not(state, acts.discards[1 << first])
        case "slap":
            return _why_no_slap(state, you)
        case _:
            simple: Action = getattr(acts, kind)
            return why_not(state, simple)


def _why_no_spread(state: State, you: int) -> Refusal:
    pack, acts = state.setup.pack, state.setup.acts[you]
    held = spreads_in(pack, state.hands[you], state.setup.rules.spreading.least())
    return (why_not(state, acts.wild_spread(held[0])) if held else None) or refuse("no-spread")


def _why_no_hit(state: State, you: int) -> Refusal:
    """Say why nothing can be hit: the reason of a card that would fit, if there is one."""
    if not state.table:
        return refuse("nothing-to-hit")
    hand, pack = state.hands[you], state.setup.pack
    for spread, laid in enumerate(state.table):
        fitting = laid.open if hand & pack.wild else laid.open & hand
        for stands in numbers_in(fitting):
            card = stands if hand >> stands & 1 else next(numbers_in(hand & pack.wild))
            return why_not(state, state.setup.acts[you].hit(card, stands, spread)) or refuse("no-hit")
    return refuse("no-hit")


def _why_no_slap(state: State, you: int) -> Refusal | None:
    if state.pile is None or not slappable(state):
        return why_not(state, state.setup.acts[you].slap(0, 0, 0))
    top = state.pile[0]
    for spread, laid in enumerate(state.table):
        if laid.open >> top & 1:
            return why_not(state, state.setup.acts[you].slap(top, top, spread))
    return refuse("no-slap", card=state.setup.pack.names[top])


def can(state: State, you: int, cards: Sequence[str]) -> Json:
    """Say what can be done with exactly these cards of yours: spreads in all their meanings, and hits, best first.

    Raises NotationError for what is no card, or twice the same.
    """
    pack, acts = state.setup.pack, state.setup.acts[you]
    picked = pack.mask(" ".join(cards))
    if missing := picked & ~state.hands[you]:
        raise NotationError(refuse("not-in-hand", cards=pack.write(missing)))
    held = spreads_in(pack, picked, state.setup.rules.spreading.least())
    spreads: list[Action] = [acts.wild_spread(making) for making in held if making[1] | making[2] == picked]
    hits = _hits_with(state, you, picked)
    spread_why = _first_why(state, spreads) if spreads else refuse("not-a-spread", cards=" ".join(cards))
    laying = [action for action in spreads if why_not(state, action) is None]
    laying.sort(key=lambda action: _spread_rank(state, action))
    hitting = [action for action in hits if why_not(state, action) is None]
    hit_why = _first_why(state, hits) if hits else _no_hit(state, cards)
    return {
        "spreads": [offer(state, action) for action in laying],
        "hits": [offer(state, action) for action in hitting],
        "why": {
            "spread": None if laying else _said(why_not_turn(state, you, PLAY) or spread_why),
            "hit": None if hitting else _said(why_not_turn(state, you, PLAY) or hit_why),
        },
    }


def _said(why: Refusal | None) -> Json | None:
    return None if why is None else sentence(why)


def _first_why(state: State, actions: Sequence[Action]) -> Refusal | None:
    return next((why for action in actions if (why := why_not(state, action))), None)


def _no_hit(state: State, cards: Sequence[str]) -> Refusal:
    if len(cards) != 1:
        return refuse("hit-one-card")
    return refuse("no-hit-with", card=cards[0]) if state.table else refuse("nothing-to-hit")


def _hits_with(state: State, you: int, picked: int) -> list[Action]:
    """List the hits of a single card, on your own spreads last, where a wait may follow."""
    if picked.bit_count() != 1:
        return []
    card, wild = picked.bit_length() - 1, picked & state.setup.pack.wild
    found: list[Action] = []
    for spread, laid in sorted(enumerate(state.table), key=lambda place: place[1].owner == you):
        places = laid.open if wild else laid.open & picked
        found += [state.setup.acts[you].hit(card, stands, spread) for stands in numbers_in(places)]
    return found


def _spread_rank(state: State, action: Action) -> tuple[int, int, str]:
    """Rank the meanings of a spread: first what your other cards could hit, then what leaves others few places."""
    if not isinstance(action, Spread):
        return 0, 0, ""
    pack = state.setup.pack
    meaning = sum(1 << stands for _, stands in action.placed)
    places = fits(pack, kind_of(pack, meaning) or "", meaning)
    rest = state.hands[action.seat] & ~action.cards
    return -(places & rest).bit_count(), places.bit_count(), str(action)
