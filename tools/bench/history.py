"""The last complete run and the last long one, recorded in docs/bench for comparison with later runs."""

from __future__ import annotations

import json
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from tools.bench.row import Row
from tools.paths import DOCS

LATEST = DOCS / "bench" / "latest.json"
LONG_RUN = DOCS / "bench" / "long.json"


def last_run(path: Path) -> dict[str, Row]:
    """Return the rows of the last recorded run by name; none before the first."""
    if not path.is_file():
        return {}
    run = json.loads(path.read_text(encoding="utf-8"))
    return {row["name"]: Row(**row) for row in run["rows"]}


def record(table: Sequence[Row], *, left_out: Sequence[str] = (), path: Path) -> None:
    """Record a run in place of the last one; earlier ones are in the history of the repository."""
    path.parent.mkdir(parents=True, exist_ok=True)
    run = {
        "day": datetime.now(UTC).date().isoformat(),
        "machine": {"cores": os.cpu_count(), "python": platform.python_version(), "system": platform.system()},
        "load": None if not hasattr(os, "getloadavg") else round(os.getloadavg()[0], 1),
        "left_out": list(left_out),
        "rows": [_rounded(row) for row in table],
    }
    lines = json.dumps(run, indent=1, ensure_ascii=False)
    path.write_text(f"{lines}\n", encoding="utf-8")


def compared(row: Row, before: Row | None) -> str:
    """Return the last recorded figure and its change: of the ratio if there is one, otherwise of the value.

    >>> compared(Row("start", 900, "ms", ratio=0.3), Row("start", 700, "ms", ratio=0.25))
    '0.25 (+20 %)'
    >>> compared(Row("games", 900, "per s"), None)
    ''
    """
    if before is None:
        return ""
    was, now = (before.value, row.value) if row.ratio is None or before.ratio is None else (before.ratio, row.ratio)
    change = f" ({100 * (now - was) / was:+.0f} %)" if was else ""
    return f"{was:.3g}{change}"


def _rounded(row: Row) -> dict[str, object]:
    """Return a row with four significant digits, more than any machine reproduces."""
    return {key: float(f"{value:.4g}") if isinstance(value, float) else value for key, value in row.as_json().items()}
