#!/usr/bin/env python3
"""What a run of the suite costs, next to a bare exchange of lines with the same kind of process.

    swift build -c release && python3 Tests/Benchmarks/benchmark.py

Everything is measured in one go and, where the system allows it, on one core. A measurement is repeated, and
the fastest go counts. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time
from typing import Callable

ROOT = pathlib.Path(__file__).resolve().parents[2]
PYTHON_PORT = "python3 " + str(ROOT / "Tests/ExamplePorts/python-nhncloud-ko/adapter.py")

ECHO = """
import json, sys
lines = sys.stdin.buffer
output = sys.stdout.buffer
replies = [b"x" * (size - 1) + b"\\n" for size in json.loads(lines.readline())]
for reply, line in zip(replies, lines):
    output.write(reply)
    output.flush()
"""


def fastest(action: Callable[[], None], repeats: int) -> float:
    """The seconds that the fastest of some goes takes."""
    best = float("inf")
    for _ in range(repeats):
        start = time.perf_counter()
        action()
        best = min(best, time.perf_counter() - start)
    return best


class Suite:
    """The command line on one port."""

    def __init__(self, pushspec: str, options: list[str]) -> None:
        self._command = [pushspec, "check", *options]

    def run(self, *options: str) -> str:
        done = subprocess.run([*self._command, *options], capture_output=True, text=True, check=False)
        if done.returncode not in (0, 1, 6):
            sys.exit(f"{' '.join(self._command)}: exit {done.returncode}\n{done.stderr}")
        return done.stdout

    def exchanges(self) -> tuple[list[str], list[tuple[int, int]]]:
        """The cases, and the sizes in bytes of each step's request and reply."""
        with tempfile.TemporaryDirectory() as folder:
            path = pathlib.Path(folder) / "transcript.jsonl"
            report = json.loads(self.run("--format", "json", "--transcript", str(path)))
            events = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
        cases = [case["case"] for edition in report["editions"] for case in edition["cases"]]
        steps = [event for event in events if event["event"] == "step"]
        return cases, [(_size(step["request"]), _size(step["reply"])) for step in steps]


def _size(message: object) -> int:
    """The length of a line with an id and the message."""
    return len(json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()) + len('"id":1000,\n')


def ping_pong(sizes: list[tuple[int, int]]) -> None:
    """Sends lines to a process that answers each with a line, and does nothing else."""
    peer = subprocess.Popen([sys.executable, "-c", ECHO], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    requests, replies = peer.stdin.fileno(), peer.stdout.fileno()
    _write(requests, json.dumps([size for _, size in sizes]).encode() + b"\n")
    for request, reply in sizes:
        _write(requests, b"x" * (request - 1) + b"\n")
        left = reply
        while left > 0:
            left -= len(os.read(replies, left))
    peer.stdin.close()
    peer.wait()
    peer.stdout.close()


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def share_one_core() -> bool:
    """Keeps this process, and those that it starts, on one core."""
    try:
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    except (AttributeError, OSError):
        return False
    return True


def main() -> None:
    parser = argparse.ArgumentParser(description="What a run of the suite costs.")
    parser.add_argument("--pushspec", default=str(ROOT / ".build/release/pushspec"))
    parser.add_argument("--repeats", type=int, default=5)
    arguments = parser.parse_args()
    if not os.access(arguments.pushspec, os.X_OK):
        sys.exit(f"{arguments.pushspec} does not exist: swift build -c release")
    print("all processes share one core" if share_one_core() else "the processes are spread over the cores")

    costs = {}
    ports = {"reference port, in process": [], "Python port, over pipes": ["--adapter", PYTHON_PORT]}
    for name, options in ports.items():
        suite = Suite(arguments.pushspec, options)
        cases, sizes = suite.exchanges()
        # With a selection, even of everything, null ports are not played for comparison.
        whole = fastest(lambda: suite.run("--case", "*"), arguments.repeats)
        # A run of one case: starting, reading the tables and, for an adapter, starting it.
        start = fastest(lambda: suite.run("--case", cases[0]), arguments.repeats)
        costs[name] = (whole - start) / len(sizes)
        print(f"\n{name}: {len(cases)} cases, {len(sizes)} steps")
        print(f"  whole run {whole * 1e3:8.1f} ms, of which start and end {start * 1e3:.1f} ms")
        print(f"  per case  {(whole - start) / len(cases) * 1e6:8.1f} µs")
        print(f"  per step  {costs[name] * 1e6:8.1f} µs")

    start = fastest(lambda: ping_pong(sizes[:1]), arguments.repeats)
    bare = (fastest(lambda: ping_pong(sizes), arguments.repeats) - start) / len(sizes)
    print(f"\nbare exchange of lines of the same size with a Python process: {bare * 1e6:.1f} µs")
    for name, cost in costs.items():
        print(f"  a step of the {name}: {cost / bare:.2f} times that")


if __name__ == "__main__":
    main()
