import PushModel

/// The failure of a case: what was seen, what was allowed, and the rules behind it. `FailureText` puts it into words.
package struct CaseFailure: Hashable, Sendable {
  /// One allowed outcome.
  package struct Way: Hashable, Sendable {
    /// The expected observations.
    package var seen: [String]
    /// The expected records at the server; `nil` where the case does not look at them.
    package var server: String?
    /// The expected permission; `nil` where the case does not look at it.
    package var permission: PermissionStatus?
    /// The calls that need not have completed; `nil` before the end.
    package var open: [String]?
    /// The readings under which this outcome is allowed.
    package var readings: [ReadingCondition] = []

    init(seen: [String]) { self.seen = seen }

    init(_ leaf: Leaf<ExpectedStep>) {
      seen = leaf.value.items.map(Describe.item)
      server = Describe.records(leaf.value.records)
      readings = leaf.conditions
    }

    init(_ leaf: Leaf<ExpectedEnd>) {
      seen = []
      server = Describe.records(leaf.value.records)
      permission = leaf.value.permission
      open = leaf.value.open
      readings = leaf.conditions
    }
  }

  /// The step, counted from 1, 0 being the setting; `nil` for the end, and for the case as a whole.
  package var step: Int?
  package var seen: [String]
  /// The allowed outcomes: any one of them would have passed.
  package var allowed: [Way] = []
  /// The requirement of every case that was broken; `nil` if none was.
  package var against: String?
  /// The requirements behind it, the weightiest first.
  package var rules: [String]
  /// The questions of the case that are open in the edition.
  package var questions: [String] = []
  /// The whole failure in words, of several lines.
  package var message: String
}
