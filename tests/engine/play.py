"""Short ways to set up a position and to play on from it, for tests that read as rules."""

from tonk import Rules, State, apply, deal, legal, outcome, why_not


def table(
    *hands: str,
    upcard: str | bool = "",
    stock: str = "",
    dealer: int | None = None,
    multiple: int = 1,
    **options: object,
) -> State:
    """Deal these hands; the dealer is the last seat, so that seat 0 begins. Without deal wins unless asked.

    The hand size follows from the hands; `preset` may be among the options, and `upcard=False` is the option.
    """
    if isinstance(upcard, bool):
        options, upcard = {**options, "upcard": upcard}, ""
    rules = Rules.from_json({"hand_size": len(hands[0].split()), "deal_wins": "none", **options})
    seat = len(hands) - 1 if dealer is None else dealer
    return deal(rules, hands=hands, upcard=upcard, stock=stock, dealer=seat, multiple=multiple)


def dealt(preset: str, *hands: str, dealer: int | None = None, **options: object) -> State:
    """Deal these hands in a preset with its own deal wins."""
    return deal(Rules.preset(preset, **options), hands=hands, dealer=len(hands) - 1 if dealer is None else dealer)


def play(state: State, *texts: str) -> State:
    """Play actions, several in a text with commas between them."""
    for text in texts:
        for action in text.split(","):
            state, _ = apply(state, action.strip())
    return state


def can(state: State, text: str) -> bool:
    """Tell whether an action is legal."""
    return why_not(state, text) is None


def why(state: State, text: str) -> str:
    """Give the key of the reason why an action is refused, without `refusal-`."""
    refusal = why_not(state, text)
    assert refusal is not None, f"{text} is legal"
    return refusal.key.removeprefix("refusal-")


def offers(state: State, seat: int | None = None, verb: str = "") -> list[str]:
    """List the legal actions of a seat, sorted, perhaps of one verb only."""
    return sorted(str(action) for action in legal(state, seat) if action.verb == verb or not verb)


def hand(state: State, seat: int) -> set[str]:
    """Give the cards of a hand."""
    return set(state.setup.pack.cards(state.hands[seat]))


def top(state: State) -> str | None:
    """Give the top discard."""
    return None if state.pile is None else state.setup.pack.names[state.pile[0]]


def pass_on(state: State, turns: int) -> State:
    """Let so many turns go by in which the card drawn is discarded again, so that the hands stay as they are."""
    for _ in range(turns):
        seat, drawn = state.turn, state.setup.stock[state.drawn]
        state = play(state, f"{seat} draw", f"{seat} discard {state.setup.pack.names[drawn]}")
    return state


def stock_down_to(state: State, cards: int) -> State:
    """Let turns go by until the stock holds so many cards."""
    return pass_on(state, state.stock_left - cards)


def late_table(cards: int, *hands: str, last: str = "", **options: object) -> State:
    """Deal these hands and let turns go by until the stock holds so many cards; seat 0 is then to move.

    `last` are the cards left in the stock, in order. The dealer is chosen so that the turn comes to seat 0.
    """
    pack = table(*hands, **options).setup.pack  # type: ignore[arg-type]
    named = {*" ".join(hands).split(), *last.split(), str(options.get("upcard", ""))}
    rest = [name for name in pack.names if name not in named]
    if "upcard" not in options:
        options["upcard"] = rest.pop(0)
    turns = len(rest) + len(last.split()) - cards
    dealer = (len(hands) - 1 - turns) % len(hands)
    stock = " ".join([*rest[:turns], *last.split()])
    return pass_on(table(*hands, stock=stock, dealer=dealer, **options), turns)  # type: ignore[arg-type]


def result(state: State) -> tuple[str | None, list[int], list[int]]:
    """Give how a hand ended, who won, and what each seat gets in all."""
    found = outcome(state)
    return found.ended, list(found.winners), list(found.net)


def payments(state: State) -> list[tuple[int, int, int, str]]:
    """Give the payments as (from, to, amount, why)."""
    return [tuple(payment) for payment in outcome(state).payments]
