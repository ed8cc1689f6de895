import CommandSupport
import Conformance
import Foundation
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel

/// The covered branches, and the required ones.
struct CoverageSource {
  /// The records, one for each edition.
  var records: [CoverageRecorder] = []
  /// The comparison of the records with all branches.
  var coverage = Coverage([])
  /// The exceptions of coverage.
  var exceptions: [CoverageException] = []
  /// Whether missing items count as failures.
  var isDemanding = true
  /// The problems of the case files.
  var problems: [CaseProblem] = []
  /// Further notes.
  var notes: [String] = []

  /// The messages for standard error.
  var messages: [String] { problems.map(\.description) + notes }

  /// Whether no required item is missing.
  var isComplete: Bool { !isDemanding || coverage.isComplete }

  /// The coverage by selected cases of a catalogue; a callback gets the state after each edition.
  static func cases(
    _ cases: [ConformanceCase], of catalogue: Catalogue, editions: [Edition],
    onProgress: (CoverageSource) -> Void
  ) -> CoverageSource {
    var source = CoverageSource()
    source.problems = catalogue.problems
    let leftOut = catalogue.cases.count - cases.count
    if leftOut > 0 {
      source.isDemanding = false
      source.notes.append("a selection: \(leftOut.counted("other case")) not looked at, and nothing demanded")
    }
    for edition in editions {
      var record = CoverageRecorder(edition)
      record.add(SuiteRunner(cases: cases).compile(for: edition, problems: &source.problems))
      source.records.append(record)
      onProgress(source.counted)
    }
    return source.counted
  }

  /// The covered branches beside all branches.
  private var counted: CoverageSource {
    var source = self
    source.exceptions = CoverageException.ofTheSpecification
    source.coverage = Coverage(ofCases: records)
    return source
  }
}
