import Conformance
import ConformanceCases
import Foundation
import PushModel
import ReferenceAdapter

let path = CommandLine.arguments.dropFirst().first ?? ConformanceCases.tables.path
let loaded = CaseLoader.load(path: path)
var worst: Int32 = 0
for edition in Edition.allCases {
  var adapter = ReferenceAdapter(edition: edition)
  let runner = SuiteRunner(cases: loaded.cases, problems: loaded.problems, edition: edition)
  let result = runner.run(on: &adapter)
  var report = TextReport()
  report.nullScore = NullScore.measure(loaded.cases, edition: edition)
  print(report.render(result))
  if worst == 0 { worst = result.exitCode }
}
exit(worst)
