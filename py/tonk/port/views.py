"""The view of the page: what you may see of the hand on the table."""

from __future__ import annotations

from functools import lru_cache

from tonk.codec import Json, laid
from tonk.port.around import around, side_bets, sums_by_player
from tonk.port.offers import counted
from tonk.refusals import Value
from tonk.rules import Rules
from tonk.session.bill import Values, headline, payment_reason
from tonk.session.bots import slap_window
from tonk.session.hands import counts_double
from tonk.session.values import Hand, Session
from tonk.settlement import Outcome, Payment, SideResult
from tonk.state import OVER, PHASES, START, State
from tonk.view import View, view


def shown_hand(session: Session) -> Hand | None:
    """Give the hand that lies on the table: none before the first deal, after joining or leaving, or when given up."""
    hand = session.hand
    if hand is None or hand.seats != session.seats or (session.over and hand.outcome is None):
        return None
    return hand


def session_view(session: Session, you: int) -> Json:
    """Describe all that you may see; the lines of the score sheet are added by the port."""
    hand = shown_hand(session)
    table = _bare_table(session) if hand is None else _table(session, hand, you)
    return {
        "you": you,
        "hand_number": 0 if session.hand is None else session.hand.number + 1,
        **table,
        "next": _next(session, you),
        "rules": rules_in_short(session.rules),
        "side_bets": side_bets(session),
        "session": around(session, you),
    }


@lru_cache(maxsize=8)
def rules_in_short(rules: Rules) -> Json:
    """Describe rules in short."""
    return {
        "preset": rules.name,
        "changes": len(rules.to_json().keys() - {"preset", "stake"}),
        "stake": rules.scoring.worth(1, 1),
        "words": rules.session.vocabulary(),
        "code": rules.code(),
        "scoring": "push_ups" if rules.scoring.in_points() else "stakes",
    }


def _next(session: Session, you: int) -> str:
    """Say who acts next: you, a bot, whoever deals, or nobody any more."""
    if session.over:
        return "end"
    if session.hand is None or not session.playing:
        return "deal"
    return "you" if session.hand.state.actor == you else "bot"


def _table(session: Session, hand: Hand, you: int) -> Json:
    """Describe a hand that is on, or has ended and still lies there."""
    state = hand.state
    seen = view(state, you, actions=())
    pack = seen.pack
    going_out = session.rules.going_out
    return {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "actor": state.actor,
        "seats": [_seat(session, hand, seen, seat) for seat in range(seen.players)],
        "stock": seen.stock,
        "pile": {"top": pack.names[seen.top] if seen.top >= 0 else None, "cards": seen.pile},
        "table": [
            {
                "spread": number,
                "owner": spread.owner,
                "kind": spread.kind,
                "cards": laid(pack, spread.placed),
                "open": list(pack.cards(spread.open)),
            }
            for number, spread in enumerate(state.table)
        ],
        "slap": _slap(session),
        "big_one": seen.multiple > 1,
        "boobed": state.phase != OVER and going_out.goes_on(seen.stock, seen.players),
        "taken": pack.names[state.taken] if state.taken >= 0 else None,
        "count_after_take": _count_after_take(state, you),
        "result": None if hand.outcome is None else _result(state, hand.outcome),
    }


def _seat(session: Session, hand: Hand, seen: View, seat: int) -> Json:
    shown, ending = seen.shown[seat], hand.state.ending
    return _player(session, seat) | {
        "cards": seen.cards[seat],
        "hand": None if shown is None else list(seen.pack.cards(shown)),
        "count": None if shown is None else counted(hand.state, shown),
        "waits": seen.waits[seat],
        "dealer": seat == seen.dealer,
        "dropped": ending is not None and ending.ended == "drop" and ending.seat == seat,
    }


def _player(session: Session, seat: int) -> Json:
    number = session.seats[seat]
    player = session.players[number]
    return {
        "seat": seat,
        "player": number,
        "name": player.name,
        "bot": player.bot,
        "ledger": sums_by_player(session)[number],
    }


def _bare_table(session: Session) -> Json:
    """Describe a table on which no hand lies."""
    dealer = session.dealer_seat
    seats = [
        _player(session, seat)
        | {"cards": 0, "hand": [], "count": 0, "waits": 0, "dealer": seat == dealer, "dropped": False}
        for seat in range(len(session.seats))
    ]
    return {
        "phase": PHASES[OVER],
        "turn": (dealer + 1) % len(seats),
        "actor": -1,
        "seats": seats,
        "stock": len(session.rules.pack.names),
        "pile": {"top": None, "cards": 0},
        "table": [],
        "slap": None,
        "big_one": counts_double(session, session.number),
        "boobed": False,
        "taken": None,
        "count_after_take": None,
        "result": None,
    }


def _slap(session: Session) -> Json | None:
    window = slap_window(session)
    if window is None:
        return None
    return {
        "card": session.rules.pack.names[window.card],
        "bots": [{"seat": reaction.seat, "ms": reaction.ms} for reaction in window.bots],
        "ms": window.ms,
    }


def _count_after_take(state: State, you: int) -> int | None:
    """Count your hand with the top discard, while you could take it."""
    if state.phase != START or state.turn != you or state.pile is None:
        return None
    return counted(state, state.hands[you] | 1 << state.pile[0])


def _result(state: State, result: Outcome) -> Json:
    said = headline(state, result)
    return {
        "ended": result.ended,
        "winners": list(result.winners),
        "counts": list(result.counts),
        "net": list(result.net),
        "scores": None if result.scores is None else list(result.scores),
        "side": [_side(side) for side in result.side if side.amount],
        "payments": [_payment(state, result, payment) for payment in result.payments],
        "headline": _sentence(said.key, said.values),
    }


def _payment(state: State, result: Outcome, payment: Payment) -> Json:
    reason = payment_reason(state, result, payment)
    paid: Json = {"from": payment.payer, "to": payment.to, "amount": payment.amount, "why": payment.why}
    return paid | _sentence(reason.key, reason.values)


def _side(side: SideResult) -> Json:
    values: dict[str, Value] = {"bet": side.bet, "amount": side.amount}
    if side.to is None:
        return _sentence("event-pot-stayed", tuple(values.items()))
    return _sentence("event-won-pot", tuple((values | {"seat": side.to}).items()))


def _sentence(key: str, values: Values) -> Json:
    return {"key": key, "values": dict(values)}
