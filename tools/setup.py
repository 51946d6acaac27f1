"""Everything a fresh machine needs: the virtual environment, the Node packages, the wheels for Pyodide."""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tools.paths import BUILD, NODE_MODULES, PYTHON_SOURCE, REQUIREMENTS, ROOT, VENV, WHEELS
from tools.run import quietly
from tools.trouble import Trouble
from tools.vendor import copy_vendor_modules

OLDEST_NODE = 20


def venv_python() -> Path:
    """The interpreter of the project's own virtual environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def ensure_venv() -> None:
    """Make .venv with the locked tools, unless it is there already."""
    wanted = _digest(REQUIREMENTS / "tools.txt", text=f"{sys.version_info[:2]} {VENV}")
    stamp = VENV / ".set-up"
    if _reads(stamp, wanted) and venv_python().exists():
        return
    _say("Installing the Python tools ...")
    shutil.rmtree(VENV, ignore_errors=True)
    quietly(
        [sys.executable, "-m", "venv", VENV],
        task="create a virtual environment (on Debian: apt install python3-venv)",
        log="venv",
    )
    _pip("install", "--no-deps", "--only-binary=:all:", "-r", REQUIREMENTS / "tools.txt", log="pip-tools")
    # The source folder itself is importable there, so that `python -m skye` and editors work without an install.
    site_packages = subprocess.run(
        [venv_python(), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"],
        capture_output=True,
        encoding="utf-8",
        check=True,
    ).stdout.strip()
    (Path(site_packages) / "skye-source.pth").write_text(f"{PYTHON_SOURCE}\n", encoding="utf-8")
    stamp.write_text(wanted, encoding="utf-8")


def ensure_node() -> None:
    """Install the locked Node packages, unless they are there already."""
    check_node()
    wanted = _digest(ROOT / "package-lock.json")
    stamp = NODE_MODULES / ".set-up"
    if not _reads(stamp, wanted):
        _say("Installing the Node packages ...")
        npm = shutil.which("npm")
        if npm is None:
            raise Trouble("npm was not found on the PATH: install Node.js together with npm.")
        quietly([npm, "ci", "--no-audit", "--no-fund"], task="install the Node packages", log="npm")
        stamp.write_text(wanted, encoding="utf-8")
    copy_vendor_modules()


def check_node() -> None:
    """Refuse a machine without Node.js or with one that is too old."""
    node = shutil.which("node")
    if node is None:
        raise Trouble(f"Node.js was not found on the PATH: install Node.js {OLDEST_NODE} or newer (with npm).")
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, encoding="utf-8", check=False).stdout
    except OSError as error:
        raise Trouble(f"Node.js at {node} does not run ({error.strerror}): reinstall Node.js.") from None
    found = re.match(r"v(\d+)\.", answer)
    if found is None or int(found[1]) < OLDEST_NODE:
        version = answer.strip() or "of an unknown version"
        raise Trouble(f"Node.js {version} is too old: install version {OLDEST_NODE} or newer.")


def ensure_wheels(name: str) -> list[Path]:
    """Download the locked pure wheels of requirements/NAME.txt once, and return them in order of name."""
    folder = WHEELS / name
    wanted = _digest(REQUIREMENTS / f"{name}.txt")
    stamp = folder / ".set-up"
    if not _reads(stamp, wanted):
        _say(f"Downloading wheels ({name}) ...")
        shutil.rmtree(folder, ignore_errors=True)
        # The wheels are for the Python inside Pyodide, not for the one that runs this.
        target = ["--python-version", "3.14", "--platform", "any", "--implementation", "py", "--abi", "none"]
        source = REQUIREMENTS / f"{name}.txt"
        _pip("download", "--no-deps", "--only-binary=:all:", *target, "-d", folder, "-r", source, log=f"pip-{name}")
        stamp.write_text(wanted, encoding="utf-8")
    return sorted(folder.glob("*.whl"))


def ensure_folder(name: str) -> Path:
    """Install the locked packages of requirements/NAME.txt into a folder of their own once, and return the folder."""
    folder = BUILD / "packages" / name
    wanted = _digest(REQUIREMENTS / f"{name}.txt", text=str(sys.version_info[:2]))
    stamp = folder / ".set-up"
    if not _reads(stamp, wanted):
        _say(f"Installing Python packages ({name}) ...")
        shutil.rmtree(folder, ignore_errors=True)
        source = REQUIREMENTS / f"{name}.txt"
        _pip("install", "--no-deps", "--only-binary=:all:", "--target", folder, "-r", source, log=f"pip-{name}")
        stamp.write_text(wanted, encoding="utf-8")
    return folder


def _pip(verb: str, *words: str | Path, log: str) -> None:
    command = [venv_python(), "-m", "pip", verb, "--require-hashes", "--disable-pip-version-check", *words]
    quietly(command, task=f"{verb} the Python packages", log=log)


def _digest(path: Path, *, text: str = "") -> str:
    return hashlib.sha256(path.read_bytes() + text.encode()).hexdigest()


def _reads(stamp: Path, wanted: str) -> bool:
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted


def _say(text: str) -> None:
    print(text, flush=True)
