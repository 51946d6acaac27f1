"""Build the one wheel of the project, the same bytes every time."""

from __future__ import annotations

import shutil
import zipfile
from pathlib import Path

from tools.run import quietly
from tools.setup import venv_python

# The oldest moment a zip file can name: no clock enters the build.
MOMENT = "315532800"


def build_wheel(folder: Path) -> Path:
    """Build the wheel into an empty folder and return its path."""
    shutil.rmtree(folder, ignore_errors=True)
    quietly(
        [venv_python(), "-m", "hatchling", "build", "--target", "wheel", "--directory", folder],
        task="build the wheel",
        log="wheel",
        environment={"SOURCE_DATE_EPOCH": MOMENT, "PYTHONHASHSEED": "0"},
    )
    return next(folder.glob("*.whl"))


def without(wheel: Path, folder: str, target: Path) -> Path:
    """Write a wheel without the files of a folder, and without their lines in its record, and return its path."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(target, "w") as rest:
        for entry in whole.infolist():
            data = whole.read(entry)
            if entry.filename.startswith(folder):
                continue
            if entry.filename.endswith(".dist-info/RECORD"):
                lines = data.decode().splitlines(keepends=True)
                data = "".join(line for line in lines if not line.startswith(folder)).encode()
            rest.writestr(entry, data, zipfile.ZIP_DEFLATED, 9)
    return target
