import Foundation
import MachineAnalysis

/// Learns one machine in several ways, and prints a line for each.
///
/// `exact` knows the machine, so that the figures are the learner's own; `suite` checks hypotheses by
/// complete suites; `conforming` has the machine as its reference; `faulty` has a reference from which one
/// transition differs, and `faulty-alone` learns the same machine without it.
func measureLearning(_ options: [String]) {
  let usage = "measure learning FILE.mealy [--method NAME] [--repeat N]"
  var options = options[...]
  guard let file = options.popFirst(), let table = readMealyTable(file) else { refuse(usage) }
  var method = SuiteMethod.hsi
  var repeats = 3
  while let option = options.popFirst() {
    let value = options.popFirst() ?? ""
    switch (option, SuiteMethod(rawValue: value), Int(value)) {
    case ("--method", let named?, _): method = named
    case ("--repeat", _, let number?): repeats = number
    default: refuse(usage)
    }
  }
  let suite = SuiteEquivalence(method: method)
  let middle = table.stateCount / 2
  let fault = table.changing(
    state: middle, input: 0, target: (table.successor(middle, 0) + 1) % table.stateCount)
  let ways = [
    Way(name: "exact", port: table, reference: nil) { port in ExactEquivalence(port) },
    Way(name: "suite", port: table, reference: nil) { _ in suite },
    Way(name: "conforming", port: table, reference: table) { _ in suite },
    Way(name: "faulty", port: fault, reference: table) { _ in suite },
    Way(name: "faulty-alone", port: fault, reference: nil) { _ in suite },
  ]
  print("way=\(method.name)-suite-alone symbols=\(CompleteSuite(of: table, method: method).size().inputs)")
  for way in ways { way.measure(repeats: repeats) }
}

/// One way to learn a port.
private struct Way {
  let name: String
  let port: MealyTable
  let reference: MealyTable?
  let equivalence: (MealyTable) -> any EquivalenceOracle

  init(
    name: String, port: MealyTable, reference: MealyTable?,
    equivalence: @escaping (MealyTable) -> any EquivalenceOracle
  ) {
    self.name = name
    self.port = port
    self.reference = reference
    self.equivalence = equivalence
  }

  func measure(repeats: Int) {
    let ((learner, isRight), seconds) = fastest(of: repeats) { learn(until: equivalence(port)) }
    let count = learner.interview.count
    print(
      "way=\(name) resets=\(count.resets) symbols=\(count.symbols) hypotheses=\(learner.rounds) "
        + "seconds=\(seconds) right=\(isRight ? 1 : 0)")
  }

  /// The learner with all that it has asked, and whether it has learned the machine: suites promise that only
  /// for ports that have no more states than the hypothesis.
  private func learn(until equivalence: some EquivalenceOracle) -> (Learner<TableOracle>, isRight: Bool) {
    var equivalence = equivalence
    var learner = Learner(Interview(with: TableOracle(port), inputCount: port.inputCount))
    do {
      let machine =
        if let reference {
          try learner.learn(expecting: reference, until: &equivalence)
        } else {
          try learner.learn(until: &equivalence)
        }
      return (learner, Equivalence.holds(machine.table, port))
    } catch {
      refuse("\(name) ended with \(error)")
    }
  }
}
