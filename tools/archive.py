"""The site as one zip file, as itch.io takes it."""

from __future__ import annotations

import zipfile
from pathlib import Path

from tools.paths import BUILD


def zip_site(site: Path, target: Path = BUILD / "skye-itch.zip") -> Path:
    """Pack a site with index.html at the top; the same site gives the same bytes."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(site.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo(path.relative_to(site).as_posix())
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes(), zipfile.ZIP_DEFLATED, 9)
    return target
