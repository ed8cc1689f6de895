import CommandSupport
import Conformance
import JSON
import MachineAnalysis
import ModelBasedTesting
import PushModel

/// What came out of a walk, or of the complete suite of a behaviour.
struct GeneratedOutcome {
  /// What was played.
  enum Source {
    case walk(seed: UInt64)
    case suite
  }

  let name: BehaviourName
  let source: Source
  /// What decides what the port is told in the place of names.
  private let seed: UInt64
  /// The tests of a suite that came out as the specification allows; a walk is counted in steps.
  var passed = 0
  var failed = 0
  var couldNotRun = 0
  /// The tests that fail by an argument alone.
  var argued = 0
  /// The tests of a suite that show what is known to be wrong, and the walks that are known to.
  var known = 0
  /// What a walk came to.
  private var walk: WalkResult?
  var steps = 0
  var failures: [ShrunkFailure] = []
  /// Failures that rest on an argument only.
  var reported: [ShrunkFailure] = []
  var unsupported: [String] = []
  var problems: [String] = []
  /// The number of states of the specification, where a suite was made.
  var states: Int?
  var guarantee: String?

  init(_ name: BehaviourName, seed: UInt64, _ walk: WalkResult) {
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

  init(_ name: BehaviourName, seed: UInt64, _ run: SuiteRun, _ result: SuiteRunResult) {
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

  /// Nothing could be played.
  init(_ name: BehaviourName, seed: UInt64, _ source: Source, _ problem: String) {
    self.name = name
    self.seed = seed
    self.source = source
    problems = [problem]
  }

  /// Whether it was played to its end, and nothing was wrong.
  var isComplete: Bool { failed == 0 && couldNotRun == 0 && problems.isEmpty && unsupported.isEmpty }

  /// What it counts for in the last line.
  var totals: SuiteResult.Totals {
    SuiteResult.Totals(
      passed: passed, failed: failed, skipped: couldNotRun, argued: isWalk ? reported.count : argued,
      known: known, unexpected: walk?.passing.count ?? 0)
  }

  /// What the command ends with on account of it.
  var exitCode: ExitCode {
    if failed > 0 { return failures.contains { $0.contradiction == nil } ? .failed : .contradiction }
    if !(walk?.passing.isEmpty ?? true) { return .unexpected }
    return isComplete ? .success : .inconclusive
  }

  var isWalk: Bool {
    switch source {
    case .walk: true
    case .suite: false
    }
  }

  // MARK: Reports

  private var headline: String {
    if let walk { return walk.headline(over: name, seed: seed) }
    let size = states.map { ", \($0.counted("state"))" } ?? ""
    return "Suite of \(name.rawValue)\(size): \(totals.words), \(steps.counted("step"))"
  }

  private func text(
    _ failure: ShrunkFailure, _ row: GeneratedCase?, isReported: Bool, _ port: PortArguments
  ) -> [String] {
    var lines = failure.lines(isReported: isReported, seed: seed).map { "  " + $0 }
    guard let row else { return lines }
    lines.append("    as a table, to be saved as found.json; what is expected is the machines' word:")
    lines.append(row.text.hasSuffix("\n") ? String(row.text.dropLast()) : row.text)
    lines.append("    again     " + port.commandToPlay(row))
    return lines
  }

  /// What a test was found by.
  private var title: String {
    switch source {
    case .walk(let seed): "a walk (--walk \(steps) --seed \(seed))"
    case .suite: "a complete suite (--generated)"
    }
  }

  /// The outcome for reports.
  func json(_ port: PortArguments) -> JSONNode {
    .object([
      "tests": kind.json, "behaviour": name.rawValue.json, "headline": headline.json, "passed": passed.json,
      "failed": failed.json, "couldNotRun": couldNotRun.json, "argued": argued.json, "steps": steps.json,
      "states": states?.json, "guarantee": guarantee?.json, "unsupported": unsupported.json,
      "problems": problems.json, "notes": walk.map(\.knownLines.json),
      "known": walk.map {
        .array($0.known.map { .object(["name": $0.deviation.name.json, "met": $0.count.json]) })
      },
      "failing": walk.map { .array($0.failures.map(\.deviation.json)) },
      "passing": walk.map { .array($0.passing.map(\.deviation.json)) },
      "failures": .array(
        (failures + reported).enumerated().map { number, failure in
          let row = GeneratedCase(failure, number: number + 1, source: title)
          let isReported = number >= failures.count
          return .object([
            "steps": failure.stepNames.json, "before": failure.original.json,
            "repeatable": failure.isRepeatable.json,
            "seen": failure.divergence.seen.shown(upTo: 4000).json,
            "contradiction": failure.contradiction?.json, "expected": failure.divergence.expected.json,
            "rules": failure.divergence.requirements.json, "argued": isReported ? true.json : nil,
            "text": text(failure, row, isReported: isReported, port).json,
            "brief": isReported ? failure.arguedLine.json : nil, "table": row?.table,
            "again": row.map { port.commandToPlay($0).json },
          ])
        }),
    ])
  }

  private var kind: String {
    switch source {
    case .walk: "walk"
    case .suite: "suite"
    }
  }
}
