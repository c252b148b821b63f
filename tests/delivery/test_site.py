"""The site of docs/: whole, without a dead link, with the rules as the bot shows them, and nothing from elsewhere."""

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from html import unescape
from html.parser import HTMLParser
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from urllib.parse import unquote, urljoin, urlsplit

import pytest
from playwright.async_api import Browser, expect

from bot.games import all_games, text_folders
from bot.i18n import Catalogs
from tools.site import is_page

pytestmark = pytest.mark.xdist_group("site")
ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
LOADED = {("script", "src"), ("img", "src"), ("link", "href"), ("iframe", "src"), ("source", "srcset")}
HERE = "http://here/"


class Places(HTMLParser):
    """What a page leads to, what it loads, and where one can be led in it."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.loaded: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note what an element leads to."""
        for name, value in attrs:
            if (tag, name) in LOADED:
                self.loaded.append(value or "")
            elif (tag, name) == ("a", "href"):
                self.links.append(value or "")
            elif name in ("id", "name"):
                self.anchors.add(value or "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the site, as the workflow makes it; a warning ends the build."""
    folder = tmp_path_factory.mktemp("site") / "made"
    done = subprocess.run(
        [sys.executable, "-m", "tools.site", folder],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
        timeout=280,
    )
    assert done.returncode == 0, done.stderr
    return folder


@pytest.fixture(scope="module")
def pages(site: Path) -> dict[str, Places]:
    """Return the pages by their addresses."""
    return {
        urljoin(HERE, path.relative_to(site).as_posix().removesuffix("index.html")): Places(path.read_text("utf-8"))
        for path in site.glob("**/*.html")
        if path.name != "404.html"
    }


def test_every_link_leads_somewhere(site: Path, pages: dict[str, Places]) -> None:
    assert len(pages) > 50
    dead = list[str]()
    for address, page in pages.items():
        for link in page.links:
            there, _, anchor = urljoin(address, link).partition("#")
            if not there.startswith(HERE):
                continue
            known = pages.get(there)
            if known is None:
                if not (site / unquote(urlsplit(there).path).lstrip("/")).is_file():
                    dead.append(f"{address}: {link}")
            elif unquote(anchor) not in known.anchors:
                dead.append(f"{address}: {link}")
    assert dead == []


def test_nothing_is_loaded_from_elsewhere(site: Path, pages: dict[str, Places]) -> None:
    for address, page in pages.items():
        for loaded in page.loaded:
            there = urljoin(address, loaded)
            assert there.startswith(HERE), f"{address} loads {loaded}"
            assert (site / unquote(urlsplit(there).path).lstrip("/")).exists(), f"{address} shows {loaded}"
    for style in site.glob("**/*.css"):
        assert not re.search(r"url\(\s*['\"]?(?:https?:)?//", style.read_text("utf-8")), style


def words(text: str) -> list[str]:
    """Return the words of a page without its marks."""
    return re.findall(r"\w+", re.sub(r"<[^>]+>", " ", unescape(text)))


@pytest.mark.parametrize("game", list(all_games()))
def test_the_rules_are_those_that_the_bot_shows_in_every_language(site: Path, game: str) -> None:
    for locale in Catalogs.load().locales:
        shown = text_folders()[game] / "text" / locale / "rules.md"
        if shown.exists():
            name = game if locale == "en" else f"{game}.{locale}"
            made = (site / "rules" / name / "index.html").read_text("utf-8")
            article = made[made.index("<article") : made.index("</article>")]
            assert set(words(shown.read_text("utf-8"))) <= set(words(article)), shown


def test_every_page_of_the_docs_is_on_it(site: Path) -> None:
    for path in filter(is_page, DOCS.glob("**/*.md")):
        name = path.relative_to(ROOT / "docs").with_suffix("").as_posix().removesuffix("index").removesuffix("README")
        assert (site / name / "index.html").exists(), path


def test_every_page_of_the_docs_is_in_the_navigation() -> None:
    navigation = (ROOT / "mkdocs.yml").read_text(encoding="utf-8").partition("nav:\n  - Start")[2]
    there = {path.relative_to(DOCS).as_posix() for path in filter(is_page, DOCS.glob("**/*.md"))}
    assert there <= set(re.findall(r"[\w./-]+\.md", navigation))


async def test_an_old_address_leads_to_the_page_that_moved(site: Path, browser: Browser) -> None:
    with served(site) as url:
        page = await browser.new_page()
        await page.goto(f"{url}/operation/")
        await page.wait_for_url(f"{url}/operate/service/")
        await expect(page.get_by_role("heading", name="Install as a service")).to_be_visible()
        await page.close()


def test_nothing_private_is_on_it(site: Path) -> None:
    assert not [path for path in site.glob("**/*") if path.suffix in (".sqlite", ".jsonl", ".lock")]
    assert not (site / "source/env").exists()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder on a separate port; yields the address."""

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


async def test_it_fits_on_a_phone_asks_nobody_else_and_can_be_searched(site: Path, browser: Browser) -> None:
    with served(site) as url:
        page = await browser.new_page(viewport={"width": 380, "height": 760})
        asked, wrong = list[str](), list[str]()
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        for path in ("/", "/owner/", "/looks/", "/rules/bid_whist/", "/statistics/", "/operate/monitoring/"):
            await page.goto(url + path)
            wide = await page.evaluate("document.documentElement.scrollWidth")
            assert wide <= 380, path
        await page.set_viewport_size({"width": 1200, "height": 800})
        await page.goto(url)
        await page.get_by_role("button", name="Search").first.click()
        await page.get_by_role("textbox").or_(page.get_by_role("combobox")).first.fill("gespannt")
        await expect(page.get_by_role("option").filter(has_text="Gespannt").first).to_be_visible()
        assert wrong == []
        assert [each for each in asked if not each.startswith((url, "data:", "blob:"))] == []
        await page.close()
