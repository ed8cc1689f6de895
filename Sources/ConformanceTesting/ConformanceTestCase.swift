public import Conformance
import ConformanceCases
import Foundation
import JSON
public import PushModel
import StateMachines
public import Testing

/// One case in one edition, as an argument of a parameterised test: one line per case.
///
/// ```swift
/// @Test(arguments: ConformanceTestCase.all(in: .nhncloudKo))
/// func conforms(_ testCase: ConformanceTestCase) {
///   testCase.check(MyAdapter())
/// }
/// ```
public struct ConformanceTestCase: Sendable {
  private let compiled: CompiledCase

  /// The id of the case, for example `REG-014`.
  public var id: String { compiled.source.id }

  /// Every case that this package ships for an edition.
  public static func all(in edition: Edition = .standard) -> [ConformanceTestCase] {
    cases(in: edition, of: shipped, at: ConformanceCases.tables.path)
  }

  /// The tables of this package, read once: a target may ask for the cases of many editions.
  private static let shipped = CaseLoader.load(path: ConformanceCases.tables.path)

  /// The cases of other tables: a folder, or one file. A file that cannot be read is an issue.
  public static func cases(in edition: Edition, ofTablesAt path: String) -> [ConformanceTestCase] {
    cases(in: edition, of: CaseLoader.load(path: path), at: path)
  }

  private static func cases(
    in edition: Edition, of loaded: CaseLoader.Result, at path: String
  ) -> [ConformanceTestCase] {
    var problems = loaded.problems
    let compiled = SuiteRunner(cases: loaded.cases).compile(for: edition, problems: &problems)
    for problem in problems { Issue.record("\(problem)") }
    // A suite from which nothing runs must not be green.
    if compiled.isEmpty { Issue.record("no case of \(path) holds in \(edition.rawValue)") }
    return compiled.map(ConformanceTestCase.init)
  }

  /// Plays the case on a port. A failure is recorded at the line of the rule that the port breaks,
  /// with what was done, seen and allowed, and the requirement that says so.
  ///
  /// - Parameters:
  ///   - adapter: the port, as new: each case starts from a fresh installation.
  ///   - readings: gathers the readings that the port follows; see `ReadingCollector`.
  public func check<A: Adapter>(_ adapter: A, into readings: ReadingCollector? = nil) {
    var adapter = adapter
    let profile: Profile
    do {
      profile = try adapter.profile
    } catch {
      Issue.record("\(id): \(error.message)")
      return
    }
    var record: CaseRecord = CaseRunner.run(
      compiled, on: &adapter, profile: profile, notesSights: true)
    let collector = readings ?? ReadingCollector()
    collector.judge(compiled, of: profile, into: &record)
    if record.verdict == .fail {
      _ = CaseRunner.askAgain(compiled, on: &adapter, profile: profile, in: &record) {
        collector.judge($0, of: profile, into: &$1)
      }
    }
    collector.add(record)
    guard !record.verdict.isGood, record.verdict != .notApplicable, !record.isReportedOnly else { return }
    let rule = RuleFinder.rule(behind: record, of: compiled)
    Issue.record(Comment(rawValue: text(of: record, rule)), sourceLocation: location(of: rule))
  }

  private func text(of record: CaseRecord, _ rule: RuleTaken?) -> String {
    guard let rule else { return record.message }
    return record.message
      + "\n  machine   \(rule.machine), \(rule.state) on \(rule.input) (\(rule.citation.id)),"
      + " \(rule.place.file):\(rule.place.line)"
  }

  private func location(of rule: RuleTaken?) -> SourceLocation {
    guard let place = rule?.place else {
      return SourceLocation(
        fileID: "ConformanceCases/\(compiled.source.table).json", filePath: compiled.source.path,
        line: compiled.source.place.line, column: 1)
    }
    return SourceLocation(fileID: place.file, filePath: place.file, line: place.line, column: 1)
  }
}

extension ConformanceTestCase: CustomTestStringConvertible {
  /// The id, the edition and what the case shows.
  public var testDescription: String {
    "\(id) \(compiled.edition.rawValue): \(compiled.source.title)"
  }
}
