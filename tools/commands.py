"""The commands of build.py."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from tools.archive import zip_site
from tools.debian import FORBIDDEN
from tools.errors import sentence
from tools.lock import alone
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT, VENDOR, VENV
from tools.serve import play
from tools.setup import check_node, ensure_node, ensure_venv, venv_python
from tools.single import NAME as SINGLE
from tools.site import build_site


def main(arguments: Sequence[str]) -> int:
    """Run one command and return the exit status; every failure is one sentence on standard error."""
    options = _parser().parse_args(arguments)
    if getattr(options, "no_install", False):
        os.environ[FORBIDDEN] = "1"
    try:
        if options.command == "clean":
            return _clean()
        check_node()
        if not _is_inside_venv():
            with alone():
                ensure_venv()
            return _restart_inside_venv(arguments)
        with alone():
            ensure_node()
        return _run(options)
    except (Exception, KeyboardInterrupt) as error:
        print(f"build.py: {sentence(error)}", file=sys.stderr)
        return 1


def _run(options: argparse.Namespace) -> int:
    """Run a command inside the project's own environment."""
    if options.command == "test":
        from tools.checks import run_checks

        return run_checks(is_fast=options.fast)
    if options.command == "nightly":
        from tools.nightly import run_nightly

        return run_nightly()
    if options.command == "mutation":
        from tools.mutation import run_mutation

        return 0 if all(run_mutation(options.areas).values()) else 1
    if options.command == "bench":
        from tools.bench import run_benches

        return run_benches(options.names)
    if options.command == "words":
        from tools.words import write_words

        report, summary = write_words(options.languages)
        print(f"{summary}\nThe report is {report.relative_to(ROOT)}")
        return 0
    if options.command == "lines":
        from tools.lines import lines_table

        print(lines_table())
        return 0
    if options.command == "types":
        from tools.types import write_types

        print(f"The types of the page are in {write_types().relative_to(ROOT)}")
        return 0
    if options.command == "league":
        from tools.league import run_league

        print(f"The league table is {run_league().relative_to(ROOT)}")
        return 0
    if options.command == "coach":
        from tools.coach import run_coach

        print(f"The figures are in {run_coach().relative_to(ROOT)}")
        return 0
    if options.command == "strength":
        from tools.strength import run_strength

        print(f"The figures are in {run_strength().relative_to(ROOT)}")
        return 0
    if options.command == "calibrate":
        from tools.calibrate import run_calibration

        print(f"The figures are in {run_calibration().relative_to(ROOT)}")
        return 0
    if options.command == "setup":
        print("Set-up complete.")
        return 0
    site = build_site()
    if options.command == "play":
        play(site, port=options.port, is_opened=not options.no_open)
    elif options.command == "single":
        print(f"The single-file edition is {(site / SINGLE).relative_to(ROOT)}")
    elif options.command == "docs":
        print(f"The developer documentation is in {(site / 'docs').relative_to(ROOT)}/")
    elif options.command == "zip":
        print(f"The zip file is {zip_site(site).relative_to(ROOT)}")
    elif options.command == "saves":
        from tools.saves import add_saves

        print(f"The saved games of this version are in {add_saves(site).relative_to(ROOT)}/")
    elif options.command == "screenshots":
        from tools.screenshots import take_screenshots

        print(f"The screenshots are in {take_screenshots(site).relative_to(ROOT)}/")
    else:
        print(f"The site is in {site.relative_to(ROOT)}/")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Play, test, build and benchmark Skye.")
    parser.set_defaults(command="site")
    browser = argparse.ArgumentParser(add_help=False)
    browser.add_argument(
        "--no-install", action="store_true", help="never install a browser; if one is missing, say how to install it"
    )
    uses_browser = [browser]
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("site", help="build dist/, the site ready to publish (default)")
    player = commands.add_parser("play", help="build the site, serve it on localhost and open a browser")
    player.add_argument("--port", type=int, help="use this port instead of the next free one")
    player.add_argument("--no-open", action="store_true", help="print the address without opening a browser")
    tester = commands.add_parser("test", help="run every check", parents=uses_browser)
    tester.add_argument("--fast", action="store_true", help="skip the browser tests")
    nightly = "run ten times as many samples, the long browser tests and the mutation tests"
    commands.add_parser("nightly", help=nightly, parents=uses_browser)
    mutation = commands.add_parser("mutation", help="put small faults into the rules and check that the tests notice")
    mutation.add_argument("areas", nargs="*", help="areas to test (default: all)")
    bench = commands.add_parser("bench", help="run the benchmarks and print figures and ratios", parents=uses_browser)
    bench.add_argument("names", nargs="*", help="benchmarks to run (default: all except long)")
    commands.add_parser("single", help="build the site and its single-file edition, which opens from disk")
    commands.add_parser("docs", help="build the site with the developer documentation in dist/docs/")
    commands.add_parser("zip", help="build the site and pack it for itch.io")
    screenshots = "build the site and take screenshots of every screen at four sizes"
    commands.add_parser("screenshots", help=screenshots, parents=uses_browser)
    saves = "add saved games of this version to the test fixtures (part of every release)"
    commands.add_parser("saves", help=saves, parents=uses_browser)
    commands.add_parser("types", help="generate the types of the page from those of the engine")
    words = commands.add_parser(
        "words", help="render every message of the page with sample arguments, for proofreading"
    )
    words.add_argument("languages", nargs="*", help="languages to render (default: all)")
    commands.add_parser("league", help="rate the bots against each other (takes hours; can be interrupted)")
    commands.add_parser("coach", help="measure how far the coach can be believed (takes hours; can be interrupted)")
    commands.add_parser("strength", help="measure the champions (takes hours; can be interrupted)")
    commands.add_parser("calibrate", help="fit and check the stated worth of tiles (takes hours; can be interrupted)")
    commands.add_parser("lines", help="count the lines of code of the page by folder")
    commands.add_parser("setup", help="install the dependencies that the other commands need")
    commands.add_parser("clean", help="remove everything these commands have created")
    return parser


def _clean() -> int:
    for folder in (DIST, BUILD, VENDOR, VENV, NODE_MODULES, ROOT / "e2e" / "shots"):
        shutil.rmtree(folder, ignore_errors=True)
    for name in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    print("Removed everything that build.py created.")
    return 0


def _is_inside_venv() -> bool:
    return os.path.realpath(sys.prefix) == os.path.realpath(VENV)


def _restart_inside_venv(arguments: Sequence[str]) -> int:
    """Start build.py again with the project's own Python, which has the tools."""
    command = [str(venv_python()), str(ROOT / "build.py"), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)
