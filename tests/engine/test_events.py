"""What `apply` tells of a play: the events, in order."""

from engine.play import late_table, play, table
from tonk import State, apply
from tonk.events import Event


def told(state: State, text: str) -> list[str]:
    """Name the events of an action with their seats."""
    return [f"{type(event).__name__} {event.seat}" for event in events(state, text)]


def events(state: State, text: str) -> tuple[Event, ...]:
    """Give the events of an action."""
    return apply(state, text)[1]


HANDS = ("5s 6s 7s 4s Kc", "8s 9s Jh Qd 2h", "3s Td 7h 6d 2d")


def laid(**options: object) -> State:
    """Let seat 0 draw the Kh and lay 5s 6s 7s."""
    return play(table(*HANDS, upcard="9c", stock="Kh Kd", **options), "0 draw, 0 spread 5s 6s 7s")


def test_each_act_tells_what_happened() -> None:
    start = table(*HANDS, upcard="9c", stock="Kh", touch_stock=True)
    assert told(start, "0 touch") == ["Touched 0"]
    assert told(start, "0 draw") == ["Drew 0"]
    assert told(start, "0 take") == ["Took 0"]
    assert told(start, "0 drop") == ["Dropped 0"]
    assert told(laid(), "0 hit 4s 0") == ["WasHit 0"]
    assert told(laid(), "0 discard Kc") == ["Discarded 0"]
    assert told(play(laid(slap="race"), "0 discard 4s"), "1 slap 0") == ["Slapped 1"]
    assert told(play(laid(hit_replaces_discard=True), "0 hit 4s 0"), "0 end") == ["EndedTurn 0"]


def test_waits_are_told_with_their_height() -> None:
    state = play(table(*HANDS, stock="Kh Kd", wait_after_spread=3, wait_after_hit=1), "0 draw")
    assert told(state, "0 spread 5s 6s 7s") == ["Laid 0", "Waits 0"]
    state = play(state, "0 spread 5s 6s 7s, 0 discard Kc, 1 draw")
    assert told(state, "1 hit 8s 0") == ["WasHit 1", "Waits 0"]
    assert events(state, "1 hit 8s 0")[1].turns == 4  # type: ignore[attr-defined]


def test_a_boobed_deck_a_claim_and_an_empty_stock_are_told() -> None:
    state = late_table(4, "5s 6s 7s", "9d 8h Kd", "Td 6c Qh", last="8s", boobed=True)
    assert told(play(state, "0 draw"), "0 spread 5s 6s 7s 8s") == ["Laid 0", "PassedEmpty 0"]
    state = table("Kh Ks Qc Td 9c", "4s 5s 6s 7s 8s", deal_wins="big_50")
    assert told(state, "0 claim") == ["Claimed 0"]
    assert told(late_table(0, *HANDS), "0 draw") == ["WantedStock 0"]


def test_a_drop_tells_the_count() -> None:
    assert events(table("Ac 2d 5h", "9d 7h Kd"), "0 drop")[0].count == 8  # type: ignore[attr-defined]
