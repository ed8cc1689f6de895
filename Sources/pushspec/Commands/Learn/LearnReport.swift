import Conformance
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import PushModel

/// What `learn` found, for people and for programs.
struct LearnReport: Report {
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

  /// The report for people.
  var text: String {
    guard let implementation = outcome.implementation, outcome.failure == nil else { return "" }
    var lines = ["\(implementation), edition \(outcome.edition.rawValue)"]
    if !outcome.undecided.isEmpty {
      let questions = outcome.undecided.joined(separator: ", ")
      lines.append("left open by the cases, so the first reading is taken: \(questions)")
    }
    for (name, result) in outcome.behaviours {
      lines.append("")
      lines += summary(name, result)
      guard case .learned(let learned) = result.ending else { continue }
      if let differences = learned.differences {
        let text = DifferencesText(learned: learned, differences: differences, port: options.port)
        lines += text.lines
      }
      if options.behaviours.isEmpty { continue }
      lines += ["", LearnedTable.text(learned), String(LearnedTable.mermaid(learned).dropLast())]
    }
    let same = outcome.behaviours.filter { Self.exitCode($0.result.ending) == .success }.count
    let different = outcome.behaviours.filter { Self.exitCode($0.result.ending) == .failed }.count
    if same + different > 0 {
      lines += [
        "", "A machine was checked by the method \(options.method.name): \(options.method.summary).",
        "A port of at most so many states that differs from it would have been noticed, at these steps,",
        "with values of one class treated alike, the world as simulated and a real reset.",
      ]
    }
    lines += ["", "\(same) as the specification, \(different) different"]
    return lines.joined(separator: "\n") + "\n"
  }

  private func summary(_ name: BehaviourName, _ result: LearningResult) -> [String] {
    var lines: [String] = []
    switch result.ending {
    case .learned(let learned):
      let verdict = learned.differences == nil ? "as the specification" : "not as the specification"
      let table = learned.machine.table
      lines.append(
        "\(name.rawValue): \(table.stateCount.counted("state")), \(table.inputCount.counted("step")), \(verdict)"
      )
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
    if !result.leftOut.isEmpty { lines.append("  left out:  \(result.leftOut.joined(separator: ", "))") }
    let count = result.count
    lines.append(
      "  asked:     \(count.resets.counted("sequence")) with \(count.symbols.counted("step")); known before: "
        + "\(count.cacheHits); hypotheses: \(result.rounds); new starts: \(result.restarts)")
    if case .learned(let learned) = result.ending {
      lines.append(
        "  checked:   up to " + (learned.machine.table.stateCount + options.extraStates).counted("state"))
    }
    return lines
  }
}

extension [String] {
  /// Steps in one line.
  fileprivate var names: String { isEmpty ? "the setting alone" : joined(separator: ", ") }
}
