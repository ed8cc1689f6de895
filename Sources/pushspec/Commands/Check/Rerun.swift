import CommandSupport
import Conformance
import JSON
import ProcessAdapters
import PushModel

/// The failed cases of recorded runs, to be played again in the same way.
struct Rerun {
  /// The path of the transcript.
  let path: String
  /// The seed of the runs; `nil` where the transcript does not say.
  let seed: UInt64?
  /// Whether inferred requirements counted.
  let isStrict: Bool
  /// The options of the reference port; `nil` where another port was played.
  private let referenceOptions: String?
  /// The ids of the failed cases.
  private let ids: [Edition: Set<String>]
  /// Whether a run ended early.
  let isPartial: Bool

  /// Reads a transcript. The transcript of a port in another process needs that port.
  init(_ path: String, onPort adapter: String?) throws(UsageError) {
    guard let runs = try TranscriptFile.runs(path) else { throw TranscriptFile.missing(path) }
    if adapter == nil, let command = runs.lazy.compactMap(\.command).first {
      throw UsageError("\(path) is of another port: --adapter \(CommandWords.quoted(command.shown()))")
    }
    let failed = runs.flatMap(\.failed).sorted()
    if adapter == nil, !failed.isEmpty, let variable = runs.lazy.compactMap(\.variable).first {
      let command = "\(variable)=\(failed.joined(separator: ",").shown(upTo: 400)) swift test"
      throw UsageError("\(path) is of a port in tests, which play it again with: \(command)")
    }
    self.path = path
    seed = runs.lazy.compactMap(\.seed).first
    isStrict = runs.contains(where: \.isStrict)
    referenceOptions = runs.lazy.compactMap(\.options).first
    isPartial = runs.contains { $0.exit == nil || $0.exit == Int(ExitCode.inconclusive.rawValue) }
    ids = Dictionary(runs.map { ($0.edition, Set($0.failed)) }) { $0.union($1) }.filter { !$0.value.isEmpty }
  }

  /// The editions in which cases failed.
  var editions: [Edition] { Edition.allCases.filter { ids[$0] != nil } }

  /// Whether a case is played in an edition; `nil` stands for any.
  func plays(_ one: ConformanceCase, in edition: Edition? = nil) -> Bool {
    edition.map { ids[$0]?.contains(one.id) ?? false } ?? ids.values.contains { $0.contains(one.id) }
  }

  /// Refuses a transcript with unknown cases.
  func check(against catalogue: Catalogue) throws(UsageError) {
    let known = Set((catalogue.cases + catalogue.retired).map(\.id))
    let missing = ids.values.flatMap(\.self).filter { !known.contains($0) }.sorted()
    guard catalogue.problems.isEmpty, let first = missing.first else { return }
    throw UsageError("\(path) holds a case that there is not: \(first.shown()); --cases names its tables")
  }

  /// The remark where another port is played than the one that failed: the repaired one, or a mistake.
  func remark(onPort port: PortArguments) -> String? {
    guard port.adapter == nil, let failed = referenceOptions, failed != port.referenceOptions else {
      return nil
    }
    let now = port.referenceOptions.map { "with \($0)" } ?? "without"
    return "in \(path) the reference port failed with \(failed.shown()), and is played \(now)"
  }

  /// The message and the exit code where no case is to be played again; `nil` if there is one.
  var nothing: (message: String, exit: ExitCode)? {
    guard ids.isEmpty else { return nil }
    return isPartial
      ? ("no case failed in \(path), but not all were played", .inconclusive)
      : ("no case failed in \(path)", .success)
  }
}

extension RecordedRun {
  /// The ids of the failed cases, of cases without an end, and of cases with contradicting results.
  fileprivate var failed: [String] {
    cases.filter { one in
      guard let verdict = one.verdict else { return true }
      return verdict.countsAsFailed || contradictions.contains { one.readings[$0] != nil }
    }.map(\.caseID)
  }
}
