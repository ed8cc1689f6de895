import Foundation
import PushModel
import TestSupport
import Testing

/// Machines switch over an enum of a question's readings. The catalogue lists the question that each makes.
///
/// The enums are read from their source, since nothing else lists them.
@Suite struct ReadingsOfQuestionsTests {
  @Test func `Each question stands in the catalogue, with the cases of its enum`() throws {
    let enums = try questionEnums()
    for (id, cases) in enums {
      #expect(OpenQuestion.named(id)?.readings.map(\.name) == cases, "\(id)")
    }
    // Questions on calls that meet share their enums.
    let meetings = Set(
      PushType.both.flatMap { channel in
        CallKind.allCases.flatMap { one in CallKind.allCases.map { $0.question(meeting: one, about: channel) }
        }
      } + ["Q-VOIP-3", "Q-VOIP-17"])
    #expect(meetings.filter { OpenQuestion.named($0) == nil } == [])
    let testable = OpenQuestion.all.map(\.id).filter { !meetings.contains($0) }
    #expect(enums.map(\.id).sorted() == testable.sorted())
  }

  private func questionEnums() throws -> [(id: String, cases: [String])] {
    let folder = "Sources/PushModel"
    let sources = try RepositoryFiles.paths(in: folder).filter { $0.hasSuffix(".swift") }
    return try sources.flatMap { path in
      let source = try RepositoryFiles.text("\(folder)/\(path)")
      let bodies = source.components(separatedBy: ": String, AskedQuestion {\n").dropFirst()
      return try bodies.map { body in
        let cases = try #require(body.prefixMatch(of: /\s*case ([^{}()]*?)\n\s*static/)?.1, "\(path)")
        let id = try #require(body.firstMatch(of: /"(Q-[A-Z]+-\d+)"/)?.1, "\(path)")
        return (id: String(id), cases: cases.split(separator: /,\s*/).map(String.init))
      }
    }
  }
}
