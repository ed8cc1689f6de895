import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import pushspec

/// `judge` of logs: the page on how they are recorded, and files that are no logs.
@Suite struct JudgeTests {
  private let page: String
  private let head = #"{"log": 1, "edition": "nhncloud-ko", "observes": ["completed"]}"# + "\n"

  init() throws {
    let url = RepositoryFiles.root.appending(path: "spec/recording-a-log.md")
    page = try String(contentsOf: url, encoding: .utf8)
  }

  private func blocks(_ language: String) -> [String] {
    page.components(separatedBy: "```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
  }

  private func judged(_ text: String, _ words: String...) throws -> CommandResult {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    try text.write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    var result = CommandLineTool.run(["judge", url.path] + words)
    result.messages = result.messages.map { $0.replacing(url.path, with: "FILE") }
    return result
  }

  @Test func `The page shows what becomes of its log`() throws {
    let log = try #require(blocks("json").first)
    let shown = try #require(blocks("text").first)
    let result = try judged(log)
    #expect(result.exitCode == .failed)
    #expect(result.output == shown)
    #expect(try judged(log, "--format", "json").output.contains("\"subject\": \"app\""))
  }

  @Test func `The page shows the recorder that is tried here`() throws {
    let url = RepositoryFiles.root.appending(path: "Tests/CommandLineTests/Recording/PushLog.swift")
    #expect(try blocks("swift").first == String(contentsOf: url, encoding: .utf8))
  }

  @Test func `What the recorder writes can be judged`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: url) }
    var time = Date(timeIntervalSince1970: 0)
    let header: [String: Any] = [
      "edition": "nhncloud-ko", "observes": ["completed", "tokens", "server", "network", "user", "prompt"],
      "given": ["user": "kim"],
    ]
    let log = try PushLog(at: url, header: header) { time }
    let agreement = ["notifications": true, "advertisements": false, "nightAdvertisements": false]
    try log.note(["do": "network", "with": ["up": false]])
    time += 100
    try register(agreeing: NHNCloudPushAgreement(members: agreement), recordingIn: log)
    let result = CommandLineTool.run(["judge", url.path])
    // Without a network nothing is registered.
    #expect(result.exitCode == .failed)
    #expect(result.output.hasPrefix("4 lines, judged by nhncloud-ko\n\nline 5: broken by the SDK\n"))
  }

  @Test(arguments: [
    ("{", "FILE:2:2: found the end of the text"),
    (#"{"say": 1}"#, "FILE:2:1: found neither \"do\" nor \"see\""),
    (#"{"do": "registr"}"#, "FILE:2:8: unknown \"do\" \"registr\""),
    (#"{"see": "prompt"}"#, "FILE:2:1: found something seen that the first line does not name"),
    (#"{"do": "terminate"}"# + "\n" + #"{"do": "setUser"}"#, "FILE:3:1: found a call of the app after"),
  ])
  func `Bad lines are told`(lines: String, message: String) throws {
    let result = try judged(head + lines + "\n")
    #expect(result.exitCode == .usage)
    #expect(result.messages.first?.contains(message) ?? false, "\(result.messages)")
  }

  @Test func `What is no log is told`() throws {
    #expect(try judged("").exitCode == .usage)
    #expect(try judged("[]\n").messages.first?.contains("FILE:1:1: found an array") ?? false)
    #expect(CommandLineTool.run(["judge", "nowhere"]).exitCode == .usage)
  }

  @Test func `A line that was cut off is left out`() throws {
    let result = try judged(head + #"{"do": "setUs"#)
    #expect(result.exitCode == .inconclusive)
    #expect(result.output.contains("\ncut off    the last line, which is left out\n"))
  }
}
