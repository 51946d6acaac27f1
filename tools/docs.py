"""The developer documentation: the API from docstrings by pdoc, and the texts of docs/ as pages beside it.

The pages contain no scripts and have the same bytes for the same inputs. They lie under docs/ of the site. Nobody needs
them to play, so the service worker does not store them.
"""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from tools.cache import cached, digest_of
from tools.paths import BUILD, DOCS, PYTHON_SOURCE, REQUIREMENTS, ROOT
from tools.run import quietly
from tools.setup import ensure_folder, venv_python

CACHE = BUILD / "docs"
# No page may run or fetch anything; the styles are inside the pages.
POLICY = (
    "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'; "
    "img-src 'self' data:; base-uri 'none'; form-action 'none'\">"
)
STYLE = """
:root { color-scheme: light dark }
body { max-width: 52rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.55 system-ui, sans-serif }
img { max-width: 100%; height: auto; background: #fbf9f3; border-radius: 8px }
pre { overflow-x: auto; padding: .8rem; background: #8881; border-radius: 6px }
code { font-size: .92em } table { border-collapse: collapse; display: block; overflow-x: auto }
td, th { border: 1px solid #8886; padding: .3rem .6rem; text-align: left } nav a { margin-right: 1rem }
"""
# Runs with the packages of requirements/docs.txt on its path.
TEXTS = """
import sys, markdown2
for text in sys.argv[1:]:
    source, target = text.split("=>")
    words = open(source, encoding="utf-8").read()
    page = markdown2.markdown(words, extras=["tables", "fenced-code-blocks", "header-ids"])
    open(target, "w", encoding="utf-8").write(page)
"""


def put_docs(folder: Path, *, cache: Path = CACHE) -> None:
    """Copy the pages into a folder of the site."""
    shutil.copytree(made_docs(cache), folder)


def made_docs(cache: Path = CACHE) -> Path:
    """Return the folder with the pages of the present inputs, which are made if they are not there yet."""
    path = cache / _digest()
    if not path.exists():
        shutil.rmtree(cache, ignore_errors=True)
    return cached(path, _make_docs)


def _make_docs(folder: Path) -> None:
    folder.mkdir()
    _make_api(folder / "api")
    _make_texts(folder)


def texts() -> list[Path]:
    """The texts for programmers, in order of name."""
    return sorted(DOCS.glob("*.md"))


def title_of(text: str) -> str:
    """The first heading of a text.

    >>> title_of("# How a move goes\\n\\nIt goes.")
    'How a move goes'
    """
    found = re.search(r"^# (.+)$", text, re.MULTILINE)
    return found[1] if found else "Skye"


def _digest() -> str:
    """A name for all that the pages are made from."""
    sources = [path for kind in ("*.py", "*.csv") for path in PYTHON_SOURCE.rglob(kind)]
    sources += [path for kind in ("*.md", "*.svg") for path in DOCS.rglob(kind)]
    names = " ".join(path.relative_to(ROOT).as_posix() for path in sorted(sources))
    return digest_of([*sorted(sources), REQUIREMENTS / "docs.txt", Path(__file__)], names)


def _environment() -> dict[str, str]:
    path = os.pathsep.join([str(ensure_folder("docs")), str(PYTHON_SOURCE)])
    # Sets are shown in the order of their hashes.
    return {"PYTHONPATH": path, "PYTHONHASHSEED": "0", "COLUMNS": "120"}


def _make_api(folder: Path) -> None:
    options = ["--no-search", "--no-show-source", "-o", str(folder)]
    # All modules are named, since pdoc itself would only visit those that `__all__` of their package lists.
    names = {path.relative_to(PYTHON_SOURCE).with_suffix("").parts for path in PYTHON_SOURCE.rglob("*.py")}
    modules = sorted(".".join(parts).removesuffix(".__init__") for parts in names if parts[-1] != "__main__")
    command = [str(venv_python()), "-m", "pdoc", *options, *modules]
    quietly(command, task="build the API pages", log="docs", environment=_environment())
    for path in folder.rglob("*.html"):
        page = path.read_text(encoding="utf-8").replace('<meta charset="utf-8">', f'<meta charset="utf-8">{POLICY}')
        path.write_text(page, encoding="utf-8")


def _make_texts(folder: Path) -> None:
    pairs = [f"{path}=>{folder / path.with_suffix('.html').name}" for path in texts()]
    command = [str(venv_python()), "-c", TEXTS, *pairs]
    quietly(command, task="build the developer documentation", log="docs", environment=_environment())
    links = {"index.html": "Overview", "api/skye.html": "API"}
    links |= {path.with_suffix(".html").name: title_of(path.read_text(encoding="utf-8")) for path in texts()}
    for path in texts():
        page = folder / path.with_suffix(".html").name
        body = re.sub(r'href="([\w-]+)\.md', r'href="\1.html', page.read_text(encoding="utf-8"))
        page.write_text(_page(links[page.name], body, links), encoding="utf-8")
    listed = "".join(f'<li><a href="{name}">{title}</a></li>' for name, title in links.items() if name != "index.html")
    words = "The engine as a library, and how the page uses it."
    body = f"<h1>Skye developer documentation</h1><p>{words}</p><ul>{listed}</ul>"
    (folder / "index.html").write_text(_page("Skye developer documentation", body, links), encoding="utf-8")
    for picture in sorted(DOCS.rglob("*.svg")):
        target = folder / picture.relative_to(DOCS)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(picture, target)


def _page(title: str, body: str, links: dict[str, str]) -> str:
    ways = "".join(f'<a href="{name}">{name.removesuffix(".html").split("/")[0]}</a>' for name in links)
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">{POLICY}'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body><nav>{ways}</nav><main>{body}</main></body></html>\n"
    )
