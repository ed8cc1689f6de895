/// A Mealy machine whose table differs by edition and by the readings of open questions.
///
/// A machine is a caseless enum: three finite alphabets and one pure, total function. The function is
/// the chapter of the specification.
public protocol Machine: Sendable {
  /// The alphabet of editions: the documents to follow.
  associatedtype Edition: Finite
  /// The alphabet of states: the machine's memory.
  associatedtype State: Finite
  /// The alphabet of inputs: the events that the machine receives.
  associatedtype Input: Finite
  /// The alphabet of outputs: the events that the machine emits.
  associatedtype Output: Finite

  /// The machine's name as it stands in the specification.
  static var name: String { get }

  /// The state on a device on which nothing has happened yet.
  static var initial: State { get }

  /// The rule for a state and an input, in an edition.
  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self>
}
