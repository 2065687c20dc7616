"""Random sessions with hostile messages in between: nothing changes, nothing hidden leaves, the money adds up."""

import json
import random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from borders import SECRET, Page
from sittings import table_rules
from tonk import Rules
from tonk.cards import numbers_in
from tonk.port.answers import Answer
from tonk.session import Session
from tonk.session.hands import counts_double

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=12),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=6,
)
CARDS = [rank + suit for rank in "A23456789TJQK" for suit in "cdhs"] + ["X1", "X2", "2c=Kh", "X1=6s"]
FIELDS = ["action", "seat", "cards", "record", "word", "rules", "names", "bots", "secret", "name", "suit", "x"]
KINDS = ["act", "bot", "next_hand", "with", "leave", "join", "resume", "new_secret", "set_word", "check", "form"]
VERBS = ["draw", "take", "touch", "claim", "spread", "hit", "discard", "end", "drop", "slap", "fly"]


@st.composite
def hostile_actions(draw: st.DrawFn) -> str:
    """Write an action that is seldom legal: other seats, cards not held or twice, spreads that are not there."""
    verb = draw(st.sampled_from(VERBS))
    cards = draw(st.lists(st.sampled_from(CARDS), max_size=4))
    if cards and draw(st.booleans()):
        cards = [cards[0]] * 3
    spread = draw(st.sampled_from(["", "0", "1", "99", "-1"]))
    return f"{draw(st.sampled_from(['0', '1', '5', '-1', 'x']))} {verb} {' '.join(cards)} {spread}"


HOSTILE = (
    hostile_actions().map(lambda text: json.dumps({"id": 1, "type": "act", "action": text}))
    | st.tuples(st.sampled_from(KINDS), st.dictionaries(st.sampled_from(FIELDS), JSON, max_size=3)).map(
        lambda pair: json.dumps({"id": 1, **pair[1], "type": pair[0]})
    )
    | st.lists(st.sampled_from(CARDS), max_size=5).map(
        lambda cards: json.dumps({"id": 1, "type": "with", "cards": cards})
    )
    | JSON.map(json.dumps)
    | st.text(max_size=30)
)


@settings(max_examples=60)
@given(table_rules(), st.integers(1, 4), st.randoms(use_true_random=False), st.lists(HOSTILE, min_size=5, max_size=25))
def test_random_sessions_with_hostile_messages(
    rules: Rules, bots: int, chance: random.Random, hostile: list[str]
) -> None:
    page = Page()
    if page.begin(rules.to_json(), bots=bots)["type"] == "refused":
        return  # too many players for the pack
    for _ in range(70):
        if hostile and chance.random() < 0.3:
            send_hostile(page, hostile.pop())
        if page.view["next"] == "end":
            break
        assert_nothing_hidden(page)
        step(page, chance)
        assert_money_adds_up(page)
    resumed = Page()
    reply = resumed.ask("resume", record=page.ask("record")["text"])
    assert reply["view"] == page.view
    if page.view["next"] != "end":
        page.ask("end_session")
    assert sum(page.view["session"]["money"]) + sum(gone_money(page)) == 0


def send_hostile(page: Page, text: str) -> None:
    """Send a message; when it is refused, or only asks, the session stays the very same."""
    before, kept = page.port._session, page.update
    reply = page.send(text)
    if reply["type"] != "update":
        assert page.port._session is before
        assert page.update is kept


def step(page: Page, chance: random.Random) -> None:
    """Do something that is allowed now."""
    match page.view["next"]:
        case "you":
            page.ask("act", action=chance.choice(page.offered()))
        case "bot":
            page.ask("bot")
        case _:
            deal(page, chance)
    assert page.update["type"] == "update"


def deal(page: Page, chance: random.Random) -> None:
    """Deal the next hand, now and then after somebody came or went."""
    if chance.random() < 0.2:
        page.ask("join", name=f"New {page.asked}", bot="easy")
    if chance.random() < 0.2:
        page.ask("leave", seat=chance.randrange(1, len(page.view["seats"])))
    decisions = page.view["session"]["decisions"] or {}
    asked: dict[str, Any] = {}
    if decisions.get("call_suit"):
        asked["suit"] = chance.choice("cdhs")
    asked |= {bet: chance.random() < 0.5 for bet in ("suit_bet", "naturals_bet") if decisions.get(bet)}
    reply = page.ask("next_hand", **asked)
    assert reply["type"] == "update", reply


def gone_money(page: Page) -> list[int]:
    session = page.port._session
    assert session is not None
    return [sum for player, sum in enumerate(session.ledger) if player not in session.seats]


def assert_money_adds_up(page: Page) -> None:
    session = page.port._session
    assert session is not None
    assert sum(session.ledger) + session.suit_pot.amount + session.naturals_pot.amount == 0
    bets = page.view["side_bets"] or {}
    pots = sum(bet["pot"] for bet in bets.values() if bet)
    assert sum(page.view["session"]["money"]) + sum(gone_money(page)) + pots == 0


def assert_nothing_hidden(page: Page) -> None:
    """Hold the update against the hidden cards of the session itself."""
    session = page.port._session
    assert session is not None
    if not session.playing or session.hand is None:
        return
    state, names = session.hand.state, session.rules.pack.names
    text = json.dumps({key: page.update[key] for key in ("view", "legal")})
    hidden = [card for seat, hand in enumerate(state.hands) if seat for card in numbers_in(hand)]
    hidden += state.setup.stock[state.drawn :]
    # Named are the card that was taken from the pile in this turn, and places on spreads: everybody sees them.
    places = {page.view["taken"]} | {place for laid in page.view["table"] for place in laid["open"]}
    places |= {card["as"] for laid in page.view["table"] for card in laid["cards"]}
    places |= {name for kind in page.update["legal"].values() for a in kind["actions"] for name in a.get("as", [])}
    for card in hidden:
        assert f'"{names[card]}"' not in text or names[card] in places
    for event in page.update["events"]:
        if event["type"] == "drew" and event["seat"] != 0:
            assert event["card"] is None
            assert "card" not in event["values"]
    for seat in page.view["seats"][1:]:
        assert seat["hand"] is None
        assert seat["count"] is None
    assert page.view["session"]["secret"] is None
    assert SECRET not in json.dumps(page.update)


@settings(max_examples=40)
@given(table_rules(), st.integers(1, 3), st.randoms(use_true_random=False), st.integers(0, 40))
def test_no_update_depends_on_hidden_cards(rules: Rules, bots: int, chance: random.Random, steps: int) -> None:
    page = Page()
    rules = Rules.from_json({**rules.to_json(), "slap": "off"})  # that a bot slaps tells of its hand, as at any table
    if page.begin(rules.to_json(), bots=bots)["type"] == "refused":
        return
    for _ in range(steps):
        if page.view["next"] == "end":
            return
        step(page, chance)
    session = page.port._session
    assert session is not None
    if not session.playing:
        return
    plain = page.port._update(0, answer(session))
    assert page.port._update(0, answer(mixed(session, chance))) == plain


def answer(session: Session) -> Answer:
    return Answer(session, session.hand.events if session.hand else ())


def mixed(session: Session, chance: random.Random) -> Session:
    """Deal all cards that you do not see in another way."""
    hand = session.hand
    assert hand is not None
    state = hand.state
    stock = state.setup.stock
    hidden = [card for seat, held in enumerate(state.hands) if seat for card in numbers_in(held)]
    hidden += stock[state.drawn :]
    chance.shuffle(hidden)
    hands = [state.hands[0]]
    for held in state.hands[1:]:
        hands.append(sum(1 << hidden.pop() for _ in range(held.bit_count())))
    setup = state.setup._replace(stock=(*stock[: state.drawn], *hidden), deck=(), dealt=())
    return session._replace(hand=hand._replace(state=state._replace(hands=tuple(hands), setup=setup), seed=b""))


def test_a_double_deal_is_shown_before_it_is_dealt() -> None:
    page = Page()
    page.begin({"deals": 1, "big_one": 1}, deal=False)
    session = page.port._session
    assert session is not None
    assert counts_double(session, 0)
    assert page.view["big_one"] is True
