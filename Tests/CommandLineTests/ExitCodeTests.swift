import Testing

@testable import pushspec

/// The exit code of a command in a process of its own: of several outcomes the first of 2, 3, 1, 6 and 4.
@Suite struct ExitCodeTests {
  private static let fails =
    #"{"cases": {"AGR-903": "toast-ja"}, "title": "It fails", "steps": [{"do": "setUser", "user": "$userB", "see": ["prompt"]}]}"#
  private static let isOpen =
    #"{"cases": {"AGR-904": "toast-ja"}, "title": "It cannot be played", "steps": [{"do": "settings.allow"}]}"#

  /// Plays tables in toast-ja, and returns the exit code.
  private func exit(_ files: [String: String], _ words: String...) throws -> Int32 {
    try inFolder(files) { folder in
      try RunningCommand(["check", "--cases", folder, "--edition", "toast-ja"] + words).end().exit
    }
  }

  @Test func `The gravest of several outcomes counts`() throws {
    let alone = ["--case", "AGR-904"]
    let contradicts = ["t.json": ContradictionTests.table(and: Self.isOpen)]
    let fails = ["t.json": ContradictionTests.table(and: Self.isOpen, Self.fails)]
    #expect(try exit(contradicts, "--case", "AGR-901") == 0)
    #expect(try exit(contradicts, alone[0], alone[1]) == 4)
    #expect(try exit(contradicts) == 6)
    #expect(try exit(fails) == 1)
    #expect(try exit(fails.merging(["bad.json": "{"]) { $1 }) == 2)
  }

  /// An adapter's mistake at its end counts before the mistakes of its port.
  @Test func `The adapter comes before its port`() throws {
    let port = "python3 -E -S Tests/ExamplePorts/null/null_port.py silent"
    for (end, code) in [("", Int32(1)), ("; exit 7", 3)] {
      let adapter = "sh -c '\(port)\(end)'"
      #expect(
        try RunningCommand(["check", "--case", "REG-002", "--adapter", adapter]).end().exit == code, "\(end)")
    }
  }
}
