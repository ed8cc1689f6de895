import CommandSupport
import JSON
import PushDocuments
import PushModel
import Testing

@testable import pushspec

/// `show --documents`, on made-up documents whose lines tell where they stand.
@Suite struct DocumentsTests {
  private static let texts = Dictionary(
    uniqueKeysWithValues: Edition.allCases.map { edition in
      (edition.file, (1...1000).map { "\(edition.rawValue) says \($0)\r\n" }.joined())
    })

  private static let digests = texts.mapValues { SHA256.digest(of: Array($0.utf8)) }

  private func show(_ arguments: String..., files: [String: String] = texts) throws -> CommandResult {
    var surroundings = Surroundings()
    surroundings.digest = { Self.digests[$0.file] ?? "" }
    return try inFolder(files) { folder in
      CommandLineTool.run(["show"] + arguments + ["--documents", folder], in: surroundings)
    }
  }

  @Test func `A requirement stands beside the words of its lines`() throws {
    let result = try show("REG-4")
    #expect(result.exitCode == .success)
    #expect(result.output.hasPrefix("REG-4  (requirement on the sdk, must, documented)\n"))
    for line in [198, 204, 405] { #expect(result.output.contains("    \(line)  toast-ko says \(line)\n")) }
    #expect(!result.output.contains("toast-ko says 205"))
    #expect(result.output.contains("\n  tcpush-ko says otherwise, line 163 in"))
    #expect(result.output.contains("\n    163  tcpush-ko says 163\n"))
  }

  @Test func `The grade and level are those of the edition`() throws {
    let output = try show("VOIP-13").output
    #expect(output.contains("\n  toast-ko states it (should, inferred), lines 531-532"))
    #expect(output.contains("\n  toast-en states it (must, documented), line 693"))
    #expect(output.contains("\n  - inferred: "))
    #expect(output.contains("\n  silent: tcpush-ko\n"))
  }

  @Test(arguments: ["Q-REG-1", "DIFF-1", "CONTRA-1"])
  func `What else cites is shown too`(id: String) throws {
    let output = try show(id).output
    #expect(output.hasPrefix("\(id)  ("))
    #expect(output.contains(" says "))
  }

  @Test(arguments: [
    ("requirements", AllEvidence.requirements.filter { !$0.editions.isEmpty }.map(\.id)),
    ("questions", AllEvidence.questions.map(\.id)), ("differences", Difference.all.map(\.id)),
    ("contradictions", Contradiction.all.map(\.id)),
  ])
  func `All of a kind can be read`(kind: String, ids: [String]) throws {
    let entries = try JSONNode.parse([UInt8](try show(kind, "--format", "json").output.utf8)).elements()
    #expect(try entries.map { try $0.required("id").string() } == ids)
    let places = try entries.flatMap { try $0.required("places").elements() }
    #expect(!places.isEmpty)
    #expect(try places.allSatisfy { try !$0.required("words").elements().isEmpty })
  }

  @Test func `Another file is refused`() throws {
    var files = Self.texts
    files[Edition.toastEn.file]? += "one line more"
    let result = try show("REG-4", files: files)
    #expect(result.exitCode == .usage)
    #expect(result.output.isEmpty)
    let message = try #require(result.messages.first)
    #expect(message.contains("\(Edition.toastEn.file) is not the document toast-en"))
    let bytes = Array((files[Edition.toastEn.file] ?? "").utf8)
    #expect(message.contains("its SHA-256 is \(SHA256.digest(of: bytes)), expected "))
  }

  @Test func `A missing file is named`() throws {
    var files = Self.texts
    files[Edition.toastJa.file] = nil
    let result = try show("REG-4", files: files)
    #expect(result.exitCode == .usage)
    #expect(
      result.messages.first?.contains("has no file \(Edition.toastJa.file), the document toast-ja") == true)
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `The checksum is that of FIPS 180-4`(text: String, digest: String) {
    #expect(SHA256.digest(of: Array(text.utf8)) == digest)
  }
}
