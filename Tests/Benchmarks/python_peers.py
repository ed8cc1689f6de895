"""Peers from PyPI, each in an environment of its own under the build folder."""

from __future__ import annotations

import pathlib
import subprocess
import sys

BUILD = pathlib.Path(__file__).resolve().parent / ".build"


def python_with(package: str) -> str | None:
    """A Python that has the package; `None`, with a word, where it cannot be installed."""
    environment = BUILD / package
    python = environment / "bin/python"
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(environment)], check=True, capture_output=True)
        subprocess.run([str(python), "-m", "pip", "install", "-q", package], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        print(f"{package} is left out, it could not be installed: {error}")
        return None
    return str(python)
