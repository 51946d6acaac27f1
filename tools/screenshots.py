"""Pictures to look at: reports/screenshots/<size>/<screen>.png, and the busiest tables as other eyes see them."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from e2e.screens import WALKS, put_settings, walk
from e2e.tampering import tampered_site
from tools.browser import FLAGS, ensure_browser
from tools.paths import ROOT

FOLDER = ROOT / "reports" / "screenshots"
SIZES = {"1024x768": (1024, 768), "768x1024": (768, 1024), "390x844": (390, 844), "1280x800": (1280, 800)}
# The tables with most on them, and what the eyes of some people make of colours.
BUSIEST = {"isle": "isle-build-trial", "skylands": "skylands-convert"}
EYES = ("deuteranopia", "protanopia", "tritanopia", "achromatopsia")
PATIENCE = 120_000


def take_screenshots(site: Path) -> Path:
    """Walk through every screen at every size in daylight, at the first size at night too, and with other eyes."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    expect.set_options(timeout=PATIENCE)
    with tampered_site(site, prefix="/") as served, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(ensure_browser()), args=list(FLAGS))
        for name, size in SIZES.items():
            _every_screen(browser, served.url, size, FOLDER / name, theme="light")
        _every_screen(browser, served.url, SIZES["1024x768"], FOLDER / "1024x768-night", theme="dark")
        _other_eyes(browser, served.url, FOLDER / "eyes")
        browser.close()
    return FOLDER


def _every_screen(browser: Browser, url: str, size: tuple[int, int], folder: Path, *, theme: str) -> None:
    folder.mkdir(parents=True)
    page = _page(browser, url, size, theme=theme)
    for part in WALKS:
        for screen in walk(page, part):
            _shoot(page, folder / f"{screen}.png")
    page.context.close()


def _other_eyes(browser: Browser, url: str, folder: Path) -> None:
    """The busiest tables in simulated colour blindness and in grey, by day and by night, and in forced colours."""
    folder.mkdir(parents=True)
    page = _page(browser, url, SIZES["1024x768"], theme="light")
    session = page.context.new_cdp_session(page)
    for part, busiest in BUSIEST.items():
        for screen in walk(page, part):
            if screen != busiest:
                continue
            for theme in ("light", "dark"):
                put_settings(page, theme=theme)
                for eyes in EYES:
                    session.send("Emulation.setEmulatedVisionDeficiency", {"type": eyes})
                    _shoot(page, folder / f"{screen}-{theme}-{eyes}.png")
                session.send("Emulation.setEmulatedVisionDeficiency", {"type": "none"})
            put_settings(page, theme="light")
            page.emulate_media(forced_colors="active")
            _shoot(page, folder / f"{screen}-forced-colours.png")
            page.emulate_media(forced_colors="none")
            break
    page.context.close()


def _page(browser: Browser, url: str, size: tuple[int, int], *, theme: str) -> Page:
    """The first screen, nothing moving."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        locale="en-GB",
        reduced_motion="reduce",
        service_workers="block",
        has_touch=True,
    )
    context.set_default_timeout(PATIENCE)
    settings = json.dumps({"theme": theme, "speed": "off", "confirm_end": True})
    context.add_init_script(f"localStorage.setItem('skye-settings', {json.dumps(settings)})")
    page = context.new_page()
    page.goto(url)
    return page


def _shoot(page: Page, path: Path) -> None:
    """Every tile is sharp and nothing moves once two pictures are alike."""
    before = b""
    while before != (now := page.screenshot()):
        before = now
    path.write_bytes(now)
