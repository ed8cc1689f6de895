import Conformance
import ConformanceCases
import Foundation
import PushModel
import ReferenceAdapter

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "lint" {
  exit(lint(arguments.dropFirst().first ?? ConformanceCases.tables.path))
}
exit(check(arguments.first ?? ConformanceCases.tables.path))

/// Plays the tables on the reference port, as each edition.
func check(_ path: String) -> Int32 {
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
  return worst
}

/// Brings tables into their canonical form, and says what else is wrong with them.
func lint(_ path: String) -> Int32 {
  let loaded = CaseLoader.load(path: path)
  let findings = loaded.problems + CaseLint.check(loaded.tables)
  for finding in findings { print(finding) }
  for table in loaded.tables {
    guard let data = FileManager.default.contents(atPath: table.path),
      let node = try? JSONNode.parse([UInt8](data))
    else { continue }
    let canonical = Data(CanonicalForm.render(node).utf8)
    guard canonical != data else { continue }
    print("\(table.path): brought into the canonical form")
    guard FileManager.default.createFile(atPath: table.path, contents: canonical) else { return 2 }
  }
  return findings.isEmpty ? 0 : 2
}
