"""Docs and command lines follow the style guide in the words they avoid."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from tools.commands import _parser
from tools.errors import BuildError
from tools.paths import DOCS, ROOT
from tools.words import write_words

AVOIDED = re.compile(
    r"\b(told|reckon\w*|mend(?:s|ed|ing)?|kept|so long as|for so long|everybody|somebody)\b", re.IGNORECASE
)
TEXTS = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]


def prose(text: str) -> str:
    """The words of a page without its code and without words that are quoted in italics.

    >>> prose("Say *told* of `kept` values.")
    'Say  of  values.'
    """
    return re.sub(r"```.*?```|`[^`]*`|\*[^*\s][^*]*\*", "", text, flags=re.DOTALL)


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.name)
def test_docs_avoid_words_that_sound_translated(path: Path) -> None:
    found = [line.strip() for line in prose(path.read_text(encoding="utf-8")).splitlines() if AVOIDED.search(line)]
    assert found == []


def test_the_help_of_build_py_avoids_them_too() -> None:
    parser = _parser()
    commands = parser._subparsers._group_actions[0].choices.values()  # type: ignore[union-attr]
    texts = [parser.format_help(), *(command.format_help() for command in commands)]
    assert len(texts) > 10
    assert [text for text in texts if AVOIDED.search(text)] == []


def test_the_help_of_the_library_avoids_them_too() -> None:
    def help_of(*arguments: str) -> str:
        command = [sys.executable, "-m", "skye", *arguments, "--help"]
        return subprocess.run(command, check=True, capture_output=True, encoding="utf-8", cwd=ROOT / "py").stdout

    overview = help_of()
    commands = re.findall(r"^    (\w[\w-]*)\b", overview, flags=re.MULTILINE)
    assert {"arena", "replay", "positions"} <= set(commands)
    assert [text for text in (overview, *map(help_of, commands)) if AVOIDED.search(text)] == []


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(BuildError, match="There is no language 'fr'; choose from de, en, ru"):
        write_words(["fr"])


def test_the_report_shows_every_message_in_every_language() -> None:
    report, summary = write_words()
    text = report.read_text(encoding="utf-8")
    sources = [*(ROOT / "web" / "i18n").glob("en.ftl"), *(ROOT / "web" / "i18n").glob("*/en.ftl")]
    messages = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    keys = re.findall(r"^([a-zA-Z][\w-]*) =", messages, re.MULTILINE)
    assert summary.startswith(f"{len(keys)} messages in en, de, ru: ")
    for key in keys:
        passage = re.search(rf"^{re.escape(key)}\n((?:  .*\n)+)", text, re.MULTILINE)
        assert passage, key
        assert {line[2:4] for line in passage[1].splitlines()} == {"en", "de", "ru"}, key
        assert "(missing)" not in passage[1], key
    assert "Isla places “Useful find” in column 21, row 21." in text
    assert "Isla places “forest, city” in column 0, row 0." in text
