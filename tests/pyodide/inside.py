"""Runs inside Pyodide: pytest over what the runner has put into `targets`; the last value is its status."""

import os
import sys

sys.path.append("/whole_library.zip")
sys.dont_write_bytecode = True
os.chdir("/skye")

import pytest  # noqa: E402 - it needs the whole library

int(
    pytest.main(
        [
            *targets,  # noqa: F821 - set by run.mjs
            "--pyargs",
            "-m",
            "not native and not slow",
            "-p",
            "no:cacheprovider",
            "--junitxml=/report.xml",
            "-q",
            "--tb=short",
        ]
    )
)
