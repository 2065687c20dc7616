"""The pots of the side bets: putting money in, winning it, and dividing what is left (RULES 3, Session)."""

from __future__ import annotations

from typing import NamedTuple

from tonk.cards import SUITS
from tonk.errors import TonkError
from tonk.events import Event
from tonk.refusals import Refusal, refuse, shown
from tonk.rules.side_bets import SideBetting
from tonk.session.happened import Bet, CalledSuit, PotStayed, SharedPot, WonPot
from tonk.session.values import Choices, Pot, Session
from tonk.settlement import SideResult
from tonk.state import SideBets


class Pots(NamedTuple):
    """The money of a session while side bets move it: by player, and in the two pots."""

    ledger: tuple[int, ...]
    suit: Pot
    naturals: Pot

    @staticmethod
    def of(session: Session) -> Pots:
        """Take the money of a session."""
        return Pots(session.ledger, session.suit_pot, session.naturals_pot)

    def put_back(self, session: Session) -> Session:
        """Give a session with this money."""
        return session._replace(ledger=self.ledger, suit_pot=self.suit, naturals_pot=self.naturals)


def moved(ledger: tuple[int, ...], player: int, amount: int) -> tuple[int, ...]:
    """Add an amount to what a player has."""
    return (*ledger[:player], ledger[player] + amount, *ledger[player + 1 :])


def why_not_bet(rules: SideBetting, choices: Choices, seats: int) -> Refusal | None:
    """Refuse choices that the side bets in force do not have, or that lack the called suit."""
    if not rules.suit_amount() and (choices.suit is not None or choices.suit_players):
        return refuse("suit-bet-off")
    if not rules.naturals_amount() and choices.naturals_players:
        return refuse("naturals-bet-off")
    if rules.suit_amount() and choices.suit is None:
        return refuse("call-suit")
    if choices.suit is not None and choices.suit not in tuple(SUITS):
        return refuse("side-bet-suit", value=shown(choices.suit))
    for key, bettors in (("suit_players", choices.suit_players), ("naturals_players", choices.naturals_players)):
        if len(set(bettors)) < len(bettors) or not all(0 <= seat < seats for seat in bettors):
            return refuse("side-bet-seats", key=key, value=shown(list(bettors)), last=seats - 1)
    return None


def place_bets(session: Session, choices: Choices) -> tuple[Session, SideBets | None, list[Event]]:
    """Let the participants put their money in the pots before a deal. Raises TonkError."""
    rules = session.rules.side_betting
    if why := why_not_bet(rules, choices, len(session.seats)):
        raise TonkError(why)
    events: list[Event] = []
    money, bets = Pots.of(session), SideBets()
    if choices.suit is not None:
        events.append(CalledSuit(session.dealer_seat, choices.suit))
        ledger, pot = _put_in(session, money.ledger, money.suit, rules.suit_amount(), choices.suit_players)
        events += [Bet(seat, "suit", rules.suit_amount()) for seat in choices.suit_players]
        money = money._replace(ledger=ledger, suit=pot)
        bets = bets._replace(suit=choices.suit, suit_players=tuple(sorted(choices.suit_players)), suit_pot=pot.amount)
    if rules.naturals_amount():
        ledger, pot = _put_in(session, money.ledger, money.naturals, rules.naturals_amount(), choices.naturals_players)
        events += [Bet(seat, "naturals", rules.naturals_amount()) for seat in choices.naturals_players]
        money = money._replace(ledger=ledger, naturals=pot)
        bets = bets._replace(naturals_players=tuple(sorted(choices.naturals_players)), naturals_pot=pot.amount)
    return money.put_back(session), None if bets == SideBets() else bets, events


def _put_in(
    session: Session, ledger: tuple[int, ...], pot: Pot, amount: int, seats: tuple[int, ...]
) -> tuple[tuple[int, ...], Pot]:
    for seat in seats:
        player = session.seats[seat]
        ledger = moved(ledger, player, -amount)
        pot = Pot(pot.amount + amount, pot.players if player in pot.players else (*pot.players, player))
    return ledger, pot


def settle_bets(session: Session, results: tuple[SideResult, ...]) -> tuple[Session, list[Event]]:
    """Pay out the pots that were won, when the hand is over."""
    money = Pots.of(session)
    events: list[Event] = []
    for bet, seat, amount in results:
        if seat is None:
            events += [PotStayed(-1, bet, amount)] if amount else []
            continue
        events.append(WonPot(seat, bet, amount))
        money = money._replace(ledger=moved(money.ledger, session.seats[seat], amount))
        money = money._replace(suit=Pot()) if bet == "suit" else money._replace(naturals=Pot())
    return money.put_back(session), events


def divide_pots(session: Session) -> tuple[Session, list[Event]]:
    """Divide the pots still standing at the end of the session."""
    # Between hands the next dealer is the one on the last dealer's left.
    first = session.dealer_seat + session.playing
    money = Pots.of(session)
    events: list[Event] = []
    for bet, pot in (("suit", money.suit), ("naturals", money.naturals)):
        for seat, share in shares(session.seats, pot, first):
            money = money._replace(ledger=moved(money.ledger, session.seats[seat], share))
            events.append(SharedPot(seat, bet, share))
    return money._replace(suit=Pot(), naturals=Pot()).put_back(session), events


def shares(seats: tuple[int, ...], pot: Pot, first: int) -> tuple[tuple[int, int], ...]:
    """Divide a pot among its participants at the table, or everybody; odd units one each from a seat on (RULES 3).

    >>> shares((0, 1, 2), Pot(7, (0, 1, 2)), first=1)
    ((1, 3), (2, 2), (0, 2))
    """
    clockwise = [(first + k) % len(seats) for k in range(len(seats))]
    sharing = [seat for seat in clockwise if seats[seat] in pot.players] or clockwise
    each, odd = divmod(pot.amount, len(sharing))
    parts = ((seat, each + (k < odd)) for k, seat in enumerate(sharing))
    return tuple((seat, part) for seat, part in parts if part)
