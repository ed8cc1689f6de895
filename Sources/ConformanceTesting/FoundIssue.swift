import Conformance
import ConformanceCases
import JSON
import PushModel
import StateMachines
import Testing

/// The issue of a case: the observations and the allowed outcomes, the command that plays it again, and the places of
/// the rule and the case.
struct FoundIssue {
  let text: String
  let isWarning: Bool
  let location: SourceLocation

  /// The environment variable that names the cases to play alone.
  static let variable = "PUSHSPEC_CASE"

  init(_ finding: Finding, of compiled: CompiledCase, seed: UInt64, in test: Test?) {
    isWarning = finding.isWarning
    let record = finding.record
    let rule = record.rule
    let (table, line) = (ConformanceCases.original(of: compiled.source.path), compiled.source.place.line)
    let values = SentValues(seed: seed, play: record.caseID, edition: record.edition).words
    let report = CaseReport(record)
    let told = TextReport().render(report, again: Self.command(for: report, in: test), values: values)
    var lines = [told ?? record.message]
    if let rule {
      lines.append(
        "  model     \(rule.place.path):\(rule.place.line): \(rule.machine), \(rule.state) on \(rule.input) (\(rule.citation.id))"
      )
    }
    lines.append("  table     \(table):\(line)")
    lines += TextReport.others(finding.others, shownWith: Self.variable)
    text = lines.joined(separator: "\n")
    location =
      if let place = rule?.place {
        SourceLocation(fileID: place.file, filePath: place.path, line: place.line, column: 1)
      } else {
        SourceLocation(
          fileID: "ConformanceCases/\(compiled.source.table).json", filePath: table, line: line, column: 1)
      }
  }

  /// The command that plays a case alone.
  private static func command(for report: CaseReport, in test: Test?) -> String {
    let filter = test.map { " --filter \(CommandWords.quoted(pattern($0.name)))" } ?? ""
    return report.again(inTests: variable) + filter
  }

  /// The name of a test as a regular expression. A name in backticks is taken literally.
  private static func pattern(_ name: String) -> String {
    let parts = name.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count == 3 else { return String(name.prefix { $0 != "(" }) }
    return parts[1].map { "\\^$.|?*+()[]{}".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  func record() {
    Issue.record(Comment(rawValue: text), severity: isWarning ? .warning : .error, sourceLocation: location)
  }
}
