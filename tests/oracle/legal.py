"""Every legal action of every seat that may act, as sorted texts."""

from oracle.cards import is_joker
from oracle.game import placings, spreads_and_hits, why_not
from oracle.notation import PLAIN, Action, write_action
from oracle.state import State


def legal(state: State) -> list[str]:
    """List the legal actions: one for each distinct table and hand they lead to."""
    if state.phase == "over":
        return []
    found: dict[object, str] = {}
    for action in candidates(state):
        if why_not(state, action) is None:
            found.setdefault(outcome_key(state, action), write_action(action))
    return sorted(found.values())


def candidates(state: State) -> list[Action]:
    """List all actions worth asking about; of equal ones the one with the lowest jokers comes first."""
    plain = [Action(state.turn, verb) for verb in PLAIN]
    played = spreads_and_hits(state) if state.phase == "play" else []
    discards = [
        Action(seat, "discard", ((card, card),)) for seat in range(state.players) for card in sorted(state.hands[seat])
    ]
    return plain + played + discards + slaps(state)


def slaps(state: State) -> list[Action]:
    """List the slaps of every seat, a natural one without its card."""
    if not state.pile:
        return []
    top = state.pile[-1]
    return [
        Action(seat, "slap", () if placed == (top, top) else (placed,), number)
        for seat in range(state.players)
        for number in range(len(state.table))
        for placed in placings(top, number, state)
    ]


def outcome_key(state: State, action: Action) -> object:
    """Give what tells two actions apart: for wild cards the set of meanings and the hand afterwards."""
    if action.verb not in ("spread", "hit"):
        return action
    used = [card for card, _ in action.cards]
    left = sorted("X" if is_joker(card) else card for card in state.hands[action.seat] if card not in used)
    return action.verb, action.spread, frozenset(meaning for _, meaning in action.cards), tuple(left)
