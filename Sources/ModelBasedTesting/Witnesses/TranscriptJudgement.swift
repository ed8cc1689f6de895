package import Conformance
public import PushModel

/// A comparison of a port's transcript with the specification of an edition.
///
/// The cases are played again in their order on the transcript. The specification goes beside each of them,
/// and chooses anew wherever a question is open.
public struct TranscriptJudgement: Sendable {
  /// The edition.
  public let edition: Edition
  /// The readings that the port has shown, by question, each with the first case that shows it.
  public private(set) var shown: [String: [(reading: String, caseID: String)]] = [:]
  /// The cases that were followed to their end, or to a departure, whatever number of times each was played.
  private var followedCases: Set<String> = []
  /// The cases that could not be followed, with the reason.
  public private(set) var notFollowed: [(caseID: String, reason: String)] = []
  /// The departures from the specification, in the order of the transcript.
  public private(set) var departures: [Departure] = []

  private let profile: Profile
  private let allowed: ReadingSet

  /// Compares a run with a specification that chooses among the allowed readings; `cases` are the tables from
  /// which the run was played.
  package init(_ run: RecordedRun, cases: [ConformanceCase], allowing allowed: ReadingSet = ReadingSet()) {
    edition = run.edition
    profile = run.profile ?? Profile(adapter: "", implementation: "", edition: run.edition)
    self.allowed = allowed
    let sources = Dictionary(cases.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    for recorded in run.cases where !recorded.exchanges.isEmpty {
      guard let source = sources[recorded.caseID] else {
        notFollowed.append((recorded.caseID, "no table holds the case"))
        continue
      }
      follow(recorded, source)
    }
  }

  /// The number of cases that were followed to their end, or to a departure.
  public var followed: Int { followedCases.count }

  /// The departures that the cases do not allow, the first of each case.
  public var failures: [Departure] {
    var known: Set<String> = []
    return departures.filter { !$0.isAllowedByCase && known.insert($0.source.id).inserted }
  }

  /// The failure with the fewest steps.
  public var shortest: Departure? { failures.min { $0.step < $1.step } }

  /// The readings in some sets, by question; a question with all its readings is left out.
  public static func readings(of sets: [ReadingSet]) -> [String: [String]] {
    let hull = ReadingSet.hull(sets)
    return hull.questions.reduce(into: [:]) { $0[$1] = hull.readings(of: $1) }
  }

  private mutating func follow(_ recorded: RecordedCase, _ source: ConformanceCase) {
    switch outcome(recorded, source) {
    case .agrees(let steps):
      followedCases.insert(source.id)
      for step in steps { note(step, in: source.id) }
    case .departs(let step, let seen, let allowed):
      followedCases.insert(source.id)
      departures.append(
        Departure(
          source: source, step: step, isAllowedByCase: isAllowed(recorded), seen: seen,
          allowed: allowed))
    case .notFollowed(let reason): notFollowed.append((source.id, reason))
    }
  }

  /// Whether a case passed under allowed readings.
  private func isAllowed(_ recorded: RecordedCase) -> Bool {
    guard recorded.verdict?.isGood ?? false else { return false }
    return recorded.readings.allSatisfy { question, found in
      !Set(allowed.readings(of: question)).isDisjoint(with: found)
    }
  }

  /// Records the readings that a step shows, where a single one explains it.
  private mutating func note(_ step: ReadingSet, in caseID: String) {
    for question in step.questions {
      let readings = step.readings(of: question)
      guard readings.count == 1, !allowedAlone(question), let reading = readings.first,
        !shown[question, default: []].contains(where: { $0.reading == reading })
      else { continue }
      shown[question, default: []].append((reading, caseID))
    }
  }

  /// Whether only one reading of a question is allowed.
  private func allowedAlone(_ question: String) -> Bool { allowed.readings(of: question).count == 1 }

  private enum Outcome {
    /// The readings that explain each step, of the questions that it asks.
    case agrees([ReadingSet])
    case departs(step: Int, seen: String, allowed: [Departure.Allowed])
    case notFollowed(String)
  }

  private func outcome(_ recorded: RecordedCase, _ source: ConformanceCase) -> Outcome {
    let recording = RecordedPort(recorded, profile: profile)
    guard
      var port = CasePlay(source.given, in: edition, on: recording, unobserved: profile.unobserved),
      var hypotheses = Hypotheses(
        source.given, in: edition, unobserved: profile.unobserved, allowing: allowed)
    else { return .notFollowed("the setting cannot be made ready") }
    for number in 0...source.steps.count {
      let step = number == 0 ? nil : source.steps[number - 1]
      let event = step.map { PlayedEvent.step($0.action, $0.name) } ?? .start
      do throws(PlayProblem) {
        let seen = if let step { try port.play(step.action, as: step.name) } else { try port.start() }
        let steps = hypotheses.ways(event, seeing: seen)
        hypotheses.follow(steps, seeing: seen)
        if hypotheses.isLost {
          return .departs(step: number, seen: seen.words, allowed: Self.allowed(steps.map(\.way)))
        }
        if hypotheses.isTooWide { return .notFollowed("too many interpretations have to be told apart") }
      } catch {
        switch error {
        case .fault(let fault) where fault.kind == .protocolBroken: return .notFollowed(error.message)
        case .unsupported, .adapterFailed, .misuse: return .notFollowed(error.message)
        case .fault, .excessive, .settingNotReached, .badCase:
          let ways = hypotheses.ways(event, seeing: nil).map(\.way)
          return .departs(step: number, seen: error.message, allowed: Self.allowed(ways))
        }
      }
    }
    return .agrees(hypotheses.shown)
  }

  /// The allowed ways, each once.
  private static func allowed(_ ways: [Way]) -> [Departure.Allowed] {
    var order: [String?] = []
    var bySeen: [String?: (readings: [ReadingSet], rules: [RuleTaken])] = [:]
    for way in ways {
      let words = way.seen?.words
      if bySeen[words] == nil { order.append(words) }
      var entry = bySeen[words] ?? (readings: [], rules: [])
      entry.readings += way.readings
      entry.rules += way.rules.filter { !entry.rules.contains($0) }
      bySeen[words] = entry
    }
    return order.map { words in
      let entry = bySeen[words] ?? (readings: [], rules: [])
      return Departure.Allowed(seen: words, readings: entry.readings, rules: entry.rules)
    }
  }
}
