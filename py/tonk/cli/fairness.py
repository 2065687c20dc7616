"""`tonk fair SECRET HAND`: what a hand of a session was dealt from, once its secret was shown (RULES 6)."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from tonk.cli.lines import line, whole
from tonk.cli.ruling import named
from tonk.messages import say
from tonk.record import read_seed
from tonk.rules import Rules
from tonk.shuffle import commitment, hand_seed, shuffled, tidy_word

if TYPE_CHECKING:
    Commands = argparse._SubParsersAction[argparse.ArgumentParser]

MOST_HANDS = 2**64 - 1


def add_parser(commands: Commands) -> None:
    """Describe the command."""
    parser = commands.add_parser("fair", help=say("cli-fair"), description=say("cli-fair-about"))
    parser.add_argument("secret", metavar="SECRET", help=say("cli-fair-secret"))
    parser.add_argument("hand", metavar="HAND", type=whole(1, MOST_HANDS), help=say("cli-fair-hand"))
    parser.add_argument("--word", default="", metavar="WORD", help=say("cli-fair-word"))
    parser.add_argument("--rules", default="classic", metavar="NAME|CODE|FILE", help=say("cli-fair-rules"))
    parser.set_defaults(run=run)


def run(asked: argparse.Namespace) -> int:
    """Print the commitment, the seed and the dealing order as one JSON object."""
    print(line(dealt_from(read_seed(asked.secret), tidy_word(asked.word), asked.hand - 1, named(asked.rules))))
    return 0


def dealt_from(secret: bytes, word: str, number: int, rules: Rules) -> dict[str, str]:
    """Give the commitment of a secret, and the seed and dealing order of a hand counted from 0.

    >>> dealt_from(bytes([1]) * 32, "kitty", 3, Rules.preset("classic"))["deck"][:29]
    'Ac 5d 3d 3s Kh Tc 2c Js 2h 2d'
    """
    seed, pack = hand_seed(secret, word, number), rules.pack
    deck = " ".join(pack.names[card] for card in shuffled(len(pack.names), seed))
    return {"commitment": commitment(secret), "seed": seed.hex(), "deck": deck}
