"""The developer documentation is complete, requests nothing from elsewhere, and names code that exists."""

from __future__ import annotations

import re
from html import unescape
from pathlib import Path

import pytest

from tools.docs import made_docs, texts
from tools.lock import alone
from tools.manifest import BUILD_MARK, ENGINE_WORKER, FILES_MARK, SERVICE_WORKER, write_manifest
from tools.paths import ROOT

NAMED = re.compile(r"`((?:py|web|tools|tests|e2e|docs)/[\w./-]+|build\.py)`")

PLACED = re.compile(r"`([A-Za-z_][\w.-]*)` (?:of|in) +`((?:py|web|tools|tests|e2e)/[\w./-]+)`")


@pytest.fixture(scope="module")
def docs() -> Path:
    """The pages of the present sources; the lock is needed because a build at the same time makes them too."""
    with alone():
        return made_docs()


def test_every_module_of_the_engine_has_a_page(docs: Path) -> None:
    names = [path.relative_to(ROOT / "py").with_suffix("") for path in (ROOT / "py" / "skye").rglob("*.py")]
    modules = [name.parent if name.name == "__init__" else name for name in names if name.name != "__main__"]
    missing = [str(name) for name in modules if not (docs / "api" / name).with_suffix(".html").is_file()]
    assert modules and missing == []


def test_no_page_asks_for_anything_elsewhere_and_every_link_leads_somewhere(docs: Path) -> None:
    for page in docs.rglob("*.html"):
        text = page.read_text(encoding="utf-8")
        assert "Content-Security-Policy" in text and "<script" not in text, page.name
        for address in re.findall(r'(?:src|href)="([^"]*)"', text):
            target = unescape(address).split("#")[0]
            if address.startswith("https://"):
                assert f'href="{address}"' in text and f'src="{address}"' not in text
            elif target and not target.startswith("data:"):
                assert not target.startswith("/") and (page.parent / target).exists(), f"{page.name}: {address}"


def test_no_page_contains_the_path_of_the_machine(docs: Path) -> None:
    for page in docs.rglob("*.html"):
        assert str(ROOT) not in page.read_text(encoding="utf-8"), page.name


@pytest.mark.parametrize("text", texts(), ids=lambda path: path.stem)
def test_files_named_in_the_texts_exist_and_contain_what_the_texts_say(text: Path) -> None:
    words = text.read_text(encoding="utf-8")
    for name in NAMED.findall(words):
        assert "NAME" in name or "CODE" in name or (ROOT / name).exists(), f"{text.name} names {name}"
    for name, file in PLACED.findall(re.sub(r"\s+", " ", words)):
        if "NAME" in name or "NAME" in file or not (ROOT / file).is_file():
            continue
        source = (ROOT / file).read_text(encoding="utf-8")
        assert name.split(".")[-1] in source, f"{text.name}: no {name} in {file}"


def test_the_service_worker_does_not_store_them(tmp_path: Path) -> None:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "index.html").write_text("words", encoding="utf-8")
    (tmp_path / ENGINE_WORKER).parent.mkdir(parents=True)
    (tmp_path / "index.html").write_text(BUILD_MARK + FILES_MARK, encoding="utf-8")
    for worker in (ENGINE_WORKER, SERVICE_WORKER):
        (tmp_path / worker).write_text("", encoding="utf-8")
    manifest = write_manifest(tmp_path, version="1", pyodide="4")
    worker = (tmp_path / SERVICE_WORKER).read_text(encoding="utf-8")
    assert "docs/index.html" not in manifest["files"] and "docs/" not in worker and '"index.html"' in worker
