import MachineAnalysis
import ModelBasedTesting

/// A learned machine as a table and as a diagram.
enum LearnedTable {
  /// The states, what was seen, and a row for each state; all in aligned text.
  static func text(_ learned: LearnedBehaviour) -> String {
    let table = learned.machine.table
    var lines = ["Each state, and the shortest steps that lead there:"]
    for (state, word) in learned.machine.accessWords.enumerated() {
      lines.append("  \(name(state)): \(learned.after(word))")
    }
    lines += ["", "What is seen:"]
    let seen = Set(table.output).sorted().filter { learned.isPossible(Int($0)) }
    for output in seen { lines.append("  \(output): \(learned.outputs[Int(output)])") }
    lines += [
      "", "In each state and with each step: what is seen, and the state that follows if it is another;",
      "- if the step is not possible.", "",
    ]
    var rows = TextTable(header: ["state"] + learned.behaviour.symbols.map(\.name))
    for state in 0..<table.stateCount {
      rows.rows.append(
        [name(state)]
          + (0..<table.inputCount).map { input in
            let next = table.successor(state, input)
            let output = Int(table.answer(state, input))
            let shown = learned.isPossible(output) ? "\(output)" : "-"
            return next == state ? shown : "\(shown) \(name(next))"
          })
    }
    return lines.joined(separator: "\n") + "\n" + rows.text
  }

  /// A state diagram of Mermaid; its edges name the steps. Left out are steps that lead nowhere else.
  static func mermaid(_ learned: LearnedBehaviour) -> String {
    let table = learned.machine.table
    var text = "stateDiagram-v2\n  [*] --> \(name(0))\n"
    for state in 0..<table.stateCount {
      for next in 0..<table.stateCount where next != state {
        let steps = (0..<table.inputCount).filter { table.successor(state, $0) == next }
        if steps.isEmpty { continue }
        text += "  \(name(state)) --> \(name(next)) : "
        text += learned.names(steps).joined(separator: "<br/>") + "\n"
      }
    }
    return text
  }

  private static func name(_ state: Int) -> String { "S\(state)" }
}

extension LearnedBehaviour {
  /// The steps of a word in words; a word without steps is the setting.
  func after(_ word: [Int]) -> String {
    word.isEmpty ? "the setting" : names(word).joined(separator: ", ")
  }
}
