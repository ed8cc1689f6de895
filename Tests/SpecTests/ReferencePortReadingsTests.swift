import Conformance
import PushModel
import ReferencePort
import StateMachines
import Testing

/// The cases and the reference port are written from the same text by different hands: they have to
/// agree under every reading, and the cases have to tell which one the port follows.
@Suite("The cases and the reference port under every reading")
struct ReferencePortReadingsTests {
  private static let questions = OpenQuestion.all

  @Test("The cases on a question find the reading that the port follows", arguments: questions.map(\.id))
  func findsReading(question id: String) throws {
    let question = try #require(OpenQuestion.named(id))
    for edition in question.editions {
      let cases = ShippedCases.compiled(in: edition, on: id)
      #expect(!cases.isEmpty, "no case of \(edition.rawValue) asks \(id)")
      for reading in question.readings.map(\.name) {
        let profile = try agreed(on: cases, in: edition, readings: [id: reading])
        let found = profile.entries.first { $0.question == id }?.readings
        if found != [reading] {
          Issue.record(
            "\(edition.rawValue): the port follows \(id) = \(reading), the cases find \(found ?? [])")
        }
      }
    }
  }

  @Test("All cases agree with the port when many readings are switched at once", arguments: Edition.allCases)
  func agreesOnCombinations(edition: Edition) throws {
    for place in 0...2 {
      var readings: [String: String] = [:]
      for question in Self.questions where question.editions.contains(edition) {
        readings[question.id] = question.readings[place % question.readings.count].name
      }
      _ = try agreed(on: ShippedCases.compiled(in: edition), in: edition, readings: readings)
    }
  }

  @Test("The port as it is passes every case and contradicts itself nowhere", arguments: Edition.allCases)
  func passes(edition: Edition) throws {
    _ = try agreed(on: ShippedCases.compiled(in: edition), in: edition, readings: [:])
  }

  /// Plays cases; each has to come out well and to allow what the port follows.
  private func agreed(
    on cases: [CompiledCase], in edition: Edition, readings: [String: String]
  ) throws -> ReadingProfile {
    let choices = try Choices(readings)
    let followed = ReadingSet(
      Choices.questions.reduce(into: Readings()) { $0[$1] = choices.reading(of: $1) })
    let binding = cases.filter { $0.condition.contains(followed) }
    let records = try ShippedCases.play(binding, in: edition, readings: readings)
    for record in records where !record.verdict.isGood {
      Issue.record("\(readings): \(record.verdict.rawValue) \(record.message)")
    }
    let profile = ReadingProfile(records)
    for entry in profile.entries {
      let followed = try #require(choices.reading(of: entry.question))
      for vote in entry.votes where !vote.readings.contains(followed) {
        Issue.record(
          """
          \(vote.caseID) in \(edition.rawValue) takes \(entry.question) for \
          \(vote.readings), the port follows \(followed) (\(readings))
          """)
      }
    }
    return profile
  }
}
