"""What the first visit costs."""

from playwright.sync_api import Browser

from tests.online.conftest import Server

MOST = 200_000  # bytes on the wire


def test_the_first_page_weighs_less_than_200_kilobytes_as_the_server_packs_it(browser: Browser, server: Server) -> None:
    page = browser.new_context(locale="en-GB", service_workers="block").new_page()
    session = page.context.new_cdp_session(page)
    session.send("Network.enable")
    sizes: list[float] = []
    session.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    page.goto(server.address)
    page.get_by_role("button", name="Play now").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert 50_000 < sum(sizes) < MOST
