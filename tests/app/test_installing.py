"""The app as something that is installed: browsers accept it, and a new version comes when the person wants it."""

import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.app.conftest import SITE, Host

pytestmark = pytest.mark.installs


class Fresh(Host):
    """What it gives is never older than what is on the disk."""

    def end_headers(self) -> None:
        self.send_header("Cache-Control", "no-store")
        super().end_headers()


@pytest.fixture
def site(tmp_path: Path) -> Iterator[tuple[Path, str]]:
    """A copy of the site that can be changed, and its address."""
    folder = tmp_path / "site"
    shutil.copytree(SITE, folder)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Fresh, directory=str(folder))) as server:
        threading.Thread(target=server.serve_forever).start()
        yield folder, f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


def is_kept(page: Page) -> None:
    """Waits until the app could do without a network."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")


def publish(folder: Path, title: str) -> None:
    """Another version of the app, which calls itself something else."""
    page = folder / "index.html"
    page.write_text(
        page.read_text(encoding="utf-8").replace("</head>", f'<meta name="version" content="{title}"></head>')
    )
    worker = folder / "service-worker.js"
    worker.write_text(
        f"{worker.read_text(encoding='utf-8')}\n// {title}".replace(
            "const CACHE = `zoco-", f"const CACHE = `zoco-{title}"
        )
    )


def test_a_browser_would_install_it(page: Page, context: BrowserContext) -> None:
    is_kept(page)
    session = context.new_cdp_session(page)
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert manifest["data"], "there is one"
    assert [error["errorId"] for error in session.send("Page.getInstallabilityErrors")["installabilityErrors"]] in (
        [],
        ["in-incognito"],  # a fresh profile is a private one
    )


def test_a_new_version_is_offered_and_comes_when_it_is_wanted(context: BrowserContext, site: tuple[Path, str]) -> None:
    folder, address = site
    page = context.new_page()
    page.goto(address)
    is_kept(page)
    publish(folder, "second")
    page.reload()
    assert page.locator("meta[name=version]").count() == 0  # nothing changes under somebody's hands
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "second")
    expect(page.get_by_role("button", name="Reload")).to_have_count(0)
    context.set_offline(True)
    page.reload()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "second")
    page.get_by_role("button", name="Play now").first.wait_for()


def test_a_link_that_lost_its_hash_leads_to_the_first_page(page: Page) -> None:
    is_kept(page)
    page.reload()
    page.goto(f"{page.url.split('#')[0]}online/abcdefghij")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert "online" not in page.url
