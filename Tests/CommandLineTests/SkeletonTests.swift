import CommandSupport
import Foundation
import Testing

@testable import pushspec

/// The skeleton of an adapter has good manners as it is, and needs little more. `.ci/skeleton` builds the one in Swift.
@Suite struct SkeletonTests {
  private func new(_ language: Skeleton, in folder: String) -> CommandResult {
    CommandLineTool.run(["adapter", "new", language.rawValue, folder])
  }

  @Test(arguments: [(Skeleton.python, "python3", "adapter.py"), (.javascript, "node", "adapter.mjs")])
  func `Passes as it is`(language: Skeleton, tool: String, file: String) throws {
    let path = try RunningCommand.shell("command -v \(tool)").end()
    try #require(path.exit == 0, "\(tool) is needed: the adapter in its language is tested with it")
    try inFolder([:]) { folder in
      let written = new(language, in: "\(folder)/my adapter")
      #expect(written.exitCode == .success)
      let command = "\(tool) '\(folder)/my adapter/\(file)'"
      #expect(written.output.contains("\ncheck    pushspec adapter check "))
      let result = CommandLineTool.run(["adapter", "check", command])
      #expect(result.exitCode == .success, "\(result.output)")
      // The small port in it can be judged: it does much wrong, and nothing is the adapter's fault.
      let judged = CommandLineTool.run(["check", "--adapter", command, "--case", "QUERY-00*", "--walk", "0"])
      #expect(judged.exitCode == .failed, "\(judged.output)")
    }
  }

  @Test(arguments: Skeleton.allCases)
  func `Little is to be filled in`(language: Skeleton) throws {
    let text = String(decoding: try #require(language.files.last).bytes, as: UTF8.self)
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 61)
    for file in language.files {
      let lines = String(decoding: file.bytes, as: UTF8.self).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 120 && !$0.hasSuffix(" ") })
    }
  }

  @Test(arguments: Skeleton.allCases)
  func `Nothing is written over`(language: Skeleton) throws {
    let there = try #require(language.files.last).path.split(separator: "/").last.map(String.init) ?? ""
    try inFolder([:]) { folder in
      #expect(new(language, in: folder).exitCode == .success)
      let again = new(language, in: folder)
      #expect(again.exitCode == .usage)
      #expect(again.messages.first?.contains("is there already, and is not overwritten") == true)
    }
    // One file in the way is enough for a refusal, and nothing is written beside it.
    guard language != .swift else { return }
    try inFolder([there: "mine"]) { folder in
      #expect(new(language, in: folder).exitCode == .usage)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder)
      #expect(left == [there])
      let text = try String(contentsOfFile: "\(folder)/\(there)", encoding: .utf8)
      #expect(text == "mine")
    }
  }

  @Test func `A folder that cannot be is said`() throws {
    try inFolder(["file": ""]) { folder in
      let result = new(.python, in: "\(folder)/file/inside")
      #expect(result.exitCode == .usage)
      #expect(result.messages.first?.contains("cannot be written") == true, "\(result.messages)")
    }
  }
}
