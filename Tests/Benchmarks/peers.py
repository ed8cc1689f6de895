#!/usr/bin/env python3
"""How fast the peer model `push` is explored, next to other explorers of state spaces.

    swift build -c release --static-swift-stdlib --package-path Tests/Benchmarks
    python3 Tests/Benchmarks/peers.py --peers DIR [--install] [--slots 3 4]

DIR has the model for the peers: push.pml for Spin, push.m.in for Rumur, push_ceiling.c for what hand-written C does.
Peers that are not there are left out with a word; --install asks Debian for them first.

States and transitions a second are of processor time, so that other work on the machine matters little. Every
measurement is of a whole process, is repeated, and the fastest goes count. Every explorer has to find the same states,
and ours the same transitions. Without --static-swift-stdlib some MiB of shared libraries count as memory of ours. No
memory is less than that of this script, with which each process begins.
"""

from __future__ import annotations

import argparse
import dataclasses
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parents[2]

# States and transitions by the number of call slots.
COUNTS = {
    1: (53_652, 530_663),
    2: (196_740, 2_194_236),
    3: (704_052, 8_613_717),
    4: (2_460_132, 32_569_818),
    5: (8_430_804, 119_761_971),
}

OPTIMISED = "gcc -O3 -march=native"


@dataclasses.dataclass(frozen=True)
class Explorer:
    """A tool: what makes it ready in an empty folder, and what explores. `{peers}`, `{slots}` are filled in."""

    name: str
    run: str
    build: tuple[str, ...] = ()
    needs: tuple[str, ...] = ()
    is_general: bool = False

    def missing(self, peers: pathlib.Path | None) -> str | None:
        """What keeps it from being measured."""
        absent = [tool for tool in self.needs if not shutil.which(tool)]
        if absent:
            return ", ".join(absent) + " not installed"
        return None if peers or not self.build else "no --peers DIR"


@dataclasses.dataclass
class Figures:
    """The best that was seen of some goes."""

    cpu: float = float("inf")
    memory: float = float("inf")

    def note(self, cpu: float, memory: float) -> None:
        self.cpu = min(self.cpu, cpu)
        self.memory = min(self.memory, memory)


def explorers(measure: str) -> list[Explorer]:
    ceiling = OPTIMISED + " -DC={slots}"
    return [
        Explorer("ours", f"{measure} exploring {{slots}}"),
        Explorer(
            "C by hand, bitmap",
            "./ceiling",
            (ceiling + " -DBITMAP {peers}/push_ceiling.c -o ceiling",),
            ("gcc",),
        ),
        Explorer("C by hand, hash table", "./ceiling", (ceiling + " {peers}/push_ceiling.c -o ceiling",), ("gcc",)),
        Explorer(
            "Spin, breadth first",
            "./pan -w24",
            ("spin -a -DC={slots} {peers}/push.pml", OPTIMISED + " -DSAFETY -DNOFAIR -DBFS pan.c -o pan"),
            ("spin", "gcc"),
            is_general=True,
        ),
        Explorer(
            "Spin, depth first",
            "./pan -w24 -m5000000",
            ("spin -a -DC={slots} {peers}/push.pml", OPTIMISED + " -DSAFETY -DNOFAIR pan.c -o pan"),
            ("spin", "gcc"),
            is_general=True,
        ),
        Explorer(
            "Rumur",
            "./push",
            (
                "sed s/@C@/{slots}/ {peers}/push.m.in > push.m",
                "rumur push.m --output push.c --deadlock-detection off --threads 1",
                OPTIMISED + " -std=c11 -mcx16 push.c -o push -lpthread -latomic",
            ),
            ("rumur", "gcc"),
            is_general=True,
        ),
    ]


def counts(output: str) -> tuple[int | None, int | None]:
    """The states and transitions in what a tool prints."""
    states = re.search(r"states=(\d+)", output) or re.search(r"(\d+) states,", output)
    transitions = re.search(r"transitions=(\d+)", output)
    return states and int(states[1]), transitions and int(transitions[1])


def go(command: str, folder: str) -> tuple[str, float, float]:
    """Runs a command: its output, processor seconds, and its largest memory in MiB."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(command.split(), cwd=folder, stdout=output, stderr=subprocess.STDOUT)
        _, status, usage = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        text = output.read().decode(errors="replace")
    if process.returncode != 0:
        sys.exit(f"{command}: exit {process.returncode}\n{text}")
    unit = 1 << 20 if sys.platform == "darwin" else 1 << 10
    return text, usage.ru_utime + usage.ru_stime, usage.ru_maxrss / unit


def prepare(explorer: Explorer, slots: int, peers: pathlib.Path | None, folder: str) -> None:
    for command in explorer.build:
        filled = command.format(slots=slots, peers=peers)
        done = subprocess.run(filled, shell=True, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            sys.exit(f"{filled}: exit {done.returncode}\n{done.stdout}{done.stderr}")


def measured(
    tools: list[Explorer], slots: int, peers: pathlib.Path | None, repeats: int
) -> dict[str, Figures]:
    """The figures of each tool, whose goes take turns, so that a change of the machine's pace meets all."""
    figures = {tool.name: Figures() for tool in tools}
    with tempfile.TemporaryDirectory() as root:
        for place, tool in enumerate(tools):
            os.mkdir(f"{root}/{place}")
            prepare(tool, slots, peers, f"{root}/{place}")
        for _ in range(repeats):
            for place, tool in enumerate(tools):
                output, cpu, memory = go(tool.run.format(slots=slots), f"{root}/{place}")
                states, transitions = counts(output)
                if states != COUNTS[slots][0] or transitions not in (None, COUNTS[slots][1]):
                    sys.exit(f"{tool.name}: {states} states and {transitions} transitions\n{output}")
                figures[tool.name].note(cpu, memory)
    return figures


def report(tools: list[Explorer], slots: int, figures: dict[str, Figures]) -> None:
    states, transitions = COUNTS[slots]
    print(f"\nC = {slots}: {states:,} states, {transitions:,} transitions")
    rates = {}
    for tool in tools:
        figure = figures[tool.name]
        rate = rates[tool.name] = states / figure.cpu
        print(
            f"  {tool.name:24}{rate:12,.0f} states/s{transitions / figure.cpu:14,.0f} transitions/s"
            f"{rate / rates['ours']:8.2f} of ours{figure.memory:8.0f} MiB"
        )
    general = [tool.name for tool in tools if tool.is_general]
    if general:
        best = max(general, key=rates.__getitem__)
        print(f"  ours to the fastest general peer ({best}): {rates['ours'] / rates[best]:.1f}")
    if "C by hand, hash table" in rates:
        print(f"  ours to C by hand with a hash table: {rates['ours'] / rates['C by hand, hash table']:.2f}")


def install() -> None:
    """Asks Debian for the peers."""
    if not shutil.which("apt-get"):
        print("no apt-get: nothing is installed")
        return
    for package in ("spin", "rumur"):
        done = subprocess.run(
            ["apt-get", "install", "-y", "--no-install-recommends", package],
            capture_output=True,
            text=True,
            check=False,
        )
        print(f"{package}: " + ("installed" if done.returncode == 0 else f"not installed\n{done.stderr.strip()}"))


def main() -> None:
    parser = argparse.ArgumentParser(description="How fast the peer model is explored, next to others.")
    parser.add_argument("--peers", type=pathlib.Path)
    parser.add_argument("--measure", default=str(ROOT / "Tests/Benchmarks/.build/release/measure"))
    parser.add_argument("--slots", type=int, nargs="+", choices=sorted(COUNTS), default=[2, 3, 4])
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--install", action="store_true")
    arguments = parser.parse_args()
    if not os.access(arguments.measure, os.X_OK):
        sys.exit(f"{arguments.measure} does not exist: see the head of this script")
    if arguments.install:
        install()
    peers = arguments.peers.resolve() if arguments.peers else None

    tools = []
    for tool in explorers(arguments.measure):
        missing = tool.missing(peers)
        if missing:
            print(f"{tool.name}: left out, {missing}")
            continue
        print(f"{tool.name}: {' && '.join((*tool.build, tool.run))}")
        tools.append(tool)
    print("LTSmin, mCRL2, TLC, Stateright: left out, not in Debian")
    for slots in arguments.slots:
        report(tools, slots, measured(tools, slots, peers, arguments.repeats))


if __name__ == "__main__":
    main()
