#!/usr/bin/env python3
"""What looking something up costs: `explain` and `find`, each a process of its own.

    swift build -c release --product pushspec && python3 Tests/Benchmarks/lookups.py

Printed are the milliseconds of the processor, which other work on the machine hardly changes, and those on the clock:
the median of some goes. `--version` shows what starting costs. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import os
import pathlib
import statistics
import subprocess
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]

LOOKUPS = [
    ["--version"],
    *(
        ["explain", name]
        for name in [
            "REG-1", "Q-REG-1", "REG", "LOGIN-030", "DIFF-1", "Login", "Login/noUser", "setUserID:",
            "registerWithAgreement:completionHandler:", "4", "clientFailed", "nhncloud-ko", "nhncloud-ko:229",
            "토큰", "permission", "setUserld:",
        ]
    ),
    *(
        ["find", *words.split()]
        for words in [
            "token when the user refuses permission", "who removes the token at logout", "로그아웃",
            "トークン解除", "registerWithAgrement", "zzz",
        ]
    ),
]


def measure(command: list[str], goes: int) -> tuple[float, float]:
    """The median milliseconds of the processor and on the clock."""
    processor, clock = [], []
    for _ in range(goes):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        clock.append((time.perf_counter() - start) * 1000)
        processor.append((usage.ru_utime + usage.ru_stime) * 1000)
    return statistics.median(processor), statistics.median(clock)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--pushspec", default=str(ROOT / ".build/release/pushspec"))
    parser.add_argument("--goes", type=int, default=20)
    arguments = parser.parse_args()
    print(f"{'lookup':<50} {'processor':>9} {'clock':>7}")
    for words in LOOKUPS:
        processor, clock = measure([arguments.pushspec, *words], arguments.goes)
        print(f"{' '.join(words):<50} {processor:6.0f} ms {clock:4.0f} ms")


if __name__ == "__main__":
    main()
