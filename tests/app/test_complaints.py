"""What fails a browser test: everything that goes wrong in a page, and nothing else."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browsers import listening

WRONG = {  # and how the browser tells
    "an error that nobody caught": ("setTimeout(() => { throw new Error('oh no'); })", "weberror"),
    "a promise that nobody waits for": ("void Promise.reject(new Error('oh no'))", "weberror"),
    "what a console calls an error": ("console.error('oh no')", "console"),
    "an error in a worker": ("new Worker('data:text/javascript,throw new Error(`oh no`)')", "weberror"),
    "what cannot be loaded": ("void fetch('http://127.0.0.1:9/oh no').catch(() => undefined)", "console"),
}


def run(chromium: Browser, script: str, event: str = "console") -> None:
    """Until the browser has told what happened."""
    context = chromium.new_context()
    page = context.new_page()
    with context.expect_event(event):
        page.evaluate(f"() => {{ {script} }}")


@pytest.mark.parametrize("what", WRONG)
def test_whatever_a_page_complains_about_fails_the_test(chromium: Browser, what: str) -> None:
    with pytest.raises(AssertionError, match=r"oh( |%20)no"), listening(chromium):
        run(chromium, *WRONG[what])


def test_what_a_test_provokes_is_excused_but_no_error_of_a_page(chromium: Browser) -> None:
    with listening(chromium, ["net::ERR_"]):
        run(chromium, *WRONG["what cannot be loaded"])
    with pytest.raises(AssertionError, match=re.escape("net::ERR_ is what I say")), listening(chromium, ["net::ERR_"]):
        run(chromium, "console.error('net::ERR_ is what I say')")


def test_a_page_that_says_something_else_is_no_failure(chromium: Browser) -> None:
    with listening(chromium):
        run(chromium, "console.log('fine'); console.warn('nearly')")
