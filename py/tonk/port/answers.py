"""What each request does: from the session and the fields of a request to the next session and what happened.

What the first hand does not need is imported where it is used.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from tonk.actions import Slap
from tonk.codec import Json
from tonk.errors import IllegalActionError, TonkError
from tonk.events import Event
from tonk.notation import parse_action
from tonk.port import messages
from tonk.port.requests import Request
from tonk.refusals import Refusal, refuse, shown
from tonk.rules import Rules
from tonk.session import fairness, hands, seating
from tonk.session.bots import bot_action, why_not_first, why_not_kind, with_bots
from tonk.session.values import Choices, Player, Session

CLASSIC: Final = "classic"
NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Answer(NamedTuple):
    """The next session with what happened, to be sent as an update; or, without a session, the whole reply."""

    session: Session | None
    events: tuple[Event, ...] = ()
    reply: Mapping[str, object] = NOTHING


def _on(session: Session | None) -> Session:
    if session is None:
        raise TonkError(refuse("no-session"))
    return session


def _checked(why: Refusal | None) -> None:
    if why is not None:
        raise TonkError(why)


def _secret(text: str) -> bytes:
    if len(text) != 64 or not all(digit in "0123456789abcdefABCDEF" for digit in text):
        raise TonkError(refuse("bad-seed", value=shown(text)))
    return bytes.fromhex(text)


def new_session(session: Session | None, fields: Request) -> Answer:
    """Sit down, find the first dealer, and deal, unless there is something to decide before."""
    asked = cast(messages.NewSessionRequest, fields)
    names, bots = asked["names"], asked["bots"]
    if len(names) != len(bots):
        raise TonkError(refuse("session-bots", names=len(names), bots=len(bots)))
    players = [Player(name, bot) for name, bot in zip(names, bots, strict=True)]
    rules = Rules.read(asked.get("rules", CLASSIC))
    opened, events = seating.start(rules, players, _secret(asked["secret"]), asked.get("word", ""))
    _checked(_why_not_yours(opened))
    if not asked.get("deal", True) or _must_decide(opened):
        return Answer(opened, events)
    dealt, more = hands.deal_next(opened, with_bots(opened, Choices()))
    return Answer(dealt, events + more)


def _why_not_yours(session: Session) -> Refusal | None:
    """Refuse a session that the page cannot play: the first player must be a person at the table, all others bots."""
    you, *others = session.players
    if you.bot is not None or 0 not in session.seats:
        return refuse("session-without-you")
    for player in others:
        if player.bot is None:
            return refuse("session-person", value=player.name)
        if why := why_not_kind(player.bot):
            return why
    return None


def _must_decide(session: Session) -> bool:
    """Tell whether there are side bets to be decided on before a deal."""
    betting = session.rules.side_betting
    return bool(betting.suit_amount() or betting.naturals_amount())


def resume(session: Session | None, fields: Request) -> Answer:
    """Go on with a saved session; the events are those of the hand on the table, from the deal on."""
    from tonk.session.reading import read_session

    saved = read_session(cast(messages.ResumeRequest, fields)["record"])
    _checked(_why_not_yours(saved))
    events = () if saved.hand is None or saved.hand.seats != saved.seats else saved.hand.events
    return Answer(saved, events, {"resumed": True})


def act(session: Session | None, fields: Request) -> Answer:
    """Do what you want to do."""
    session = _on(session)
    you = _your_seat(session)
    if session.hand is None or not session.playing:
        raise TonkError(refuse("session-over" if session.over else "no-hand"))
    action = parse_action(session.rules.pack, len(session.seats), cast(messages.ActRequest, fields)["action"])
    if action.seat != you:
        raise IllegalActionError(refuse("not-your-seat", seat=action.seat))
    if isinstance(action, Slap):
        _checked(why_not_first(session, you))
    return Answer(*hands.play(session, action))


def _your_seat(session: Session) -> int:
    return session.seats.index(0)


def bot(session: Session | None, fields: Request) -> Answer:
    """Let the bots do their next action."""
    session = _on(session)
    return Answer(*hands.play(session, bot_action(session, cast(messages.BotRequest, fields).get("seat"))))


def next_hand(session: Session | None, fields: Request) -> Answer:
    """Deal the next hand, with your word and what you decide before the deal."""
    session = _on(session)
    asked = cast(messages.NextHandRequest, fields)
    word = asked.get("word")
    if word is not None and word != session.word:
        session, _ = fairness.set_word(session, word)
    _checked(seating.why_not_between(session))
    you = _your_seat(session)
    _checked(_why_not_decided(session, you, asked))
    choices = Choices(
        big_one=asked.get("big_one", False),
        suit=asked.get("suit"),
        suit_players=(you,) if asked.get("suit_bet", False) else (),
        naturals_players=(you,) if asked.get("naturals_bet", False) else (),
    )
    return Answer(*hands.deal_next(session, with_bots(session, choices)))


def _why_not_decided(session: Session, you: int, asked: messages.NextHandRequest) -> Refusal | None:
    """Refuse to decide what is for another dealer to decide."""
    if session.dealer_seat == you:
        return None
    if asked.get("big_one", False) or asked.get("suit") is not None:
        return refuse("dealer-decides", seat=session.dealer_seat)
    return None


def set_word(session: Session | None, fields: Request) -> Answer:
    """Take your word for the deals to come."""
    return Answer(*fairness.set_word(_on(session), cast(messages.SetWordRequest, fields)["word"]))


def new_secret(session: Session | None, fields: Request) -> Answer:
    """Show the secret and go on with a new one."""
    return Answer(*fairness.renew_secret(_on(session), _secret(cast(messages.NewSecretRequest, fields)["secret"])))


def join(session: Session | None, fields: Request) -> Answer:
    """Let a bot sit down."""
    asked = cast(messages.JoinRequest, fields)
    session = _on(session)
    _checked(why_not_kind(asked["bot"]))
    return Answer(*seating.join(session, Player(asked["name"], asked["bot"])))


def leave(session: Session | None, fields: Request) -> Answer:
    """Send a bot away."""
    session = _on(session)
    seat = cast(messages.LeaveRequest, fields)["seat"]
    if seat == _your_seat(session):
        raise TonkError(refuse("you-stay"))
    return Answer(*seating.leave(session, seat))


def end_session(session: Session | None, fields: Request) -> Answer:
    """End the session and show the secret."""
    return Answer(*hands.end(_on(session)))


def with_cards(session: Session | None, fields: Request) -> Answer:
    """Say what can be done with the picked cards."""
    from tonk.port.offers import can

    session = _on(session)
    if session.hand is None or not session.playing:
        raise TonkError(refuse("session-over" if session.over else "no-hand"))
    found = can(session.hand.state, _your_seat(session), cast(messages.WithRequest, fields)["cards"])
    return Answer(None, reply={"type": "can", **found})


def record(session: Session | None, fields: Request) -> Answer:
    """Give the record of the session."""
    from tonk.session.saving import record_text

    session = _on(session)
    reply: Json = {"text": record_text(session), "hidden": session.playing, "secret": not session.over}
    return Answer(None, reply={"type": "record", **reply})


def hands_played(session: Session | None, fields: Request) -> Answer:
    """Give every hand that was played to its end, and how it was dealt."""
    from tonk.port.checking import played_hands

    return Answer(None, reply={"type": "hands", **played_hands(_on(session))})


def check(session: Session | None, fields: Request) -> Answer:
    """Say whether a record can be read: a session's, or hand records, one or one a line."""
    from tonk.port.checking import checked_record

    return Answer(None, reply={"type": "record_ok", **checked_record(cast(messages.CheckRequest, fields)["record"])})


def form(session: Session | None, fields: Request) -> Answer:
    """Describe every option under these rules."""
    from tonk.form import form as described

    return Answer(None, reply={"type": "form", **described(fields.get("rules", CLASSIC))})


def sheet(session: Session | None, fields: Request) -> Answer:
    """Give these rules in words."""
    from tonk.sheet import sheet as written

    return Answer(None, reply={"type": "sheet", **written(Rules.read(fields.get("rules", CLASSIC)))})
