import JSON
import MachineAnalysis
import ModelBasedTesting
import PushModel

/// Where a port differs from the specification, for people.
struct DifferencesText {
  let learned: LearnedBehaviour
  let differences: MachineDifferences
  /// Which port was asked.
  let port: PortArguments

  /// The shortest sequence, every transition, and how to play the sequence again.
  var lines: [String] {
    var lines = ["  shortest:  \(learned.after(differences.word))"]
    if let expected = differences.expected.last, let observed = differences.observed.last {
      lines.append("  expected:  \(learned.outputs[Int(expected)])")
      lines.append("  seen:      \(learned.outputs[Int(observed)])")
    }
    lines.append(
      "  different: \(differences.cells.count.counted("transition")); what is not said is as expected")
    for cell in differences.cells { lines += self.lines(cell) }
    return lines + playAgain
  }

  private func lines(_ cell: MachineDifferences.Cell) -> [String] {
    let step = learned.behaviour.symbols[cell.input].name
    var lines = ["    after [\(learned.after(cell.accessWord))]: \(step)"]
    if cell.expectedOutput != cell.observedOutput {
      let expected = parts(cell.expectedOutput)
      let observed = parts(cell.observedOutput)
      let missing = expected.filter { !observed.contains($0) }
      let added = observed.filter { !expected.contains($0) }
      lines.append("      expected  " + (missing.isEmpty ? "less" : missing.joined(separator: "; ")))
      lines.append("      seen      " + (added.isEmpty ? "less" : added.joined(separator: "; ")))
    }
    if let target = cell.observedTarget {
      lines.append("      leads to where [\(learned.after(target))] leads")
      lines.append("      and not where  [\(learned.after(cell.expectedTarget))] leads")
    }
    return lines
  }

  private func parts(_ output: Int32) -> [Substring] {
    learned.outputs[Int(output)].split(separator: "; ")
  }

  private var playAgain: [String] {
    guard let row = learned.generatedCase else { return [] }
    return [
      "  as a table, to be saved as found.json; what is expected is the machines' word:",
      String(row.text.dropLast()), "  again:     \(port.commandToPlay(row))",
    ]
  }
}
