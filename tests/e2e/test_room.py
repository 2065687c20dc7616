"""There is room for everything: no part of the table lies on another or outside the page, whatever the rules bring."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from playwright.sync_api import BrowserContext, Page

from e2e.moments import Update, record_of, resumed
from e2e.table import Table

Opened = Callable[..., Table]
BOXES = """(selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility()).map((one) => {
  const {x, y, right, bottom} = one.getBoundingClientRect();
  return [x, y, right, bottom];
})"""


def boxes(page: Page, selector: str) -> list[list[float]]:
    """Measure what can be seen, when all cards have arrived."""
    page.wait_for_function("document.getAnimations().every((move) => move.playState !== 'running')")
    found: list[list[float]] = page.evaluate(BOXES, selector)
    return found


def overlap(one: list[float], other: list[float]) -> bool:
    """Tell whether two boxes share more than an edge."""
    return min(one[2], other[2]) - max(one[0], other[0]) > 1 and min(one[3], other[3]) - max(one[1], other[1]) > 1


@pytest.fixture
def opened(new_context: Callable[..., BrowserContext], site: str) -> Opened:
    """Resume at a moment, on a page of some size."""

    def open_at(size: tuple[int, int], wanted: Callable[[Update], bool], rules: object, players: int = 3) -> Table:
        page = new_context(viewport={"width": size[0], "height": size[1]}).new_page()
        return resumed(page, site, record_of(wanted, rules, players=players))

    return open_at


def has_eight(update: Update) -> bool:
    """Tell whether it is your move with eight cards."""
    view = update["view"]
    return bool(view["next"] == "you" and view["seats"][view["you"]]["cards"] >= 8)


def is_boobed(update: Update) -> bool:
    """Tell whether it is your move with a boobed deck."""
    return bool(update["view"]["next"] == "you" and update["view"]["boobed"])


def has_hits(update: Update) -> bool:
    """Tell whether there are four spreads and several ways to hit."""
    view = update["view"]
    return bool(view["phase"] == "play" and len(view["table"]) >= 4 and len(update["legal"]["hit"]["actions"]) > 1)


def waits(update: Update) -> bool:
    """Tell whether somebody is to play who may not drop."""
    view = update["view"]
    return bool(view["next"] == "bot" and view["seats"][view["turn"]]["waits"] > 0)


@pytest.mark.parametrize("width", [320, 360])
def test_a_deep_hand_and_the_extra_keys_are_whole_on_a_small_phone(opened: Opened, width: int) -> None:
    page = opened((width, 640), has_eight, {"preset": "seattle", "touch_stock": True}).page
    ((_, top, _, bottom),) = boxes(page, "#extras")
    assert bottom <= boxes(page, "#keys")[0][1] + 1
    cards = boxes(page, "#hand .card")
    assert len(cards) == 8
    assert all(card[0] >= 0 and card[2] <= width and card[3] <= top + 1 for card in cards)
    assert boxes(page, "#extras .key")[0][3] - boxes(page, "#extras .key")[0][1] >= 44


def test_six_players_and_a_note_have_room_on_a_phone_held_across(opened: Opened) -> None:
    page = opened((844, 390), is_boobed, {"preset": "rushville"}, 6).page
    stands = boxes(page, ".stand")
    assert len(stands) == 5
    assert min(stand[1] for stand in stands) >= boxes(page, "#bar")[0][3] - 1
    (note,) = boxes(page, ".note-chip")
    assert not any(overlap(note, other) for other in [*stands, *boxes(page, ".card, .pile-count, .spread-label")])


@pytest.mark.parametrize("size", [(390, 844), (320, 640)])
def test_every_hit_is_on_the_page_and_beside_its_spread(opened: Opened, size: tuple[int, int]) -> None:
    page = opened(size, has_hits, {"preset": "chicago"}, 6).page
    page.locator('[data-key="hit"]').click()
    frames = boxes(page, ".to-hit .frame")
    assert frames
    cards = boxes(page, "#laid .card")
    for frame in frames:
        assert frame[0] >= 0
        assert frame[2] <= size[0]
        assert frame[2] - frame[0] >= 24
        assert not any(overlap(frame, card) for card in cards)
    assert all(plate[0] >= 0 and plate[2] <= size[0] for plate in boxes(page, ".to-hit .plate"))


@pytest.mark.parametrize(("size", "players"), [((390, 844), 3), ((390, 844), 6), ((320, 640), 3), ((1440, 900), 3)])
def test_flags_leave_the_counts_free(opened: Opened, size: tuple[int, int], players: int) -> None:
    page = opened(size, waits, {"preset": "waiting"}, players).page
    flags = boxes(page, ".stand-plate, .stand .badge")
    assert flags
    for number in boxes(page, ".stand-count, .stand-ledger"):
        assert not any(overlap([*number[:3], number[3] - 5], flag) for flag in flags), (
            "a line of figures is 5 px deeper"
        )


# The words come into the page with its second frame.
WITH_WORDS = """new MutationObserver(() => {
  if (document.documentElement.dataset.wordless === undefined) window.onWords();
}).observe(document, { subtree: true, attributeFilter: ["data-wordless"] });"""


@pytest.mark.parametrize("width", [320, 360])
def test_what_is_said_while_the_game_starts_fits_a_small_phone(
    new_context: Callable[..., BrowserContext], site: str, width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 640}).new_page()
    page.add_init_script(f"{WITH_WORDS} window.onWords = () => {{ window.said = ({BOXES})('.boot > *'); }};")
    page.goto(site)
    said = page.wait_for_function("() => window.said").json_value()
    assert len(said) >= 3
    assert all(box[0] >= 0 and box[2] <= width for box in said), said


def test_the_figures_of_six_players_stand_apart_on_the_score_sheet(opened: Opened) -> None:
    page = opened((1440, 900), lambda update: bool(update["view"]["next"] == "you"), {"preset": "classic"}, 6).page
    wide = page.evaluate(
        """() => {
          const heads = [...document.querySelectorAll('#score-side thead th')];
          const row = document.createElement('tr');
          row.append(...heads.map((_, at) => { const td = document.createElement('td');
            td.innerHTML = `<span>${at ? '\u2212100' : '12'}</span>`; return td; }));
          document.querySelector('#score-side tbody').append(row);
          const boxes = [...row.querySelectorAll('span')].map((one) => one.getBoundingClientRect());
          return boxes.map(({x, right, height}) => [x, right, height]);
        }"""
    )
    assert len(wide) == 7
    assert all(after[0] - before[1] >= 4 for before, after in pairwise(wide)), wide
    assert max(height for _, _, height in wide) < 30, "a number is broken into two lines"
