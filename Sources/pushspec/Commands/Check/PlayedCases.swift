import CommandSupport
import Conformance
import PushModel
import Synchronization

/// Counts the played cases of an edition, for the progress.
final class PlayedCases: Sendable {
  private let progress: Progress
  private let counts = Mutex((total: 0, played: 0, failed: 0))

  init(_ progress: Progress) { self.progress = progress }

  func start(_ total: Int) { counts.withLock { $0 = (total, 0, 0) } }

  func add(_ record: CaseRecord) {
    let counts = counts.withLock { counts in
      counts.played += 1
      if record.verdict.countsAsFailed { counts.failed += 1 }
      return counts
    }
    progress.show(
      record.edition.rawValue, counts.played, of: counts.total, "\(counts.failed) failed  \(record.caseID)")
  }
}
