"""The best way to play one's own turn from the draw on: spreads, hits and the discard, tried with the engine itself."""

from __future__ import annotations

from typing import Final, NamedTuple

from tonk.actions import Action, Discard, End, Hit, Spread
from tonk.bots.worth import counted, promise
from tonk.kinds import Style
from tonk.plays import after, legal
from tonk.state import OVER, PLAY, State
from tonk.view import View

WON: Final = -60.0  # the worth in points of a stake won from each player: better than any hand that plays on
_POSITIONS: Final = 120  # positions tried in a decision, at most; with wild cards, which make each of them slow, fewer
_WIDTH: Final = 8  # spreads and hits tried in a position, at most


class Plan(NamedTuple):
    """What a turn can come to, in points (lower is better), and how to begin it.

    `keeping` is the value before any discard: what the turn comes to if the card drawn is the one discarded.
    """

    value: float
    action: Action | None
    keeping: float


NO_PLAN: Final = Plan(1000.0, None, 1000.0)


class Planner:
    """Looks for the best plans of one seat in one position; what it has found it remembers."""

    def __init__(self, view: View, style: Style, threshold: float) -> None:
        self.seat = view.seat
        self.pack = view.pack
        self.style = style
        self.threshold = threshold
        self.live = view.unseen
        self.fed = _fits_of(view)
        self.waits = sum(view.waits) - view.waits[view.seat]
        self.rules = view.rules
        self._known: dict[tuple[object, ...], Plan] = {}
        self._counts: dict[int, int] = {}
        self._left = _POSITIONS // (1 + 2 * (view.hand & view.pack.wild).bit_count())

    def best(self, state: State, actions: tuple[Action, ...] | None = None) -> Plan:
        """Give the best plan from a position in the middle of the seat's turn."""
        key = (state.hands[self.seat], state.hits, state.use_taken, tuple([laid.open for laid in state.table]))
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._search(state, legal(state, self.seat) if actions is None else actions)
        return found

    def _search(self, state: State, actions: tuple[Action, ...]) -> Plan:
        """Try every way on from a position."""
        hand = state.hands[self.seat]
        keeping = self.standing(state, hand)
        value = NO_PLAN.value
        best: Action | None = None
        longer: list[Action] = []
        for action in actions:
            if isinstance(action, Discard):
                tried = self.discarded(state, hand, action)
            elif isinstance(action, End):
                tried = keeping
            else:
                longer.append(action)
                continue
            if tried < value:
                value, best = tried, action
        for action in self._promising(longer):
            plan = self._after(state, action)
            keeping = min(keeping, plan.keeping)
            # On a tie lay cards: a spread or hit on the table cannot be spoilt.
            if plan.value <= value:
                value, best = plan.value, action
        return Plan(value, best, keeping)

    def _promising(self, longer: list[Action]) -> list[Action]:
        """Keep the plays that free the most points for the fewest wild cards, as many as there is time for."""
        if len(longer) > _WIDTH:
            longer = sorted(longer, key=self._saving, reverse=True)[:_WIDTH]
        if not longer:
            return longer
        self._left -= len(longer)
        return longer if self._left > 0 else []

    def _saving(self, action: Action) -> float:
        cards = action.cards if isinstance(action, Spread) else 1 << action.card if isinstance(action, Hit) else 0
        return self.pack.count(cards) - self.style.wild * (cards & self.pack.wild).bit_count() + cards.bit_count()

    def _after(self, state: State, action: Action) -> Plan:
        then = after(state, action)
        if then.phase == PLAY:
            return self.best(then)
        value = self._ended(then) if then.phase == OVER else self.standing(then, 0)
        return Plan(value, action, value)

    def _ended(self, state: State) -> float:
        ending = state.ending
        return WON * ending.pays if ending is not None and ending.seat == self.seat else 0.0

    def discarded(self, state: State, hand: int, action: Discard) -> float:
        """Give what a hand is worth after a discard, or that it has won."""
        rest = hand & ~(1 << action.card)
        if not rest:
            then = after(state, action)
            return self._ended(then) if then.phase == OVER else self.standing(then, 0)
        return self.standing(state, rest) + self._risk(state, action.card)

    def _risk(self, state: State, card: int) -> float:
        """Price a discard that the next player is known to want, or that fits a spread on the table."""
        bit = 1 << card
        wanted = self.style.feeding * (self.fed >> card & 1)
        if any(laid.open & bit for laid in state.table):
            slaps = state.setup.players - 1 if state.setup.rules.slapping.is_on() else 1
            wanted += 2 * self.style.feeding * slaps
        return wanted + (self.style.wild if bit & self.pack.wild else 0.0)

    def _count(self, hand: int) -> int:
        known = self._counts.get(hand)
        if known is None:
            known = self._counts[hand] = counted(self.rules, hand)
        return known

    def standing(self, state: State, hand: int) -> float:
        """Give what a hand is worth when the turn has ended, in points."""
        style = self.style
        count = self._count(hand)
        value = float(count)
        if style.outs:
            value -= style.outs * promise(self.pack, hand, self.live)
        value -= style.wild * (hand & self.pack.wild).bit_count()
        if turns := state.waits[self.seat]:
            value += turns * style.waiting * (1.0 if count <= self.threshold else 0.3)
        others = sum(state.waits) - state.waits[self.seat] - self.waits
        return value - style.hindering * others


def _fits_of(view: View) -> int:
    """Give the cards that go with those the next player is known to have taken: same rank, or next to them in suit."""
    known = view.held_by((view.seat + 1) % view.players)
    pack = view.pack
    fits = (known & ~pack.tops) << 1 | (known & ~pack.bottoms) >> 1
    for shift in range(1, 4):
        fits |= known << shift * pack.width | known >> shift * pack.width
    return fits & pack.naturals
