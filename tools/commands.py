"""The commands of build.py."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence

from tools.archive import zip_site
from tools.lock import alone
from tools.paths import BUILD, DIST, NODE_MODULES, ROOT, VENDOR, VENV
from tools.serve import play
from tools.setup import check_node, ensure_node, ensure_venv, venv_python
from tools.single import NAME as SINGLE
from tools.site import build_site
from tools.trouble import sentence


def main(arguments: Sequence[str]) -> int:
    """Run one command and return the exit status; every failure is one sentence on standard error."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "clean":
            return _clean()
        check_node()
        if not _inside_venv():
            with alone():
                ensure_venv()
            return _again_inside_venv(arguments)
        with alone():
            ensure_node()
        return _run(options)
    except (Exception, KeyboardInterrupt) as error:
        print(f"build.py: {sentence(error)}", file=sys.stderr)
        return 1


def _run(options: argparse.Namespace) -> int:
    """A command, inside the project's own environment."""
    if options.command == "test":
        from tools.checks import run_checks

        return run_checks(is_fast=options.fast)
    if options.command == "nightly":
        from tools.nightly import run_nightly

        return run_nightly()
    if options.command == "mutation":
        from tools.mutation import run_mutation

        return run_mutation(options.areas, sample=options.sample, is_again=options.again)
    if options.command == "bench":
        from tools.bench import run_benches

        return run_benches(options.names)
    if options.command == "setup":
        print("Everything is set up.")
        return 0
    site = build_site()
    if options.command == "play":
        play(site, port=options.port, is_opened=not options.no_open)
    elif options.command == "single":
        print(f"The edition in one file is {(site / SINGLE).relative_to(ROOT)}")
    elif options.command == "docs":
        print(f"The pages for programmers are in {(site / 'docs').relative_to(ROOT)}/")
    elif options.command == "zip":
        print(f"The site is packed in {zip_site(site).relative_to(ROOT)}")
    elif options.command == "saves":
        from tools.saves import add_saves

        print(f"The saved games of this version are in {add_saves(site).relative_to(ROOT)}/")
    elif options.command == "screenshots":
        from tools.screenshots import take_screenshots

        print(f"The screens are in {take_screenshots(site).relative_to(ROOT)}/")
    else:
        print(f"The site is in {site.relative_to(ROOT)}/")
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="build.py", description="Play, test, build and measure Skye.")
    parser.set_defaults(command="site")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("site", help="make dist/, the site ready to publish (this is the default)")
    player = commands.add_parser("play", help="make the site, serve it on localhost and open a browser")
    player.add_argument("--port", type=int, help="use just this port instead of the next free one")
    player.add_argument("--no-open", action="store_true", help="print the address, open nothing")
    tester = commands.add_parser("test", help="run every check")
    tester.add_argument("--fast", action="store_true", help="leave the browser out")
    commands.add_parser("nightly", help="ten times more positions, counts, games, chains and records, and mutants")
    mutation = commands.add_parser("mutation", help="put small faults into the rules and see whether the tests notice")
    mutation.add_argument("areas", nargs="*", help="only these areas (default: all)")
    mutation.add_argument("--sample", type=int, help="only so many mutants of a module, always the same ones")
    mutation.add_argument("--again", action="store_true", help="only those that survived last time")
    bench = commands.add_parser("bench", help="measure, and print the figures as ratios")
    bench.add_argument("names", nargs="*", help="only these benches (default: all)")
    commands.add_parser("single", help="make the site and its edition in one file, which opens from the disk")
    commands.add_parser("docs", help="make the site with the pages for programmers in dist/docs/")
    commands.add_parser("zip", help="make the site and pack it for itch.io")
    commands.add_parser("screenshots", help="make the site and take pictures of every screen at four sizes")
    commands.add_parser("saves", help="add saved games of this version to the fixtures; a step of every release")
    commands.add_parser("setup", help="only do the set-up that the other commands would do")
    commands.add_parser("clean", help="remove everything that these commands have made")
    return parser


def _clean() -> int:
    for folder in (DIST, BUILD, VENDOR, VENV, NODE_MODULES, ROOT / "e2e" / "shots"):
        shutil.rmtree(folder, ignore_errors=True)
    for name in (".mypy_cache", ".pytest_cache", ".ruff_cache", ".hypothesis"):
        shutil.rmtree(ROOT / name, ignore_errors=True)
    print("Everything made here is removed.")
    return 0


def _inside_venv() -> bool:
    return os.path.realpath(sys.prefix) == os.path.realpath(VENV)


def _again_inside_venv(arguments: Sequence[str]) -> int:
    """Start build.py anew with the project's own Python, which has the tools."""
    command = [str(venv_python()), str(ROOT / "build.py"), *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.call(command)
