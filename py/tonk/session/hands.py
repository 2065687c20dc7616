"""The hands of a session: dealing the next one, playing it, settling it (RULES 2 and 3, Session)."""

from __future__ import annotations

from tonk.actions import Action
from tonk.dealing import set_up
from tonk.errors import TonkError
from tonk.events import Event
from tonk.notation import parse_action
from tonk.plays import apply
from tonk.refusals import Refusal, refuse
from tonk.session.bill import headline, payment_reason
from tonk.session.fairness import closed
from tonk.session.happened import TABLE, CalledBigOne, Dealt, Ended, Paid, Scored, SessionEnded
from tonk.session.saving import noted, sealed
from tonk.session.seating import Step, why_not_between
from tonk.session.side_bets import divide_pots, moved, place_bets, settle_bets
from tonk.session.values import Choices, Hand, Line, Session
from tonk.settlement import Outcome, outcome
from tonk.shuffle import hand_seed, shuffled
from tonk.view import public

NO_CHOICES = Choices()
DOUBLE = 2


def deal_next(session: Session, choices: Choices = NO_CHOICES) -> Step:
    """Deal the next hand; with a deal win it is over and settled at once. Raises TonkError."""
    if why := why_not_between(session) or _why_not_big_one(session, choices):
        raise TonkError(why)
    session, side_bets, events = place_bets(session, choices)
    number, dealer = session.number, session.dealer_seat
    if choices.big_one:
        session = session._replace(double_left=session.rules.session.called_deals())
    if deals := _announced(session, number, called=choices.big_one):
        events.append(CalledBigOne(dealer, deals))
    seed = hand_seed(session.secret, session.word, number)
    state = set_up(
        session.rules,
        len(session.seats),
        dealer,
        shuffled(len(session.rules.pack.names), seed),
        multiple=DOUBLE if counts_double(session, number) else 1,
        side_bets=side_bets,
    )
    events.append(Dealt(dealer, number, -1 if state.pile is None else state.pile[0]))
    hand = Hand(number, session.word, seed, session.seats, choices, state, events=tuple(events))
    return _settled_when_over(session._replace(hand=hand), events)


def counts_double(session: Session, number: int) -> bool:
    """Tell whether a hand, counted from 0, counts double."""
    return session.double_left is not None or session.rules.session.is_big(number)


def _why_not_big_one(session: Session, choices: Choices) -> Refusal | None:
    if not choices.big_one:
        return None
    if not session.rules.session.may_be_called():
        return refuse("big-one-planned")
    return None if session.double_left is None else refuse("big-one-called")


def _announced(session: Session, number: int, *, called: bool) -> int:
    """Give how many double deals the dealer announces: before the first of them only."""
    if called:
        return session.double_left or 0
    planned = session.rules.session
    return planned.planned() - number if planned.is_big(number) and not planned.is_big(number - 1) else 0


def play(session: Session, action: Action | str) -> Step:
    """Play an action of the hand; when that ends it, the hand is settled. Raises TonkError."""
    hand = session.hand
    if hand is None or not session.playing:
        raise TonkError(refuse("session-over" if session.over else "no-hand"))
    read = action
    if isinstance(read, str):
        read = parse_action(session.rules.pack, len(hand.seats), read)
    state, happened = apply(hand.state, read)
    hand = hand._replace(
        state=state,
        actions=(*hand.actions, str(read)),
        events=hand.events + happened,
        trace=hand.trace + tuple(public(event) for event in happened),
    )
    return _settled_when_over(session._replace(hand=hand), list(happened))


def _settled_when_over(session: Session, events: list[Event]) -> Step:
    hand = session.hand
    assert hand is not None
    if not hand.state.over:
        return session, tuple(events)
    result = outcome(hand.state)
    told = _told(hand, result)
    session, pots = settle_bets(session, result.side)
    session = _rotated(_booked(session, hand, result), hand._replace(outcome=result, events=hand.events + told))
    ended, last = _ended_when_done(session)
    return ended, (*events, *told, *pots, *last)


def _told(hand: Hand, result: Outcome) -> tuple[Event, ...]:
    """Tell how the hand ended, who pays whom, and who adds points."""
    said = headline(hand.state, result)
    seat = dict(said.values).get("seat", TABLE)
    assert isinstance(seat, int)
    events: list[Event] = [Ended(seat, result.ended or "", result.winners, *said)]
    for payment in result.payments:
        reason = payment_reason(hand.state, result, payment)
        events.append(Paid(payment.payer, payment.to, payment.amount, payment.why, *reason))
    events += [Scored(seat, points) for seat, points in enumerate(result.scores or ()) if points]
    return tuple(events)


def _booked(session: Session, hand: Hand, result: Outcome) -> Session:
    """Add a hand to the ledger, or to the push-up totals, and to the score sheet."""
    ledger, points = session.ledger, session.points
    sums: list[int | None] = [None] * len(session.players)
    for seat, player in enumerate(hand.seats):
        ledger = moved(ledger, player, result.net[seat])
        points = moved(points, player, result.scores[seat] if result.scores else 0)
        sums[player] = result.scores[seat] if result.scores else result.net[seat]
    winners = tuple(hand.seats[seat] for seat in result.winners)
    line = Line(hand.number, result.ended or "", winners, tuple(sums))
    return session._replace(ledger=ledger, points=points, lines=(*session.lines, line))


def _rotated(session: Session, hand: Hand) -> Session:
    """Pass the deal to the left, thrown-in hands included, and count down the double deals."""
    left = session.double_left
    return session._replace(
        hand=hand,
        dealer=session.seats[(session.dealer_seat + 1) % len(session.seats)],
        double_left=None if left is None else left - 1,
        steps=(*session.steps, sealed(hand)),
    )


def _ended_when_done(session: Session) -> Step:
    """End the session after the last planned deal, or the last double deal that was called."""
    planned = session.rules.session.planned()
    done = session.double_left == 0 or (planned > 0 and session.number >= planned)
    return _closed(session) if done else (session, ())


def end(session: Session) -> Step:
    """End the session now; a hand that is on does not count. Raises TonkError."""
    if session.over:
        raise TonkError(refuse("session-over"))
    if session.playing and session.hand is not None:
        session = session._replace(steps=(*session.steps, sealed(session.hand)))
    return _closed(noted(session, end=True))


def _closed(session: Session) -> Step:
    session, pots = divide_pots(session)
    session, shown = closed(session)
    return session, (*pots, *shown, SessionEnded(TABLE))
