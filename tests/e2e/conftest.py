"""The tables and editors that the tests of the house rules sit at."""

import pytest
from playwright.sync_api import Page

from e2e.rules_editor import open_editor
from e2e.table import Table, open_table


@pytest.fixture
def table(page: Page, site: str) -> Table:
    """A table with the first hand dealt."""
    page.set_viewport_size({"width": 1440, "height": 900})
    return open_table(page, site)


@pytest.fixture
def editor(table: Table) -> Page:
    """The editor on a wide page."""
    return open_editor(table.page)
