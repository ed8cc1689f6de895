import Foundation
import MachineAnalysis

/// Makes suites for one machine, or runs mutants against them, and prints a line for each method.
func measureSuites(_ options: [String]) {
  let usage = """
    measure suites FILE.mealy [--extra-states K] [--repeat N] [--methods NAME,...]
                              [--single-faults] [--extra-state-mutants N]
    """
  var options = options[...]
  guard let file = options.popFirst(), let table = readMealyTable(file) else { refuse(usage) }
  var extraStates = 0
  var repeats = 3
  var methods = SuiteMethod.allCases
  var singleFaults = false
  var mutants = 0
  while let option = options.popFirst() {
    let value = option == "--single-faults" ? nil : options.popFirst()
    switch (option, value.flatMap { Int($0) }) {
    case ("--single-faults", _): singleFaults = true
    case ("--extra-states", let number?): extraStates = number
    case ("--repeat", let number?): repeats = number
    case ("--extra-state-mutants", let number?): mutants = number
    case ("--methods", _):
      methods = (value ?? "").split(separator: ",").compactMap { SuiteMethod(rawValue: String($0)) }
    default: refuse(usage)
    }
  }
  for method in methods {
    let make = { CompleteSuite(of: table, method: method, extraStates: extraStates) }
    if singleFaults || mutants > 0 {
      let index = TestIndex(of: make())
      if singleFaults { measureSingleFaults(index, method: method, repeats: repeats) }
      if mutants > 0 {
        measureExtraStates(index, method: method, mutants: mutants, extraStates: max(extraStates, 1))
      }
      continue
    }
    let (size, seconds) = fastest(of: repeats) { make().size() }
    print("method=\(method.name) tests=\(size.tests) inputs=\(size.inputs) seconds=\(seconds)")
  }
}

private func measureSingleFaults(_ index: TestIndex, method: SuiteMethod, repeats: Int) {
  let (run, seconds) = fastest(of: repeats) { SingleFaultRun(of: index) }
  print(
    "method=\(method.name) single-faults=\(run.mutants) survivors=\(run.survivors.count) "
      + "missed=\(run.missed.count) seconds=\(seconds)")
}

private func measureExtraStates(_ index: TestIndex, method: SuiteMethod, mutants: Int, extraStates: Int) {
  let (run, seconds) = fastest(of: 1) {
    ExtraStateRun(of: index, mutants: mutants, extraStates: extraStates, seed: 1)
  }
  print(
    "method=\(method.name) extra-state-mutants=\(run.mutants) survivors=\(run.survivors.count) "
      + "missed=\(run.missed.count) seconds=\(seconds)")
}

/// Runs something at least once, and says how long the fastest go took.
func fastest<Result>(of repeats: Int, _ body: () -> Result) -> (result: Result, seconds: Double) {
  let clock = ContinuousClock()
  var best = Double.infinity
  var left = repeats
  while true {
    let start = clock.now
    let result = body()
    let time = (clock.now - start).components
    best = min(best, Double(time.seconds) + Double(time.attoseconds) * 1e-18)
    left -= 1
    if left <= 0 { return (result, best) }
  }
}

/// Reads a table: a line with the numbers of states, inputs and outputs, then a line of `next/output` a state.
func readMealyTable(_ path: String) -> MealyTable? {
  guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { return nil }
  let lines = text.split(separator: "\n")
  let head = lines.first?.split(separator: " ").compactMap { Int($0) } ?? []
  guard head.count == 3 else { return nil }
  let cells = lines.dropFirst().flatMap { $0.split(separator: " ") }.map { cell in
    cell.split(separator: "/").compactMap { Int32($0) }
  }
  guard cells.allSatisfy({ $0.count == 2 }) else { return nil }
  return MealyTable(
    stateCount: head[0], inputCount: head[1], next: cells.map { $0[0] }, output: cells.map { $0[1] })
}
