import MachineAnalysis
import Conformance
import JSON
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// What `check` prints of generated tests, and what it ends with.
struct GeneratedReport: Report {
  let options: CheckOptions
  let tests: GeneratedTests
  let outcome: GeneratedRun.Outcome

  /// What the command ends with: the gravest of what came out.
  var exitCode: ExitCode {
    if outcome.shutdownFault != nil || outcome.editions.contains(where: { $0.problem != nil }) {
      return .adapter
    }
    let behaviours = outcome.editions.flatMap(\.behaviours)
    if behaviours.contains(where: { $0.failed > 0 }) { return .failed }
    if behaviours.contains(where: { !$0.problems.isEmpty }) { return .inconclusive }
    return behaviours.contains { $0.passed > 0 } ? .success : .inconclusive
  }

  // MARK: Text

  var text: String {
    var lines: [String] = []
    for edition in outcome.editions { lines += block(edition) + [""] }
    lines += guarantee
    let behaviours = outcome.editions.flatMap(\.behaviours)
    let totals = behaviours.map {
      SuiteResult.Totals(passed: $0.passed, failed: $0.failed, skipped: $0.couldNotRun)
    }
    lines.append(totals.reduce(.init(), +).words)
    return lines.joined(separator: "\n") + "\n"
  }

  private func block(_ edition: GeneratedRun.EditionOutcome) -> [String] {
    var lines = ["\(edition.edition.rawValue), \(edition.profile?.implementation ?? "nobody")"]
    lines.append("  " + tests.title)
    lines.append(
      "  readings: told by \(edition.cases.passed) cases that passed (\(edition.cases.failed) failed); "
        + "\(edition.undecided.count) questions are not told")
    if let problem = edition.problem { lines.append("  not played: \(problem)") }
    for one in edition.behaviours {
      lines.append(line(one))
      lines += one.problems.map { "    inconclusive: \($0)" }
      lines += one.unsupported.map { "    left out, the port does not have it: \($0)" }
      for (number, failure) in one.failures.enumerated() { lines += text(failure, number) }
    }
    return lines
  }

  private func line(_ one: GeneratedRun.BehaviourOutcome) -> String {
    let name = one.name.rawValue + String(repeating: " ", count: max(1, 21 - one.name.rawValue.count))
    return "  \(name)\(one.passed) passed, \(one.failed) failed, \(one.steps) steps"
      + (one.couldNotRun > 0 ? ", \(one.couldNotRun) could not run" : "")
      + (one.states.map { ", \($0) states" } ?? "")
  }

  private func text(_ failure: ShrunkFailure, _ number: Int) -> [String] {
    var lines = ["    FAIL, \(failure.symbols.count) steps of \(failure.original) are left"]
    if !failure.isRepeatable { lines[0] = "    FAIL, which did not come again when it was played again" }
    lines.append("      steps     " + failure.stepNames.joined(separator: ", "))
    lines.append("      seen      " + failure.divergence.seen)
    lines.append("      expected  " + failure.divergence.expected)
    if failure.isPortLost {
      lines.append("      the port could not be started again; the rest is not played")
    }
    guard let row = GeneratedCase(failure, number: number + 1, source: tests.source) else { return lines }
    lines.append("      as a table, to be saved as found.json; what is expected is the machines' word:")
    lines.append(row.text.trimmingSuffix)
    lines.append("      again     " + options.port.commandToPlay(row))
    return lines
  }

  /// What the suites show, each size once.
  private var guarantee: [String] {
    guard case .suites(let method, let extraStates) = tests.kind else { return [] }
    let sizes = outcome.editions.flatMap(\.behaviours).compactMap(\.states)
    guard let least = sizes.min(), let most = sizes.max() else { return [] }
    var lines = ["What the suites show, if no test fails and none is skipped:"]
    if least == most {
      lines.append(
        Paragraph.text(method.guarantee(states: most, extraStates: extraStates), indent: 2, first: "  "))
    } else {
      lines.append(
        Paragraph.text(
          "For each behaviour the bound is the number of its states, with \(extraStates) more. For the "
            + "largest: " + method.guarantee(states: most, extraStates: extraStates), indent: 2, first: "  "))
    }
    return lines
  }

  // MARK: JSON

  var json: JSONNode {
    .object([
      "suite": WireProtocol.suite.json, "exit": Int(exitCode.rawValue).json, "tests": tests.title.json,
      "shutdown": outcome.shutdownFault?.json, "editions": .array(outcome.editions.map(json)),
    ])
  }

  private func json(_ edition: GeneratedRun.EditionOutcome) -> JSONNode {
    .object([
      "edition": edition.edition.rawValue.json, "implementation": edition.profile?.implementation.json,
      "undecided": edition.undecided.json, "problem": edition.problem?.json,
      "behaviours": .array(edition.behaviours.map(json)),
    ])
  }

  private func json(_ one: GeneratedRun.BehaviourOutcome) -> JSONNode {
    .object([
      "behaviour": one.name.rawValue.json, "passed": one.passed.json, "failed": one.failed.json,
      "couldNotRun": one.couldNotRun.json, "steps": one.steps.json, "states": one.states?.json,
      "guarantee": one.guarantee?.json, "unsupported": one.unsupported.json, "problems": one.problems.json,
      "failures": .array(
        one.failures.enumerated().map { number, failure in
          let row = GeneratedCase(failure, number: number + 1, source: tests.source)
          return .object([
            "steps": failure.stepNames.json, "before": failure.original.json,
            "repeatable": failure.isRepeatable.json, "seen": failure.divergence.seen.json,
            "expected": failure.divergence.expected.json, "table": row?.table,
            "again": row.map { options.port.commandToPlay($0).json },
          ])
        }),
    ])
  }
}

extension GeneratedTests {
  /// What is played, in a line.
  var title: String {
    switch kind {
    case .walk(let steps, let seed): "walk of \(steps) steps, seed \(seed)"
    case .suites(let method, let extraStates):
      "complete suites by \(method.name), \(extraStates) extra \(extraStates == 1 ? "state" : "states")"
    }
  }

  /// What a test was found by.
  var source: String {
    switch kind {
    case .walk(let steps, let seed): "a walk (--walk \(steps) --seed \(seed))"
    case .suites(let method, let extraStates):
      "a complete suite (--generated \(method.name) --extra-states \(extraStates))"
    }
  }
}

extension String {
  /// Without the line end.
  fileprivate var trimmingSuffix: String { hasSuffix("\n") ? String(dropLast()) : self }
}
