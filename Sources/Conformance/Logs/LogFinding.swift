package import PushModel

/// Something in a log that is otherwise than it is to be.
package struct LogFinding: Hashable, Sendable {
  /// The line, counted from 1.
  package internal(set) var line: Int
  /// Whose duty was broken.
  package let subject: Subject
  /// The broken requirements, the decisive one first.
  package let requirements: [String]
  /// What was seen.
  package let seen: String
  /// What would have been right.
  package let allowed: [String]
  /// The edition that says so.
  package let edition: Edition
  /// Whether it rests on an argument, so that nobody is accused.
  package internal(set) var isArgued = false
  /// In how many lines the same was found.
  package internal(set) var count = 1

  /// The requirements with their lines.
  package var rules: [String] {
    requirements.compactMap(Requirement.named).map { FailureText.rule($0, in: edition) }
  }
}
