"""Many hands of bots against each other: their records and how they ended."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from tonk.analysis.playing import bot, play
from tonk.cards import SUITS
from tonk.dealing import set_up
from tonk.record import FORMAT
from tonk.rules import Rules
from tonk.settlement import Outcome, outcome
from tonk.shuffle import SEED_BYTES, Stream, hand_seed, shuffled
from tonk.state import SideBets


class Hand(NamedTuple):
    """A simulated hand: its record, and the result that replaying the record must give."""

    record: dict[str, object]
    outcome: Outcome


class Tally(NamedTuple):
    """What came of many hands: how often each ending, and what each seat won in all."""

    hands: int
    endings: tuple[tuple[str, int], ...]
    net: tuple[int, ...]
    actions: int


def simulate(rules: Rules, kinds: Sequence[str], hands: int, seed: int) -> Iterator[Hand]:
    """Let bots play hands, one kind a seat, the deal going round. Raises SetupError when they are too many."""
    secret = seed.to_bytes(SEED_BYTES, "big")
    for number in range(hands):
        yield _hand(rules, kinds, number, hand_seed(secret, "", number))


def _hand(rules: Rules, kinds: Sequence[str], number: int, seed: bytes) -> Hand:
    players = len(kinds)
    dealer = number % players
    bets = _side_bets(rules, players, SUITS[number % len(SUITS)])
    start = set_up(rules, players, dealer, shuffled(len(rules.pack.names), seed), side_bets=bets)
    played = play(start, [bot(kind) for kind in kinds], [Stream(seed, f"bot {seat}") for seat in range(players)])
    record = {
        "format": FORMAT,
        "rules": rules.to_json(),
        "players": players,
        "dealer": dealer,
        "seed": seed.hex(),
        **({"side_bets": _bets_json(bets)} if bets else {}),
        "actions": [str(action) for action in played.actions],
    }
    return Hand(record, outcome(played.state))


def _side_bets(rules: Rules, players: int, suit: str) -> SideBets | None:
    """Let everybody take part in the side bets that the rules have."""
    everybody = tuple(range(players))
    on_suit, on_naturals = rules.side_betting.suit_amount(), rules.side_betting.naturals_amount()
    if not on_suit and not on_naturals:
        return None
    bets = SideBets(suit, everybody, on_suit * players) if on_suit else SideBets()
    return bets._replace(naturals_players=everybody, naturals_pot=on_naturals * players) if on_naturals else bets


def _bets_json(bets: SideBets) -> dict[str, object]:
    suit = {"suit": bets.suit, "suit_players": list(bets.suit_players), "suit_pot": bets.suit_pot} if bets.suit else {}
    if bets.naturals_players is None:
        return suit
    return {**suit, "naturals_players": list(bets.naturals_players), "naturals_pot": bets.naturals_pot}


def tally(hands: Iterable[Hand], players: int) -> Tally:
    """Sum up hands; endings come with the most frequent first. With push-ups what counts is the points, as losses."""
    endings: Counter[str] = Counter()
    net, actions, number = [0] * players, 0, 0
    for hand in hands:
        number += 1
        endings[hand.outcome.ended or ""] += 1
        listed = hand.record["actions"]
        actions += len(listed) if isinstance(listed, list) else 0
        for seat in range(players):
            net[seat] += hand.outcome.net[seat] - (hand.outcome.scores[seat] if hand.outcome.scores else 0)
    return Tally(number, tuple(sorted(endings.items(), key=lambda item: (-item[1], item[0]))), tuple(net), actions)
