#!/usr/bin/env python3
"""How large complete test suites are and how long they take, next to AALpy in the same run.

    swift build -c release --package-path Tests/Benchmarks
    python3 Tests/Benchmarks/suites.py --machines DIR [--aalpy-bench FILE [--python PYTHON]] [--mutants]

DIR has machines NAME-s1.mealy to NAME-s5.mealy; a file has a line `states inputs outputs` and a line of `next/output`
for each state. FILE is a script that runs AALpy on such a machine as `FILE suite MACHINE W|Wp EXTRA` and prints
`method,file,extra,seconds,tests,inputs,...`. Without it AALpy is left out with a word. Figures are medians over the
five machines. Next to them stand figures of FSMlib and LearnLib that were taken on the same machines at another time:
their numbers of inputs compare, their seconds only roughly. Nothing is asserted.
"""

from __future__ import annotations

import argparse
import pathlib
import statistics
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
MEASURE = ROOT / "Tests/Benchmarks/.build/release/measure"
FAMILIES = ["uni-n50-k10", "uni-n200-k10", "proto-n200-k10", "uni-n1000-k10"]

# Tests, inputs and seconds.
RECORDED = {
    "uni-n50-k10": {
        "FSMlib W": (2706, 10620, 0.0016), "FSMlib HSI": (1566, 6322, 0.0009), "FSMlib SPY": (913, 4511, 0.0013),
        "FSMlib SPYH": (655, 3641, 0.0036), "FSMlib S": (215, 2926, 0.027), "LearnLib Wp": (1478, 5861, 0.0057),
    },
    "uni-n200-k10": {
        "FSMlib W": (12607, 58800, 0.013), "FSMlib HSI": (8188, 37818, 0.006), "FSMlib SPY": (4338, 24719, 0.009),
        "FSMlib SPYH": (2943, 19637, 0.055), "FSMlib S": (978, 15037, 0.95), "LearnLib Wp": (7806, 36271, 0.011),
    },
}  # fmt: skip


def output_of(command: list[str]) -> list[str]:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def fields(line: str) -> dict[str, str]:
    return dict(part.split("=", 1) for part in line.split())


def show(name: str, rows: list[tuple[float, float, float]]) -> None:
    tests, inputs, seconds = (statistics.median(column) for column in zip(*rows))
    print(f"  {name:<16}{tests:>10,.0f} tests {inputs:>12,.0f} inputs {seconds:>10.4f} s")


def ours(machines: list[pathlib.Path]) -> None:
    rows = [fields(output_of([str(MEASURE), "suites", str(machine)])[0]) for machine in machines]
    show("ours", [(float(row["tests"]), float(row["inputs"]), float(row["seconds"])) for row in rows])


def aalpy(options: argparse.Namespace, machines: list[pathlib.Path]) -> None:
    for method in ["W", "Wp"]:
        command = [options.python, options.aalpy_bench, "suite"]
        rows = []
        for machine in machines:
            row = output_of([*command, str(machine), method, "0"])[0].split(",")
            rows.append((float(row[4]), float(row[5]), float(row[3])))
        show(f"AALpy {method}", rows)
    print("    with", " ".join([*command, str(machines[0]), "Wp", "0"]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--machines", type=pathlib.Path, required=True)
    parser.add_argument("--aalpy-bench")
    parser.add_argument("--python", default="python3")
    parser.add_argument("--mutants", action="store_true", help="run mutants too, which takes a minute")
    options = parser.parse_args()
    for family in FAMILIES:
        machines = sorted(options.machines.glob(f"{family}-s*.mealy"))
        if not machines:
            print(f"{family}: no machines, left out")
            continue
        print(family)
        ours(machines)
        if options.aalpy_bench and "n1000" not in family:
            aalpy(options, machines)
        elif not options.aalpy_bench:
            print("  AALpy is left out: no --aalpy-bench")
        for name, figures in RECORDED.get(family, {}).items():
            show(name, [figures])
        if options.mutants:
            lines = output_of([str(MEASURE), "suites", str(machines[0]), "--single-faults"])
            print("\n".join("  " + line for line in lines))


if __name__ == "__main__":
    main()
