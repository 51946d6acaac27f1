"""What a whole run found, as the page `docs/mutants.md`; the same findings always give the same text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.mutation.mutants import Mutant
from tools.paths import DOCS

PAGE = DOCS / "mutants.md"
INTRODUCTION = """\
# Mutation testing

`python3 build.py mutation` introduces small faults into the rules, one at a time. Each of these faults is a mutant: a
different comparison, number or string, a condition that is always or never true, a call that is omitted. The tests of
its area, listed in `tools/mutation/areas.py`, then run against it. A mutant that no test notices has survived.
Equivalent mutants, which make no visible difference, are excluded; `tools/mutation/equivalent.json` gives the reasons.

A run of all areas writes this page, as does `python3 build.py nightly`. With names, as in
`python3 build.py mutation isle-scoring`, only those areas run and nothing is written. `--again` tries only the mutants
that survived last time.
"""


@dataclass(frozen=True, slots=True)
class Finding:
    """What became of the mutants of a module.

    `mutants` counts all but the equivalent ones, which are held with their reasons; of a sample not all are tried.
    """

    area: str
    module: str
    mutants: int
    noticed: int
    survivors: tuple[Mutant, ...]
    equivalent: Mapping[str, str]

    @property
    def tried(self) -> int:
        """How many mutants were tried.

        >>> Finding("a", "m", 4, 3, (), {}).tried
        3
        """
        return self.noticed + len(self.survivors)


def share(noticed: int, tried: int) -> str:
    """The share of the mutants that were noticed.

    >>> share(39, 40), share(0, 0)
    ('97.5 %', '0.0 %')
    """
    return f"{100 * noticed / max(1, tried):.1f} %"


def document(findings: Sequence[Finding]) -> str:
    """The page with the findings of all areas: a table, the survivors, the equivalent ones.

    >>> document([Finding("a", "m", 3, 3, (), {})]).splitlines()[-9]
    '| **all** | all | 3 | 3 | 100.0 % | 0 |'
    """
    survivors = [_survivor(mutant) for finding in findings for mutant in finding.survivors]
    reasons = [f"- `{name}`: {why}" for finding in findings for name, why in finding.equivalent.items()]
    parts = [INTRODUCTION.rstrip(), _table(findings)]
    for title, lines in (("Survivors", survivors), ("Equivalent mutants", reasons)):
        parts += [f"## {title}", "\n".join(lines) or "None."]
    return "\n\n".join(parts) + "\n"


def write_document(findings: Sequence[Finding]) -> None:
    """Write the page."""
    PAGE.write_text(document(findings), encoding="utf-8")


def _table(findings: Sequence[Finding]) -> str:
    rows = ["| area | module | tried | noticed | share | equivalent |", "|---|---|--:|--:|--:|--:|"]
    for area in dict.fromkeys(finding.area for finding in findings):
        own = [finding for finding in findings if finding.area == area]
        rows += [_row(area, f"`{finding.module}`", [finding]) for finding in own]
        rows.append(_row(f"**{area}**", "all", own))
    rows.append(_row("**all**", "all", findings))
    return "\n".join(rows)


def _row(area: str, module: str, findings: Sequence[Finding]) -> str:
    tried = sum(finding.tried for finding in findings)
    noticed = sum(finding.noticed for finding in findings)
    aside = sum(len(finding.equivalent) for finding in findings)
    return f"| {area} | {module} | {tried} | {noticed} | {share(noticed, tried)} | {aside} |"


def _survivor(mutant: Mutant) -> str:
    return f"- line {mutant.line}: `{mutant.name}`"
