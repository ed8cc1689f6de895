import Foundation
import JSON
import PushModel
import Testing

@testable import PushDocuments

/// What is wrong in a file is said with its place.
@Suite struct DocumentReaderTests {
  /// A requirement with other members instead of, or besides, the usual ones.
  private static func requirement(_ members: String, without name: String? = nil) -> String {
    let usual = [
      ("id", #""TAG-1""#), ("subject", #""sdk""#), ("level", #""must""#), ("grade", #""documented""#),
      ("says", #""It is.""#),
    ]
    let kept = usual.filter { $0.0 != name }.map { #""\#($0.0)": \#($0.1)"# }
    return "{\(([members] + kept).joined(separator: ",\n"))}"
  }

  private static let lines = #""lines": {"toast-ja": "1"}"#

  @Test(arguments: [
    (#""lnes": {}"#, nil, #"1:3: unknown member of a requirement "lnes", expected one of id, "#),
    (lines, "says", #"1:2: the member "says" is missing"#),
    (#""note": "Only this.""#, nil, #"1:2: the member "lines" is missing"#),
    (
      #""lines": {"toast-jp": "1"}"#, nil,
      #"1:13: unknown edition "toast-jp", expected one of tcpush-ko, toast-ko, toast-ja, toast-en, nhncloud-ko; "#
        + #"did you mean "toast-ja"?"#
    ),
    (
      #""lines": {"toast-ja": "1 to 2"}"#, nil,
      #"1:25: found "1 to 2", expected lines, such as "229-231, 233""#
    ),
    (
      #""lines": {"toast-ja": "1", "toast-ko": "2"}"#, nil,
      "1:30: found toast-ko behind toast-ja, expected the oldest edition first"
    ),
    (
      lines + #", "grades": {"toast-en": "sample"}"#, nil,
      #"1:2: found a grade or level of toast-en, expected only those of editions with "lines""#
    ),
    (lines + #", "contradicted": {"toast-ja": "2"}"#, nil, "1:2: found toast-ja twice, expected"),
    (lines + #", "subject": "sdq""#, "subject", #"1:42: unknown subject "sdq", expected one of sdk, app, "#),
  ])
  func `In a requirement`(members: String, left: String?, message: String) throws {
    try expect(message, of: Requirement.self, in: "[\(Self.requirement(members, without: left))]")
  }

  @Test func `In two records with one id`() throws {
    let one = Self.requirement(Self.lines)
    try expect(
      #"8:7: "TAG-1" stands in records.json, line 2, column 7 already, expected one of its own"#,
      of: Requirement.self, in: "[\(one),\n\(one)]")
  }

  @Test func `In a question that leans to nothing`() throws {
    try expect(
      #"3:12: found an object, expected one of the readings, with the reason"#, of: UnaskedQuestion.self,
      in: """
        [{"id": "Q-TAG-1", "asks": "Why?", "lines": {"toast-ja": "1"},
        "readings": {"one": "One.", "other": "Another."},
        "leaning": {"third": "It is nicer."}}]
        """)
  }

  @Test func `In a contradiction of two editions`() throws {
    try expect(
      #"2:10: found other editions than in "one", expected two places in each edition"#,
      of: Contradiction.self,
      in: """
        [{"id": "CONTRA-1", "one": {"says": "Yes.", "lines": {"toast-ja": "1"}},
        "other": {"says": "No.", "lines": {"toast-en": "1"}}, "treatment": "None."}]
        """)
  }

  @Test func `In a file that is none`() throws {
    try expect("1:2: found '}', expected", of: Term.self, in: "[}")
    try expect("1:1: found an object, expected an array", of: Term.self, in: "{}")
    try expect("1:1: the file is missing, or cannot be read", of: Term.self, in: nil)
  }

  @Test func `In the public record`() throws {
    let node = try JSONNode.parse(Array(#"{"REG": ["PLAT-99"]}"#.utf8))
    let error = #expect(throws: JSONError.self) { try Area.publicRecord(node) }
    #expect(error?.message == #"unknown requirement "PLAT-99""#)
    #expect(error?.place.column == 10)
  }

  @Test func `The files beside the program can be used`() {
    #expect(Documents.folder != nil)
    #expect(Documents.problem == nil)
  }

  private func expect<Record: DocumentRecord>(
    _ message: String, of _: Record.Type, in text: String?
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try text.map { try Data($0.utf8).write(to: folder.appendingPathComponent("records.json")) }
    let problem = #expect(throws: DocumentProblem.self) {
      let _: [Record] = try DocumentReader(folder: folder.path).records(["records"])
    }
    let found = problem?.description ?? "nothing"
    #expect(found.hasPrefix("\(folder.path)/records.json:\(message)"), "\(found)")
  }
}
