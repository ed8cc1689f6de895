import CommandSupport

/// An adapter to begin with.
enum Skeleton: String, CaseIterable {
  case swift, javascript, python

  func write(into folder: String) throws(UsageError) -> CommandResult {
    throw UsageError("not yet")
  }
}
