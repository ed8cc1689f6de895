import PushModel

/// In what a case failed: what was seen and allowed, and what says so. `FailureText` says the same in words.
package struct CaseFailure: Hashable, Sendable {
  /// Something that would have been right.
  package struct Way: Hashable, Sendable {
    /// What should have been seen.
    package var seen: [String]
    /// What the server should have held; `nil` where the case does not look at it.
    package var server: String?
    /// The permission that there should have been; `nil` where the case does not look at it.
    package var permission: PermissionStatus?
    /// The calls that need not have completed; `nil` before the end.
    package var open: [String]?
    /// The readings under which it would have been right.
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
  /// What was seen.
  package var seen: [String]
  /// What would have been right: any of these.
  package var allowed: [Way] = []
  /// The requirement of every case that was broken, if one was.
  package var against: String?
  /// The requirements behind it, the weightiest first.
  package var rules: [String]
  /// The questions of the case that are open in the edition.
  package var questions: [String] = []
  /// All of it in words, in lines.
  package var message: String
}
