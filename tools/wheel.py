"""Build the one wheel of the project, the same bytes every time."""

from __future__ import annotations

import shutil
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
