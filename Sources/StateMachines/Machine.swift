/// A Mealy machine whose table differs by edition and by the readings of open questions.
///
/// A machine is a caseless enum: three finite alphabets and one pure, total function. The function is
/// the chapter of the specification.
public protocol Machine: Sendable {
  /// Which document is followed.
  associatedtype Edition: Finite
  /// What the machine remembers.
  associatedtype State: Finite
  /// What can happen to it.
  associatedtype Input: Finite
  /// What it tells others.
  associatedtype Output: Finite

  /// The machine's name as it stands in the specification.
  static var name: String { get }

  /// The state on a device on which nothing has happened yet.
  static var initial: State { get }

  /// What happens in a state on an input, in an edition.
  static func rule(in state: State, on input: Input, of edition: Edition) -> Rule<Self>
}
