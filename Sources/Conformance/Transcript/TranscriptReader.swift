package import JSON
package import PushModel

/// A run as a transcript has recorded it. What a transcript says besides is not read.
package struct RecordedRun: Sendable {
  /// The edition that was played.
  package let edition: Edition
  /// Who was under test; `nil` where the transcript does not say.
  package let profile: Profile?
  /// The command that started the port; `nil` if it ran in the same process.
  package private(set) var command: String?
  /// The options that a port in the same process was made with; `nil` if there were none.
  package private(set) var options: String?
  /// What decided the values that the port was told; `nil` where the transcript does not say.
  package private(set) var seed: UInt64?
  /// Whether inferred requirements counted.
  package private(set) var isStrict = false
  /// The questions on which the port contradicted itself.
  package internal(set) var contradictions: [String] = []
  /// Which readings the run has shown; `nil` where the transcript does not say.
  package internal(set) var ledger: Ledger?
  /// How tests of the walk failed, but for what was known, and what was known and came out well.
  package internal(set) var walks: (failing: [Deviation], passing: [Deviation]) = ([], [])
  /// What the run ended with; `nil` where the transcript ends before.
  package internal(set) var exit: Int?
  /// The cases, in the order in which they were played.
  package internal(set) var cases: [RecordedCase] = []
  /// Whether steps belong to a walk, which is not read.
  fileprivate var isWalking = false
}

extension RecordedRun {
  /// Reads the event that begins a run.
  fileprivate init(start event: JSONNode) throws(JSONError) {
    edition = try event.decode("edition")
    profile = try event.decodeIfPresent("profile")
    command = try event.decodeIfPresent("command")
    options = try event.decodeIfPresent("options")
    seed = try event.decodeIfPresent("seed", as: String.self).flatMap { UInt64($0) }
    isStrict = try event.decodeIfPresent("strict") ?? false
  }
}

/// A case as a transcript has recorded it.
package struct RecordedCase: Sendable {
  /// The id of the case.
  package let caseID: String
  /// Every stimulus and reply, from the fresh installation on.
  package internal(set) var exchanges: [Exchange] = []
  /// Whether it came out as it should; `nil` where the record ends before the case does.
  package internal(set) var verdict: Verdict?
  /// How it failed; `nil` where it did not, or the transcript does not say.
  package internal(set) var fails: WayOfFailing?
  /// The readings that explain it, by question.
  package internal(set) var readings: [String: [String]] = [:]
}

extension Transcript {
  /// Reads the runs of a transcript. A last line without a line feed that cannot be read was cut off, and is left out.
  ///
  /// - Throws: where a line is not what a transcript holds; its place is that of the line in the text.
  package static func read(_ bytes: [UInt8]) throws(JSONError) -> [RecordedRun] {
    var runs: [RecordedRun] = []
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() where !line.isEmpty {
      do throws(JSONError) {
        try read(JSONNode.parse(line), into: &runs)
      } catch {
        var found = error
        if index == lines.count - 1, !runs.isEmpty { break }
        found.place.line = index + 1
        throw found
      }
    }
    return runs
  }

  private static func read(_ event: JSONNode, into runs: inout [RecordedRun]) throws(JSONError) {
    let name = try event.required("event")
    switch try name.string() {
    case "run-start":
      runs.append(try RecordedRun(start: event))
    case "run-end":
      guard let run = runs.indices.last else { break }
      runs[run].contradictions = try event.decodeIfPresent("contradictions") ?? []
      runs[run].exit = try event.decodeIfPresent("exit")
      runs[run].ledger = try event.optional("ledger").map { node throws(JSONError) in try Ledger(json: node) }
      for one in try event.optional("contradicting")?.elements() ?? [] {
        let id: String = try one.decode("case")
        guard let place = runs[run].cases.firstIndex(where: { $0.caseID == id }) else { continue }
        runs[run].cases[place].verdict = .contradiction
        runs[run].cases[place].fails = try WayOfFailing(json: one.required("fails"))
      }
    case "case-start":
      let run = try last(of: runs.indices, for: name, expected: "run-start before it")
      runs[run].cases.append(RecordedCase(caseID: try event.decode("case")))
      runs[run].isWalking = false
    case "walk-start":
      runs[try last(of: runs.indices, for: name, expected: "run-start before it")].isWalking = true
    case "walk-end":
      let run = try last(of: runs.indices, for: name, expected: "run-start before it")
      for node in try event.optional("failing")?.elements() ?? [] {
        runs[run].walks.failing.append(try Deviation(json: node))
      }
      for node in try event.optional("passing")?.elements() ?? [] {
        runs[run].walks.passing.append(try Deviation(json: node))
      }
    case "step":
      let run = try last(of: runs.indices, for: name, expected: "run-start before it")
      if runs[run].isWalking { break }
      let step = try last(of: runs[run].cases.indices, for: name, expected: "case-start before it")
      let request = try event.required("request")
      runs[run].cases[step].exchanges.append(
        Exchange(
          stimulus: try Stimulus(json: request), name: try request.decodeIfPresent("as"),
          reply: try event.decodeIfPresent("reply")))
    case "case-end":
      let run = try last(of: runs.indices, for: name, expected: "run-start before it")
      let one = try last(of: runs[run].cases.indices, for: name, expected: "case-start before it")
      let verdict: String = try event.decode("verdict")
      runs[run].cases[one].verdict = Verdict(rawValue: verdict)
      runs[run].cases[one].fails = try event.optional("fails").map { node throws(JSONError) in
        try WayOfFailing(json: node)
      }
      for member in try event.optional("readings")?.members() ?? [] {
        runs[run].cases[one].readings[member.name] = try [String](json: member.node)
      }
    default:
      throw JSONError(
        place: name.place, message: "found an unknown event",
        expected: "run-start, case-start, step, case-end, walk-start, walk-end or run-end")
    }
  }

  private static func last(
    of indices: Range<Int>, for event: JSONNode, expected: String
  ) throws(JSONError) -> Int {
    guard let last = indices.last else {
      throw JSONError(place: event.place, message: "found an event out of order", expected: expected)
    }
    return last
  }
}
