"""What an allowed action does to the position (RULES 2 and 3)."""

from collections.abc import Callable

from oracle.game import slap_is_turn, why_not, will_be_blocked
from oracle.notation import Action, read_action
from oracle.settle import settle_claim, settle_drop, settle_empty_hand, settle_stock_out
from oracle.spreads import Placed, is_book, written
from oracle.state import Laid, State, position


def play(state: State, text: str) -> None:
    """Carry out an action given as text; raise ValueError when it is malformed or illegal."""
    action = read_action(text)
    reason = why_not(state, action)
    if reason is not None:
        raise ValueError(reason)
    discarder, state.discarder = state.discarder, None
    if action.verb == "slap":
        slap(state, action, discarder)
    else:
        MOVES[action.verb](state, action)
    if state.ending is not None:
        state.phase = "over"


def begin_turn(state: State, seat: int) -> None:
    """RULES 2 and 3: a turn starts with its first action; a wait falls by one."""
    state.blocked = will_be_blocked(state, seat)
    state.hit_by_others[seat] = False
    state.own_turns[seat] += 1
    state.waits[seat] = max(0, state.waits[seat] - 1)
    state.taken, state.must_use, state.drew_last = None, False, False
    state.hits = state.turn_spreads = 0


def pass_turn(state: State) -> None:
    """RULES 2 and 3: to the left, unless the stock has run out (emptied) or the position came up three times."""
    state.turn = (state.turn + 1) % state.players
    state.phase = "start"
    state.seen[position(state)] += 1
    emptied = state.drew_last and state.rules["stock_end"] == "emptied"
    if emptied or state.seen[position(state)] == 3:
        settle_stock_out(state)


def boobed(state: State) -> bool:
    """RULES 3: the stock holds n cards or fewer and the option is on."""
    return bool(state.rules["boobed"] and len(state.stock) <= state.players)


def touch(state: State, action: Action) -> None:
    """Commit to drawing."""
    begin_turn(state, action.seat)
    state.phase = "touched"


def draw(state: State, action: Action) -> None:
    """Draw the top card; with an empty stock that ends the hand."""
    if state.phase == "start":
        begin_turn(state, action.seat)
    if not state.stock:
        return settle_stock_out(state)
    state.hands[action.seat].append(state.stock.pop(0))
    state.drew_last = state.stock == []
    state.phase = "play"


def take(state: State, action: Action) -> None:
    """Take the top discard."""
    begin_turn(state, action.seat)
    state.taken = state.pile.pop()
    state.must_use = state.rules["take_must_use"]
    state.hands[action.seat].append(state.taken)
    state.phase = "play"


def drop(state: State, action: Action) -> None:
    """Compare the counts."""
    begin_turn(state, action.seat)
    settle_drop(state, action.seat)


def claim(state: State, action: Action) -> None:
    """Claim a deal win on the turn."""
    begin_turn(state, action.seat)
    settle_claim(state, action.seat)


def lay_spread(state: State, action: Action) -> None:
    """Lay a spread and earn the wait for it."""
    seat = action.seat
    state.table.append(Laid(seat, in_order(state, list(action.cards))))
    for card, _ in action.cards:
        state.hands[seat].remove(card)
    state.must_use = False
    state.spreads_laid[seat] += 1
    state.turn_spreads += 1
    state.waits[seat] += state.rules["wait_after_spread"]
    if all(card == meaning for card, meaning in action.cards) and is_book([card for card, _ in action.cards]):
        state.natural_books.append(seat)
    if not state.hands[seat]:
        emptied_without_discard(state, last_is_spread=True)


def hit(state: State, action: Action) -> None:
    """Add a card of the hand to a spread."""
    state.hands[action.seat].remove(action.cards[0][0])
    state.must_use = False
    state.hits += 1
    put_on(state, action.seat, action.cards[0], action.spread)
    if not state.hands[action.seat]:
        emptied_without_discard(state, last_is_spread=False)


def in_order(state: State, cards: list[Placed]) -> list[Placed]:
    """Put the cards of a spread in written order."""
    order = written({meaning for _, meaning in cards}, state.rules)
    assert order is not None
    return sorted(cards, key=lambda placed: order.index(placed[1]))


def put_on(state: State, seat: int, placed: Placed, number: int) -> None:
    """Add the card and let the owner wait (RULES 3: waiting; a slap is a hit for this purpose)."""
    laid = state.table[number]
    laid.cards = in_order(state, [*laid.cards, placed])
    owner, rules = laid.owner, state.rules
    if owner == seat:
        if rules["wait_own_hit"]:
            state.waits[owner] += rules["wait_after_hit"]
        return
    if not (rules["wait_stacking"] == "once_a_round" and state.hit_by_others[owner]):
        state.waits[owner] += rules["wait_after_hit"]
    state.hit_by_others[owner] = True


def emptied_without_discard(state: State, last_is_spread: bool) -> None:
    """RULES 2 and 3: a tonk, unless the deck is boobed: then the turn passes at once."""
    if boobed(state):
        return pass_turn(state)
    seat, rules = state.turn, state.rules
    first = state.own_turns[seat] == 1 and state.turn_spreads >= 2 and not state.hits and not state.slapped[seat]
    if rules["pays_first_turn"] and first:
        stakes = rules["pays_first_turn"]
    elif last_is_spread and state.spreads_laid[seat] >= 2:
        stakes = rules["pays_two_spreads"]
    else:
        stakes = rules["pays_tonk"]
    settle_empty_hand(state, seat, "tonk", stakes)


def discard(state: State, action: Action) -> None:
    """Discard a card: the end of a turn, or the extra discard of a slapper."""
    seat = action.seat
    state.hands[seat].remove(action.cards[0][0])
    state.pile.append(action.cards[0][0])
    if not state.hands[seat] and not boobed(state):
        return settle_empty_hand(state, seat, "out", state.rules["pays_out"])
    state.discarder = seat
    if state.phase == "extra":
        end_slap(state)
    else:
        pass_turn(state)


def end_turn(state: State, _: Action) -> None:
    """End the turn without a discard."""
    pass_turn(state)


def slap(state: State, action: Action, discarder: int | None) -> None:
    """Put the discard on a spread; with next_first the slap of the next player is their turn."""
    seat = action.seat
    state.slap_is_turn = slap_is_turn(state, seat)
    if state.slap_is_turn:
        begin_turn(state, seat)
    card = state.pile.pop()
    put_on(state, seat, action.cards[0] if action.cards else (card, card), action.spread)
    state.slapped[seat] = True
    if seat == discarder or not state.hands[seat]:
        return end_slap(state)
    state.phase, state.slapper = "extra", seat


def end_slap(state: State) -> None:
    """Go on as if nothing had happened, or pass the turn that the slap was."""
    state.phase, state.slapper = "start", None
    if state.slap_is_turn:
        state.slap_is_turn = False
        pass_turn(state)


MOVES: dict[str, Callable[[State, Action], None]] = {
    "touch": touch,
    "draw": draw,
    "take": take,
    "drop": drop,
    "claim": claim,
    "spread": lay_spread,
    "hit": hit,
    "discard": discard,
    "end": end_turn,
}
