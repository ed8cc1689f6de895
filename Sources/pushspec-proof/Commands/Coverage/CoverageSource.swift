import CommandSupport
import Conformance
import Foundation
import JSON
import MachineAnalysis
import ModelAnalysis
import ModelBasedTesting
import Proofs
import PushModel

/// The sources of coverage: the passed branches, and the demanded ones.
struct CoverageSource {
  /// What was passed, an edition each.
  var records: [CoverageRecorder] = []
  /// The passed branches beside all branches.
  var coverage = Coverage([])
  /// What need not be visited.
  var exceptions: [CoverageException] = []
  /// Whether what is missing counts.
  var isDemanding = true
  /// What is wrong with the files.
  var problems: [CaseProblem] = []
  /// What is to be said besides.
  var notes: [String] = []

  /// For standard error.
  var messages: [String] { problems.map(\.description) + notes }

  /// Whether nothing that is demanded is missing.
  var isComplete: Bool { !isDemanding || coverage.isComplete }

  /// The cases that were selected of those of a catalogue; somebody is told of each edition.
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

  /// The branches passed by cases, beside all branches.
  private var counted: CoverageSource {
    var source = self
    source.exceptions = CoverageException.ofTheSpecification
    source.coverage = Coverage(ofCases: records)
    return source
  }
}
