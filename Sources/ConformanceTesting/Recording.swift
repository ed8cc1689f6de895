import Conformance
import ModelBasedTesting
import Synchronization

/// The transcript of a run, which is written when it is whole.
final class Recording: Sendable {
  /// Where the run goes on.
  let transcript: Transcript
  private let path: String
  private let lines: Lines

  /// What was noted, until it is written.
  private final class Lines: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  /// A transcript that is to stand at a path.
  init(to path: String) {
    let lines = Lines()
    transcript = Transcript { line in lines.bytes.withLock { $0 += line } }
    self.lines = lines
    self.path = path
  }

  /// Notes the cases of a run.
  func begin(_ result: SuiteResult, seed: UInt64) {
    guard let profile = result.profile else { return }
    transcript.start(
      profile, edition: result.edition, cases: result.records.count, isStrict: result.isStrict,
      variable: FoundIssue.variable, seed: seed)
    for record in result.records { transcript.add(record) }
  }

  /// Notes what came of the walk and of everything, and writes the file; why that cannot be, or `nil`. A second time there
  /// is nothing to write.
  func end(_ result: SuiteResult, _ report: EditionReport, stale: [String]) -> String? {
    for one in report.generated { transcript.endGenerated(one) }
    transcript.end(result, report)
    transcript.endAll(shutdownFault: nil, stale: stale)
    let bytes = lines.bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    return bytes.starts(with: Transcript.firstLine.utf8) ? Transcript.write(bytes, to: path) : nil
  }
}
