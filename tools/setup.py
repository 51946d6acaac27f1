"""Everything a fresh machine needs: the virtual environment, the Node packages, the wheels for Pyodide."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from tools.cache import digest_of, set_up
from tools.errors import BuildError
from tools.paths import BUILD, NODE_MODULES, PYTHON_SOURCE, REQUIREMENTS, ROOT, VENDOR, VENV, WHEELS
from tools.run import quietly

OLDEST_NODE = 20
PYTHON = f"{sys.version_info[0]}.{sys.version_info[1]}"
# The wheels for Pyodide are for the Python inside it, not for the one that runs this.
PYODIDE = ("--python-version", "3.14", "--platform", "any", "--implementation", "py", "--abi", "none")


def venv_python() -> Path:
    """Return the interpreter of the project's own virtual environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_venv() -> None:
    """Make .venv with the locked tools, unless it is there already."""

    def make() -> None:
        print("Installing the Python tools ...", flush=True)
        quietly(
            [sys.executable, "-m", "venv", VENV],
            task="create a virtual environment (on Debian: apt install python3-venv)",
            log="venv",
        )
        _pip("install", "tools")
        # The source folder itself is importable there, so that `python -m skye` and editors work without an install.
        site_packages = Path(sysconfig.get_path("purelib", "venv", {"base": str(VENV)}))
        (site_packages / "skye-source.pth").write_text(f"{PYTHON_SOURCE}\n", encoding="utf-8")

    if not venv_python().exists():
        shutil.rmtree(VENV, ignore_errors=True)
    set_up(VENV, digest_of([REQUIREMENTS / "tools.txt"], f"{PYTHON} {VENV}"), make)


def ensure_node() -> None:
    """Install the locked Node packages and bundle the page's only third-party module, unless that was done already."""
    check_node()
    lock = digest_of([ROOT / "package-lock.json"])
    set_up(NODE_MODULES, lock, _install_node_packages)
    set_up(VENDOR, lock, _bundle_fluent)


def check_node() -> None:
    """Refuse a machine without Node.js or with one that is too old."""
    node = shutil.which("node")
    if node is None:
        raise BuildError(f"Node.js was not found on the PATH: install Node.js {OLDEST_NODE} or newer (with npm).")
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    except OSError as error:
        raise BuildError(f"Node.js at {node} does not run ({error.strerror}): reinstall Node.js.") from None
    found = re.match(r"v(\d+)\.", answer)
    if found is None or int(found[1]) < OLDEST_NODE:
        version = answer.strip() or "of an unknown version"
        raise BuildError(f"Node.js {version} is too old: install version {OLDEST_NODE} or newer.")


def ensure_wheels(name: str) -> list[Path]:
    """Download the locked pure wheels of requirements/NAME.txt once, and return them in order of name."""
    folder = WHEELS / name
    set_up(folder, digest_of([REQUIREMENTS / f"{name}.txt"]), lambda: _pip("download", name, *PYODIDE, "-d", folder))
    return sorted(folder.glob("*.whl"))


def ensure_folder(name: str) -> Path:
    """Install the locked packages of requirements/NAME.txt into a folder of their own once, and return the folder."""
    folder = BUILD / "packages" / name
    inputs = digest_of([REQUIREMENTS / f"{name}.txt"], PYTHON)
    return set_up(folder, inputs, lambda: _pip("install", name, "--target", folder))


def _pip(verb: str, name: str, *options: str | Path) -> None:
    """Let pip install or download exactly what requirements/NAME.txt lists, and only files with the locked hashes."""
    if name != "tools":
        print(f"Installing Python packages ({name}) ...", flush=True)
    locked = ("--require-hashes", "--no-deps", "--only-binary=:all:", "-r", REQUIREMENTS / f"{name}.txt")
    command = [venv_python(), "-m", "pip", verb, "--disable-pip-version-check", *locked, *options]
    quietly(command, task=f"{verb} the Python packages", log=f"pip-{name}")


def _install_node_packages() -> None:
    print("Installing the Node packages ...", flush=True)
    npm = shutil.which("npm")
    if npm is None:
        raise BuildError("npm was not found on the PATH: install Node.js together with npm.")
    quietly([npm, "ci", "--no-audit", "--no-fund"], task="install the Node packages", log="npm")


def _bundle_fluent() -> None:
    """Put @fluent/bundle into one module under web/vendor, where pages, tests and the type checker find it."""
    bundler = NODE_MODULES / "esbuild" / "bin" / "esbuild"
    target = VENDOR / "fluent-bundle.js"
    options = ("--bundle", "--format=esm", "--log-level=warning", f"--outfile={target}")
    quietly(["node", bundler, "@fluent/bundle", *options], task="bundle the page's libraries", log="vendor")
    target.with_suffix(".d.ts").write_text("export * from '@fluent/bundle';\n", encoding="utf-8")
