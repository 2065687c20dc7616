"""Random sittings beside a small book-keeper of their own: seats, dealer, ledger and pots (RULES 2 and 3)."""

from dataclasses import dataclass, field
from random import Random

import pytest

from sittings import played_out
from tonk import Rules
from tonk.session import Choices, Player, Session, deal_next, end, join, leave, start

RANKS = "A23456789TJQK"
SUIT_BET, NATURALS_BET = 3, 2


@dataclass
class Book:
    """What somebody at the table would write down, by name."""

    clockwise: list[str]
    next_dealer: str
    last_dealer: str = ""
    money: dict[str, int] = field(default_factory=dict)
    pots: dict[str, int] = field(default_factory=lambda: {"suit": 0, "naturals": 0})
    in_pot: dict[str, set[str]] = field(default_factory=lambda: {"suit": set(), "naturals": set()})

    def left_of(self, name: str) -> str:
        """Give the neighbour on the left."""
        return self.clockwise[(self.clockwise.index(name) + 1) % len(self.clockwise)]

    def pay(self, name: str, amount: int) -> None:
        """Note money that somebody gets or, below zero, pays."""
        self.money[name] = self.money.get(name, 0) + amount

    def bet(self, pot: str, amount: int, names: list[str]) -> None:
        """Put money in a pot."""
        for name in names:
            self.pay(name, -amount)
            self.pots[pot] += amount
            self.in_pot[pot].add(name)

    def won(self, pot: str, name: str | None) -> None:
        """Empty a pot that somebody has won."""
        if name is not None:
            self.pay(name, self.pots[pot])
            self.pots[pot], self.in_pot[pot] = 0, set()

    def divide(self, pot: str) -> None:
        """Divide a pot at the end, the odd units from the left of the last dealer on."""
        at = self.clockwise.index(self.left_of(self.last_dealer))
        order = self.clockwise[at:] + self.clockwise[:at]
        sharing = [name for name in order if name in self.in_pot[pot]] or order
        for unit in range(self.pots[pot]):
            self.pay(sharing[unit % len(sharing)], 1)


def names_of(session: Session, seats: tuple[int, ...]) -> list[str]:
    """Name the players at seats."""
    return [session.names[seat] for seat in seats]


def play_a_hand(rng: Random, session: Session, book: Book) -> Session:
    """Deal, bet and play; write down who won what, worked out from the cards themselves."""
    seats = range(len(session.seats))
    bettors = {pot: tuple(seat for seat in seats if rng.random() < 0.6) for pot in ("suit", "naturals")}
    suit = rng.choice("cdhs")
    session, _ = deal_next(session, Choices(False, suit, bettors["suit"], bettors["naturals"]))
    assert session.hand is not None
    names, state = session.names, session.hand.state
    assert names[state.setup.dealer] == book.next_dealer
    book.bet("suit", SUIT_BET, names_of(session, bettors["suit"]))
    book.bet("naturals", NATURALS_BET, names_of(session, bettors["naturals"]))
    session = played_out(session, rng.choice)
    assert session.hand is not None
    assert session.hand.outcome is not None
    for seat, amount in enumerate(session.hand.outcome.net):
        book.pay(names[seat], amount)
    held = {
        RANKS.index(card[0]): names[seat]
        for seat in bettors["suit"]
        for card in state.setup.pack.cards(state.setup.dealt[seat])
        if card[1] == suit
    }
    book.won("suit", held[max(held)] if held else None)
    laid = [
        names[spread.owner]
        for spread in session.hand.state.table
        if spread.kind == "book" and spread.owner in bettors["naturals"]
    ]
    book.won("naturals", laid[0] if laid else None)
    book.last_dealer = book.next_dealer
    book.next_dealer = book.left_of(book.next_dealer)
    return session


def come_and_go(rng: Random, session: Session, book: Book) -> Session:
    """Let somebody sit down on the right of the next dealer, or leave."""
    if len(session.seats) < 6 and rng.random() < 0.4:
        name = f"New {len(session.players)}"
        session, _ = join(session, Player(name))
        book.clockwise.insert(book.clockwise.index(book.next_dealer), name)
    if len(session.seats) > 2 and rng.random() < 0.4:
        seat = rng.randrange(len(session.seats))
        name = session.names[seat]
        if name == book.last_dealer:
            return session  # where the odd units begin is then a matter of opinion
        if name == book.next_dealer:
            book.next_dealer = book.left_of(name)
        book.clockwise.remove(name)
        session, _ = leave(session, seat)
    return session


@pytest.mark.parametrize("seed", range(60))
def test_a_sitting_goes_as_the_book_keeper_says(seed: int) -> None:
    rng = Random(seed)
    rules = Rules.preset("classic", suit_bet=SUIT_BET, naturals_bet=NATURALS_BET, stake=5, hand_size=4)
    players = [Player(name) for name in ("You", "West", "North", "East")[: rng.randint(2, 4)]]
    session, _ = start(rules, players, rng.randbytes(32))
    book = Book(list(session.names), session.names[session.dealer_seat])
    for _ in range(rng.randint(1, 8)):
        session = play_a_hand(rng, session, book)
        session = come_and_go(rng, session, book)
        at = session.names.index(book.clockwise[0])
        assert list(session.names[at:] + session.names[:at]) == book.clockwise
        assert session.names[session.dealer_seat] == book.next_dealer
        assert (session.suit_pot.amount, session.naturals_pot.amount) == (book.pots["suit"], book.pots["naturals"])
    session, _ = end(session)
    book.divide("suit")
    book.divide("naturals")
    assert {player.name: amount for player, amount in zip(session.players, session.ledger, strict=True)} == {
        player.name: book.money.get(player.name, 0) for player in session.players
    }
    assert sum(session.ledger) == 0
