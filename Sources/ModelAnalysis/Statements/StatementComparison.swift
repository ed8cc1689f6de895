import PushDocuments
public import PushModel

/// Two editions compared requirement by requirement.
public struct StatementComparison: Sendable {
  /// The edition that is left.
  public let first: Edition
  /// The edition that is moved to.
  public let second: Edition
  /// The requirements of which one of the two speaks at least, in the order of the catalogue.
  public let rows: [Row]

  /// One requirement.
  public struct Row: Sendable {
    /// The requirement.
    public let requirement: Requirement
    /// What becomes of it.
    public let change: Change
  }

  /// What becomes of a statement on the way from one edition to another.
  public enum Change: String, CaseIterable, Hashable, Sendable {
    /// The second states it, the first does not speak of it.
    case added
    /// One of the two says otherwise.
    case changed
    /// Both state it, and it rests on text of another kind.
    case regraded
    /// The first states it, the second does not speak of it.
    case dropped
    /// Both stand alike on it.
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
    case (.stated, .stated):
      requirement.grade(in: first) == requirement.grade(in: second) ? .kept : .regraded
    }
  }
}
