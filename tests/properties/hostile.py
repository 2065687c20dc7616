"""Actions that nobody should send: strange texts, cards of others, numbers that are not there."""

from random import Random

from oracle.hostile import MALFORMED, other_card, other_meaning, other_seat, random_action
from tonk import State

STRANGE = [
    "{seat} hit {card} 99999999999999999999",
    "{seat} hit {card} -1",
    "{seat} hit {card} ٣",
    "{seat} hit {card} 1e3",
    "٠ draw",
    "{seat}\u00a0draw",
    "{seat} DRAW",
    "{seat} dRaW\u200b",
    "{seat} ｄｒａｗ",
    "{seat} spread {card} {card} {card}",
    "{seat} spread {card}={card} {card}={card} {card}={card}",
    "{seat} discard {card}={card}",
    "{seat} discard {card} {card}",
    "{seat} slap {card} 0 0",
    "{seat} slap 999999",
    "{seat} slap {card} 0",
    "{seat} draw; 1 draw",
    "{seat} draw\n{seat} draw",
    "\x00 draw",
    "{seat} spread " + "X1=5s " * 70,
    "9" * 5000 + " draw",
]


def hostile(rng: Random, state: State, legal_text: str) -> str:
    """Make a hostile text, now and then nearly a legal one."""
    players, pack = state.setup.players, state.setup.pack
    kind = rng.randrange(7)
    if kind == 0:
        return rng.choice(MALFORMED)
    if kind == 1:
        return random_action(rng, players)
    if kind == 2:
        return other_card(rng, legal_text)
    if kind == 3:
        return other_seat(rng, legal_text, players)
    if kind == 4:
        return other_meaning(rng, legal_text)
    seat = rng.randrange(players)
    hand = pack.cards(state.hands[rng.randrange(players)]) or pack.names
    return rng.choice(STRANGE).format(seat=seat, card=rng.choice(hand))
