package import PushModel

/// A deviation that a log shows.
package struct LogFinding: Hashable, Sendable {
  /// The line, counted from 1.
  package internal(set) var line: Int
  /// The party whose duty was broken.
  package let subject: Subject
  /// The broken requirements, the decisive one first.
  package let requirements: [String]
  package let seen: String
  /// The expected observations.
  package let allowed: [String]
  package let edition: Edition
  /// Whether the finding rests on an argument, and accuses nobody.
  package internal(set) var isArgued = false
  /// The number of lines with the same finding.
  package internal(set) var count = 1

  /// The requirements with their lines.
  package var rules: [String] {
    requirements.compactMap(Requirement.named).map { FailureText.rule($0, in: edition) }
  }
}
