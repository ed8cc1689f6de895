import CommandSupport
import Conformance
import ConformanceCases
import Foundation
import JSON
import Testing

@testable import pushspec

/// `diff` of editions, interpretations and transcripts.
@Suite struct DiffTests {
  private let table = ConformanceCases.tables.path + "/login"

  private func diff(_ words: String...) -> CommandResult { CommandLineTool.run(["diff"] + words) }

  private func diff(transcripts words: String...) -> CommandResult {
    CommandLineTool.run(["diff"] + words + ["--cases", table])
  }

  private func judge(_ transcript: String) -> CommandResult {
    CommandLineTool.run(["judge", transcript, "--cases", table])
  }

  /// Transcripts of two cases on the reference port, with rules switched off; gone when the test ends.
  private func withTranscripts(_ faults: String?..., use: ([String]) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for fault in faults {
      let path = folder.appendingPathComponent("\(paths.count).jsonl").path
      var words = ["check", "--cases", table, "--edition", "toast-ja", "--transcript", path]
      words += ["--case", "LOGIN-101", "--case", "LOGIN-048"]
      if let fault { words += ["--reference-fault", fault] }
      #expect(CommandLineTool.run(words).exitCode == (fault == nil ? .success : .failed))
      paths.append(path)
    }
    try use(paths)
  }

  @Test func `Shows a shortest sequence with what each shows`() {
    let result = diff("toast-ko", "toast-ja", "--behaviour", "login")
    #expect(result.exitCode == .failed)
    #expect(result.messages == [])
    #expect(result.output.hasPrefix("A  toast-ko\nB  toast-ja\n\nbehaviour login: 1 step tells them apart\n"))
    #expect(result.output.contains("\n  given {\"user\": null}\n  1. {\"do\": \"register\", "))
    #expect(result.output.contains("\n     A      register of apns completed with userInvalid; "))
    #expect(result.output.contains("\n  A rests on   LOGIN-5: "))
    #expect(result.output.contains("\n  B rests on   LOGIN-2: "))
    #expect(result.output.contains("\n  see          DIFF-1: "))
    #expect(result.output.hasSuffix("\n1 different, 0 alike\n"))
  }

  @Test func `Names the question and its readings`() {
    let result = diff(
      "toast-ja", "toast-ja:Q-LOGIN-1=previousUser,Q-REG-1=together", "--behaviour", "login", "--alphabet",
      "types")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("\n  Q-LOGIN-1    device or previousUser? For whom "))
    let types = "alphabet types: 9 steps tell them apart\n  given permission authorized\n"
    #expect(result.output.contains(types))
    #expect(!result.output.contains("Q-REG-1 ") && !result.output.contains("rests on"))
  }

  @Test func `Compares what is stated beside what shows it`() {
    let result = diff("toast-ko", "toast-ja", "--statements", "--behaviour", "login")
    #expect(result.exitCode == .failed)
    let rows = result.output.split(separator: "\n").filter { $0.contains("LOGIN-") || $0.contains("PERM-") }
      .map { $0.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ") }
    let change = "LOGIN-2 changed otherwise 103 documented 75, 215 behaviour login If no user id is set"
    #expect(rows.contains { $0.hasPrefix(change) })
    #expect(rows.contains { $0.hasPrefix("LOGIN-6 dropped documented 103 silent - Without a user id") })
    #expect(rows.contains { $0.hasPrefix("PERM-1 added silent documented 214 - ") })
    #expect(!rows.contains { $0.hasPrefix("PERM-6 ") })
  }

  /// The Japanese edition names the user and the system as the subjects of a tap, the English one the app alone. Ports
  /// have neither to add nor to drop a statement that their edition denies.
  @Test func `What is denied is neither added nor dropped`() throws {
    let words = ["toast-ko", "toast-ja", "--statements", "--behaviour", "login", "--format", "json"]
    let rows = try JSONNode.parse([UInt8](CommandLineTool.run(["diff"] + words).output.utf8))
      .required("statements").elements()
    for (id, change) in [("FLAG-3", "changed"), ("INIT-4", "changed"), ("VOIP-2", "added")] {
      let row = try #require(try rows.first { try $0.required("id").string() == id })
      #expect(try row.required("change").string() == change, "\(id)")
    }
  }

  @Test func `Finds that two editions state nearly the same`() throws {
    let words = ["toast-ja", "toast-en", "--statements", "--behaviour", "login", "--format", "json"]
    let result = CommandLineTool.run(["diff"] + words)
    #expect(result.exitCode == .failed)
    let statements = try JSONNode.parse([UInt8](result.output.utf8)).required("statements").elements()
    #expect(!statements.isEmpty)
    let others = try statements.filter { try $0.required("change").string() != "kept" }
    #expect(try others.map { try $0.required("id").string() } == ["ACT-1", "ACT-2"])
  }

  @Test func `Proves that nothing tells`() {
    let result = diff("toast-ja", "toast-ja:Q-LOGIN-1=device", "--behaviour", "voip")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("voip: no test tells them apart (proved: all "))
    let missing = diff("toast-ko", "toast-ja", "--behaviour", "flag")
    #expect(missing.exitCode == .inconclusive)
    #expect(missing.output.contains("behaviour flag: not compared, since toast-ko has no calls for it\n"))
  }

  @Test func `Finds where a port leaves the specification`() throws {
    try withTranscripts(nil, "ignoresUserChange") { paths in
      let good = judge(paths[0])
      #expect(good.exitCode == .success)
      #expect(good.output.contains("toast-ja: 2 cases followed, 0 leave the specification\n"))
      #expect(good.output.contains("\n  Q-LOGIN-7 = forgotten (LOGIN-101)\n"))
      let bad = diff(transcripts: "toast-ja", paths[1])
      #expect(bad.exitCode == .failed)
      #expect(bad.output.contains("\nfirst: LOGIN-048, step "))
      #expect(bad.output.contains("LOGIN-3: "))
      // A reading that the port does not follow.
      let other = diff(transcripts: paths[0], "toast-ja:Q-LOGIN-7=remembered")
      #expect(other.exitCode == .failed)
      #expect(other.output.contains("first: LOGIN-101, step "))
      #expect(diff(transcripts: paths[0], "toast-en").exitCode == .usage)
      #expect(diff(transcripts: paths[0]).messages.first?.contains("\"pushspec judge ") ?? false)
      for words in [["--behaviour", "login"], ["--statements"]] {
        let result = CommandLineTool.run(["diff", paths[0]] + words)
        #expect(result.exitCode == .usage)
        #expect(result.messages.first?.contains("\(words[0]) needs two interpretations") ?? false)
      }
    }
  }

  @Test(arguments: [
    (
      "{\"event\":\"run-start\",\"edition\":\"toast-ja\"}\n{\"event\":\"odd\"}\n",
      "2:10: found an unknown event"
    ),
    ("{\"event\":\"case-end\",\"verdict\":\"pass\"}", "1:10: found an event out of order"),
    ("{\"event\":\"run-start\",\"edition\":\"none\"}", "1:"), ("{", "1:2: "), ("", "there is no run in it"),
  ])
  func `Says where a transcript is bad`(text: String, place: String) throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let result = diff(transcripts: file.path, "toast-ja")
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(place) ?? false, "\(result.messages)")
    #expect(judge(file.path + "-none").exitCode == .usage)
  }

  @Test func `Compares two ports`() throws {
    try withTranscripts(nil, "ignoresUserChange") { paths in
      let result = diff(transcripts: paths[0], paths[1])
      #expect(result.exitCode == .failed)
      #expect(result.output.contains("\nshortest: LOGIN-048 in toast-ja\n"))
      #expect(result.output.hasSuffix("\n2 compared, 1 different\n"))
      #expect(diff(transcripts: paths[0], paths[0]).exitCode == .success)
    }
  }

  @Test func `Writes JSON with the members that help names`() throws {
    try withTranscripts(nil, "ignoresUserChange") { paths in
      let help = diff("--help").output + CommandLineTool.run(["judge", "--help"]).output
      let ofCases = ["--cases", table]
      let ofStatements = ["toast-ko", "toast-ja", "--statements", "--behaviour", "login"]
      for words in [["diff"] + ofStatements, ["judge", paths[1]] + ofCases, ["diff"] + paths + ofCases] {
        let output = CommandLineTool.run(words + ["--format", "json"]).output
        for name in try names(in: JSONNode.parse([UInt8](output.utf8))) {
          #expect(help.contains("\"\(name)\"") || help.contains("\n  \(name)"), "\(name)")
        }
      }
    }
  }

  /// The names of all members, except those that are question ids.
  private func names(in node: JSONNode) throws -> Set<String> {
    switch node.value {
    case .null, .bool, .integer, .number, .string: return []
    case .array(let elements): return try elements.reduce(into: []) { $0.formUnion(try names(in: $1)) }
    case .object(let members):
      return try members.reduce(into: []) { found, member in
        if !member.name.hasPrefix("Q-") { found.insert(member.name) }
        found.formUnion(try names(in: member.node))
      }
    }
  }

  @Test(arguments: [
    (["toast-jp", "toast-ja"], "unknown edition or transcript \"toast-jp\"; did you mean \"toast-ja\""),
    (["toast-ja"], "toast-ja needs something to be compared with"),
    ([], "missing argument: pushspec diff A [B]"),
    (["toast-ja", "toast-ja:"], "\"toast-ja:\" names no reading after the colon"),
    (["toast-ja", "toast-ja:Q-LOGIN-1=devise"], "unknown reading of Q-LOGIN-1 \"devise\"; did you mean"),
    (["toast-ja", "toast-ja:Q-LOGN-1=device"], "unknown question \"Q-LOGN-1\"; did you mean"),
    (["toast-ko", "toast-ko:Q-LOGIN-1=device"], "Q-LOGIN-1 is not open in toast-ko"),
    (["toast-ja", "toast-ko", "--behaviour", "logn"], "unknown behaviour \"logn\"; did you mean \"lo"),
    (["toast-ja", "toast-ko", "--alphabet", "user"], "unknown alphabet \"user\"; did you mean \"users\""),
    (["toast-ja", "toast-ko", "--cases", "."], "--cases needs a transcript"),
  ])
  func `Refuses what cannot be compared`(words: [String], message: String) {
    let result = CommandLineTool.run(["diff"] + words)
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(message) ?? false, "\(result.messages)")
  }
}
