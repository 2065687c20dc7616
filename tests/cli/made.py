"""Hand records made by hand: some cards are named, the others follow in their plain order."""

import json
from collections.abc import Sequence
from pathlib import Path

from tonk.cli import main

CARDS = [rank + suit for suit in "cdhs" for rank in "A23456789TJQK"]


def record(
    hands: Sequence[str],
    actions: Sequence[object] = (),
    *,
    upcard: str = "",
    stock: str = "",
    dealer: int = 0,
    **more: object,
) -> dict[str, object]:
    """Make a record in which these hands are dealt, one card at a time from the dealer's left on (RULES 5)."""
    rows = [hand.split() for hand in hands]
    players = len(rows)
    dealt = [rows[(dealer + 1 + k) % players][k // players] for k in range(players * len(rows[0]))]
    named = [*dealt, *upcard.split(), *stock.split()]
    assert len(set(named)) == len(named), "a card was named twice"
    deck = [*named, *(card for card in CARDS if card not in named)]
    return {
        "format": "tonk-hand/1",
        "rules": "classic",
        "players": players,
        "dealer": dealer,
        "deck": " ".join(deck),
        "actions": list(actions),
        **more,
    }


def replayed(tmp_path: Path, capsys, records: Sequence[object], *words: str) -> tuple[int, list[dict]]:
    """Replay a file with these records: the exit status and the objects printed."""
    file = tmp_path / "hands.jsonl"
    file.write_text("\n".join(json.dumps(each) for each in records), encoding="utf-8")
    status = main(["replay", str(file), *words])
    printed = capsys.readouterr()
    assert printed.err == ""
    return status, [json.loads(text) for text in printed.out.splitlines()]
