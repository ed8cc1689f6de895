import Conformance
import ConformanceCases
import Foundation
import PushModel
import ReferenceAdapter

let loaded = CaseLoader.load(path: CommandLine.arguments.dropFirst().first ?? ConformanceCases.tables.path)
for problem in loaded.problems { print(problem) }
for edition in Edition.allCases {
  var adapter = ReferenceAdapter(edition: edition)
  var runner = SuiteRunner(cases: loaded.cases, edition: edition)
  runner.onRecord = { record in
    if !record.verdict.isGood { print("\(record.verdict.rawValue): \(record.message)\n") }
  }
  let result = runner.run(on: &adapter)
  print("\(edition.rawValue): \(result.totals.passed) passed, \(result.totals.failed) failed")
}
