"""Every message of the page in every language, rendered with sample arguments, in one file for proofreading."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path

from tools.errors import BuildError
from tools.paths import BUILD, ROOT, WEB

REPORT = BUILD / "words.txt"


def write_words(languages: Sequence[str] = ()) -> tuple[Path, str]:
    """Write the report and return its path and its first line, which counts the messages."""
    known = sorted(file.stem for file in (WEB / "i18n").glob("*.ftl"))
    for language in languages:
        if language not in known:
            raise BuildError(f"There is no language {language!r}; choose from {', '.join(known)}.")
    command = ["node", str(ROOT / "tools" / "node" / "words.mjs"), *languages]
    report = subprocess.run(command, check=True, capture_output=True, encoding="utf-8").stdout
    REPORT.parent.mkdir(exist_ok=True)
    REPORT.write_text(report, encoding="utf-8")
    return REPORT, report.split("\n", 1)[0]
