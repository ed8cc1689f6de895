/// The difference between a mutant and the specification, in one transition.
package enum TransitionFault: Hashable, Sendable {
  /// The transition goes to another state.
  case goesTo(String)
  /// The transition lacks an output of the rule.
  case drops(String)
  /// The transition has an additional output.
  case adds(String)
  /// The transition has another output in place of one.
  case exchanges(String, with: String)
  /// The machine ignores the input.
  case ignores
  /// The transition follows another reading of a question, here alone.
  case follows(question: String, reading: String)
  /// The transition follows another edition's rule.
  case followsEdition(String)
  /// A route leads nowhere, leads there twice, or leads elsewhere.
  case dropsWire(String), doublesWire(String), leads(String, to: String)
}

extension TransitionFault: CustomStringConvertible {
  /// The fault in a few words, to be read after "in this place, the port".
  package var description: String {
    switch self {
    case .goesTo(let state): "goes to \(state)"
    case .drops(let output): "does not \(output)"
    case .adds(let output): "does \(output) besides"
    case .exchanges(let output, let other): "does \(other) instead of \(output)"
    case .ignores: "ignores what happens"
    case .follows(let question, let reading): "follows \(question)=\(reading) here alone"
    case .followsEdition(let edition): "follows the rule of \(edition)"
    case .dropsWire(let route): "does not \(route)"
    case .doublesWire(let route): "does twice: \(route)"
    case .leads(let route, let other): "does \(other) instead of: \(route)"
    }
  }
}
