package import JSON
import PushModel
import StateMachines

/// Judges a log that was recorded around an SDK, line by line. It follows all states that explain the observations,
/// hidden events included.
///
/// The states after a line depend only on the states before it, so each combination is worked out once.
package struct LogJudge: Sendable {
  package let header: LogHeader
  /// The findings, each once, in the order of the lines.
  package private(set) var findings: [LogFinding] = []
  /// The readings that were shown, by question, each with its first line.
  package private(set) var ledger: [String: [(reading: String, line: Int)]] = [:]
  /// The numbers of lines with observations of the SDK, of those judged in full, and of those judged in part.
  package private(set) var counts = (seen: 0, whole: 0, part: 0)
  /// The number of lines after the first.
  package private(set) var lines = 0
  /// The line from which on the SDK is not judged any more, and the reason; `nil` if it is judged to the end.
  package private(set) var end: (line: Int, reason: String)?

  private var names: LogNames
  private var duties: LogDuties
  private var sets: LogSets
  private var current: Int
  private var isRunning = true
  private var parsed: [UInt64: (bytes: ArraySlice<UInt8>, line: LogLine)] = [:]
  /// The indices of outcomes by step, so that outcomes are read in place.
  private var steps: [Step: Int] = [:]
  private var outcomes: [LogSets.Outcome] = []

  /// A line in a set of states.
  private struct Step: Hashable {
    let set: Int
    let line: LogLine
  }

  /// The seconds without another line after which everything that awaits nobody has come.
  package static let patience = 60
  /// The limits of cached lines and steps: most lines never come again.
  private static let limits = (lines: 1000, steps: 10_000)

  /// A judge of the lines after the first; `nil` if no setting can be made ready.
  package init?(_ header: LogHeader) {
    self.header = header
    names = LogNames(header)
    duties = LogDuties(header)
    sets = LogSets(header)
    guard let first = sets.beginning() else { return nil }
    current = first
  }

  /// Judges the next line.
  ///
  /// - Throws: An error if the line is not part of a log, with its place in the log.
  package mutating func judge(_ bytes: ArraySlice<UInt8>) throws(JSONError) {
    lines += 1
    guard !bytes.isEmpty else { return }
    do throws(JSONError) {
      try judge(read(bytes))
    } catch {
      var found = error
      found.place.line = lines + 1
      throw found
    }
  }

  private mutating func read(_ bytes: ArraySlice<UInt8>) throws(JSONError) -> LogLine {
    let hash = bytes.quickHash
    if let known = parsed[hash], known.bytes == bytes { return known.line }
    let line = try LogLine(bytes)
    if parsed.count >= Self.limits.lines { parsed.removeAll(keepingCapacity: true) }
    parsed[hash] = (ArraySlice(Array(bytes)), line)
    return line
  }

  private mutating func judge(_ line: LogLine) throws(JSONError) {
    for finding in duties.breaches(line, at: lines + 1) { note(finding) }
    if case .done(let action, _) = line { try follow(process: action) }
    if case .seen(let sight) = line { try count(sight) }
    guard end == nil else { return }
    for event in names.events(of: line, token: { type in sets.currentToken(of: type, in: current) }) {
      follow(event)
      if end != nil { return }
    }
  }

  /// Refuses actions of an app that is not running. A log may begin with the launch.
  private mutating func follow(process action: CaseAction) throws(JSONError) {
    if action.isCall, !isRunning {
      throw JSONError(
        place: .start, message: "found a call of the app after \"terminate\"",
        expected: "\"launch\" before it")
    }
    if action == .terminates { isRunning = false }
    guard action == .launches else { return }
    if isRunning {
      guard lines == 1 else {
        throw JSONError(
          place: .start, message: "found \"launch\" while the app runs", expected: "\"terminate\" before it")
      }
      follow(.done(.terminates, name: nil))
    }
    isRunning = true
  }

  private mutating func count(_ sight: LogLine.Sight) throws(JSONError) {
    guard header.observes.contains(sight.kind) else {
      throw JSONError(
        place: .start, message: "found something seen that the first line does not name",
        expected: "\"\(sight.kind.rawValue)\" in its \"observes\"")
    }
    counts.seen += 1
  }

  private mutating func follow(_ line: LogLine) {
    let step = Step(set: current, line: line)
    if let known = steps[step] { return go(to: known, after: line) }
    if outcomes.count >= Self.limits.steps || sets.isFull {
      steps.removeAll(keepingCapacity: true)
      outcomes.removeAll(keepingCapacity: true)
      current = sets.forget(allBut: current)
      return follow(line)
    }
    steps[step] = outcomes.count
    outcomes.append(sets.outcome(of: line, in: current))
    go(to: outcomes.count - 1, after: line)
  }

  private mutating func go(to place: Int, after line: LogLine) {
    for shown in outcomes[place].shown
    where !ledger[shown.question, default: []].contains(where: { $0.reading == shown.reading }) {
      ledger[shown.question, default: []].append((shown.reading, lines + 1))
    }
    if let finding = outcomes[place].finding {
      var found = finding
      found.line = lines + 1
      note(found)
    }
    if case .seen = line {
      if outcomes[place].isWhole == true { counts.whole += 1 }
      if outcomes[place].isWhole == false { counts.part += 1 }
    }
    if let target = outcomes[place].target {
      current = target
    } else {
      end = (
        lines + 1, outcomes[place].finding == nil ? "too many states may explain it" : "it departs there"
      )
    }
  }

  private mutating func note(_ finding: LogFinding) {
    let known = findings.firstIndex {
      $0.subject == finding.subject && $0.requirements == finding.requirements
        && $0.isArgued == finding.isArgued
    }
    if let known { findings[known].count += 1 } else { findings.append(finding) }
  }

  /// The first finding about the SDK that does not rest on an argument.
  package var divergence: LogFinding? { findings.first { $0.subject == .sdk && !$0.isArgued } }

  /// Events that have come about in all final states without being seen. The log ends too early to judge them.
  package var missing: [String] { end == nil ? sets.missing(in: current) : [] }
}

extension ArraySlice<UInt8> {
  /// A hash that differs for most texts.
  fileprivate var quickHash: UInt64 {
    withUnsafeBytes { bytes in
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      var place = 0
      while place + 8 <= bytes.count {
        hash = (hash ^ bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)) &* 0x9E37_79B9_7F4A_7C15
        hash ^= hash >> 32
        place += 8
      }
      while place < bytes.count {
        hash = (hash ^ UInt64(bytes[place])) &* 0x0100_0000_01b3
        place += 1
      }
      return hash
    }
  }
}
