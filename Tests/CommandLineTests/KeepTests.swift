import CommandSupport
import Conformance
import Foundation
import JSON
import Testing

@testable import pushspec

/// The files that a port's team keeps: known deviations, and the profile as a contract.
@Suite struct KeepTests {
  private static let broken = ["--reference-fault", "ignoresUserChange"]
  private static let some = ["check", "--edition", "toast-ja", "--case", "LOGIN-030", "--case", "AGR-204"]

  /// The outcome of a command in this process, since starting one takes long.
  private func run(_ words: [String]) throws -> RunningCommand.Outcome {
    var surroundings = Surroundings()
    surroundings.today = "2027-01-31"
    let result = CommandLineTool.run(words, in: surroundings)
    return RunningCommand.Outcome(
      exit: result.exitCode.rawValue, output: result.output, errors: result.messages.joined(separator: "\n"))
  }

  /// Runs a check with a fault, and hands over its transcript and the known deviations recorded from it.
  private func recorded(
    _ words: [String] = some, _ port: [String] = broken, reason: [String] = ["--reason", "mended soon"],
    _ body: (_ known: String, _ run: String) throws -> Void
  ) throws {
    try inFolder([:]) { folder in
      let (known, transcript) = (folder + "/known.json", folder + "/run.jsonl")
      #expect(try run(words + port + ["--transcript", transcript]).exit == 1)
      #expect(try run(["keep", "deviations", known, "--from", transcript] + reason).exit == 0)
      try body(known, transcript)
    }
  }

  private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  private func change(_ path: String, _ old: String, _ new: String) throws {
    let text = try text(path)
    #expect(text.contains(old), "\(text)")
    try Data(text.replacing(old, with: new).utf8).write(to: URL(fileURLWithPath: path))
  }

  // MARK: Known deviations

  @Test func `What is known is no failure and what is no more ends with five`() throws {
    try recorded { known, _ in
      let held = Self.some + ["--deviations", known]
      let green = try run(held + Self.broken)
      #expect(green.exit == 0)
      #expect(green.output.contains("\n  LOGIN-030  mended soon\n"), "\(green.output)")
      #expect(green.lastLine == "1 passed, 0 failed, 1 known to deviate")
      let mended = try run(held)
      #expect(mended.exit == 5)
      // The message gives the command that removes the entry.
      let command = "pushspec keep deviations \(known) --remove LOGIN-030 --edition toast-ja"
      #expect(mended.output.contains(command))
      #expect(try run(Array(command.split(separator: " ").map(String.init).dropFirst())).exit == 0)
      #expect(try text(known) == "{\n  \"deviations\": []\n}\n")
      #expect(try run(held).exit == 0)
      #expect(try run(held + Self.broken).exit == 1)
    }
  }

  /// The exit codes, in processes of their own.
  @Test func `Every outcome has its code`() throws {
    try recorded { known, _ in
      func exit(_ words: [String], port: [String] = Self.broken) throws -> Int32 {
        try RunningCommand(Self.some + port + ["--deviations", known] + words).end().exit
      }
      #expect(try exit([]) == 0)
      #expect(try exit([], port: []) == 5)
      try change(known, "$userA", "$userB")
      #expect(try exit([]) == 1)
      try change(known, "LOGIN-030", "LOGIN-03O")
      #expect(try exit([]) == 2)
      let update = ["keep", "deviations", known, "--from", known]
      #expect(try RunningCommand(update).end().exit == 2)
    }
  }

  @Test func `What fails otherwise fails`() throws {
    try recorded { known, _ in
      let held = Self.some + Self.broken + ["--deviations", known]
      for (old, new) in [
        (#""step": 1"#, #""step": 2"#), ("LOGIN-3", "REG-1"), ("$userA", "$userB"),
        (#""fails": {"#, #""fails": {"verdict": "crash", "#),
      ] {
        try change(known, old, new)
        let result = try run(held)
        #expect(result.exit == 1)
        #expect(result.output.contains("CHANGED-DEVIATION  LOGIN-030 in toast-ja"), "\(result.output)")
        #expect(result.output.contains("\n  pinned    "))
        try change(known, new, old)
      }
      let other = try run(
        Self.some + ["--deviations", known, "--reference-fault", "ignoresAgreement", "--case", "AGR-006"])
      #expect(other.exit == 1)
    }
  }

  /// An entry of two lines by hand is enough. The case may then fail in any way, and the report says so.
  @Test func `A case and a reason are enough`() throws {
    let entry = #"{"deviations": [{"case": "LOGIN-030", "reason": "mended soon", "owner": "Mira"}]}"#
    try inFolder(["known.json": entry]) { folder in
      let result = try run(Self.some + Self.broken + ["--deviations", folder + "/known.json"])
      #expect(result.exit == 0)
      let line = "LOGIN-030  mended soon (owner Mira); how it fails is not pinned"
      #expect(result.output.contains(line), "\(result.output)")
    }
  }

  @Test func `A reason is not invented`() throws {
    try recorded(reason: []) { known, transcript in
      let held = Self.some + Self.broken + ["--deviations", known]
      let refused = try run(held)
      #expect(refused.exit == 2)
      #expect(
        refused.errors.contains("known.json:6:17: the reason of LOGIN-030 is empty"), "\(refused.errors)")
      try change(known, "\"reason\": \"\"", "\"reason\": \"a reason of ours\", \"issue\": \"#12\"")
      try change(known, #""step": 1"#, #""step": 2"#)
      // The entry is pinned anew, and the words that people have written stay.
      let again = try run(["keep", "deviations", known, "--from", transcript, "--reason", "another"])
      #expect(again.output == "1 known deviation, 0 added, 0 removed\n")
      #expect(try text(known).contains(#""a reason of ours""#))
      #expect(try run(held).exit == 0)
    }
  }

  @Test func `A run that has passed takes entries away`() throws {
    try recorded { known, transcript in
      let keep = ["keep", "deviations", known, "--from", transcript]
      // Entries of cases that were not played stay.
      let other = try run(["check", "--case", "AGR-204", "--edition", "toast-ja", "--transcript", transcript])
      #expect(other.exit == 0)
      #expect(try run(keep).output == "1 known deviation, 0 added, 0 removed\n")
      #expect(try run(Self.some + ["--deviations", known, "--transcript", transcript]).exit == 5)
      #expect(try run(keep).output == "0 known deviations, 0 added, 1 removed\n")
    }
  }

  @Test func `Who does not look again is told`() throws {
    try recorded { known, _ in
      let held = Self.some + Self.broken + ["--deviations", known]
      try change(known, #""reason""#, #""owner": "Mira", "reviewBy": "2027-01-31", "reason""#)
      #expect(try run(held).exit == 0)
      try change(known, "2027-01-31", "2027-01-30")
      let overdue = try run(held)
      #expect(overdue.exit == 1)
      #expect(overdue.output.contains("mended soon (owner Mira, review by 2027-01-30)"), "\(overdue.output)")
      try change(known, "2027-01-30", "3 Feb")
      #expect(try run(held).errors.contains("found \"3 Feb\", expected a day such as 2027-01-31"))
    }
  }

  @Test func `What rests on something else now is said`() throws {
    try recorded { known, _ in
      try change(known, #""basis": ""#, #""basis": "should "#)
      let held = Self.some + Self.broken + ["--deviations", known]
      let warned = try run(held)
      #expect(warned.exit == 0)
      #expect(
        warned.errors.contains("known.json:3:5: LOGIN-030: LOGIN-3 was stated as should "), "\(warned.errors)"
      )
      #expect(try run(held + ["--strict"]).exit == 5)
    }
  }

  @Test(arguments: [
    (#"{"deviations": [{"case": "LOGIN-03O", "reason": "so"}]}"#, #":1:17: unknown case "LOGIN-03O""#),
    (
      #"{"deviations": [{"case": "LOGIN-030", "reason": "so"}, {"case": "LOGIN-030", "reason": "so"}]}"#,
      ":1:56: LOGIN-030 is named again"
    ),
    (#"{"deviations": [{"case": "LOGIN-030"}]}"#, #":1:17: the member "reason" is missing"#),
    (#"{"deviations": [{"reason": "so"}]}"#, ":1:17: an entry names one thing that fails"),
    (#"{"deviations": [{"walk": ["registr"], "reason": "so"}]}"#, #":1:17: unknown step "registr""#),
    (#"{"deviations": [{"case": "LOGIN-030", "reson": "so"}]}"#, #"did you mean "reason"?"#),
    (
      #"{"deviations": [{"case": "UPD-001", "edition": "tcpush-ko", "reason": "so"}]}"#,
      "UPD-001 is no case of tcpush-ko"
    ),
    ("{", ":1:2: "),
  ])
  func `A bad file is refused`(_ text: String, _ message: String) throws {
    try inFolder(["known.json": text]) { folder in
      let result = try run(Self.some + ["--deviations", folder + "/known.json"])
      #expect(result.exit == 2)
      #expect(result.errors.contains("/known.json"))
      #expect(result.errors.contains(message), "\(result.errors)")
    }
  }

  @Test func `Reports have it with its reason`() throws {
    try recorded { known, _ in
      let files = ["--deviations", known, "--junit", "/dev/null", "--json", "/dev/null"]
      let held = CommandLineTool.run(Self.some + Self.broken + files).files.map(\.text)
      try #require(held.count == 2)
      let skipped = #"<skipped type="known-deviation" message="known deviation: mended soon""#
      #expect(held[1].contains(skipped), "\(held[1])")
      let mended = try #require(CommandLineTool.run(Self.some + files).files.last?.text)
      #expect(mended.contains("<failure type=\"unexpected-pass\""))
      let json = try JSONNode.parse([UInt8](held[0].utf8))
      #expect(try json.required("totals").required("knownDeviations").integer() == 1)
      let edition = try #require(json.required("editions").elements().first)
      let cases = try edition.required("cases").elements()
      let one = try #require(cases.first { $0["deviation"] != nil })
      #expect(try one.required("verdict").string() == "known-deviation")
      #expect(try one.required("deviation").required("reason").string() == "mended soon")
    }
  }

  // MARK: Walks

  @Test func `A walk steps around what is known`() throws {
    let walk = Self.some + ["--walk", "200"]
    try recorded(walk) { known, transcript in
      let green = try run(walk + Self.broken + ["--deviations", known])
      #expect(green.exit == 0, "\(green.output)")
      #expect(green.output.contains("200 steps"), "\(green.output)")
      #expect(green.output.contains("but for what is known"))
      #expect(green.output.contains("\n  KNOWN  LOGIN-030, met "))
    }
  }

  /// A failure in a walk that no case stands for is kept by the steps of the walk, and played again.
  @Test func `A walk may be known by itself`() throws {
    let walk = [
      "check", "--edition", "toast-ja", "--case", "AGR-204", "--walk", "200", "--behaviour", "login",
    ]
    try recorded(walk) { known, transcript in
      let text = try text(known)
      #expect(text.contains(#""walk": ["#) && !text.contains(#""case""#), "\(text)")
      var green = try run(walk + Self.broken + ["--deviations", known, "--transcript", transcript])
      // Different failures are found in the same walk, and kept together.
      if green.exit == 1 {
        _ = try run(["keep", "deviations", known, "--from", transcript, "--reason", "mended soon"])
        green = try run(walk + Self.broken + ["--deviations", known])
      }
      #expect(green.exit == 0, "\(green.output)")
      #expect(green.output.contains("Conforms") == false)
      let mended = try run(walk + ["--deviations", known, "--transcript", transcript])
      #expect(mended.exit == 5)
      #expect(mended.output.contains("UNEXPECTED-PASS"), "\(mended.output)")
      #expect(
        try run(["keep", "deviations", known, "--from", transcript]).output.hasPrefix("0 known deviations"))
    }
  }

  // MARK: Profiles

  @Test func `A reading that changes fails`() throws {
    try inFolder([:]) { folder in
      let (profile, transcript) = (folder + "/profile.json", folder + "/run.jsonl")
      let words = ["check", "--edition", "nhncloud-ko", "--question", "Q-REG-1"]
      #expect(try run(words + ["--transcript", transcript]).exit == 0)
      #expect(try run(["keep", "profile", profile, "--from", transcript]).exit == 0)
      let held = words + ["--profile", profile]
      #expect(try run(held).exit == 0)
      let changed = try run(held + ["--reference-reading", "Q-REG-1=together"])
      #expect(changed.exit == 1)
      #expect(
        changed.output.contains("  CHANGED  Q-REG-1 (register, query, unregister; apns): "),
        "\(changed.output)")
      #expect(changed.output.contains(", and now together by "))
      let other = try run(["check", "--edition", "toast-ja", "--question", "Q-REG-1", "--profile", profile])
      #expect(other.exit == 4)
      // A question without a reading gets one.
      let readings = try #require(try text(profile).range(of: #""readings": ["#))
      try Data((try text(profile)[..<readings.upperBound] + "]}]}").utf8).write(
        to: URL(fileURLWithPath: profile))
      let first = try run(held)
      #expect(first.exit == 0)
      #expect(
        first.output.contains("  noted    Q-REG-1 (register, query, unregister; apns): its first reading, "),
        "\(first.output)")
    }
  }

  @Test func `Two profiles stand side by side`() throws {
    try inFolder([:]) { folder in
      for (name, reading) in [("a", "refused"), ("b", "together")] {
        let transcript = "\(folder)/\(name).jsonl"
        _ = try run([
          "check", "--edition", "nhncloud-ko", "--question", "Q-REG-1", "--transcript", transcript,
          "--reference-reading", "Q-REG-1=\(reading)",
        ])
        _ = try run(["keep", "profile", "\(folder)/\(name).json", "--from", transcript])
      }
      let different = try run(["diff", folder + "/a.json", folder + "/b.json"])
      #expect(different.exit == 1)
      #expect(different.output.contains("Q-REG-1 (register, query, unregister; apns)"), "\(different.output)")
      #expect(try run(["diff", folder + "/a.json", folder + "/a.json"]).exit == 0)
    }
  }

  @Test func `A run that was cut off makes no profile`() throws {
    try recorded { known, transcript in
      let whole = try text(transcript)
      try Data(whole.split(separator: "\n").dropLast().joined(separator: "\n").utf8)
        .write(to: URL(fileURLWithPath: transcript))
      let profile = transcript + ".json"
      #expect(try run(["keep", "profile", profile, "--from", transcript]).exit == 4)
      #expect(!FileManager.default.fileExists(atPath: profile))
    }
  }
}
