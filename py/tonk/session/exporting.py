"""The hands of a session as hand records, and what is needed to check that each was dealt fairly (RULES 5 and 6)."""

from __future__ import annotations

from tonk.record import FORMAT
from tonk.session.values import Hand, Session
from tonk.state import SideBets


def hand_record(session: Session, hand: Hand) -> dict[str, object]:
    """Give a hand of a session as a hand record with its seed."""
    setup = hand.state.setup
    record: dict[str, object] = {
        "format": FORMAT,
        "rules": session.rules.to_json(),
        "players": [session.players[player].name for player in hand.seats],
        "dealer": setup.dealer,
        "multiple": setup.multiple,
        "seed": hand.seed.hex(),
        "actions": list(hand.actions),
    }
    return record | ({"side_bets": _side_bets(setup.side_bets)} if setup.side_bets else {})


def _side_bets(bets: SideBets) -> dict[str, object]:
    found: dict[str, object] = {}
    if bets.suit is not None:
        found |= {"suit": bets.suit, "suit_players": list(bets.suit_players), "suit_pot": bets.suit_pot}
    if bets.naturals_players is not None:
        found |= {"naturals_players": list(bets.naturals_players), "naturals_pot": bets.naturals_pot}
    return found


def secret_of(session: Session, number: int) -> str | None:
    """Give the secret that a hand was dealt with, once it was shown."""
    shown = (reveal.secret.hex() for reveal in session.reveals if reveal.first <= number < reveal.last)
    return next(shown, None)
