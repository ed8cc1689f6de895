import Foundation
import MachineAnalysis

/// Makes the suite of one machine, or runs every single fault against it, and prints a line.
func measureSuites(_ options: [String]) {
  let usage = "measure suites FILE.mealy [--repeat N] [--single-faults]"
  var options = options[...]
  guard let file = options.popFirst(), let table = readMealyTable(file) else { refuse(usage) }
  var repeats = 3
  var singleFaults = false
  while let option = options.popFirst() {
    switch option {
    case "--single-faults": singleFaults = true
    case "--repeat":
      guard let number = options.popFirst().flatMap({ Int($0) }) else { refuse(usage) }
      repeats = number
    default: refuse(usage)
    }
  }
  guard singleFaults else {
    let (size, seconds) = fastest(of: repeats) { CompleteSuite(of: table).size() }
    print("tests=\(size.tests) inputs=\(size.inputs) seconds=\(seconds)")
    return
  }
  let index = TestIndex(of: CompleteSuite(of: table))
  let (run, seconds) = fastest(of: repeats) { SingleFaultRun(of: index) }
  print(
    "single-faults=\(run.mutants) survivors=\(run.survivors.count) missed=\(run.missed.count) "
      + "seconds=\(seconds)")
}

/// Runs a function at least once, and returns the time of the fastest run.
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
