"""`tonk fair`: every hand can be checked on the command line (RULES 6)."""

import json
from hashlib import sha256

import pytest

from sittings import next_played, opened
from tonk import Rules
from tonk.cli import main
from tonk.session import end, renew_secret, set_word
from tonk.session.exporting import hand_record

Capture = pytest.CaptureFixture[str]
SECRET = "01" * 32


def fair(capsys: Capture, *words: str) -> dict[str, str]:
    """Run the command."""
    assert main(["fair", *words]) == 0
    found: dict[str, str] = json.loads(capsys.readouterr().out)
    return found


def test_the_published_hand_is_dealt_as_published(capsys: Capture) -> None:
    found = fair(capsys, SECRET, "4", "--word", "kitty")  # hand 3, counted from 0
    assert found["commitment"] == sha256(bytes([1]) * 32).hexdigest()
    assert found["seed"] == "c4b22ca37d3ee7d6337b2a77951f02938c0e5f103186a05fbe426567da4b3406"
    assert found["deck"].startswith("Ac 5d 3d 3s Kh Tc 2c Js 2h 2d ")


def test_the_pack_is_that_of_the_rules(capsys: Capture) -> None:
    deck = fair(capsys, SECRET, "1", "--rules", "chicago")["deck"].split()
    assert len(deck) == 54
    assert {"X1", "X2"} < set(deck)


def test_the_hands_of_a_session_can_be_checked(capsys: Capture) -> None:
    session, hands = opened(3, Rules.preset("jokers"), secret=bytes(32), word=" kitty "), []
    for number in range(4):
        session = set_word(session, "cafe\u0301")[0] if number == 2 else session
        session = renew_secret(session, bytes([1]) * 32)[0] if number == 3 else session
        session = next_played(session)
        hands.append(session.hand)
    session, _ = end(session)
    secrets = [reveal.secret.hex() for reveal in session.reveals for _ in range(reveal.first, reveal.last)]
    for hand, secret, word in zip(hands, secrets, ["kitty", " kitty", "café", "cafe\u0301"], strict=True):
        assert hand is not None
        found = fair(capsys, secret, str(hand.number + 1), "--word", word, "--rules", "jokers")
        assert found["seed"] == hand_record(session, hand)["seed"]
        assert found["deck"].split() == [session.rules.pack.names[card] for card in hand.state.setup.deck]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((SECRET[1:], "1"), "...” is no seed: a seed is 64 hex digits."),
        ((SECRET, "1", "--word", "x" * 65), "Your word has 65 characters: at most 64 are allowed."),
        ((SECRET, "1", "--rules", "poker"), "There is no preset “poker”: there are classic,"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(capsys: Capture, words: tuple[str, ...], sentence: str) -> None:
    assert main(["fair", *words]) == 2
    assert sentence in capsys.readouterr().err


def test_hands_are_counted_from_1(capsys: Capture) -> None:
    with pytest.raises(SystemExit):
        main(["fair", SECRET, "0"])
    assert "“0” is no number here: valid is 1 to 18446744073709551615" in capsys.readouterr().err
