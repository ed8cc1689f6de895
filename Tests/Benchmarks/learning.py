#!/usr/bin/env python3
"""How much it takes to learn machines, next to AALpy in the same run.

    swift build -c release --package-path Tests/Benchmarks
    python3 Tests/Benchmarks/learning.py --machines DIR [--aalpy-bench FILE [--python PYTHON]] [--method NAME]

DIR has machines NAME-s1.mealy to NAME-s5.mealy; a file has a line `states inputs outputs` and a line of `next/output`
for each state. FILE is a script that runs AALpy on such a machine as `FILE learn MACHINE ALGORITHM exact` and prints
`method,file,oracle,seconds,rounds,queries,steps,...`. Without it AALpy is left out with a word; on 200 states it takes
minutes and is left out too. Figures are medians over the five machines. Next to them stand figures of FSMlib and
LearnLib that were taken on the same machines at another time: their symbols compare, their seconds only roughly.
Nothing is asserted.
"""

from __future__ import annotations

import argparse
import pathlib
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEASURE = ROOT / "Tests/Benchmarks/.build/release/measure"
FAMILIES = ["uni-n50-k10", "proto-n50-k10", "uni-n200-k10", "proto-n200-k10"]

# Queries, symbols and seconds with an exact oracle; `None` was not taken.
RECORDED = {
    "uni-n50-k10": {
        "FSMlib S-learner": (458, 4154, 0.57), "FSMlib H-learner": (1274, 6310, 0.044),
        "FSMlib TTT": (2248, 8252, 0.001), "LearnLib L#": (1333, 8600, 0.17), "LearnLib TTT": (3040, 11551, 0.011),
    },
    "proto-n50-k10": {
        "FSMlib S-learner": (776, 6772, 1.5), "FSMlib H-learner": (2018, 10764, 0.074),
        "FSMlib TTT": (2770, 12024, 0.001), "LearnLib L#": (1447, 9604, 0.27), "LearnLib TTT": (3492, 14985, 0.010),
    },
    "uni-n200-k10": {"LearnLib L#": (None, 53297, 3.4), "LearnLib TTT": (None, 65942, None)},
}  # fmt: skip


def output_of(command: list[str]) -> list[str]:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def fields(line: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in line.split())


def show(name: str, queries: float | None, symbols: float, seconds: float | None) -> None:
    asked = "" if queries is None else f"{queries:,.0f} queries"
    time = "" if seconds is None else f"{seconds:.4f} s"
    print(f"  {name:<20}{asked:>16}{symbols:>12,.0f} symbols{time:>12}")


def ours(machines: list[pathlib.Path], method: str) -> None:
    rows: dict[str, list[dict[str, str]]] = {}
    for machine in machines:
        for line in output_of([str(MEASURE), "learning", str(machine), "--method", method]):
            row = fields(line)
            rows.setdefault(row["way"], []).append(row)

    def median(way: str, field: str) -> float | None:
        values = [float(row[field]) for row in rows[way] if field in row]
        return statistics.median(values) if values else None

    for way in rows:
        show(way, median(way, "resets"), median(way, "symbols") or 0, median(way, "seconds"))


def aalpy(options: argparse.Namespace, machines: list[pathlib.Path]) -> None:
    for algorithm in ["Lsharp", "KV"]:
        command = [options.python, options.aalpy_bench, "learn"]
        rows = [output_of([*command, str(machine), algorithm, "exact"])[0].split(",") for machine in machines]
        queries, symbols, seconds = (statistics.median(float(row[column]) for row in rows) for column in (5, 6, 3))
        show(f"AALpy {algorithm}", queries, symbols, seconds)
    print("    with", " ".join([*command, str(machines[0]), "Lsharp", "exact"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machines", type=pathlib.Path, required=True)
    parser.add_argument("--aalpy-bench")
    parser.add_argument("--python", default="python3")
    parser.add_argument("--method", default="hsi", help="the suites that check hypotheses")
    options = parser.parse_args()
    for family in FAMILIES:
        machines = sorted(options.machines.glob(f"{family}-s*.mealy"))
        if not machines:
            print(f"{family}: no machines, left out")
            continue
        print(family)
        ours(machines, options.method)
        if not options.aalpy_bench:
            print("  AALpy is left out: no --aalpy-bench")
        elif "n50" in family:
            aalpy(options, machines)
        for name, figures in RECORDED.get(family, {}).items():
            show(name, *figures)


if __name__ == "__main__":
    main()
