#if os(Linux)
  import Foundation
  import Testing

  @testable import pushspec

  /// A program that was copied from the folder where it was built.
  @Suite struct MovedProgramTests {
    private static let commands = ["check --case REG-002 --edition toast-ja", "list cases", "explain REG-1"]

    private func run(_ command: String, in folder: String) throws -> RunningCommand.Outcome {
      let words = command.split(separator: " ").map(String.init)
      let built = try RunningCommand.executable(having: words.first)
      let moved = folder + "/" + (built as NSString).lastPathComponent
      if !FileManager.default.fileExists(atPath: moved) {
        try FileManager.default.copyItem(atPath: built, toPath: moved)
      }
      return try RunningCommand(words, executable: moved).end()
    }

    @Test func `Finds its tables beside itself`() throws {
      try inFolder([:]) { folder in
        let bundle = "PushSpec_ConformanceCases.resources"
        let built = (try RunningCommand.executable() as NSString).deletingLastPathComponent
        try FileManager.default.copyItem(atPath: "\(built)/\(bundle)", toPath: "\(folder)/\(bundle)")
        for command in Self.commands {
          let outcome = try run(command, in: folder)
          #expect(outcome.exit == 0 && !outcome.output.isEmpty, "\(command): \(outcome)")
        }
      }
    }

    /// The tables in the folder where the program was built may be those of another version.
    @Test func `Says that its tables are missing`() throws {
      try inFolder([:]) { folder in
        for command in Self.commands + ["find token", "lint", "coverage", "faults"] {
          let outcome = try run(command, in: folder)
          #expect(outcome.exit == 2 && outcome.output.isEmpty, "\(command): \(outcome)")
          #expect(outcome.errors.contains(": the case tables are missing: copy the folder "), "\(outcome)")
          #expect(outcome.errors.split(separator: "\n").count == 1)
        }
        for command in ["list faults", "trace register", "--version"] {
          #expect(try run(command, in: folder).exit == 0)
        }
      }
    }
  }
#endif
