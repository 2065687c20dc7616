"""Who wins and who pays (RULES 2, 3 and 5)."""

from typing import Any

from oracle.cards import SUITS, Rules, plain_sum, ranks
from oracle.spreads import count
from oracle.state import Ending, State, left_of_dealer

# How much the dropper pays each of C, and O pays each of L; what L gets in addition is in extra_for_lowest.
EACH_OF_C = {"standard": 2, "single_each": 1, "catchers_double": 2, "catchers_fourfold": 4, "low_from_everyone": 2}
O_TO_L = {"standard": 1, "low_only": 1, "single_each": 1, "low_from_everyone": 1}


def counts(state: State) -> list[int]:
    """Count every hand."""
    return [count(hand, state.rules) for hand in state.hands]


def others(state: State, *seats: int) -> list[int]:
    """List the seats that are not among these."""
    return [seat for seat in range(state.players) if seat not in seats]


def each_pays(payers: list[int], winners: list[int], stakes: int, why: str) -> list[tuple[int, int, int, str]]:
    """Let each payer pay each winner."""
    return [(payer, winner, stakes, why) for payer in payers for winner in winners]


def tier_of(hand: list[str], rules: Rules) -> int | None:
    """Find the first tier that a dealt hand fits (RULES 3: deal wins)."""
    total = plain_sum(hand, rules)
    for number, tier in enumerate(rules["tiers"]):
        fits = (
            ("totals" in tier and total in tier["totals"])
            or ("at_most" in tier and total <= tier["at_most"])
            or ("all_courts" in tier and all(card[0] in "JQK" for card in hand))
        )
        if fits:
            return number
    return None


def turn_tier(state: State, seat: int) -> dict[str, Any] | None:
    """Give the tier that the seat may claim on its first turn."""
    number = tier_of(state.dealt[seat], state.rules)
    tier = None if number is None else state.rules["tiers"][number]
    return tier if tier and tier["when"] == "turn" else None


def settle_deal(state: State) -> None:
    """End the hand at once when somebody has a deal win."""
    tiers, rules = state.rules["tiers"], state.rules
    fitting = [(seat, tier_of(hand, rules)) for seat, hand in enumerate(state.dealt)]
    held = {seat: tier for seat, tier in fitting if tier is not None and tiers[tier]["when"] == "deal"}
    if not held:
        return
    if len(held) == 1:
        pay_deal(state, held, list(held), others(state, *held))
    elif rules["deal_win_contest"] == "throw_in":
        pay_deal(state, held, [], [])
    elif rules["deal_win_contest"] == "all":
        pay_deal(state, held, list(held), others(state, *held))
    else:
        settle_best(state, held)


def settle_best(state: State, held: dict[int, int]) -> None:
    """Let the best deal win be paid; deal_win_tie decides between equals."""
    tiers, rules = state.rules["tiers"], state.rules
    worth = {
        seat: (tier, plain_sum(state.dealt[seat], rules) if "at_most" in tiers[tier] else 0)
        for seat, tier in held.items()
    }
    best = [seat for seat in held if worth[seat] == min(worth.values())]
    tie = tiers[held[best[0]]].get("tie", rules["deal_win_tie"])
    if len(best) > 1 and tie == "nearest_left":
        best = [seat for seat in left_of_dealer(state) if seat in best][:1]
    if len(best) == 1:
        pay_deal(state, held, best, others(state, *best))
    elif tie == "all":
        pay_deal(state, held, best, others(state, *held))
    else:
        pay_deal(state, held, [], [])


def pay_deal(state: State, held: dict[int, int], winners: list[int], payers: list[int]) -> None:
    """End as deal, or as thrown_in when nobody is paid."""
    if not winners or not payers:
        state.ending = Ending("thrown_in", [], [], 0)
        return
    pays = {seat: state.rules["tiers"][held[seat]]["pays"] for seat in winners}
    payments = [(payer, winner, pays[winner], "deal") for payer in payers for winner in winners]
    state.ending = Ending("deal", sorted(winners), payments, max(pays.values()))


def settle_claim(state: State, seat: int) -> None:
    """Pay a deal win claimed on the turn."""
    tier = turn_tier(state, seat)
    assert tier is not None
    payments = each_pays(others(state, seat), [seat], tier["pays"], "claim")
    state.ending = Ending("claim", [seat], payments, tier["pays"])


def settle_empty_hand(state: State, seat: int, ended: str, stakes: int) -> None:
    """Pay the player who got rid of all cards: tonk or out."""
    state.ending = Ending(ended, [seat], each_pays(others(state, seat), [seat], stakes, ended), stakes)


def settle_stock_out(state: State) -> None:
    """Pay the lowest count when the stock has run out (J2)."""
    hands, rules = counts(state), state.rules
    lowest = [seat for seat in left_of_dealer(state) if hands[seat] == min(hands)]
    if rules["stock_out"] == "dead" or (len(lowest) > 1 and rules["stock_out_tie"] == "dead"):
        state.ending = Ending("dead", [], [], 0)
        return
    if rules["stock_out_tie"] == "nearest_left":
        lowest = lowest[:1]
    payments = each_pays(others(state, *lowest), lowest, rules["pays_stock"], "stock")
    state.ending = Ending("stock", sorted(lowest), payments, 1)


def settle_drop(state: State, dropper: int) -> None:
    """Pay a dropper who is strictly lowest; else the dropper is caught."""
    hands = counts(state)
    catchers = [seat for seat in others(state, dropper) if hands[seat] <= hands[dropper]]
    if catchers:
        settle_catch(state, dropper, catchers, hands)
        return
    payments = each_pays(others(state, dropper), [dropper], state.rules["pays_drop"], "drop")
    state.ending = Ending("drop", [dropper], payments, 1)


def settle_catch(state: State, dropper: int, catchers: list[int], hands: list[int]) -> None:
    """Follow the table of catch schemes; D's payments to one player are one entry."""
    scheme = state.rules["catch"]
    low = min(hands[seat] for seat in catchers)
    lowest = [seat for seat in left_of_dealer(state) if seat in catchers and hands[seat] == low]
    if scheme == "five_to_low":
        lowest = lowest[:1]
    extra = extra_for_lowest(scheme, state.players, len(lowest))
    owed = {seat: EACH_OF_C.get(scheme, 0) * (seat in catchers) + extra * (seat in lowest) for seat in catchers}
    if scheme == "double_to_all":
        owed = dict.fromkeys(others(state, dropper), 2)
    payments = [(dropper, seat, stakes, "catch") for seat, stakes in owed.items() if stakes]
    if scheme in O_TO_L:
        payments += each_pays(others(state, dropper, *lowest), lowest, O_TO_L[scheme], "lowest")
    state.ending = Ending("caught", sorted(lowest), payments, 1)


def extra_for_lowest(scheme: str, players: int, lowest: int) -> int:
    """Give what D pays each of L in addition."""
    table = {
        "low_only": 2,
        "everyones_stake": players - lowest,
        "single_each": 1,
        "five_to_low": 5,
        "per_player": 2 * players,
        "low_from_everyone": 1,
    }
    return table.get(scheme, 0)


def result(state: State) -> dict[str, Any]:
    """Make the result object of RULES 5."""
    end, rules = state.ending or Ending("", [], [], 0), state.rules
    over, hands = state.ending is not None, counts(state)
    in_points = rules["scoring"] == "push_ups"
    money = rules["stake"] * state.multiple
    payments = [] if in_points else sorted((p, w, why, stakes * money) for p, w, stakes, why in end.payments)
    scores = [0 if seat in end.winners else hands[seat] * end.k * state.multiple for seat in range(state.players)]
    net = [0] * state.players
    for payer, winner, _, amount in payments:
        net[payer] -= amount
        net[winner] += amount
    return {
        "format": "tonk-result/1",
        "ended": end.ended if over else None,
        "winners": end.winners,
        "counts": hands,
        "payments": [{"from": p, "to": w, "amount": amount, "why": why} for p, w, why, amount in payments],
        "net": net,
        "scores": scores if over and in_points else None,
        "side": side_results(state) if over else [],
    }


def side_results(state: State) -> list[dict[str, Any]]:
    """Settle the side bets, suit first (RULES 3: session)."""
    bets, results = state.side_bets, []
    if "suit" in bets:
        high = {card: seat for seat in bets["suit_players"] for card in state.dealt[seat] if card[1] == bets["suit"]}
        order = [rank + suit for suit in SUITS for rank in ranks(state.rules)]
        best = max(high, key=order.index, default=None)
        to = None if best is None else high[best]
        results.append({"bet": "suit", "to": to, "amount": bets["suit_pot"]})
    if "naturals_players" in bets:
        first = [seat for seat in state.natural_books if seat in bets["naturals_players"]]
        results.append({"bet": "naturals", "to": first[0] if first else None, "amount": bets["naturals_pot"]})
    return results
