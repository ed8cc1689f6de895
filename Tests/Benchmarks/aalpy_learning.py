#!/usr/bin/env python3
"""Learns a machine with AALpy: `aalpy_learning.py MACHINE Lsharp|KV` prints `queries=N symbols=N seconds=X right=1`.

The oracle knows the machine, so that the figures are the learner's own.
"""

import sys
import time

from aalpy.automata import MealyMachine, MealyState
from aalpy.learning_algs import run_KV, run_Lsharp
from aalpy.oracles.PerfectKnowledgeEqOracle import PerfectKnowledgeEqOracle
from aalpy.SULs import AutomatonSUL
from aalpy.utils import bisimilar


def machine_of(path: str) -> MealyMachine:
    with open(path, encoding="utf-8") as file:
        count = int(file.readline().split()[0])
        states = [MealyState(str(number)) for number in range(count)]
        for state, line in zip(states, file):
            for symbol, cell in enumerate(line.split()):
                target, output = cell.split("/")
                state.transitions[symbol] = states[int(target)]
                state.output_fun[symbol] = int(output)
    return MealyMachine(states[0], states)


def main() -> None:
    path, algorithm = sys.argv[1:]
    machine = machine_of(path)
    alphabet = machine.get_input_alphabet()
    system = AutomatonSUL(machine)
    oracle = PerfectKnowledgeEqOracle(alphabet, system, machine)
    learn = {"Lsharp": run_Lsharp, "KV": run_KV}[algorithm]
    start = time.perf_counter()
    learned, told = learn(alphabet, system, oracle, "mealy", return_data=True, print_level=0)
    seconds = time.perf_counter() - start
    machine.reset_to_initial()
    print(
        f"queries={told['queries_learning']} symbols={told['steps_learning']} seconds={seconds:.4f} "
        f"right={int(bisimilar(learned, machine))}"
    )


main()
