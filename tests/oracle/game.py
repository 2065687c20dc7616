"""What is allowed: one question for each verb, answered with a reason or None (RULES 2 and 3)."""

from collections.abc import Callable
from dataclasses import replace

from oracle.cards import is_wild, rank_cards
from oracle.notation import Action, needs
from oracle.settle import turn_tier
from oracle.spreads import Placed, fits, is_book, is_spread, layable, natural_threes
from oracle.state import State

Reason = str | None


def why_not(state: State, action: Action) -> Reason:
    """Say why the action is refused, or None."""
    if state.phase == "over":
        return "the hand is over"
    if not needs(action):
        return "the operands do not suit the verb"
    if action.seat >= state.players:
        return "there is no such seat"
    if action.verb == "slap":
        return why_not_slap(state, action)
    if state.phase == "extra":
        return why_not_extra(state, action)
    if action.seat != state.turn:
        return "it is not this seat's turn"
    return QUESTIONS[action.verb](state, action)


def not_at_start(state: State) -> Reason:
    """RULES 2: drop, draw, take, touch and claim are the beginnings of a turn."""
    return None if state.phase == "start" else "the turn has begun"


def why_not_draw(state: State, _: Action) -> Reason:
    """RULES 2 and 3: at the start or after touching; an empty stock is no reason."""
    return None if state.phase == "touched" else not_at_start(state)


def why_not_touch(state: State, _: Action) -> Reason:
    """RULES 3: touch_stock; needs a stock."""
    if not state.rules["touch_stock"]:
        return "touching means nothing"
    return not_at_start(state) or (None if state.stock else "the stock is empty")


def why_not_drop(state: State, _: Action) -> Reason:
    """RULES 3: first_drop_turn and the waits."""
    if state.own_turns[state.turn] + 1 < state.rules["first_drop_turn"]:
        return "it is too early to drop"
    if state.waits[state.turn] > 0:
        return "you must wait"
    return not_at_start(state)


def why_not_claim(state: State, _: Action) -> Reason:
    """RULES 3: a turn tier, the first act of the first own turn, nothing on the table."""
    if state.own_turns[state.turn] > 0 or state.table:
        return "it is too late to claim"
    if turn_tier(state, state.turn) is None:
        return "the dealt hand cannot be claimed"
    return not_at_start(state)


def will_be_blocked(state: State, seat: int) -> bool:
    """RULES 3: hit_blocks_out, asked at the start of the turn; an empty hand is not blocked."""
    return state.rules["hit_blocks_out"] and state.hit_by_others[seat] and state.hands[seat] != []


def why_not_take(state: State, action: Action) -> Reason:
    """RULES 2 and 3: the top discard; with take_must_use only if it can be used at once."""
    if not state.pile:
        return "there is no discard"
    reason = not_at_start(state)
    if reason is None and state.rules["take_must_use"] and not usable_after_take(state):
        return "the card could not be used"
    return reason


def usable_after_take(state: State) -> bool:
    """Try every spread and hit with the top discard in hand."""
    card, blocked = state.pile[-1], will_be_blocked(state, state.turn)
    hands = [hand + [card] * (seat == state.turn) for seat, hand in enumerate(state.hands)]
    after = replace(state, hands=hands, phase="play", taken=card, must_use=True, hits=0, blocked=blocked)
    return any(why_not(after, action) is None for action in spreads_and_hits(after))


def spreads_and_hits(state: State) -> list[Action]:
    """List every spread and hit of the seat at turn that the cards allow, with every meaning."""
    hand = state.hands[state.turn]
    spreads = [Action(state.turn, "spread", tuple(spread)) for spread in layable(hand, state.rules)]
    hits = [
        Action(state.turn, "hit", (placed,), number)
        for number in range(len(state.table))
        for card in sorted(hand)
        for placed in placings(card, number, state)
    ]
    return spreads + hits


def placings(card: str, number: int, state: State) -> list[Placed]:
    """List the meanings with which the card fits a spread on the table."""
    tries = [(card, meaning) for meaning in (rank_cards(state.rules) if is_wild(card, state.rules) else [card])]
    return [placed for placed in tries if fits(state.table[number].cards, placed, state.rules)]


def leaves_too_few(state: State, cards: int, hitting: bool) -> bool:
    """RULES 3: hit_blocks_out in detail."""
    if not state.blocked:
        return False
    no_discard = state.rules["hit_replaces_discard"] and (hitting or state.hits > 0)
    return len(state.hands[state.turn]) - cards < (1 if no_discard else 2)


def not_in_hand(state: State, action: Action) -> Reason:
    """RULES 2: between drawing and discarding, with cards of the own hand."""
    if state.phase != "play":
        return "draw or take first"
    if any(card not in state.hands[action.seat] for card, _ in action.cards):
        return "the card is not in hand"
    if state.must_use and state.taken not in [card for card, _ in action.cards]:
        return "the taken card must be used now"
    return None


def why_not_spread(state: State, action: Action) -> Reason:
    """RULES 1 and 3: a book or a run from the hand."""
    reason = not_in_hand(state, action)
    if reason is None and not is_spread(list(action.cards), state.rules):
        return "that is no spread"
    if reason is None and leaves_too_few(state, len(action.cards), hitting=False):
        return "a blocked player keeps a card"
    return reason


def why_not_hit(state: State, action: Action) -> Reason:
    """RULES 1 and 3: a card that fits a spread on the table."""
    reason = not_in_hand(state, action)
    if reason is not None:
        return reason
    if state.rules["hits_per_turn"] and state.hits >= state.rules["hits_per_turn"]:
        return "no more hits in this turn"
    if action.spread >= len(state.table):
        return "there is no such spread"
    if not fits(state.table[action.spread].cards, action.cards[0], state.rules):
        return "the card does not fit"
    return "a blocked player keeps a card" if leaves_too_few(state, 1, hitting=True) else None


def must_spread_first(state: State) -> bool:
    """RULES 3: must_spread; a book of aces may be kept; a refused spread is not asked for."""
    if state.rules["must_spread"] == "no" or leaves_too_few(state, 3, hitting=False):
        return False
    threes = natural_threes(state.hands[state.turn], state.rules)
    if state.rules["must_spread"] == "yes_but_aces":
        threes = [three for three in threes if not (is_book(three) and three[0][0] == "A")]
    return threes != []


def why_not_discard(state: State, action: Action) -> Reason:
    """RULES 2 and 3: one card, not the one just taken (J1)."""
    hand, card = state.hands[action.seat], action.cards[0][0]
    if state.phase != "play" or card not in hand:
        return "there is no such card to discard"
    if state.must_use:
        return "the taken card must be used now"
    if state.rules["hit_replaces_discard"] and state.hits:
        return "after a hit there is no discard"
    if card == state.taken and len(hand) > 1 and not state.rules["return_taken"]:
        return "the taken card may not be returned"
    if state.blocked and len(hand) == 1:
        return "a blocked player keeps a card"
    return "a spread must be laid" if must_spread_first(state) else None


def why_not_end(state: State, _: Action) -> Reason:
    """RULES 3: hit_replaces_discard."""
    if state.phase != "play" or not (state.rules["hit_replaces_discard"] and state.hits):
        return "only a hit replaces the discard"
    return "a spread must be laid" if must_spread_first(state) else None


def why_not_extra(state: State, action: Action) -> Reason:
    """RULES 3: the slapper discards any one card; nobody else acts."""
    if action.seat != state.slapper or action.verb != "discard":
        return "the extra discard comes first"
    return None if action.cards[0][0] in state.hands[action.seat] else "the card is not in hand"


def why_not_slap(state: State, action: Action) -> Reason:
    """RULES 3: the discard of the last action, before the next turn begins."""
    if state.rules["slap"] == "off" or state.phase != "start" or state.discarder is None:
        return "there is nothing to slap"
    if action.spread >= len(state.table):
        return "there is no such spread"
    top = state.pile[-1]
    placed = action.cards[0] if action.cards else (top, top)
    if placed[0] != top or not fits(state.table[action.spread].cards, placed, state.rules):
        return "the card does not fit"
    goes_out = len(state.hands[action.seat]) == 1 and action.seat != state.discarder
    if slap_is_turn(state, action.seat) and goes_out and will_be_blocked(state, action.seat):
        return "a blocked player keeps a card"
    return None


def slap_is_turn(state: State, seat: int) -> bool:
    """RULES 3: next_first makes the slap of the next player their turn (J5)."""
    return bool(state.rules["slap"] == "next_first" and seat == state.turn)


QUESTIONS: dict[str, Callable[[State, Action], Reason]] = {
    "draw": why_not_draw,
    "touch": why_not_touch,
    "drop": why_not_drop,
    "claim": why_not_claim,
    "take": why_not_take,
    "spread": why_not_spread,
    "hit": why_not_hit,
    "discard": why_not_discard,
    "end": why_not_end,
}
