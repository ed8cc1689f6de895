import CommandSupport
import Conformance
import Foundation
import Testing

@testable import pushspec

/// What a session cannot show of `check`: progress, an interrupt at a certain case, and how a transcript is read.
@Suite struct CheckTests {
  @Test func `Shows progress on a terminal only`() {
    let seen = Collected()
    var surroundings = Surroundings()
    surroundings.writeProgress = { seen.add($0) }
    let words = ["check", "--case", "PERM-00*", "--edition", "toast-ja"]
    _ = CommandLineTool.run(words, in: surroundings)
    #expect(seen.texts == [])
    surroundings.isErrorTerminal = true
    let result = CommandLineTool.run(words, in: surroundings)
    #expect(seen.texts.first?.hasPrefix("\r\u{1B}[Ktoast-ja  1 of ") == true)
    #expect(seen.texts.last?.contains("  0 failed  PERM-") == true)
    #expect(!result.output.contains("\r"))
  }

  @Test func `Stops after the current case when asked`() {
    let seen = Collected()
    var surroundings = Surroundings()
    surroundings.isInterrupted = { seen.add("asked") > 3 }
    let result = CommandLineTool.run(
      ["check", "--area", "PERM", "--edition", "toast-ja", "--edition", "toast-en"], in: surroundings)
    #expect(result.exitCode == .inconclusive)
    #expect(result.output.contains("Incomplete: the run was interrupted."))
    #expect(result.output.split(separator: "\n").last?.hasPrefix("3 passed, 0 failed, ") == true)
  }

  @Test func `The steps of a walk belong to no case`() throws {
    let request = #""request":{"do":"setUser","with":{"user":"user-a"}}"#
    let step = #"{"event":"step","step":0,\#(request),"reply":{"ok":true,"observations":[]}}"#
    let lines = [
      #"{"event":"run-start","edition":"toast-ja"}"#, #"{"event":"case-start","case":"REG-002"}"#, step,
      #"{"event":"case-end","case":"REG-002","verdict":"pass"}"#, #"{"event":"walk-start"}"#, step,
      #"{"event":"walk-end"}"#,
    ]
    let cases = try #require(Transcript.read([UInt8](lines.joined(separator: "\n").utf8)).first).cases
    #expect(cases.map(\.exchanges.count) == [1])
  }
}

/// A list of texts that were handed over, in order.
final class Collected: @unchecked Sendable {
  private let lock = NSLock()
  private var collected: [String] = []

  var texts: [String] { lock.withLock { collected } }

  /// Adds a text; returns how many there are then, whoever else adds one meanwhile.
  @discardableResult func add(_ text: String) -> Int {
    lock.withLock {
      collected.append(text)
      return collected.count
    }
  }
}
