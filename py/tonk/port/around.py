"""The session around the hand, as the page sees it: sums, pots, secrets, and what you may decide before a deal."""

from __future__ import annotations

from tonk.codec import Json
from tonk.session.values import Line, Pot, Session
from tonk.shuffle import commitment


def sums_by_player(session: Session) -> tuple[int, ...]:
    """Give the sums of the score sheet by player: money, or points in push-ups."""
    return session.points if session.rules.scoring.in_points() else session.ledger


def side_bets(session: Session) -> Json | None:
    """Describe the pots, and while a hand is on who takes part."""
    betting = session.rules.side_betting
    if not betting.suit_amount() and not betting.naturals_amount():
        return None
    bets = session.hand.state.setup.side_bets if session.playing and session.hand else None
    suit: Json = {"suit": bets.suit if bets else None, "players": list(bets.suit_players) if bets else []}
    naturals: Json = {"players": list((bets and bets.naturals_players) or ())}
    return {
        "suit": _pot(suit, session.suit_pot) if betting.suit_amount() else None,
        "naturals": _pot(naturals, session.naturals_pot) if betting.naturals_amount() else None,
    }


def _pot(bet: Json, pot: Pot) -> Json:
    return bet | {"pot": pot.amount}


def around(session: Session, you: int) -> Json:
    """Describe the session around the hand; the lines of the score sheet are added by the port."""
    sums = sums_by_player(session)
    last = session.reveals[-1] if session.reveals else None
    return {
        "ledger": [sums[player] for player in session.seats],
        "money": [session.ledger[player] for player in session.seats],
        "gone": [
            {"name": player.name, "ledger": sums[number]}
            for number, player in enumerate(session.players)
            if number not in session.seats
        ],
        "commitment": commitment(session.secret),
        "secret": last.secret.hex() if session.over and last else None,
        "reveals": [
            {
                "secret": reveal.secret.hex(),
                "commitment": commitment(reveal.secret),
                "first": reveal.first + 1,
                "last": reveal.last,
            }
            for reveal in session.reveals
        ],
        "word": session.word,
        "over": session.over,
        "dealer": session.dealer_seat,
        "deals": session.rules.session.planned(),
        "double_left": session.double_left,
        "decisions": decisions(session, you),
    }


def decisions(session: Session, you: int) -> Json | None:
    """Say what you may decide before the next deal; None when there is nothing."""
    if session.over or session.playing:
        return None
    rules, deals = session.rules, session.dealer_seat == you
    suit_bet, naturals_bet = rules.side_betting.suit_amount(), rules.side_betting.naturals_amount()
    may_call = deals and rules.session.may_be_called() and session.double_left is None
    if not (suit_bet or naturals_bet or may_call):
        return None
    return {
        "call_big_one": rules.session.called_deals() if may_call else None,
        "call_suit": bool(suit_bet) and deals,
        "suit_bet": suit_bet or None,
        "naturals_bet": naturals_bet or None,
    }


def line_json(line: Line, seats: tuple[int, ...]) -> Json:
    """Give a line of the score sheet by seat."""
    sums = [line.sums[player] if player < len(line.sums) else None for player in seats]
    winners = [seat for seat, player in enumerate(seats) if player in line.winners]
    return {"number": line.number + 1, "ended": line.ended, "winners": winners, "net": sums}
