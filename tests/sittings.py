"""What the tests of sessions share: tables opened in one line, decks that are stacked, hands played to their end."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import pytest
from hypothesis import strategies as st

from tonk import Rules, TonkError, deal, legal
from tonk.actions import Action
from tonk.session import Choices, Player, Session, deal_next, play, start

SECRET = bytes(range(32))
NAMES = ("You", "West", "North", "East", "Ida", "Lem")

NO_CHOICES = Choices()
Chooser = Callable[[Sequence[Action]], Action]


def opened(players: int = 3, rules: Rules | None = None, *, secret: bytes = SECRET, word: str = "") -> Session:
    """Open a session: the first player is a person, the others are bots."""
    table = [Player(name, "easy" if seat else None) for seat, name in enumerate(NAMES[:players])]
    return start(rules or Rules.preset("classic"), table, secret, word)[0]


def first(actions: Sequence[Action]) -> Action:
    """Choose the first action: draw, then lay, hit or discard whatever comes first."""
    return actions[0]


def played_out(session: Session, choose: Chooser = first) -> Session:
    """Play the hand that is on to its end."""
    while session.playing:
        assert session.hand is not None
        session = play(session, choose(legal(session.hand.state)))[0]
    return session


def next_played(session: Session, choices: Choices = NO_CHOICES, choose: Chooser = first) -> Session:
    """Deal the next hand and play it to its end."""
    return played_out(deal_next(session, choices)[0], choose)


@contextmanager
def refused(key: str) -> Iterator[None]:
    """Expect one refusal, by the key of its sentence."""
    with pytest.raises(TonkError) as caught:
        yield
    assert [refusal.key for refusal in caught.value.refusals] == [f"refusal-{key}"]
    assert str(caught.value).endswith(".")


def stack(monkeypatch: pytest.MonkeyPatch, session: Session, hands: Sequence[str], **rest: str) -> None:
    """Stack the deck of the deals to come: `hands` by seat, `upcard` and `stock` as for `tonk.deal`."""
    deck = deal(session.rules, hands=hands, dealer=session.dealer_seat, **rest).setup.deck
    monkeypatch.setattr("tonk.session.hands.shuffled", lambda size, seed: deck)


PRESETS = st.sampled_from(["classic", "waiting", "rushville", "chicago", "push_ups", "book", "slap", "vietnam"])


@st.composite
def table_rules(draw: st.DrawFn) -> Rules:
    """Draw rules for a session: a preset with some of what a session has of its own."""
    deals = draw(st.sampled_from([0, 0, 2, 4]))
    return Rules.preset(
        draw(PRESETS),
        suit_bet=draw(st.sampled_from([0, 3])),
        naturals_bet=draw(st.sampled_from([0, 2])),
        deals=deals,
        big_one=draw(st.sampled_from([0, 1, 2])),
        slap=draw(st.sampled_from(["off", "race", "next_first"])),
        first_deal=draw(st.sampled_from(["cut_seats", "cut_dealer", "random"])),
    )
