#!/usr/bin/env python3
"""How much it takes to learn machines, next to AALpy in the same run.

    swift build -c release --package-path Tests/Benchmarks
    python3 Tests/Benchmarks/learning.py --machines DIR [--method NAME] [--slow]

DIR has machines NAME-s1.mealy to NAME-s5.mealy; a file has a line `states inputs outputs` and a line of `next/output`
for each state. AALpy is installed into a folder of the build if pip can, and left out with a word if not; its L# on
200 states takes minutes and is left out but for `--slow`. Figures are medians over the five machines. Next to them
stand figures of FSMlib and LearnLib that were taken on the same machines at another time: their symbols compare, their
seconds only roughly. A way that checks by suites learns a machine rightly only if its last hypothesis has as many
states; how many of the five it does is said. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import pathlib
import statistics
import subprocess

from python_peers import python_with

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEASURE = ROOT / "Tests/Benchmarks/.build/release/measure"
AALPY = ROOT / "Tests/Benchmarks/aalpy_learning.py"
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


def ours(machines: list[pathlib.Path], method: str) -> dict[str, float]:
    """The symbols of each way."""
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
        right = sum(row.get("right", "1") == "1" for row in rows[way])
        if right < len(machines):
            print(f"    learned rightly: {right} of {len(machines)}")
    return {way: median(way, "symbols") or 0 for way in rows}


def aalpy(python: str, machines: list[pathlib.Path], algorithm: str) -> float:
    command = [python, str(AALPY)]
    rows = [fields(output_of([*command, str(machine), algorithm])[0]) for machine in machines]
    queries, symbols, seconds = (
        statistics.median(float(row[field]) for row in rows) for field in ("queries", "symbols", "seconds")
    )
    show(f"AALpy {algorithm}", queries, symbols, seconds)
    print("    with", " ".join([*command, str(machines[0]), algorithm]))
    return symbols


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machines", type=pathlib.Path, required=True)
    parser.add_argument("--method", default="hsi", help="the suites that check hypotheses")
    parser.add_argument("--slow", action="store_true", help="AALpy's L# on 200 states too")
    options = parser.parse_args()
    python = python_with("aalpy")
    for family in FAMILIES:
        machines = sorted(options.machines.glob(f"{family}-s*.mealy"))
        if not machines:
            print(f"{family}: no machines, left out")
            continue
        print(family)
        symbols = ours(machines, options.method)
        others: dict[str, float] = {}
        if python:
            others["AALpy KV"] = aalpy(python, machines, "KV")
            if "n50" in family or options.slow:
                others["AALpy L#"] = aalpy(python, machines, "Lsharp")
        for name, figures in RECORDED.get(family, {}).items():
            show(name, *figures)
            others[name] = figures[1]
        print("  symbols of a port that conforms, with the specification as reference:")
        others |= {"our complete suite": symbols[f"{options.method}-suite-alone"]}
        others |= {"our L# with an exact oracle": symbols["exact"], "our L# with suites": symbols["suite"]}
        for name, figure in others.items():
            print(f"    {symbols['conforming'] / figure:.2f} times {name}")


if __name__ == "__main__":
    main()
