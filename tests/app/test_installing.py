"""The app as something that is installed: browsers accept it, and a new version comes when the person wants it."""

import re
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

import zoco
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


UNKEPT = """async () => {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const used = loaded.filter((name) => name.includes("/assets/"));
  const kept = await Promise.all(used.map((address) => caches.match(address)));
  return used.filter((_, k) => kept[k] === undefined);
}"""
KEPT = """async () => {
  const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
  const requests = (await Promise.all(caches_.map((cache) => cache.keys()))).flat();
  return requests.map(({ url }) => new URL(url).pathname);
}"""
OF_GAMES = "|".join(zoco.GAMES)
LARGE = re.compile(rf"\.wasm$|description|lessons-|analysis|Rules-|Replay-|({OF_GAMES})-\w+\.js")
"""What the first page does not need."""


def is_kept(page: Page) -> None:
    """Waits until the app could do without a network, in all that it has used so far."""
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_load_state("networkidle")
    page.wait_for_function(f"async () => (await ({UNKEPT})()).length === 0")


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


@pytest.mark.provokes("ERR_FAILED")
def test_only_what_was_used_is_kept_and_then_works_without_a_network(
    context: BrowserContext, site: tuple[Path, str]
) -> None:
    """Also what was loaded before the service worker was there, and in a new version."""
    folder, address = site
    page = context.new_page()
    page.goto(address)
    is_kept(page)
    assert not [path for path in page.evaluate(KEPT) if LARGE.search(path)]
    context.set_offline(True)
    page.get_by_role("link", name="Learn", exact=True).first.click()
    expect(page.get_by_role("alert")).to_contain_text("You are offline")
    context.set_offline(False)
    page.reload()
    page.get_by_role("heading", name="Learn to play").wait_for()
    is_kept(page)
    publish(folder, "second")
    page.reload()
    page.get_by_role("button", name="Reload").click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "second")
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Learn to play").wait_for()


def test_what_was_used_while_a_new_version_waited_is_kept_too(context: BrowserContext, site: tuple[Path, str]) -> None:
    folder, address = site
    page = context.new_page()
    page.goto(address)
    is_kept(page)
    publish(folder, "second")
    page.reload()
    again = page.get_by_role("button", name="Reload")
    again.wait_for()  # the new version is installed
    page.get_by_role("link", name="Learn", exact=True).first.click()
    page.get_by_role("heading", name="Learn to play").wait_for()
    is_kept(page)
    again.click()
    expect(page.locator("meta[name=version]")).to_have_attribute("content", "second")
    context.set_offline(True)
    page.reload()
    page.get_by_role("heading", name="Learn to play").wait_for()


def test_a_link_that_lost_its_hash_leads_to_the_first_page(page: Page) -> None:
    is_kept(page)
    page.reload()
    page.goto(f"{page.url.split('#')[0]}online/abcdefghij")
    expect(page.get_by_role("button", name="Play now").first).to_be_visible()
    assert "online" not in page.url
