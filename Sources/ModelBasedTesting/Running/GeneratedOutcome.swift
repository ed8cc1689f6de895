package import Conformance
package import JSON
import MachineAnalysis
import PushModel

/// The outcome of a walk, or of the complete suite of a behaviour.
package struct GeneratedOutcome: Sendable {
  /// The kind of test.
  package enum Source: Sendable {
    case walk(seed: UInt64)
    case suite
  }

  private let name: BehaviourName
  private let source: Source
  /// The seed of the values that the port gets in place of names.
  private let seed: UInt64
  /// The number of passed tests of a suite; a walk is counted in steps.
  private var passed = 0
  package private(set) var failed = 0
  private var couldNotRun = 0
  /// The number of tests that fail by an argument alone.
  private var argued = 0
  /// The number of tests of a suite that show known deviations, and of walks that are known deviations.
  private var known = 0
  private var walk: WalkResult?
  private var steps = 0
  private var failures: [ShrunkFailure] = []
  /// The failures that rest on an argument alone.
  private var reported: [ShrunkFailure] = []
  private var unsupported: [String] = []
  package var problems: [String] = []
  /// The number of states of the specification; `nil` without a suite.
  private var states: Int?
  private var guarantee: String?

  package init(_ name: BehaviourName, seed: UInt64, _ walk: WalkResult) {
    self.name = name
    self.seed = seed
    source = .walk(seed: seed)
    failed = walk.failures.count
    known = walk.knownCount
    self.walk = walk
    steps = walk.steps
    failures = walk.failures
    reported = walk.reported
    unsupported = walk.unsupported
    problems = walk.problems
  }

  package init(_ name: BehaviourName, seed: UInt64, _ run: SuiteRun, _ result: SuiteRunResult) {
    self.name = name
    self.seed = seed
    source = .suite
    passed = result.passed
    failed = result.failed
    couldNotRun = result.couldNotRun
    argued = result.argued
    known = result.known
    steps = result.steps
    failures = result.failures
    reported = result.reported
    unsupported = result.unsupported
    problems = result.problems
    states = run.suite.table.stateCount
    guarantee = run.suite.guarantee
  }

  /// An outcome without a play.
  package init(_ name: BehaviourName, seed: UInt64, _ source: Source, _ problem: String) {
    self.name = name
    self.seed = seed
    self.source = source
    problems = [problem]
  }

  /// Whether it was played to its end without failures.
  private var isComplete: Bool { failed == 0 && couldNotRun == 0 && problems.isEmpty && unsupported.isEmpty }

  /// The totals for the last line.
  package var totals: SuiteResult.Totals {
    SuiteResult.Totals(
      passed: passed, failed: failed, skipped: couldNotRun, argued: isWalk ? reported.count : argued,
      known: known, unexpected: walk?.passing.count ?? 0)
  }

  /// The exit code of a run with this outcome.
  package var exitCode: Int32 {
    if failed > 0 { return failures.contains { $0.contradiction == nil } ? 1 : 6 }
    if !(walk?.passing.isEmpty ?? true) { return 5 }
    return isComplete ? 0 : 4
  }

  private var isWalk: Bool { if case .walk = source { true } else { false } }

  // MARK: Reports

  private var headline: String {
    if let walk { return walk.headline(over: name, seed: seed) }
    let size = states.map { ", \($0.counted("state"))" } ?? ""
    return "Suite of \(name.rawValue)\(size): \(totals.words), \(steps.counted("step"))"
  }

  private func text(
    _ failure: ShrunkFailure, _ row: GeneratedCase?, isReported: Bool,
    _ commandToPlay: (GeneratedCase) -> String
  ) -> [String] {
    var lines = failure.lines(isReported: isReported, seed: seed).map { "  " + $0 }
    guard let row else { return lines }
    lines.append("    as a table, to be saved as found.json; what is expected is the machines' word:")
    lines.append(row.text.hasSuffix("\n") ? String(row.text.dropLast()) : row.text)
    lines.append("    again     " + commandToPlay(row))
    return lines
  }

  /// The origin of a test, with the options to repeat it.
  private var title: String {
    switch source {
    case .walk(let seed): "a walk (--walk \(steps) --seed \(seed))"
    case .suite: "a complete suite (--generated)"
    }
  }

  /// The outcome for reports; a failure comes with the command to play it again.
  package func json(_ commandToPlay: (GeneratedCase) -> String) -> JSONNode {
    .object([
      "tests": (isWalk ? "walk" : "suite").json, "behaviour": name.rawValue.json, "headline": headline.json,
      "passed": passed.json, "failed": failed.json, "couldNotRun": couldNotRun.json, "argued": argued.json,
      "steps": steps.json,
      "states": states?.json, "guarantee": guarantee?.json, "unsupported": unsupported.json,
      "judged": walk.map(\.share.json), "problems": problems.json, "notes": walk.map(\.knownLines.json),
      "known": walk.map {
        .array($0.known.map { .object(["name": $0.deviation.name.json, "met": $0.count.json]) })
      },
      "failing": walk.map { .array($0.failures.map(\.deviation.json)) },
      "passing": walk.map { .array($0.passing.map(\.deviation.json)) },
      "failures": .array((failures + reported).enumerated()) { number, failure in
        let row = GeneratedCase(failure, number: number + 1, source: title)
        let isReported = number >= failures.count
        return .object([
          "steps": failure.stepNames.json, "before": failure.original.json,
          "repeatable": failure.isRepeatable.json,
          "seen": failure.divergence.seen.shown(upTo: 4000).json,
          "contradiction": failure.contradiction?.json, "expected": failure.divergence.expected.json,
          "rules": failure.divergence.requirements.json, "argued": isReported ? true.json : nil,
          "text": text(failure, row, isReported: isReported, commandToPlay).json,
          "brief": isReported ? failure.arguedLine.json : nil, "table": row?.table,
          "again": row.map { commandToPlay($0).json },
        ])
      },
    ])
  }
}
