import CommandSupport
import Foundation
import TestSupport
import Testing

@testable import pushspec

/// The recorder that the page on recording a log shows.
@Suite struct JudgeTests {
  @Test func `The page shows the recorder that is tried here`() throws {
    let page = try RepositoryFiles.text("spec/recording-a-log.md")
    let shown = page.components(separatedBy: "```swift\n").dropFirst().first?.components(separatedBy: "```")
    let recorder = try RepositoryFiles.text("Tests/CommandLineTests/Recording/PushLog.swift")
    #expect(shown?.first == recorder)
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
}
