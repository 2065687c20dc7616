"""House rules on the page: the slap, wild cards, bets before the deal, waiting, push-ups, people who come and go."""

import re

from playwright.sync_api import Page, expect

from e2e.moments import Update, record_of, resumed
from e2e.table import PATIENCE, open_table

SLAPPING = {"preset": "slap", "hits_per_turn": 1, "hand_size": 7, "deal_wins": "none"}
QUICK = """addEventListener('DOMContentLoaded', () => {
  const look = () => {
    const table = document.getElementById('table');
    const choice = document.querySelector('[data-ask="slap"] .button');
    const key = document.querySelector('[data-key="slap"][aria-disabled="false"]');
    if (table.dataset.phase !== 'extra') (choice ?? key)?.click();
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, attributes: true});
});"""


def can_slap(update: Update) -> bool:
    """Tell whether you can slap the discard of another, and hold cards for the extra discard."""
    view = update["view"]
    others = update["events"] and update["events"][-1].get("seat") != view["you"]
    cards = view["seats"][view["you"]]["cards"]
    return bool(others and cards > 1 and update["legal"].get("slap", {}).get("actions"))


def has_wild_spread(update: Update) -> bool:
    """Tell whether you hold a joker beside two cards of one rank."""
    view = update["view"]
    hand = view["seats"][view["you"]]["hand"]
    ranks = [card[0] for card in hand if card[0] not in "X2"]
    pair = any(ranks.count(rank) >= 2 for rank in ranks)
    return view["phase"] == "play" and view["next"] == "you" and pair and any(card[0] == "X" for card in hand)


def test_a_quick_hand_slaps_and_discards_one_card_more(page: Page, site: str) -> None:
    page.add_init_script(QUICK)
    table = resumed(page, site, record_of(can_slap, SLAPPING, players=4, kind="easy"))
    expect(page.locator("#table")).to_have_attribute("data-phase", "extra", timeout=PATIENCE)
    expect(page.locator(".prompt-title")).to_have_text("Discard one card more")
    expect(page.locator("#log-side")).to_contain_text("You slapped")
    name = table.hand()[0]
    table.card(name).click(position={"x": 8, "y": 20})
    table.key("discard").click()
    expect(page.locator(f'#hand [data-card="{name}"]')).to_have_count(0)


def test_a_bot_that_may_slap_does_so_after_its_reaction_time(page: Page, site: str) -> None:
    def bot_slaps(update: Update) -> bool:
        slap = update["view"]["slap"]
        return bool(slap and slap["bots"])

    table = resumed(page, site, record_of(bot_slaps, {"preset": "slap", "stake": 5}, players=4))
    expect(page.locator("#log-side")).to_contain_text("slapped", timeout=PATIENCE)
    assert table.hand()


def test_wild_cards_offer_their_meanings_best_first(page: Page, site: str) -> None:
    table = resumed(page, site, record_of(has_wild_spread, {"preset": "chicago", "stake": 5}))
    hand = table.hand()
    ranks = [card[0] for card in hand if card[0] not in "X2"]
    rank = next(one for one in ranks if ranks.count(one) >= 2)
    naturals = [card for card in hand if card[0] == rank][:2]
    joker = next(card for card in hand if card[0] == "X")
    for card in (*naturals, joker):
        table.card(card).click(position={"x": 8, "y": 14})
    expect(table.key("spread")).to_have_attribute("aria-disabled", "false")
    table.key("spread").click()
    offers = page.locator(".ask-options .button:not([data-cancel])")
    expect(offers).to_have_count(2)
    meaning = offers.first.inner_text()
    offers.first.click()
    expect(page.locator(f'#laid [data-card="{joker}"]')).to_be_visible()
    expect(page.locator(".spread-label").last).to_have_attribute(
        "aria-label", re.compile(r"Your book: .*Joker as .* of ")
    )
    assert "Joker" in meaning


def test_bets_are_decided_before_the_deal(page: Page, site: str) -> None:
    rules = (
        '{"speed": "instant", "confirmDrop": false, "rules": {"preset": "classic", "suit_bet": 2, "naturals_bet": 3}}'
    )
    page.add_init_script(
        f"localStorage.setItem('tonk-settings', '{rules}'); crypto.getRandomValues = (b) => b.fill(8);"
    )
    page.goto(site)
    expect(page.locator("[data-next]")).to_be_visible(timeout=PATIENCE)
    for bet in page.get_by_role("switch").all():
        bet.click()
        expect(bet).to_have_attribute("aria-checked", "true")
    page.locator("[data-next]").click()
    expect(page.locator("#hand .card:visible").first).to_be_visible(timeout=PATIENCE)
    chips = page.locator(".note-chip")
    expect(chips).to_have_count(2)
    chips.last.click()
    expect(page.locator(".prompt-said")).to_contain_text("The naturals pot holds")


def test_waits_are_shown_on_the_seat_and_explained(page: Page, site: str) -> None:
    def somebody_waits(update: Update) -> bool:
        view = update["view"]
        return view["next"] == "you" and any(seat["waits"] for seat in view["seats"][1:])

    resumed(page, site, record_of(somebody_waits, {"preset": "waiting", "stake": 5}))
    badge = page.locator(".badge").first
    expect(badge).to_contain_text("Waits")
    badge.click()
    expect(page.locator(".prompt-said")).to_contain_text("may not drop for")


def test_push_ups_are_scored_and_not_paid(page: Page, site: str) -> None:
    def over(update: Update) -> bool:
        return update["view"]["result"] is not None

    resumed(page, site, record_of(over, {"preset": "push_ups"}))
    expect(page.locator(".no-payment")).to_contain_text("the lowest total is best")
    scores = [int(text) for text in page.locator(".nets .number").all_inner_texts()]
    assert min(scores) == 0
    assert max(scores) > 0


def test_a_bot_leaves_and_another_sits_down_between_hands(page: Page, site: str) -> None:
    def over(update: Update) -> bool:
        return update["view"]["result"] is not None

    resumed(page, site, record_of(over, "classic"))
    page.locator("#menu-button").click()
    page.locator('[data-open="players"]').click()
    page.get_by_role("button", name="Let East sit down").click()
    expect(page.locator(".people li")).to_have_count(4)
    page.get_by_role("button", name="Send away").first.click()
    expect(page.locator(".people .gone")).to_have_count(1)
    page.locator(".panel-close").click()
    page.locator("[data-next]").click()
    expect(page.locator("#hand .card:visible").first).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".stand")).to_have_count(2)


def test_a_new_game_shows_the_ledger_and_opens_the_secret_first(page: Page, site: str) -> None:
    def over(update: Update) -> bool:
        return update["view"]["result"] is not None

    resumed(page, site, record_of(over, "classic"))
    page.locator("#menu-button").click()
    page.locator('[data-open="new"]').click()
    expect(page.locator(".ledger-now tbody tr")).to_have_count(1)
    page.get_by_text("4", exact=True).click()
    page.locator("[data-begin]").first.click()
    expect(page.locator("#reckoning-title")).to_have_text("Session over", timeout=PATIENCE)
    page.locator("#menu-button").click()
    page.locator('[data-open="fairness"]').click()
    expect(page.locator(".facts .code").first).to_have_text("00" * 32)
    page.locator(".panel-close").click()
    page.locator(".next [data-begin]").click()
    expect(page.locator(".stand")).to_have_count(3, timeout=PATIENCE)


def test_all_the_rules_can_be_a_hand_of_ten_cards(page: Page, site: str) -> None:
    settings = (
        '{"speed": "instant", "players": 4, "rules": {"preset": "classic", "hand_size": 10, "deal_wins": "none"}}'
    )
    table = open_table(page, site, settings=settings)
    table.wait()
    table.key("draw").click()
    expect(page.locator("#hand .card")).to_have_count(11)
    page.wait_for_function("document.getAnimations().every((move) => move.playState !== 'running')")
    tops = {round(box["y"]) for box in (card.bounding_box() for card in page.locator("#hand .card").all()) if box}
    assert len(tops) == 2, "eleven cards lie in two rows"
