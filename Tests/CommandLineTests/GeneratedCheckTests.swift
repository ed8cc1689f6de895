import CommandSupport
import Conformance
import Foundation
import JSON
import Synchronization
import Testing

@testable import pushspec

/// `check --walk`, `check --generated` and `generate`.
@Suite struct GeneratedCheckTests {
  private func run(_ words: String...) -> CommandResult { CommandLineTool.run(words) }

  @Test func `Walks and says with which seed`() {
    let words = ["check", "--case", "LOGIN-03*", "--walk", "300", "--edition", "toast-ko"]
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .success)
    let line = /Walk over everything, seed 1: 300 steps, \d+ of \d+ steps judged in full, [^,]*, as the spec/
    #expect(result.output.contains(line), "\(result.output)")
    #expect(result.output.hasSuffix(" passed, 0 failed\n"), "\(result.output)")
    #expect(CommandLineTool.run(words).output == result.output)
  }

  @Test func `A port that lacks a step is not said to have passed a walk`() {
    let result = run(
      "check", "--case", "LOGIN-030", "--walk", "100", "--edition", "nhncloud-ko", "--adapter",
      "python3 Tests/ExamplePorts/null/null_port.py unsupported")
    #expect(result.exitCode == .inconclusive)
    #expect(result.output.contains("inconclusive: "))
    #expect(!result.output.contains("as the specification allows"))
  }

  @Test func `What a port does not offer is not walked over`() {
    let result = run(
      "check", "--case", "LOGIN-030", "--walk", "400", "--edition", "nhncloud-ko", "--without", "voip",
      "--reference-fault", "voipUnregisterKeepsRecord")
    #expect(result.exitCode == .success)
    #expect(result.output.contains("Walk over everything, seed 1: 400 steps"))
    #expect(result.output.contains(", as the specification allows"))
  }

  /// A printed failure can be saved and played, and fails in the same way.
  @Test func `Prints a failure as a case that can be played`() throws {
    let result = run(
      "check", "--case", "AGR-00*", "--walk", "400", "--behaviour", "login", "--edition", "nhncloud-ko",
      "--reference-fault", "ignoresUserChange")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("FAIL, 2 steps of"))
    let start = try #require(result.output.range(of: "\n{\n"))
    let end = try #require(result.output.range(of: "\n}\n"))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "pushspec-found-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("found.json").path
    try String(result.output[start.lowerBound..<end.upperBound])
      .write(toFile: file, atomically: true, encoding: .utf8)
    let again = run(
      "check", "--cases", file, "--case", "LOGIN-901", "--edition", "nhncloud-ko", "--reference-fault",
      "ignoresUserChange")
    #expect(again.exitCode == .failed)
    #expect(again.output.hasSuffix("\n0 passed, 1 failed\n"))
    let sound = run("check", "--cases", file, "--case", "LOGIN-901", "--edition", "nhncloud-ko")
    #expect(sound.exitCode == .success)
  }

  @Test func `Plays a suite and says what it shows`() throws {
    let result = run(
      "check", "--case", "VOIP-00*", "--generated", "--behaviour", "voip", "--edition", "toast-ko",
      "--format", "json")
    #expect(result.exitCode == .success)
    let edition = try #require(try JSONNode.parse([UInt8](result.output.utf8))["editions"]?.elements().first)
    let behaviour = try #require(try edition.required("generated").elements().first)
    #expect(try behaviour.required("failed").integer() == 0)
    #expect(try behaviour.required("passed").integer() > 10)
    #expect(try behaviour.required("guarantee").string().contains("at most"))
  }

  @Test func `Another reading than the ports is noticed`() {
    let result = run(
      "check", "--case", "AGR-00*", "--generated", "--behaviour", "overlapping", "--edition", "nhncloud-ko",
      "--reading", "Q-REG-1=together", "--strict")
    #expect(result.exitCode == .failed)
    #expect(result.output.contains("under Q-REG-1 = together"))
  }

  @Test func `Writes a suite`() {
    let text = run("generate", "--behaviour", "flag")
    #expect(text.exitCode == .success)
    let lines = text.output.split(separator: "\n")
    #expect(lines.first == "# flag in nhncloud-ko")
    #expect(lines.contains { $0.contains("initialize.flagOn register") })
    let pieces = Mutex("")
    var surroundings = Surroundings()
    surroundings.writeOutput = { piece in pieces.withLock { $0 += piece } }
    let words = ["generate", "--behaviour", "flag", "--format", "json"]
    let json = CommandLineTool.run(words, in: surroundings)
    let tests = (pieces.withLock(\.self) + json.output).split(separator: "\n")
    #expect(tests.count == lines.count - 2)
  }

  @Test(arguments: [
    ["check", "--seed", "-3"], ["check", "--walk", "-1"], ["check", "--behaviour", "login"],
    ["check", "--generated=x"], ["check", "--walk", "9", "--behaviour", "x"],
    ["check", "--walk", "9", "--reading", "Q-REG-1"],
    ["check", "--without", "registration"], ["generate"],
    ["generate", "--behaviour", "flag", "--edition", "toast-ja"],
  ])
  func `Refuses what does not fit`(words: [String]) {
    let result = CommandLineTool.run(words)
    #expect(result.exitCode == .usage)
    #expect(result.messages.count == 1)
  }
}
