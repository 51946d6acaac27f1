"""axe-core in the page: what it finds against WCAG 2.0, 2.1 and 2.2, A and AA."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import BrowserContext, Page

from tools.paths import NODE_MODULES

TAGS = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22a", "wcag22aa")

# Without preloading: axe would put the page's own styles into it once more, which the page's policy refuses.
RUN = """async ([tags, rules]) => {
    const runOnly = rules.length ? { type: 'rule', values: rules } : { type: 'tag', values: tags };
    const { violations } = await axe.run(document, { runOnly, resultTypes: ['violations'], preload: false });
    const why = (summary) => summary.split('\\n').slice(1).join(' ').slice(0, 200);
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target, html, failureSummary }) =>
        `${id}: ${target.join(' ')}: ${html.slice(0, 160)} ${why(failureSummary)}`));
}"""


def bring_axe(context: BrowserContext) -> None:
    """Every page of the context has axe; the page's own policy would refuse any foreign script."""
    context.add_init_script(path=NODE_MODULES / "axe-core" / "axe.min.js")


def violations(page: Page, rules: Sequence[str] = ()) -> list[str]:
    """What axe finds on the screen as it is now, one sentence each; of all rules, or of a few."""
    found: list[str] = page.evaluate(RUN, [list(TAGS), list(rules)])
    return found
