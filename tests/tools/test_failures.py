"""Whatever goes wrong on a machine, build.py ends with one clear sentence."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tools import browser, engines, stages
from tools.checks import run_checks
from tools.debian import FORBIDDEN
from tools.errors import BuildError, sentence
from tools.paths import ROOT
from tools.run import quietly
from tools.serve import open_server


def program(folder: Path, name: str, script: str) -> Path:
    """Put a small program into a folder."""
    path = folder / name
    path.write_text(f"#!{sys.executable}\n{script}\n", encoding="utf-8")
    path.chmod(0o755)
    return path


def build(path: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run build.py with another PATH."""
    command = [sys.executable, str(ROOT / "build.py"), *words]
    environment = {**os.environ, "PATH": str(path)}
    return subprocess.run(command, env=environment, capture_output=True, encoding="utf-8", check=False, cwd=path)


@pytest.mark.parametrize("command", ["play", "test", "site", "bench"])
def test_without_node_the_message_says_what_to_install(tmp_path: Path, command: str) -> None:
    done = build(tmp_path, command)
    assert done.returncode == 1
    assert done.stderr == "build.py: Node.js was not found on the PATH: install Node.js 20 or newer (with npm).\n"


def test_a_node_that_is_too_old_is_reported(tmp_path: Path) -> None:
    program(tmp_path, "node", "print('v18.20.1')")
    done = build(tmp_path, "site")
    assert done.returncode == 1
    assert done.stderr == "build.py: Node.js v18.20.1 is too old: install version 20 or newer.\n"


def test_a_port_that_is_taken_is_reported_if_it_was_asked_for(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(BuildError, match=f"Port {port} is in use"):
            open_server(tmp_path, port=port)


def test_without_an_option_the_next_free_port_is_used(tmp_path: Path) -> None:
    with open_server(tmp_path) as first, open_server(tmp_path) as second:
        assert first.server_address[1] < second.server_address[1]


def test_a_port_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match="There is no port 70000"):
        open_server(tmp_path, port=70000)


def test_a_failing_program_is_reported_with_its_reason_and_its_log(tmp_path: Path) -> None:
    script = program(tmp_path, "installer", "import sys; print('error: getaddrinfo ENOTFOUND'); sys.exit(3)")
    message = r"^Cannot install it: the network .* cannot be reached \(details in .*\.log\)\.$"
    with pytest.raises(BuildError, match=message):
        quietly([script], task="install it", log="test-installer")


def test_a_program_that_is_missing_is_reported(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"^Cannot fly: the program .*wings was not found\.$"):
        quietly([tmp_path / "wings"], task="fly", log="test-wings")


def test_an_unexpected_failure_is_one_sentence_and_its_traceback_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tools.errors.LOGS", tmp_path)
    message = sentence(ZeroDivisionError("by nothing"))
    assert message == f"Unexpected ZeroDivisionError: by nothing (details in {tmp_path / 'error.log'})."
    assert "ZeroDivisionError" in (tmp_path / "error.log").read_text(encoding="utf-8")


class TestBrowser:
    """Where a browser comes from: the PATH, Playwright's own, Debian's package, Playwright's by download."""

    @pytest.fixture(autouse=True)
    def bare_machine(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A machine with an empty PATH, whose Playwright has no browser."""
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr(browser, "MAC_APPLICATIONS", ())
        monkeypatch.setattr(browser, "_playwrights_own", lambda: None)

    def test_the_shell_on_the_path_is_taken(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        program(tmp_path, "apt-get", "raise SystemExit('must not be asked')")
        program(tmp_path, "chromium", "")
        path = program(tmp_path, "chromium-headless-shell", "")
        assert browser.ensure_browser() == path

    def test_another_one_on_the_path_is_taken_where_the_shell_may_not_be_installed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        path = program(tmp_path, "chromium", "")
        assert browser.ensure_browser() == path

    @pytest.mark.parametrize("is_offered", [True, False])
    def test_the_shell_is_installed_beside_another_one_if_debian_offers_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_offered: bool
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        other, shell = program(tmp_path, "chromium", ""), tmp_path / browser.SHELL
        make = f"os.close(os.open({str(shell)!r}, os.O_CREAT, 0o755))" if is_offered else "sys.exit(100)"
        program(tmp_path, "apt-get", f"import os, sys\nif 'install' in sys.argv: {make}")
        assert browser.ensure_browser() == (shell if is_offered else other)

    @pytest.mark.parametrize("offered", ["chromium-headless-shell", "chromium"])
    def test_debians_package_is_announced_and_installed_where_that_is_allowed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], offered: str
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        target = tmp_path / offered
        make = f"import os, sys\nif sys.argv[-1] == {offered!r}: os.close(os.open({str(target)!r}, os.O_CREAT, 0o755))"
        program(tmp_path, "apt-get", make)
        assert browser.ensure_browser() == target
        announced = capsys.readouterr().out.splitlines()[-1]
        why = "Installing Debian packages to run the browser tests in Chromium"
        assert announced == f"{why}: apt-get install -y --no-install-recommends {offered}"

    def test_a_user_who_may_not_install_packages_gets_playwrights_own(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        program(tmp_path, "apt-get", "raise SystemExit('must not be asked')")
        own = tmp_path / "playwright-chromium"
        monkeypatch.setattr(browser, "_downloaded", lambda: own)
        assert browser.ensure_browser() == own

    def test_nothing_is_installed_if_that_is_forbidden(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setenv(FORBIDDEN, "1")
        monkeypatch.setattr(browser, "_downloaded", lambda: pytest.fail("must not be downloaded"))
        program(tmp_path, "apt-get", "raise SystemExit('must not be asked')")
        with pytest.raises(BuildError, match=r"^No Chromium was found .* apt-get install .* chromium or "):
            browser.ensure_browser()

    def test_when_nothing_helps_the_message_says_what_to_do(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(browser, "_downloaded", lambda: None)
        with pytest.raises(BuildError, match=r"apt-get install .* chromium or .*playwright install.*--fast"):
            browser.ensure_browser()


class TestOtherEngines:
    """Firefox and WebKit are installed where that is allowed; for one that is still missing the reason is printed."""

    @pytest.fixture(autouse=True)
    def bare_machine(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        """A machine with an empty PATH and none of WebKit's files."""
        monkeypatch.setenv("PATH", str(tmp_path))
        monkeypatch.setattr(engines, "MINI_BROWSERS", str(tmp_path / "MiniBrowser"))
        monkeypatch.setattr(browser, "_playwrights_own", lambda: None)
        monkeypatch.setattr(browser, "MAC_APPLICATIONS", ())

    def test_they_are_installed_where_that_is_allowed(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        brought = {
            "firefox-esr": ["firefox-esr"],
            "webkit2gtk-driver": ["WebKitWebDriver", "xvfb-run", "dbus-run-session", "MiniBrowser"],
        }
        make = f"""import os, sys
for package, names in {brought!r}.items():
    if package in sys.argv:
        for name in names: os.close(os.open(os.path.join({str(tmp_path)!r}, name), os.O_CREAT, 0o755))"""
        program(tmp_path, "apt-get", make)
        assert engines.ensure_engines() == {}

    def test_one_that_debian_does_not_have_is_reported_with_the_reason(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        target = tmp_path / "firefox-esr"
        make = f"""import os, sys
if sys.argv[1] == 'install' and sys.argv[-1] != 'firefox-esr': sys.exit('E: error: Unable to locate package')
if sys.argv[-1] == 'firefox-esr': os.close(os.open({str(target)!r}, os.O_CREAT, 0o755))"""
        program(tmp_path, "apt-get", make)
        reasons = engines.ensure_engines()
        assert list(reasons) == ["webkit"]
        assert "Unable to locate package" in reasons["webkit"]

    def test_a_user_who_may_not_install_packages_reads_what_to_install(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        program(tmp_path, "apt-get", "raise SystemExit('must not be asked')")
        reasons = engines.ensure_engines()
        assert "apt-get install -y --no-install-recommends firefox-esr)" in reasons["firefox"]
        assert "apt-get install -y --no-install-recommends webkit2gtk-driver" in reasons["webkit"]

    def test_the_tests_do_not_begin_if_packages_are_missing_that_may_not_be_installed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 0)
        monkeypatch.setenv(FORBIDDEN, "1")
        program(tmp_path, "apt-get", "raise SystemExit('must not be asked')")
        program(tmp_path, "firefox-esr", "")
        with pytest.raises(BuildError) as caught:
            run_checks(is_fast=False)
        packages = "chromium webkit2gtk-driver xvfb xauth dbus-x11"
        assert str(caught.value) == (
            "Packages for the browser tests are missing and --no-install forbids to install them: run (as root) "
            f"apt-get install -y --no-install-recommends {packages}; or skip the browser tests with --fast."
        )

    def test_what_is_skipped_is_printed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.setattr(os, "geteuid", lambda: 1000)
        program(tmp_path, "chromium", "")
        assert stages.browsers(tmp_path).line() == "1 passed, 0 failed"
        printed = capsys.readouterr().out.splitlines()
        assert [line.split(":")[0] for line in printed] == ["firefox is skipped", "webkit is skipped"]
