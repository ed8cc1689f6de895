#!/usr/bin/env python3
"""Random steps a second in process, next to Hypothesis in the same run.

    swift build -c release && python3 Tests/Benchmarks/walks.py

Ours judges every step by the machines; Hypothesis judges by two invariants. It is installed from PyPI if pip can, and
left out with a word if not. The fastest of some goes counts. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import pathlib
import subprocess
import sys

from benchmark import fastest
from python_peers import python_with

ROOT = pathlib.Path(__file__).resolve().parents[2]
PEER = ROOT / "Tests/Benchmarks/hypothesis_walk.py"
BEHAVIOURS = ["login", "permission", "overlapping", "everything"]


def ours(pushspec: str, behaviour: str, steps: int, repeats: int) -> float:
    """Our steps a second, without what starting takes."""

    def run(count: int) -> None:
        command = [pushspec, "check", "--walk", str(count), "--behaviour", behaviour, "--edition", "nhncloud-ko"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{' '.join(command)}: exit {done.returncode}\n{done.stdout}{done.stderr}")

    start = fastest(lambda: run(1), repeats)
    return (steps - 1) / (fastest(lambda: run(steps), repeats) - start)


def hypothesis(python: str, tests: int, repeats: int) -> float:
    rates = []
    for _ in range(repeats):
        line = subprocess.run([python, str(PEER), str(tests)], check=True, capture_output=True, text=True).stdout
        figures = dict(part.split("=") for part in line.split())
        rates.append(int(figures["steps"]) / float(figures["seconds"]))
    return max(rates)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--pushspec", default=str(ROOT / ".build/release/pushspec"))
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--repeats", type=int, default=3)
    options = parser.parse_args()
    python = python_with("hypothesis")
    peer = hypothesis(python, 1000, options.repeats) if python else None
    if peer:
        print(f"Hypothesis, the port in Python   {peer:>12,.0f} steps a second")
        print(f"  with {python} {PEER} 1000")
    for behaviour in BEHAVIOURS:
        rate = ours(options.pushspec, behaviour, options.steps, options.repeats)
        ratio = f"   {rate / peer:.0f} times Hypothesis" if peer else ""
        print(f"ours, {behaviour:<26} {rate:>12,.0f} steps a second{ratio}")


if __name__ == "__main__":
    main()
