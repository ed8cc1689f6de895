import PushModel

/// The readings of the open questions that a port follows, as far as its cases show them.
public struct ReadingProfile: Hashable, Sendable {
  /// A question with the readings that a run has shown.
  public struct Entry: Hashable, Sendable {
    /// The question's id.
    public var question: String
    /// The readings that explain every case; empty if cases disagree.
    public var readings: [String]
    /// The number of readings that the question has.
    public var outOf: Int
    /// The votes of the cases that tell readings apart.
    public var votes: [Vote]

    /// Whether no reading explains every case.
    public var hasDissent: Bool { readings.isEmpty }

    /// Whether cases about the same kind of token and operation disagree, argued votes apart. For another kind or
    /// operation a port may choose differently.
    public var isContradiction: Bool { bySubject.contains { !Self.agree($0.filter { !$0.isArgued }) } }

    /// The votes by the subject of their cases, in the order of the first of each.
    var bySubject: [[Vote]] {
      var places: [CallSubject: Int] = [:]
      var groups: [[Vote]] = []
      for vote in votes where !vote.subject.isMixed {
        let place = places[vote.subject, default: groups.count]
        places[vote.subject] = place
        if place == groups.count { groups.append([vote]) } else { groups[place].append(vote) }
      }
      return groups
    }

    /// Whether one reading explains all votes.
    static func agree(_ votes: [Vote]) -> Bool {
      guard let first = votes.first else { return true }
      return first.readings.contains { reading in votes.allSatisfy { $0.readings.contains(reading) } }
    }
  }

  /// The readings that one case allows of a question.
  public struct Vote: Hashable, Sendable {
    /// The case.
    public var caseID: String
    /// The readings that explain it.
    public var readings: [String]
    /// Whether readings beyond the listed ones may explain the case: calls met in it, or an undecided event happened.
    public var isArgued = false
    /// The subject of the calls of the case.
    package var subject: CallSubject
  }

  /// The questions that were asked, in the order of the catalogue.
  public private(set) var entries: [Entry] = []

  /// The questions on which the port contradicts itself.
  public var contradictions: [Entry] { entries.filter(\.isContradiction) }

  /// The combinations of readings that explain every case. A question on which cases disagree keeps every reading.
  var combinations: ReadingSet {
    ReadingSet(
      anyOf: entries.filter { !$0.hasDissent }.flatMap { entry in
        entry.readings.map { (question: entry.question, reading: $0) }
      })
  }

  /// The profile of the cases with a good verdict.
  package init(_ records: [CaseRecord]) {
    var byQuestion: [String: Entry] = [:]
    for record in records where record.verdict.isGood {
      for possible in record.readings { Self.add(possible, of: record, to: &byQuestion) }
    }
    entries = byQuestion.values.sorted { Self.order($0.question) < Self.order($1.question) }
  }

  private static func add(
    _ possible: PossibleReadings, of record: CaseRecord, to entries: inout [String: Entry]
  ) {
    var entry =
      entries[possible.question]
      ?? Entry(
        question: possible.question, readings: allReadings(of: possible), outOf: possible.outOf,
        votes: [])
    entry.readings.removeAll { !possible.readings.contains($0) }
    if possible.readings.count < possible.outOf {
      entry.votes.append(
        Vote(
          caseID: record.caseID, readings: possible.readings,
          isArgued: record.hasMetCalls || record.isPartlyOpen, subject: record.subject))
    }
    entries[possible.question] = entry
  }

  private static func allReadings(of possible: PossibleReadings) -> [String] {
    OpenQuestion.named(possible.question)?.readings.map(\.name) ?? possible.readings
  }

  private static let positions = Dictionary(
    uniqueKeysWithValues: OpenQuestion.all.enumerated().map { ($1.id, $0) })

  private static func order(_ question: String) -> Int { positions[question] ?? .max }
}
