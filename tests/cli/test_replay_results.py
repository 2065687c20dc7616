"""The results of hand-made records, each worked out from the rules with pencil and paper."""

import pytest

from cli.made import record, replayed

LOW = "3c 3d 3h 4s 5s"  # counts 18
HIGH = "Kc Kd Qh 9s 8d"  # 47
RUN = "3c 4c 5c 6c 7c"  # 25
OTHER = "Ah 9c 9h 9d Jc"  # 38

# Eight hands leave 52 - 40 - 1 = 11 cards in the stock.
EIGHT = [
    "Ac 2c 3c 4c 5c",  # 15
    "Ad 2d 3d 4d 6d",  # 16
    "6c 6h 6s 5h 7c",  # 30
    "7d 7h 7s 5s 4s",  # 30
    "8c 8d 8h 8s 2h",  # 34
    "9c 9d 9h 9s 2s",  # 38
    "Tc Td Th Ts 5d",  # 45
    "Jc Jd Jh Js 3s",  # 43
]
STOCK = "Ah As 3h 4h Qc Qd Qh Qs Kc Kd Kh"
# Each in turn draws and discards the card drawn: seat 2 is the last who can.
DRAWN_OUT = [text for k, card in enumerate(STOCK.split()) for text in (f"{k % 8} draw", f"{k % 8} discard {card}")]
# The same with 15 for both seat 0 and seat 1.
TIED = [EIGHT[0], "Ad 2d 3d 4d 5d", *EIGHT[2:6], "Tc Td Th Ts 6d", EIGHT[7]]


def result(ended, winners, counts, payments):
    """Write a result out; the net is what the payments come to."""
    net = [0] * len(counts)
    for payer, to, amount, _ in payments:
        net[payer] -= amount
        net[to] += amount
    return {
        "format": "tonk-result/1",
        "ended": ended,
        "winners": winners,
        "counts": counts,
        "payments": [{"from": a, "to": b, "amount": amount, "why": why} for a, b, amount, why in payments],
        "net": net,
        "scores": None,
        "side": [],
    }


CASES = {
    # RULES 2: the last cards leave the hand by a spread, with no discard: each other player pays 2.
    "tonk": (
        record([HIGH, LOW], ["1 draw", "1 spread 3c 3d 3h", "1 spread 4s 5s 6s"], upcard="2h", stock="6s"),
        result("tonk", [1], [47, 0], [(0, 1, 2, "tonk")]),
    ),
    # RULES 2: the last card leaves the hand by the discard: each other player pays 1 stake, here 5.
    "out": (
        record(
            [HIGH, RUN, OTHER],
            ["1 draw", "1 spread 3c 4c 5c 6c 7c", "1 discard 2s"],
            upcard="2h",
            stock="2s",
            rules={"preset": "classic", "stake": 5},
        ),
        result("out", [1], [47, 0, 38], [(0, 1, 5, "out"), (2, 1, 5, "out")]),
    ),
    # RULES 2: the dropper is strictly below all others: each pays 1. The Big One doubles it.
    "drop": (
        record([HIGH, RUN, OTHER], ["1 drop"], multiple=2),
        result("drop", [1], [47, 25, 38], [(0, 1, 2, "drop"), (2, 1, 2, "drop")]),
    ),
    # RULES 2: 1 and 2 are not above 0, who pays each of them 2; 2 is the lowest and gets 1 from 1 and from 3.
    "caught": (
        record(["Ac 3c 4c 5c 7c", "Ad 3d 4d 5d 6d", "Ah 2h 3h 4h 5h", "8c 8d 8h 8s 7s"], ["0 drop"], dealer=3),
        result(
            "caught",
            [2],
            [20, 19, 15, 39],
            [(0, 1, 2, "catch"), (0, 2, 2, "catch"), (1, 2, 1, "lowest"), (3, 2, 1, "lowest")],
        ),
    ),
    # RULES 2: an equal count catches the dropper.
    "caught by a tie": (
        record(["Ac 2c 3d 4h 5s", "Ad 2h 3s 4c 5d", "6c 6d 6h 6s 9c"], ["0 drop"], dealer=2),
        result("caught", [1], [15, 15, 33], [(0, 1, 2, "catch"), (2, 1, 1, "lowest")]),
    ),
    # RULES 2: the stock is empty and seat 3 wants to draw: the lowest count gets 1 from each other player.
    "stock": (
        record(EIGHT, [*DRAWN_OUT, "3 draw"], upcard="Ks", stock=STOCK, dealer=7),
        result("stock", [0], [15, 16, 30, 30, 34, 38, 45, 43], [(seat, 0, 1, "stock") for seat in range(1, 8)]),
    ),
    # RULES 2 (J2): each of the two lowest gets 1 from each of the six others.
    "stock with a tie": (
        record(TIED, [*DRAWN_OUT, "3 draw"], upcard="Ks", stock=STOCK, dealer=7),
        result(
            "stock",
            [0, 1],
            [15, 15, 30, 30, 34, 38, 46, 43],
            [(seat, to, 1, "stock") for seat in range(2, 8) for to in (0, 1)],
        ),
    ),
    # RULES 2: with an empty stock seat 3 takes the discard (33 then), and seat 4 drops with 34: 0, 1, 2 and 3 catch it.
    "play goes on with an empty stock": (
        record(EIGHT, [*DRAWN_OUT, "3 take", "3 discard 7d", "4 drop"], upcard="Ks", stock=STOCK, dealer=7),
        result(
            "caught",
            [0],
            [15, 16, 30, 33, 34, 38, 45, 43],
            [
                (1, 0, 1, "lowest"),
                (2, 0, 1, "lowest"),
                (3, 0, 1, "lowest"),
                *((4, to, 2, "catch") for to in range(4)),
                *((seat, 0, 1, "lowest") for seat in (5, 6, 7)),
            ],
        ),
    ),
    # RULES 2: 49 wins at once and every other player pays 2.
    "deal": (
        record([LOW, "Kc Qc Jc Tc 9c", OTHER.replace("9c", "8c").replace("Jc", "Js")]),
        result("deal", [1], [18, 49, 37], [(0, 1, 2, "deal"), (2, 1, 2, "deal")]),
    ),
    # RULES 2: two hands of 49 or 50: nobody pays.
    "thrown_in": (
        record(["Kc Qc Jc Tc 9c", "Kd Qd Jd Td Th"]),
        result("thrown_in", [], [49, 50], []),
    ),
    # RULES 5: while the hand is not over `ended` is null; seat 1 holds 25 and the 2s drawn.
    "not over": (
        record([HIGH, RUN], ["1 draw"], upcard="2h", stock="2s"),
        result(None, [], [47, 27], []),
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_a_record_gives_the_result_that_the_rules_say(name, tmp_path, capsys):
    made, expected = CASES[name]
    assert replayed(tmp_path, capsys, [made]) == (0, [expected])


def test_a_file_of_records_gives_a_line_each_in_order(tmp_path, capsys):
    status, answers = replayed(tmp_path, capsys, [made for made, _ in CASES.values()], "--json")
    assert status == 0
    assert answers == [expected for _, expected in CASES.values()]


def test_legal_lists_the_actions_of_every_position(tmp_path, capsys):
    made, expected = CASES["tonk"]
    _, [answer] = replayed(tmp_path, capsys, [made], "--legal")
    legal = answer.pop("legal")
    assert answer == expected
    assert legal == [
        ["1 draw", "1 drop", "1 take"],
        [
            *("1 discard 3c", "1 discard 3d", "1 discard 3h", "1 discard 4s", "1 discard 5s", "1 discard 6s"),
            *("1 spread 3c 3d 3h", "1 spread 4s 5s 6s"),
        ],
        ["1 discard 4s", "1 discard 5s", "1 discard 6s", "1 spread 4s 5s 6s"],
        [],
    ]


def test_legal_lists_the_slaps_of_every_seat(tmp_path, capsys):
    # RULES 3, Slapping: seat 1 keeps 3h while its book of three lies open, and discards it.
    actions = ["1 draw", "1 spread 3c 3d 3s", "1 discard 3h"]
    made = record([HIGH, "3c 3d 3s 3h 4s"], actions, upcard="2h", stock="6s", rules="slap")
    _, [answer] = replayed(tmp_path, capsys, [made], "--legal")
    assert answer["legal"][-1] == ["0 draw", "0 drop", "0 slap 0", "0 take", "1 slap 0"]
