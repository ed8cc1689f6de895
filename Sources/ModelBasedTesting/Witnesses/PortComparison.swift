package import Conformance
import JSON
public import PushModel

/// A comparison of two ports case by case, from their transcripts.
public struct PortComparison: Sendable {
  /// The cases in which the ports differ, in the order of the first transcript.
  public private(set) var differences: [Difference] = []
  /// The number of compared cases.
  public private(set) var compared = 0
  /// The cases that only one transcript has, or that cannot be played again from both.
  public private(set) var notCompared: [String] = []

  /// A case in which two ports differ.
  public struct Difference: Sendable {
    /// The case.
    package let source: ConformanceCase
    /// The edition that was played.
    public let edition: Edition
    /// The first step that differs, counted from 1; 0 for the setting.
    public let step: Int
    /// The observation of the first port.
    public let first: String
    /// The observation of the second port.
    public let second: String

    /// The steps up to the one that differs, in the words of the case tables.
    public var steps: [String] { source.words(upTo: step) }
    /// The setting in the words of the case tables; `nil` where it is the usual one.
    public var given: String? { source.settingWords }
  }

  /// Compares two transcripts; `cases` are the tables from which they were played.
  package init(_ first: [RecordedRun], _ second: [RecordedRun], cases: [ConformanceCase]) {
    let sources = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    var others: [Key: Played] = [:]
    for played in Self.played(second) { others[played.key] = played }
    for one in Self.played(first) {
      guard let source = sources[one.key.caseID], let other = others.removeValue(forKey: one.key) else {
        notCompared.append(one.key.caseID)
        continue
      }
      compare(one, other, source)
    }
    notCompared += others.keys.map(\.caseID).sorted()
  }

  /// The difference with the fewest steps.
  public var shortest: Difference? { differences.min { $0.step < $1.step } }

  private struct Key: Hashable {
    let caseID: String
    let edition: Edition
  }

  private struct Played {
    let key: Key
    let recorded: RecordedCase
    let profile: Profile
  }

  private static func played(_ runs: [RecordedRun]) -> [Played] {
    runs.flatMap { run in
      run.cases.filter { !$0.exchanges.isEmpty }.map { recorded in
        Played(
          key: Key(caseID: recorded.caseID, edition: run.edition), recorded: recorded,
          profile: run.profile ?? Profile(adapter: "", implementation: "", edition: run.edition))
      }
    }
  }

  private mutating func compare(_ one: Played, _ other: Played, _ source: ConformanceCase) {
    let unobserved = one.profile.unobserved.union(other.profile.unobserved)
    func play(_ played: Played) -> CasePlay<RecordedPort>? {
      CasePlay(
        source.given, in: played.key.edition, on: RecordedPort(played.recorded, profile: played.profile),
        unobserved: unobserved)
    }
    guard var left = play(one), var right = play(other) else { return notCompared.append(source.id) }
    for number in 0...source.steps.count {
      let step = number == 0 ? nil : source.steps[number - 1]
      guard let mine = Sight(&left, step), let theirs = Sight(&right, step) else {
        return notCompared.append(source.id)
      }
      guard mine == theirs else {
        compared += 1
        differences.append(
          Difference(
            source: source, edition: one.key.edition, step: number, first: mine.words,
            second: theirs.words))
        return
      }
      if case .end = mine { break }
    }
    compared += 1
  }

  /// The observation of a port in a step, or the early end of its record.
  private enum Sight: Equatable {
    case seen(Observed)
    case end(String)

    /// Plays a step, or the setting; `nil` where the transcript has another step.
    init?(_ play: inout CasePlay<RecordedPort>, _ step: CaseStep?) {
      do throws(PlayProblem) {
        let seen = if let step { try play.play(step.action, as: step.name) } else { try play.start() }
        self = .seen(seen)
      } catch {
        if case .fault(let fault) = error, fault.kind == .protocolBroken { return nil }
        self = .end(error.message)
      }
    }

    var words: String {
      switch self {
      case .seen(let observed): observed.words
      case .end(let message): message
      }
    }
  }
}

extension ConformanceCase {
  /// The steps up to one of them, in the words of the case tables.
  func words(upTo step: Int) -> [String] {
    steps.prefix(step).map { CaseEncoder.node($0.action, as: $0.name, see: []).words }
  }

  /// The setting in the words of the case tables; `nil` where it is the usual one.
  var settingWords: String? { CaseEncoder.node(given).map(\.words) }
}
