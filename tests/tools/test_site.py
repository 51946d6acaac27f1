"""The built site's parts that need no browser."""

from __future__ import annotations

import base64
import hashlib
import json
import subprocess
import zipfile
from pathlib import Path

from tools.archive import zip_site
from tools.manifest import BUILD_MARK, ENGINE_WORKER, FILES_MARK, SERVICE_WORKER, write_manifest
from tools.paths import ROOT
from tools.wheel import without

LOADING = '<link rel="modulepreload" href="deep/a.js"><script type="module" src="deep/a.js"></script>'


def small_site(folder: Path) -> Path:
    """A site of few files."""
    for name in ("deep", "engine/worker", "data", "docs"):
        (folder / name).mkdir(parents=True)
    (folder / "index.html").write_text(BUILD_MARK + FILES_MARK + LOADING, encoding="utf-8")
    (folder / SERVICE_WORKER).write_text("", encoding="utf-8")
    (folder / ENGINE_WORKER).write_text("", encoding="utf-8")
    (folder / "data" / "a.json").write_text("{}", encoding="utf-8")
    (folder / "docs" / "a.html").write_text("words", encoding="utf-8")
    (folder / "deep" / "a.js").write_text("1", encoding="utf-8")
    return folder


def entry(path: Path) -> dict[str, object]:
    """What the manifest must say of a file."""
    data = path.read_bytes()
    return {"bytes": len(data), "sha256": hashlib.sha256(data).hexdigest()}


def test_the_manifest_has_size_and_digest_of_every_file(tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    manifest = write_manifest(site, version="1.2.3", pyodide="4")
    assert json.loads((site / "build-manifest.json").read_text(encoding="utf-8")) == manifest
    names = ("data/a.json", "deep/a.js", ENGINE_WORKER, "index.html", SERVICE_WORKER)
    assert manifest["files"] == {name: entry(site / name) for name in names}


def test_the_page_carries_the_digest_of_every_file_it_loads_and_marks_do_not_pile_up(tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    for text in ("1", "2"):
        (site / "deep" / "a.js").write_text(text, encoding="utf-8")
        manifest = write_manifest(site, version="1", pyodide="4")
        page = (site / "index.html").read_text(encoding="utf-8")
        digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
        assert page.count(f'integrity="sha256-{digest}"') == page.count("integrity=") == 2
        assert f'src="deep/a.js?{manifest["files"]["deep/a.js"]["sha256"][:8]}"' in page
        assert 'href="deep/a.js" integrity' in page, "a module has the address that others import it by"
        assert json.loads(page.split('id="files">')[1].split("<")[0]).keys() == {"data/a.json"}
        assert (site / ENGINE_WORKER).read_text(encoding="utf-8").count(manifest["build"]) == 1
        assert (site / SERVICE_WORKER).read_text(encoding="utf-8").count("SKYE_PRECACHE") == 1


def test_the_page_lists_the_digests_of_modules_that_are_loaded_later_and_only_of_those(tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    (site / "chunks").mkdir()
    for name in ("first", "later"):
        (site / "chunks" / f"{name}.js").write_text(name, encoding="utf-8")
    page = site / "index.html"
    link = '<link rel="modulepreload" href="chunks/first.js">'
    page.write_text(page.read_text(encoding="utf-8") + link, encoding="utf-8")
    for _ in range(2):
        write_manifest(site, version="1", pyodide="4")
        listed = json.loads(page.read_text(encoding="utf-8").split('id="files">')[1].split("<")[0])
        assert listed.keys() == {"data/a.json", "chunks/later.js"}
        digest = base64.b64encode(hashlib.sha256(b"later").digest()).decode()
        assert listed["chunks/later.js"] == f"sha256-{digest}"


def test_the_name_of_a_build_changes_with_any_file_and_stands_in_page_and_service_worker(tmp_path: Path) -> None:
    sites = [small_site(tmp_path / "one"), small_site(tmp_path / "other")]
    (sites[1] / "docs" / "a.html").write_text("other words", encoding="utf-8")
    names = [write_manifest(site, version="1", pyodide="4")["build"] for site in sites]
    assert names[0] != names[1]
    for site, name in zip(sites, names, strict=True):
        assert name in (site / "index.html").read_text(encoding="utf-8")
        assert name in (site / SERVICE_WORKER).read_text(encoding="utf-8")


def test_the_zip_has_the_page_at_its_top_and_the_same_bytes_each_time(tmp_path: Path) -> None:
    site = small_site(tmp_path / "site")
    first, second = (zip_site(site, tmp_path / name).read_bytes() for name in ("a.zip", "b.zip"))
    assert first == second
    assert {"deep/a.js", "index.html", SERVICE_WORKER} <= set(zipfile.ZipFile(tmp_path / "a.zip").namelist())


def test_no_lock_or_setting_names_a_server() -> None:
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    names = [name for name in listed.stdout.split("\0") if "lock" in name or name.startswith("requirements/")]
    names += [".npmrc", "package.json", "package-lock.json"]
    for name in {name for name in names if (ROOT / name).is_file()}:
        text = (ROOT / name).read_text(encoding="utf-8")
        assert "://" not in text and '"resolved"' not in text, name


def test_every_licence_that_the_notices_name_is_there() -> None:
    notices = (ROOT / "licences" / "NOTICES.md").read_text(encoding="utf-8")
    shipped = {path.name for path in (ROOT / "licences").iterdir()} | {"Skye-MIT.txt"}
    named = {word.strip("`") for word in notices.replace(",", " ").split() if word.strip("`").endswith(".txt")}
    assert named and named <= shipped


def test_every_package_that_the_page_imports_is_in_the_notices() -> None:
    notices = (ROOT / "licences" / "NOTICES.md").read_text(encoding="utf-8")
    packages = json.loads((ROOT / "package.json").read_text(encoding="utf-8"))["dependencies"]
    for name, version in packages.items():
        assert f"{name} {version}".casefold() in notices.casefold()


def test_the_engine_of_the_page_is_the_wheel_without_the_puzzles(tmp_path: Path) -> None:
    whole = tmp_path / "skye-1-py3-none-any.whl"
    with zipfile.ZipFile(whole, "w") as archive:
        archive.writestr("skye/a.py", "a = 1")
        archive.writestr("skye/puzzles/data/isle.json", "{}")
        archive.writestr("skye-1.dist-info/RECORD", "skye/a.py,sha256=x,5\nskye/puzzles/data/isle.json,sha256=y,2\n")
    rest = without(whole, "skye/puzzles/data/", tmp_path / "rest" / whole.name)
    with zipfile.ZipFile(rest) as archive:
        assert archive.namelist() == ["skye/a.py", "skye-1.dist-info/RECORD"]
        assert archive.read("skye-1.dist-info/RECORD") == b"skye/a.py,sha256=x,5\n"
