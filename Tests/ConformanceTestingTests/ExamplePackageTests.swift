#if os(Linux) || os(macOS)
  import Foundation
  import Testing

  /// Builds and runs the package that shows how a Swift port is checked, as a user would.
  @Suite("The example package", .serialized)
  struct ExamplePackageTests {
    @Test("A sound port passes with one line for each case; a broken one fails at the rule's line")
    func soundAndBroken() async throws {
      let sound = try await swiftTest([:])
      try #require(sound.status == 0, "\(sound.output)")
      let lines = sound.output.split(separator: "\n")
      let cases = lines.compactMap { $0.firstMatch(of: /AGR-\d\d\d nhncloud-ko: .+ to conforms/)?.0 }
      #expect(Set(cases).count == cases.count)
      #expect(lines.contains { $0.contains("conforms(_:) with \(cases.count) test cases passed") })
      #expect(cases.count > 30)

      let broken = try await swiftTest(["SMALL_PUSH_FAULT": "dropsNightAgreement"], "--skip-build")
      #expect(broken.status == 1)
      #expect(broken.output.contains("AGR-204 in nhncloud-ko: Advertisements by day and at night"))
      #expect(broken.output.contains("AGR-3 (must): An agreement has three parts"))
      let place = try #require(broken.output.firstMatch(of: /\(AGR-1\), (PushModel\/\w+\.swift):(\d+)/))
      let line = try #require(Int(place.2))
      let rules = try RepositoryFiles.lines(ofFileID: String(place.1))
      try #require(line <= rules.count)
      #expect(rules[line - 1].contains("\"AGR-1\""))
    }

    @Test(
      "README and documentation show what the package holds",
      arguments: [
        ("README.md", 3),
        ("Sources/ConformanceTesting/ConformanceTesting.docc/TestYourPortInProcess.md", 7),
      ])
    func shown(page: String, count: Int) throws {
      let text = try String(contentsOf: RepositoryFiles.root.appending(path: page), encoding: .utf8)
      let package = RepositoryFiles.root.appending(path: "Tests/ExamplePorts/swift-package")
      let files = try [
        "Package.swift", "Tests/SmallPushTests/SmallPushAdapter.swift",
        "Tests/SmallPushTests/ConformanceTests.swift",
      ].map { try String(contentsOf: package.appending(path: $0), encoding: .utf8) }
      let blocks = text.components(separatedBy: "```swift\n").dropFirst().compactMap {
        $0.components(separatedBy: "```").first
      }
      #expect(blocks.count == count)
      for block in blocks { #expect(files.contains { $0.contains(block) }, "not in the package: \(block)") }
    }

    /// Runs the package's tests. What they print goes to a file, which cannot fill up as a pipe can.
    private func swiftTest(
      _ variables: [String: String], _ options: String...
    ) async throws -> (status: Int32, output: String) {
      let root = RepositoryFiles.root
      let scratch = root.appending(path: ".build/example-ports/swift-package")
      let log = scratch.appending(path: "log-\(variables.count).txt")
      try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
      try Data().write(to: log)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments =
        [
          "swift", "test", "--disable-sandbox", "--disable-automatic-resolution",
          "--package-path", root.appending(path: "Tests/ExamplePorts/swift-package").path,
          "--scratch-path", scratch.path,
        ] + options
      process.environment = Self.environment.merging(variables) { $1 }
      // Several processes write to it: each at its end, so that none writes over what another has written.
      let descriptor = open(log.path, O_WRONLY | O_APPEND)
      try #require(descriptor >= 0)
      process.standardOutput = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      process.standardError = process.standardOutput
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return (status, try String(contentsOf: log, encoding: .utf8))
    }

    /// The environment, without what one run of the tests passes on to the processes it starts.
    private static var environment: [String: String] {
      ProcessInfo.processInfo.environment.filter { name, _ in
        !["XCTest", "SWT_", "SWIFT_TESTING", "SWIFTPM_", "SMALL_PUSH_"].contains(where: name.hasPrefix)
      }
    }
  }
#endif
