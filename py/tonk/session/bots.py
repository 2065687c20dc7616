"""The bots at the table: what they decide, drawn from the session's secret, so that nothing of it is ever saved.

The bots themselves are imported when the first of them has to decide.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tonk.actions import Action, Slap
from tonk.cards import SUITS
from tonk.errors import TonkError
from tonk.kinds import KINDS
from tonk.plays import legal
from tonk.plays.slapping import slappable
from tonk.refusals import Refusal, refuse, shown
from tonk.session.values import Choices, Hand, Session
from tonk.shuffle import Stream
from tonk.view import view

# How long the next player, a bot, leaves a discard to be slapped before beginning the turn, in milliseconds.
PATIENCE: Final = (2200, 800)


class Reaction(NamedTuple):
    """A bot that is about to slap."""

    ms: int
    seat: int
    action: Slap


class Window(NamedTuple):
    """A discard that can be slapped: by which bots and when, and how long a bot that plays next waits for that."""

    card: int
    bots: tuple[Reaction, ...]  # the quickest first
    ms: int | None


def bot_action(session: Session, seat: int | None = None) -> Action:
    """Give the next action of the bots: the quickest slap, else what the bot to play does; or a seat's slap.

    Raises TonkError when it is not for bots to act.
    """
    hand = _playing(session)
    window = slap_window(session)
    slaps = () if window is None else window.bots
    if seat is not None:
        chosen = next((reaction for reaction in slaps if reaction.seat == seat), None)
        if chosen is None:
            raise TonkError(refuse("bot-no-slap", text=seat))
        return chosen.action
    if slaps:
        return slaps[0].action
    return _turn(session, hand)


def _playing(session: Session) -> Hand:
    if session.hand is None or not session.playing:
        raise TonkError(refuse("session-over" if session.over else "no-hand"))
    return session.hand


def _turn(session: Session, hand: Hand) -> Action:
    """Let the bot to play choose."""
    from tonk.bots import choose

    state = hand.state
    kind = session.player_at(state.actor).bot
    if kind is None:
        raise TonkError(refuse("not-a-bot", seat=state.actor))
    actions = tuple(action for action in legal(state, state.actor) if not isinstance(action, Slap))
    seen = view(state, state.actor, hand.trace, actions=actions)
    return choose(seen, actions, _stream(session, hand, "bot"), kind)


def _stream(session: Session, hand: Hand, label: str) -> Stream:
    """Give the stream for one decision at this point of a hand."""
    return Stream(session.secret, f"{label} {hand.number} {len(hand.actions)}")


def slap_window(session: Session) -> Window | None:
    """Say who may slap the last discard, or None when nobody can (RULES 3, Slapping)."""
    hand = session.hand
    if hand is None or not session.playing or not slappable(hand.state) or hand.state.pile is None:
        return None
    able = {seat: slaps for seat in range(len(session.seats)) if (slaps := _slaps(hand, seat))}
    if not able:
        return None
    # RULES 3: with `next_first` the player whose turn is next wins every race they can play in.
    following = hand.state.turn
    if following in able and session.rules.slapping.is_turn(following, following):
        first = _reactions(session, hand, {following: able[following]})
        person = session.player_at(following).bot is None
        racing = first if first or person else _reactions(session, hand, able)
    else:
        racing = _reactions(session, hand, able)
    if session.player_at(following).bot is None:
        return Window(hand.state.pile[0], racing, None)
    patience = _patience(session, hand)
    in_time = (reaction for reaction in racing if reaction.ms <= patience or reaction.seat == following)
    return Window(hand.state.pile[0], tuple(in_time), patience)


def _slaps(hand: Hand, seat: int) -> tuple[Action, ...]:
    return tuple(action for action in legal(hand.state, seat) if isinstance(action, Slap))


def _patience(session: Session, hand: Hand) -> int:
    least, more = PATIENCE
    return least + _stream(session, hand, "patience").below(more)


def _reactions(session: Session, hand: Hand, able: dict[int, tuple[Action, ...]]) -> tuple[Reaction, ...]:
    """Ask the bots that can slap whether they do, and how fast."""
    from tonk.bots import reaction_ms, slap

    found: list[Reaction] = []
    for seat, slaps in able.items():
        kind = session.player_at(seat).bot
        if kind is None:
            continue
        action = slap(view(hand.state, seat, hand.trace, actions=slaps), slaps, kind)
        if action is not None:
            found.append(Reaction(reaction_ms(kind, _stream(session, hand, f"slap {seat}")), seat, action))
    return tuple(sorted(found, key=lambda reaction: reaction[:2]))


def why_not_first(session: Session, seat: int) -> Refusal | None:
    """Refuse a slap that loses the race to the next player, where that player has priority (RULES 3, `next_first`)."""
    window = slap_window(session)
    if window is None or session.hand is None:
        return None
    following = session.hand.state.turn
    priority = seat != following and session.rules.slapping.is_turn(following, following)
    wins = priority and any(reaction.seat == following for reaction in window.bots)
    return refuse("slap-priority", seat=following) if wins else None


def with_bots(session: Session, choices: Choices) -> Choices:
    """Add what the bots decide before a deal: they take part in every side bet, and call the suit when they deal."""
    bots = tuple(seat for seat in range(len(session.seats)) if session.player_at(seat).bot is not None)
    betting = session.rules.side_betting
    suit = choices.suit
    if betting.suit_amount():
        choices = choices._replace(suit_players=tuple(sorted({*choices.suit_players, *bots})))
        if session.dealer_seat in bots:
            suit = SUITS[Stream(session.secret, f"suit {session.number}").below(len(SUITS))]
    if betting.naturals_amount():
        choices = choices._replace(naturals_players=tuple(sorted({*choices.naturals_players, *bots})))
    return choices._replace(suit=suit)


def why_not_kind(kind: str) -> Refusal | None:
    """Refuse a kind of bot that there is none of."""
    return None if kind in KINDS else refuse("no-such-bot", value=shown(kind), valid=", ".join(KINDS))
