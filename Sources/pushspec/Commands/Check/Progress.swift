import Conformance
import Foundation
import PushModel

/// The line that shows on a terminal how far a run has come.
final class Progress: @unchecked Sendable {
  private let write: @Sendable (String) -> Void
  private let lock = NSLock()
  private var edition = ""
  private var total = 0
  private var played = 0
  private var failed = 0
  private var shownPercent = -1

  init(write: @escaping @Sendable (String) -> Void) { self.write = write }

  /// A run begins.
  func start(_ edition: Edition, total: Int) {
    lock.withLock {
      (self.edition, self.total) = (edition.rawValue, total)
      (played, failed, shownPercent) = (0, 0, -1)
    }
  }

  /// A case has been played.
  func add(_ record: CaseRecord) {
    lock.withLock {
      played += 1
      if record.verdict.isFailure, !record.isReportedOnly { failed += 1 }
      let percent = total == 0 ? 100 : played * 100 / total
      guard percent != shownPercent else { return }
      shownPercent = percent
      write("\r\u{1B}[K\(edition)  \(played) of \(total)  \(failed) failed  \(record.caseID)")
    }
  }

  /// Nothing is left of the line.
  func clear() { write("\r\u{1B}[K") }
}
