import Foundation
import Testing

@Suite struct PageTests {
  private func text(_ path: String) throws -> String {
    try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: path), encoding: .utf8)
  }

  /// The lines of a text without their indentation.
  private func lines(_ text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `What it shows as Swift stands in the tests`() throws {
    let sources = try ["Stream", "Exchange", "HTTP2Tests"].map {
      lines(try text("HTTP2/\($0).swift"))
    }
    let page = try text("../../Sources/MachineAnalysis/README.md")
    let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(blocks.count > 3)
    for block in blocks {
      let wanted = lines(block)
      let isThere = sources.contains { source in
        source.indices.contains { source[$0...].starts(with: wanted) }
      }
      #expect(isThere, "\(block)")
    }
  }
}
