import Conformance
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// What `learn` found, for people and for programs.
struct LearnReport {
  let options: LearnOptions
  let outcome: LearnRun.Outcome

  /// What the command ends with.
  var exitCode: ExitCode {
    var codes = outcome.behaviours.map { Self.exitCode($0.result.ending) }
    if let failure = outcome.failure { codes.append(failure) }
    let counted = codes.filter { $0 != .inconclusive }
    // What a port does not have is no failure as long as there is something else.
    return ExitCode.bySeverity.first(where: counted.contains) ?? .inconclusive
  }

  private static func exitCode(_ ending: LearningResult.Ending) -> ExitCode {
    switch ending {
    case .learned(let learned): learned.differences == nil ? .success : .failed
    case .nondeterministic, .failed: .failed
    case .adapter: .adapter
    case .unsupported, .notPlayed: .inconclusive
    }
  }

  /// The report.
  var output: String {
    switch options.port.format {
    case .text: text
    case .json: json.rendered
    }
  }

  private var text: String {
    guard let implementation = outcome.implementation, outcome.failure == nil else { return "" }
    var lines = ["\(implementation), edition \(outcome.edition.rawValue)"]
    if !outcome.undecided.isEmpty {
      lines.append("Left open by the cases, so the first reading is taken: \(outcome.undecided.names)")
    }
    for (name, result) in outcome.behaviours {
      lines.append("")
      lines += summary(name, result)
      guard case .learned(let learned) = result.ending else { continue }
      if let differences = learned.differences { lines += self.lines(differences, of: learned) }
      if options.behaviours.isEmpty { continue }
      lines += ["", LearnedTable.text(learned), LearnedTable.mermaid(learned)]
    }
    let same = outcome.behaviours.filter { Self.exitCode($0.result.ending) == .success }.count
    let different = outcome.behaviours.filter { Self.exitCode($0.result.ending) == .failed }.count
    lines += ["", "\(same) as the specification, \(different) different"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(_ name: BehaviourName, _ result: LearningResult) -> [String] {
    var lines: [String] = []
    switch result.ending {
    case .learned(let learned):
      let verdict = learned.differences == nil ? "as the specification" : "not as the specification"
      let table = learned.machine.table
      lines.append("\(name.rawValue): \(table.stateCount) states, \(table.inputCount) steps, \(verdict)")
    case .nondeterministic(let steps, let first, let second):
      lines.append("\(name.rawValue): the port answers the same steps in two ways")
      lines += ["  steps:     \(steps.names)", "  first:     \(first)", "  then:      \(second)"]
    case .failed(let steps, let message):
      lines.append("\(name.rawValue): \(message)")
      lines.append("  steps:     \(steps.names)")
    case .adapter(let message): lines.append("\(name.rawValue): the adapter is at fault: \(message)")
    case .unsupported(let what): lines.append("\(name.rawValue): the port does not have \(what)")
    case .notPlayed(let message): lines.append("\(name.rawValue): not learned: \(message)")
    }
    if !result.leftOut.isEmpty { lines.append("  left out:  \(result.leftOut.names)") }
    let count = result.count
    lines.append(
      "  asked:     \(count.resets) sequences with \(count.symbols) steps; known before: "
        + "\(count.cacheHits); hypotheses: \(result.rounds); new starts: \(result.restarts)")
    if case .learned(let learned) = result.ending { lines.append("  checked:   \(learned.guarantee)") }
    return lines
  }

  private func lines(_ differences: MachineDifferences, of learned: LearnedBehaviour) -> [String] {
    var lines = ["  shortest:  \(learned.names(differences.word).names)"]
    if let expected = differences.expected.last, let observed = differences.observed.last {
      lines.append("  expected:  \(learned.outputs[Int(expected)])")
      lines.append("  seen:      \(learned.outputs[Int(observed)])")
    }
    lines.append("  different: \(differences.cells.count) transitions")
    for cell in differences.cells {
      let place =
        "    after \(after(cell.accessWord, learned)): \(learned.behaviour.symbols[cell.input].name)"
      if cell.expectedOutput != cell.observedOutput {
        lines.append(
          "\(place) shows \(learned.outputs[Int(cell.observedOutput)]), not "
            + learned.outputs[Int(cell.expectedOutput)])
      }
      if let target = cell.observedTarget {
        lines.append(
          "\(place) leads where one is after \(after(target, learned)), not after "
            + after(cell.expectedTarget, learned))
      }
    }
    if let row = learned.generatedCase {
      let adapter = options.port.adapter.map { " --adapter \"\($0)\"" } ?? ""
      lines.append("  again:     save these lines as DIR/found.json, then run")
      lines.append(
        "             pushspec check --cases DIR --case \(row.id) --edition "
          + "\(learned.behaviour.edition.rawValue)\(adapter)")
      lines.append(row.text)
    }
    return lines
  }

  private func after(_ word: [Int], _ learned: LearnedBehaviour) -> String {
    word.isEmpty ? "the setting" : "[\(learned.names(word).names)]"
  }
}

extension [String] {
  /// The names in one line.
  fileprivate var names: String { joined(separator: ", ") }
}
