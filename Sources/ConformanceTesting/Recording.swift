import Conformance
import ModelBasedTesting
import Synchronization

/// The transcript of a run, which is written as a whole at the end.
final class Recording: Sendable {
  let transcript: Transcript
  private let path: String
  private let lines: Lines

  /// The lines that have not been written to the file yet.
  private final class Lines: Sendable {
    let bytes = Mutex<[UInt8]>([])
  }

  init(to path: String) {
    let lines = Lines()
    transcript = Transcript { line in lines.bytes.withLock { $0 += line } }
    self.lines = lines
    self.path = path
  }

  /// Records the cases of a run.
  func begin(_ result: SuiteResult, seed: UInt64) {
    guard let profile = result.profile else { return }
    transcript.start(
      profile, edition: result.edition, cases: result.records.count, isStrict: result.isStrict,
      variable: FoundIssue.variable, seed: seed)
    for record in result.records { transcript.add(record) }
  }

  /// Records the walk and the end of the run, and writes the file. Returns the reason for a failure, or `nil`. A
  /// second call writes nothing.
  func end(_ result: SuiteResult, _ report: EditionReport, stale: [String]) -> String? {
    transcript.end(result, report)
    transcript.endAll(shutdownFault: nil, stale: stale)
    let bytes = lines.bytes.withLock { bytes in
      defer { bytes = [] }
      return bytes
    }
    return bytes.starts(with: Transcript.firstLine.utf8) ? Transcript.write(bytes, to: path) : nil
  }
}
