/// The difference between a mutant and the specification, in one transition.
package enum TransitionFault: Hashable, Sendable {
  /// It goes to another state.
  case goesTo(String)
  /// It does not do one of the things that the rule asks for.
  case drops(String)
  /// It does something more.
  case adds(String)
  /// It does one thing instead of another.
  case exchanges(String, with: String)
  /// It ignores what happens.
  case ignores
  /// It follows another reading of a question, here alone.
  case follows(question: String, reading: String)
  /// It follows the rule of another edition.
  case followsEdition(String)
  /// A route does not lead on, leads there twice, or leads elsewhere.
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
