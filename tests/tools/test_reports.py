"""Reports of test runners are counted correctly, and every failure is named."""

from __future__ import annotations

import subprocess
from pathlib import Path

from tools.report import LINES_SHOWN, Tally, excerpt, read_junit

JUNIT = """<testsuites><testsuite>
<testcase classname="tests.a" name="good"/>
<testcase classname="tests.a" name="first"><failure message="m">assert 1 == 2</failure></testcase>
<testcase classname="tests.a" name="second"><error message="m">def f():
E   boom
E   more</error></testcase>
<testcase classname="tests.a" name="left"><skipped message="why"/></testcase>
</testsuite></testsuites>"""


def test_a_report_of_pytest_is_counted_and_all_failures_are_named(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text(JUNIT, encoding="utf-8")
    tally = read_junit(report, "", 1)
    assert tally.line() == "1 passed, 2 failed, 1 skipped"
    assert tally.failure == "tests.a first\nassert 1 == 2\n\nAlso failed: tests.a second\nE   boom"


def test_a_runner_that_dies_without_a_report_has_failed(tmp_path: Path) -> None:
    assert read_junit(tmp_path / "none.xml", "Segmentation fault", -11) == Tally(failed=1, failure="Segmentation fault")


def test_a_bad_status_that_the_report_does_not_explain_is_a_failure(tmp_path: Path) -> None:
    report = tmp_path / "report.xml"
    report.write_text('<testsuites><testcase classname="a" name="b"/></testsuites>', encoding="utf-8")
    assert read_junit(report, "internal error", 3) == Tally(1, 1, 0, "internal error")


def test_a_test_that_fails_and_whose_fixtures_fail_too_is_one_failure(tmp_path: Path) -> None:
    report = tmp_path / "twice.xml"
    report.write_text(
        '<testsuites><testsuite><testcase classname="a" name="b"><failure>first</failure></testcase>'
        '<testcase classname="a" name="b"><error>then</error></testcase></testsuite></testsuites>'
    )
    assert read_junit(report, "", 1) == Tally(0, 1, 0, "a b\nfirst")


def test_a_report_of_node_is_counted_like_one_of_pytest(tmp_path: Path) -> None:
    tests, report = tmp_path / "small.test.mjs", tmp_path / "report.xml"
    tests.write_text(
        "import { test } from 'node:test';\ntest('adds', () => {});\ntest('later', { skip: true }, () => {});\n"
        "test('breaks', () => { throw new Error('no wood'); });\n",
        encoding="utf-8",
    )
    command = ["node", "--test", "--test-reporter=junit", f"--test-reporter-destination={report}", str(tests)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=False)
    tally = read_junit(report, done.stdout, done.returncode)
    assert tally.line() == "1 passed, 1 failed, 1 skipped"
    assert "breaks" in tally.failure and "no wood" in tally.failure


def test_an_empty_report_with_a_bad_status_is_a_failure(tmp_path: Path) -> None:
    report = tmp_path / "empty.xml"
    report.touch()
    assert read_junit(report, "SyntaxError: nothing ran", 1) == Tally(failed=1, failure="SyntaxError: nothing ran")


def test_an_excerpt_fits_a_screen() -> None:
    lines = excerpt("\n".join(str(number) * 500 for number in range(100))).splitlines()
    assert len(lines) == LINES_SHOWN
    assert max(map(len, lines)) <= 200
