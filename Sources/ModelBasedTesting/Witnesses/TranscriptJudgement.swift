package import Conformance
public import PushModel

/// A port's transcript compared with the specification of an edition under all interpretations at once.
///
/// The cases are played again, in their order, on what the transcript holds. Beside them goes the specification
/// under every combination of readings that agrees with all that was seen before.
public struct TranscriptJudgement: Sendable {
  /// The edition.
  public let edition: Edition
  /// The combinations of readings that agree with the whole transcript, departures left out.
  public private(set) var readings: [ReadingSet]
  /// How many cases were followed to their end, or to where they depart.
  public private(set) var followed = 0
  /// The cases that could not be followed, with the reason.
  public private(set) var notFollowed: [(caseID: String, reason: String)] = []
  /// Where the port leaves the specification, in the order of the transcript.
  public private(set) var departures: [Departure] = []
  /// For each question of which readings are ruled out, the case after which fewer were left, the last such.
  public private(set) var decided: [String: String] = [:]

  private let profile: Profile

  /// Compares a run; `cases` are the tables that it was played from.
  package init(_ run: RecordedRun, cases: [ConformanceCase], readings: ReadingSet = ReadingSet()) {
    edition = run.edition
    profile = run.profile ?? Profile(adapter: "", implementation: "", edition: run.edition)
    self.readings = [readings]
    let sources = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for recorded in run.cases where !recorded.exchanges.isEmpty {
      guard let source = sources[recorded.caseID] else {
        notFollowed.append((recorded.caseID, "no table holds the case"))
        continue
      }
      follow(recorded, source, allowing: [readings])
    }
  }

  /// The departures that the cases do not allow.
  public var failures: [Departure] { departures.filter { !$0.isAllowedByCase } }

  /// The failure that takes the fewest steps, of those that need no other case beside them if there are such.
  public var shortest: Departure? {
    let alone = failures.filter(\.isAlone)
    return (alone.isEmpty ? failures : alone).min { $0.step < $1.step }
  }

  /// The readings that are left of each question of which some are ruled out.
  public var left: [String: [String]] { Self.left(in: readings) }

  /// The readings of which some combination is left, of questions of which not all are.
  public static func left(in sets: [ReadingSet]) -> [String: [String]] {
    let questions = Set(sets.flatMap(\.questions))
    return questions.reduce(into: [:]) { left, question in
      let all = OpenQuestion.named(question)?.readings.map(\.name) ?? []
      let some = Set(sets.flatMap { $0.readings(of: question) })
      if some.count < all.count { left[question] = all.filter(some.contains) }
    }
  }

  private mutating func follow(
    _ recorded: RecordedCase, _ source: ConformanceCase, allowing all: [ReadingSet]
  ) {
    switch outcome(recorded, source, under: readings) {
    case .agrees(let remaining):
      followed += 1
      guard remaining != readings else { return }
      let before = left
      readings = remaining
      for (question, left) in left where before[question] != left { decided[question] = source.id }
    case .departs(let step, let seen, let allowed):
      followed += 1
      var alone: [ReadingSet] = []
      if readings != all, case .agrees(let remaining) = outcome(recorded, source, under: all) {
        alone = remaining
      }
      departures.append(
        Departure(
          source: source, step: step, isAllowedByCase: isAllowed(recorded), seen: seen, allowed: allowed,
          aloneReadings: alone))
    case .notFollowed(let reason):
      notFollowed.append((source.id, reason))
    }
  }

  /// Whether a case came out well, under readings that agree with those of the cases before.
  private func isAllowed(_ recorded: RecordedCase) -> Bool {
    guard recorded.verdict?.isGood ?? false else { return false }
    let left = left
    return recorded.readings.allSatisfy { question, found in
      left[question].map { !Set($0).isDisjoint(with: found) } ?? true
    }
  }

  private enum Outcome {
    case agrees([ReadingSet])
    case departs(step: Int, seen: String, allowed: [Departure.Allowed])
    case notFollowed(String)
  }

  private func outcome(
    _ recorded: RecordedCase, _ source: ConformanceCase, under readings: [ReadingSet]
  ) -> Outcome {
    let recording = RecordedPort(recorded, profile: profile)
    guard
      var port = CasePlay(source.given, in: edition, on: recording, unobserved: profile.unobserved),
      var hypotheses = Hypotheses(
        source.given, in: edition, unobserved: profile.unobserved, readings: readings)
    else { return .notFollowed("the setting cannot be made ready") }
    for number in 0...source.steps.count {
      let step = number == 0 ? nil : source.steps[number - 1]
      let ways = hypotheses.ways(step?.action, as: step?.name)
      do throws(PlayProblem) {
        let seen = if let step { try port.play(step.action, as: step.name) } else { try port.start() }
        hypotheses.follow(ways, seeing: seen)
        if hypotheses.isLost { return .departs(step: number, seen: seen.words, allowed: Self.allowed(ways)) }
        if hypotheses.isTooWide { return .notFollowed("too many interpretations have to be told apart") }
      } catch {
        switch error {
        case .fault(let fault) where fault.kind == .protocolBroken: return .notFollowed(error.message)
        case .unsupported, .adapterFailed, .misuse: return .notFollowed(error.message)
        case .fault, .excessive, .settingNotReached, .badCase:
          return .departs(step: number, seen: error.message, allowed: Self.allowed(ways))
        }
      }
    }
    return .agrees(hypotheses.readings)
  }

  /// What may be seen, each once.
  private static func allowed(_ ways: [Hypotheses.Way]) -> [Departure.Allowed] {
    var order: [String?] = []
    var bySeen: [String?: (readings: [ReadingSet], rules: [RuleTaken])] = [:]
    for way in ways {
      let words = way.seen?.words
      if bySeen[words] == nil { order.append(words) }
      var entry = bySeen[words] ?? (readings: [], rules: [])
      entry.readings += way.hypothesis.readings
      entry.rules += way.rules.filter { !entry.rules.contains($0) }
      bySeen[words] = entry
    }
    return order.map { words in
      let entry = bySeen[words] ?? (readings: [], rules: [])
      return Departure.Allowed(
        seen: words, readings: ReadingSet.merged(entry.readings), rules: entry.rules)
    }
  }
}
