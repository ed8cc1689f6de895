import Foundation
import TestSupport
import Testing

/// The example package, which checks a Swift port; `.ci/run` builds it and runs its tests, as a user would.
@Suite struct ExamplePackageTests {
  @Test(arguments: [
    ("README.md", 2), ("spec/port-in-an-hour.md", 3),
    ("Sources/ConformanceTesting/ConformanceTesting.docc/TestYourPortInProcess.md", 8),
  ])
  func `README and documentation show what the package holds`(page: String, count: Int) throws {
    let text = try String(contentsOf: RepositoryFiles.root.appending(path: page), encoding: .utf8)
    let package = RepositoryFiles.root.appending(path: "Tests/ExamplePorts/swift-package")
    let files = try [
      "Package.swift", "Sources/SmallPushAdapter/SmallPushAdapter.swift", "Sources/small-push/main.swift",
      "Tests/SmallPushTests/ConformanceTests.swift",
    ].map { try String(contentsOf: package.appending(path: $0), encoding: .utf8) }
    let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    #expect(blocks.count == count)
    for block in blocks { #expect(files.contains { $0.contains(block) }, "not in the package: \(block)") }
  }
}
