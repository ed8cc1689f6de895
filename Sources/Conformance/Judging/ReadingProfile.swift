import PushModel

/// Which readings of the open questions a port follows, as far as its cases tell.
public struct ReadingProfile: Hashable, Sendable {
  /// A question with the readings that a run has shown.
  public struct Entry: Hashable, Sendable {
    /// The question's id.
    public var question: String
    /// The readings that explain every case; none where cases disagree.
    public var readings: [String]
    /// How many readings the question has.
    public var outOf: Int
    /// What each case that tells readings apart says.
    public var votes: [Vote]

    /// Whether no reading explains every case.
    public var hasDissent: Bool { readings.isEmpty }

    /// Whether of cases about the same no reading explains all in which the readings are all there are. By kind of token
    /// and by operation a port may choose differently.
    public var isContradiction: Bool { bySubject.contains { !Self.agree($0.filter { !$0.isArgued }) } }

    /// The votes of cases about the same, in the order of the first of them.
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

    /// Whether one reading explains all of some cases.
    static func agree(_ votes: [Vote]) -> Bool {
      guard let first = votes.first else { return true }
      return first.readings.contains { reading in votes.allSatisfy { $0.readings.contains(reading) } }
    }
  }

  /// What one case says about a question.
  public struct Vote: Hashable, Sendable {
    /// The case.
    public var caseID: String
    /// The readings that explain it.
    public var readings: [String]
    /// Whether nobody knows that the readings are all there are: calls met in it, or something undecided happened.
    public var isArgued = false
    /// What the calls of the case are about.
    package var subject: CallSubject
  }

  /// The questions that were asked, in the order of the catalogue.
  public private(set) var entries: [Entry] = []

  /// The questions on which the port contradicts itself.
  public var contradictions: [Entry] { entries.filter(\.isContradiction) }

  /// The combinations of readings that explain every case. Of a question on which cases disagree they have every reading.
  var combinations: ReadingSet {
    ReadingSet(
      anyOf: entries.filter { !$0.hasDissent }.flatMap { entry in
        entry.readings.map { (question: entry.question, reading: $0) }
      })
  }

  /// The profile of the cases that came out well.
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
