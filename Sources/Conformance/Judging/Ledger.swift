package import JSON
import PushModel

/// The readings of the open questions that a run has shown, by kind of token and operation, each with a witness.
package struct Ledger: Hashable, Sendable {
  /// The readings of a question that calls of one kind show.
  package struct Entry: Hashable, Sendable {
    package let question: String
    package let tokens: [String]
    package let operations: [String]
    /// The readings that explain what was seen.
    package let readings: [String]
    /// The case that shows them.
    package let witness: String

    /// Whether another entry has the same question, tokens and operations.
    fileprivate func isAbout(sameAs other: Entry) -> Bool {
      (question, tokens, operations) == (other.question, other.tokens, other.operations)
    }

    /// The question with its operations and kinds of token, in words.
    package var subject: String {
      let parts = [operations, tokens].filter { !$0.isEmpty }.map { $0.joined(separator: ", ") }
      return question + (parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))")
    }

    package var words: String { readings.joined(separator: " or ") }
  }

  /// The entries, in the order of the questions.
  package let entries: [Entry]

  /// The readings that the cases of a run have shown. Argued votes count only where there are no others.
  init(_ profile: ReadingProfile) {
    entries = profile.entries.flatMap { entry in
      entry.bySubject.compactMap { votes -> Entry? in
        let sure = votes.filter { !$0.isArgued }
        let counted = sure.isEmpty ? votes : sure
        guard let first = counted.first else { return nil }
        let common = first.readings.filter { reading in
          counted.allSatisfy { $0.readings.contains(reading) }
        }
        let witness = counted.min { ($0.readings.count, $0.caseID) < ($1.readings.count, $1.caseID) } ?? first
        return Entry(
          question: entry.question, tokens: first.subject.tokens, operations: first.subject.calls,
          readings: common.isEmpty ? Set(counted.flatMap(\.readings)).sorted() : common,
          witness: witness.caseID)
      }.sorted { ($0.tokens.joined(), $0.operations.joined()) < ($1.tokens.joined(), $1.operations.joined()) }
    }
  }

  /// The differences between two ledgers.
  package struct Comparison: Sendable {
    /// Entries that have changed from one reading to another.
    package var changed: [(before: Entry, now: Entry)] = []
    /// Entries of questions that had no reading before.
    package var first: [Entry] = []
    /// Entries that are not shown any more.
    package var gone: [Entry] = []
  }

  /// The differences of a later run. Nothing has changed where one reading explains both.
  package func compared(with later: Ledger) -> Comparison {
    var found = Comparison()
    for before in entries {
      guard let now = later.entries.first(where: before.isAbout) else {
        found.gone.append(before)
        continue
      }
      if Set(before.readings).isDisjoint(with: now.readings) { found.changed.append((before, now)) }
    }
    let known = Set(entries.map(\.question))
    found.first = later.entries.filter { !known.contains($0.question) }
    return found
  }
}

extension Ledger: JSONRepresentable {
  package init(json: JSONNode) throws(JSONError) {
    var entries: [Entry] = []
    for node in try json.elements() { entries.append(try Entry(json: node)) }
    self.entries = entries
  }

  package var json: JSONNode { .array(entries.map(\.json)) }
}

extension Ledger.Entry {
  private static let members = ["question", "tokens", "operations", "readings", "witness"]

  fileprivate init(json: JSONNode) throws(JSONError) {
    let reader = try ObjectReader(json, of: "a reading that was shown", allowed: Self.members)
    let named = try reader.required("question")
    let question = try OpenQuestion.named(named.string(), at: named.place)
    self.question = question.id
    tokens = try [String](json: reader.required("tokens"))
    operations = try [String](json: reader.required("operations"))
    var readings: [String] = []
    for node in try reader.required("readings").elements() {
      let name = try node.string()
      guard question.readings.contains(where: { $0.name == name }) else {
        throw .unknown(
          "reading of \(question.id)", name, at: node.place, valid: question.readings.map(\.name))
      }
      readings.append(name)
    }
    self.readings = readings
    witness = try reader.required("witness").string()
  }

  fileprivate var json: JSONNode {
    .object([
      "question": question.json, "tokens": tokens.json, "operations": operations.json,
      "readings": readings.json, "witness": witness.json,
    ])
  }
}
