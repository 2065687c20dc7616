"""Who wins a hand, who pays whom and why, and what the side bets bring (RULES 2, 3 and 5)."""

from __future__ import annotations

from typing import NamedTuple

from tonk.rules.dropping import Due
from tonk.rules.side_bets import highest_of_suit
from tonk.spreads import BOOK
from tonk.state import State


class Payment(NamedTuple):
    """What one seat pays another for one reason."""

    payer: int
    to: int
    amount: int
    why: str


class SideResult(NamedTuple):
    """Who gets a side-bet pot; None: it stays."""

    bet: str
    to: int | None
    amount: int


class Outcome(NamedTuple):
    """The result of a hand (RULES 5); `ended` is None while it is not over."""

    ended: str | None
    winners: tuple[int, ...]
    counts: tuple[int, ...]
    payments: tuple[Payment, ...]
    net: tuple[int, ...]
    scores: tuple[int, ...] | None
    side: tuple[SideResult, ...]


class Verdict(NamedTuple):
    """How a hand ended, before money: who won, what is due in stakes, and the factor of push-ups."""

    ended: str
    winners: tuple[int, ...] = ()
    dues: tuple[Due, ...] = ()
    factor: int = 1


def outcome(state: State) -> Outcome:
    """Settle a hand; while it is not over only the counts are given."""
    setup = state.setup
    counts = tuple(setup.rules.spreading.count(setup.pack, hand) for hand in state.hands)
    if state.ending is None:
        return Outcome(None, (), counts, (), (0,) * setup.players, None, ())
    verdict = _verdict(state, counts)
    scoring = setup.rules.scoring
    dues = () if scoring.in_points() else verdict.dues
    payments = sorted(Payment(payer, to, scoring.worth(due, setup.multiple), why) for payer, to, due, why in dues)
    net = [0] * setup.players
    for payment in payments:
        net[payment.payer] -= payment.amount
        net[payment.to] += payment.amount
    scores = scoring.points(counts, verdict.winners, verdict.factor, setup.multiple)
    winners = tuple(sorted(verdict.winners))
    return Outcome(verdict.ended, winners, counts, tuple(payments), tuple(net), scores, _side_results(state))


def _verdict(state: State, counts: tuple[int, ...]) -> Verdict:
    ending = state.ending
    assert ending is not None
    match ending.ended:
        case "deal":
            return _dealt(state)
        case "thrown_in":
            return Verdict("thrown_in")
        case "drop":
            return _dropped(state, counts, ending.seat)
        case "stock":
            return _stock_out(state, counts)
        case ended:
            return Verdict(ended, (ending.seat,), _from_all(state, ending.seat, ending.pays, ended), ending.pays)


def _from_all(state: State, winner: int, stakes: int, why: str) -> tuple[Due, ...]:
    return tuple((seat, winner, stakes, why) for seat in range(state.setup.players) if seat != winner)


def _dealt(state: State) -> Verdict:
    setup = state.setup
    won = setup.rules.deal_winning.settle(setup.pack, setup.dealt, setup.from_left())
    assert won is not None
    dues = tuple(
        (payer, winner, pays, "deal")
        for winner, pays in zip(won.winners, won.pays, strict=True)
        for payer in won.payers
    )
    return Verdict("deal", won.winners, dues, max(won.pays))


def _dropped(state: State, counts: tuple[int, ...], dropper: int) -> Verdict:
    dropping = state.setup.rules.dropping
    caught = dropping.settle_caught(counts, dropper, state.setup.from_left())
    if caught is None:
        return Verdict("drop", (dropper,), _from_all(state, dropper, dropping.stakes(), "drop"))
    return Verdict("caught", caught.winners, caught.dues)


def _stock_out(state: State, counts: tuple[int, ...]) -> Verdict:
    stock = state.setup.rules.stock
    paid = stock.paid(counts, state.setup.from_left())
    if not paid:
        return Verdict("dead")
    others = [seat for seat in range(len(counts)) if seat not in paid]
    return Verdict("stock", paid, tuple((seat, to, stock.stakes(), "stock") for seat in others for to in paid))


def _side_results(state: State) -> tuple[SideResult, ...]:
    """Settle the side bets, whatever way the hand ended (RULES 3, Session)."""
    setup = state.setup
    bets, results = setup.side_bets, []
    if bets is None:
        return ()
    if bets.suit is not None:
        winner = highest_of_suit(setup.pack, setup.dealt, bets.suit, bets.suit_players)
        results.append(SideResult("suit", winner, bets.suit_pot))
    if bets.naturals_players is not None:
        first = (
            laid.owner
            for laid in state.table
            if laid.kind == BOOK and laid.natural and laid.owner in bets.naturals_players
        )
        results.append(SideResult("naturals", next(first, None), bets.naturals_pot))
    return tuple(results)
