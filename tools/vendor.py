"""Copy the few third-party ES modules of the page from node_modules to web/vendor, where the page imports them."""

from __future__ import annotations

import hashlib
import shutil
from pathlib import Path

from tools.paths import NODE_MODULES, ROOT, VENDOR

# name in web/vendor -> (folder of the ES modules in node_modules, its entry)
MODULES = {
    "fluent-bundle": ("@fluent/bundle/esm", "index"),
}


def copy_vendor_modules() -> None:
    """Fill web/vendor, unless it already holds just this."""
    wanted = hashlib.sha256((ROOT / "package-lock.json").read_bytes() + Path(__file__).read_bytes()).hexdigest()
    stamp = VENDOR / ".set-up"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    shutil.rmtree(VENDOR, ignore_errors=True)
    for name, (source, entry) in MODULES.items():
        _copy_module(name, NODE_MODULES / source, entry)
    stamp.write_text(wanted, encoding="utf-8")


def _copy_module(name: str, source: Path, entry: str) -> None:
    """Copy what the entry reaches, with types; NAME.js stands beside the folder, so that imports stay short."""
    folder = VENDOR / name
    folder.mkdir(parents=True)
    waiting, done = [f"{entry}.js"], set[str]()
    while waiting:
        file = waiting.pop()
        if file in done:
            continue
        done.add(file)
        text = (source / file).read_text(encoding="utf-8")
        (folder / file).write_text(text, encoding="utf-8")
        waiting += [other.name for other in source.glob("*.js") if f"./{other.name}" in text]
    for types in source.glob("*.d.ts"):
        shutil.copyfile(types, folder / types.name)
    for suffix in (".js", ".d.ts"):
        (VENDOR / f"{name}{suffix}").write_text(f"export * from './{name}/{entry}.js';\n", encoding="utf-8")
