"""The start of the engine in the built page."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from e2e.tampering import TamperedSite
from e2e.watch import Watch


def test_the_engine_starts_under_a_sub_path_and_reports_its_version(page: Page, site_url: str, dist: Path) -> None:
    version = json.loads((dist / "build-manifest.json").read_text())["version"]
    page.goto(site_url)
    engine = page.locator("#engine")
    expect(engine).to_have_attribute("data-version", version)
    expect(engine).to_have_attribute("data-state", "ready")


def test_the_shell_is_painted_and_progress_shown_while_files_still_come(page: Page, site: TamperedSite) -> None:
    site.held.add("pyodide/pyodide.asm.wasm")
    page.goto(site.url)
    expect(page.locator("#app h1").first).to_be_visible()
    engine = page.locator("#engine[data-stage=download]")
    expect(engine.locator(".engine-message")).to_contain_text("MB")
    expect(engine.get_by_role("progressbar")).to_be_visible()
    site.release()
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")


def test_every_request_stays_on_the_origin_and_under_the_sub_path(page: Page, site_url: str, watch: Watch) -> None:
    page.goto(site_url)
    expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
    assert any(url.endswith("pyodide.asm.wasm") for url in watch.requests), "requests of the worker are watched too"
    assert [url for url in watch.requests if not url.startswith(site_url)] == []


def test_a_second_visit_works_from_the_browsers_cache(page: Page, site_url: str) -> None:
    for _ in range(2):
        page.goto(site_url)
        expect(page.locator("#engine")).to_have_attribute("data-state", "ready")
