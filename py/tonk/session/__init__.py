"""Hands in a row at one table: seats, dealer, ledger, side bets, joining and leaving, the record.

>>> from tonk import Rules
>>> session, events = start(Rules.preset("classic"), [Player("You"), Player("West", "sharp")], bytes(32))
>>> session, events = deal_next(session)
>>> session.hand.state.turn, session.names[session.hand.state.turn]
(0, 'You')
"""

from tonk.session.fairness import renew_secret, set_word
from tonk.session.hands import deal_next, end, play
from tonk.session.saving import record_text
from tonk.session.seating import join, leave, start
from tonk.session.values import Choices, Hand, Line, Player, Pot, Reveal, Session

__all__ = [
    "Choices",
    "Hand",
    "Line",
    "Player",
    "Pot",
    "Reveal",
    "Session",
    "deal_next",
    "end",
    "join",
    "leave",
    "play",
    "record_text",
    "renew_secret",
    "set_word",
    "start",
]
