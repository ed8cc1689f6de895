import PushDocuments
public import PushModel

/// A comparison of two editions, requirement by requirement.
public struct StatementComparison: Sendable {
  /// The old edition.
  public let first: Edition
  /// The new edition.
  public let second: Edition
  /// The requirements on which at least one of the two is not silent, in the order of the catalogue.
  public let rows: [Row]

  /// The row of a requirement.
  public struct Row: Sendable {
    /// The requirement.
    public let requirement: Requirement
    /// The change of its statement.
    public let change: Change
  }

  /// The change of a statement from one edition to another.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// The second states it, the first is silent.
    case added
    /// One of the two states otherwise.
    case changed
    /// Both state it, with different grades.
    case regraded
    /// The first states it, the second is silent.
    case dropped
    /// Both have the same stand.
    case kept
  }

  /// Compares two editions.
  public init(of first: Edition, with second: Edition) {
    self.first = first
    self.second = second
    rows = AllEvidence.requirements.compactMap { requirement in
      Self.change(of: requirement, from: first, to: second).map { Row(requirement: requirement, change: $0) }
    }
  }

  /// The rows with a change, in the order of the catalogue.
  public func rows(_ change: Change) -> [Row] { rows.filter { $0.change == change } }

  private static func change(
    of requirement: Requirement, from first: Edition, to second: Edition
  ) -> Change? {
    switch (requirement.evidence(in: first), requirement.evidence(in: second)) {
    case (.external, _), (_, .external), (.silent, .silent): nil
    case (.silent, .stated): .added
    case (.stated, .silent): .dropped
    case (.stated, .contradicted), (.contradicted, .stated), (.silent, .contradicted),
      (.contradicted, .silent):
      .changed
    case (.contradicted, .contradicted): .kept
    case (.stated, .stated): requirement.grade(in: first) == requirement.grade(in: second) ? .kept : .regraded
    }
  }
}
