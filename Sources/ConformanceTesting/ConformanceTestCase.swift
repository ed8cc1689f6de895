import Conformance
public import PushModel
public import Testing

/// One case of a run, as an argument of a parameterised test: one line per case.
public struct ConformanceTestCase: Sendable {
  let run: ConformanceRun
  let compiled: CompiledCase

  /// The id of the case, for example `REG-014`.
  public var id: String { compiled.source.id }

  /// The edition in which it is played.
  public var edition: Edition { compiled.edition }

  /// Reports the outcome of the case. The first call in a run plays all its cases.
  ///
  /// A failure is an issue at the line of the rule that the port breaks. Of cases that fail for the same reason the
  /// shortest is the issue, and names the others, which are cancelled. A case of an area that the port does not offer
  /// is cancelled, too. A departure that rests on an argument is a warning unless the run is strict. A known deviation
  /// is a known issue; one that is gone is an issue.
  public func check(sourceLocation: SourceLocation = #_sourceLocation) throws {
    switch run.outcome(of: id) {
    case .good: return
    case .cancelled(let reason):
      try Test.cancel(Comment(rawValue: "\(id): \(reason)"), sourceLocation: sourceLocation)
    case .told(let finding): issue(finding).record()
    case .known(let finding, let known):
      withKnownIssue(Comment(rawValue: known.words), sourceLocation: sourceLocation) {
        issue(finding).record()
      }
    }
  }

  /// The issue to record for the case.
  func issue(_ finding: Finding) -> FoundIssue {
    FoundIssue(finding, of: compiled, seed: run.seed, in: Test.current)
  }
}

extension ConformanceTestCase: CustomTestStringConvertible {
  /// The id, the edition and the title of the case.
  public var testDescription: String { "\(id) \(compiled.edition.rawValue): \(compiled.source.title)" }
}
