"""The end of a hand in words: how it ended, and why each payment is made, as keys of messages with their values."""

from __future__ import annotations

from typing import NamedTuple

from tonk.refusals import Value
from tonk.settlement import Outcome, Payment
from tonk.state import Ending, State

Values = tuple[tuple[str, Value], ...]


class Sentence(NamedTuple):
    """The key of a message and its values."""

    key: str
    values: Values


def headline(state: State, result: Outcome) -> Sentence:
    """Say how a hand that is over has ended."""
    ending = state.ending
    assert ending is not None
    assert result.ended is not None
    values: dict[str, Value] = {"words": state.setup.rules.session.vocabulary()}
    match result.ended:
        case "thrown_in":
            pass
        case "deal":
            values |= _dealt(state, result.winners[0]) | {"number": len(result.winners)}
        case "claim":
            values |= _dealt(state, ending.seat)
        case "tonk":
            values |= {"seat": ending.seat, "kind": _kind(state, ending)}
        case "out":
            values |= {"seat": ending.seat}
        case "drop":
            values |= {"seat": ending.seat, "count": result.counts[ending.seat]}
        case "caught":
            values |= _caught(ending.seat, result)
        case _:
            values |= _stock_out(state, ending, result)
    return Sentence(f"ended-{result.ended.replace('_', '-')}", tuple(values.items()))


def _dealt(state: State, seat: int) -> dict[str, Value]:
    """Say what was dealt to the winner of a deal win; by the plain sum of the points (RULES 3)."""
    setup = state.setup
    only_courts = not setup.dealt[seat] & ~setup.pack.courts
    return {"seat": seat, "count": setup.pack.count(setup.dealt[seat]), "courts": "yes" if only_courts else "no"}


def _kind(state: State, ending: Ending) -> str:
    """Name the kind of a tonk."""
    return "spread" if ending.by_spread else "hit"


def _caught(dropper: int, result: Outcome) -> dict[str, Value]:
    counts = result.counts
    catchers = sum(count <= counts[dropper] for seat, count in enumerate(counts) if seat != dropper)
    winner = result.winners[0]
    return {
        "seat": dropper,
        "count": counts[dropper],
        "winner": winner,
        "low": counts[winner],
        "equal": "yes" if counts[winner] == counts[dropper] else "no",
        "number": catchers,
    }


def _stock_out(state: State, ending: Ending, result: Outcome) -> dict[str, Value]:
    stock, low = state.setup.rules.stock, min(result.counts)
    values: dict[str, Value] = {"how": _how_stock(state, ending), "low": low}
    if ending.seat >= 0:
        values["other"] = ending.seat
    if not result.winners:
        return values | {"tied": "no" if stock.is_dead() else "yes"}
    every = len(result.winners) == len(result.counts)
    return values | {"seat": result.winners[0], "number": "all" if every else len(result.winners)}


def _how_stock(state: State, ending: Ending) -> str:
    """Say what ended the hand at the stock: a player's wish to draw, the end of the stock, or a repeated position."""
    if ending.seat >= 0:
        return "wanted"
    return "emptied" if not state.stock_left and state.setup.rules.stock.ends_after_turn() else "repeated"


def payment_reason(state: State, result: Outcome, payment: Payment) -> Sentence:
    """Say why a payment is made, with the counts of both and the stakes that the rules name."""
    setup, ending, counts = state.setup, state.ending, result.counts
    assert ending is not None
    values: dict[str, Value] = {
        "from": payment.payer,
        "to": payment.to,
        "amount": payment.amount,
        "count": counts[payment.payer],
        "low": counts[payment.to],
        "stakes": payment.amount // setup.rules.scoring.worth(1, setup.multiple),
        "multiple": setup.multiple,
        "words": setup.rules.session.vocabulary(),
    }
    if payment.why in ("deal", "claim"):
        dealt = _dealt(state, payment.to)
        values |= {"low": dealt["count"], "courts": dealt["courts"]}
    if payment.why == "tonk":
        values["kind"] = _kind(state, ending)
    if payment.why == "catch":
        values["caught"] = "yes" if counts[payment.to] <= counts[payment.payer] else "no"
    return Sentence(f"paid-{payment.why}", tuple(values.items()))
