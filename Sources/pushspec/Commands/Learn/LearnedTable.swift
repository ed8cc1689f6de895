import ModelAnalysis
import ModelBasedTesting

/// A learned machine as a table and as a diagram.
enum LearnedTable {
  /// The table in aligned text; steps that are not possible in a state are left out.
  static func text(_ learned: LearnedBehaviour) -> String {
    var table = TextTable(header: ["state", "step", "what is seen", "next"])
    for transition in transitions(of: learned) {
      table.rows.append([
        name(transition.state), learned.behaviour.symbols[transition.input].name,
        learned.outputs[transition.output], name(transition.next),
      ])
    }
    var lines = learned.machine.accessWords.enumerated().map { state, word in
      "\(name(state)): \(word.isEmpty ? "the setting" : learned.names(word).joined(separator: ", "))"
    }
    lines.insert("Each state, and the shortest steps that lead there:", at: 0)
    return lines.joined(separator: "\n") + "\n\n" + table.rendered(as: .plain)
  }

  /// A state diagram of Mermaid; its edges name the steps. Left out are steps that lead nowhere else.
  static func mermaid(_ learned: LearnedBehaviour) -> String {
    var labels: [[Int]: [String]] = [:]
    for transition in transitions(of: learned) where transition.state != transition.next {
      labels[[transition.state, transition.next], default: []].append(
        learned.behaviour.symbols[transition.input].name)
    }
    var text = "stateDiagram-v2\n  [*] --> \(name(0))\n"
    for (edge, steps) in labels.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      text += "  \(name(edge[0])) --> \(name(edge[1])) : \(steps.joined(separator: "<br/>"))\n"
    }
    return text
  }

  /// A transition of a state that is possible there.
  struct Transition {
    let state: Int
    let input: Int
    let output: Int
    let next: Int
  }

  /// The transitions, state by state.
  static func transitions(of learned: LearnedBehaviour) -> [Transition] {
    let table = learned.machine.table
    return (0..<table.stateCount).flatMap { state in
      (0..<table.inputCount).compactMap { input in
        let transition = Transition(
          state: state, input: input, output: Int(table.answer(state, input)),
          next: table.successor(state, input))
        let isIdle = transition.next == state && !learned.isPossible(transition.output)
        return isIdle ? nil : transition
      }
    }
  }

  static func name(_ state: Int) -> String { "S\(state)" }
}
