package import Conformance
import JSON
package import PushModel

/// The known deviations of a port for generated tests, which avoid them.
package struct KnownFaults: Sendable {
  /// The known deviations, with their ways of failing; `nil` stands for any way.
  private var ways: [(deviation: Deviation, fails: WayOfFailing?)] = []
  /// The failures of the walk so far, which it avoids as well.
  private var found: [WayOfFailing] = []
  private let removal: @Sendable (Deviation) -> String
  let edition: Edition

  /// Makes an empty list.
  package init(in edition: Edition) {
    self.edition = edition
    removal = { _ in "" }
  }

  /// The known deviations of an edition. One of a played case counts only if the case failed so.
  package init(_ deviations: Deviations, after result: SuiteResult) {
    edition = result.edition
    removal = deviations.removal
    let records = Dictionary(result.records.map { ($0.caseID, $0) }) { first, _ in first }
    for entry in deviations.all where entry.holds(in: edition) && !deviations.isOverdue(entry) {
      switch entry.subject {
      case .walk: ways.append((entry, entry.fails))
      case .one(let id):
        guard let record = records[id] else {
          if let fails = entry.fails { ways.append((entry, fails)) }
          continue
        }
        if record.verdict == .knownDeviation, let fails = record.fails { ways.append((entry, fails)) }
      }
    }
  }

  /// The number of new failures that end a walk; larger for a port with known deviations, whose team may keep
  /// several at once.
  var failureLimit: Int { ways.isEmpty ? 1 : 5 }

  /// The known deviations that are walks.
  var walks: [Deviation] {
    ways.map(\.deviation).filter {
      if case .walk = $0.subject { true } else { false }
    }
  }

  /// A match of a failure.
  enum Match {
    case deviation(Deviation)
    /// A failure that this walk has found before.
    case found
  }

  /// The match of a way of failing; `nil` for a new one.
  func match(_ fails: WayOfFailing?) -> Match? {
    guard let fails else { return nil }
    // A failure without wrong fields, such as a crash, is identified by its steps alone.
    if !fails.seen.isEmpty, let known = ways.first(where: { $0.fails?.covers(fails) ?? false }) {
      return .deviation(known.deviation)
    }
    return found.contains { $0.covers(fails) } ? .found : nil
  }

  /// The match of a shrunk test.
  func match(_ failure: ShrunkFailure) -> Match? {
    let fails = failure.wayOfFailing
    let same = ways.first { known in
      known.deviation.subject == failure.subject && known.fails.map { $0.covers(fails) } ?? true
    }
    return same.map { .deviation($0.deviation) } ?? match(fails)
  }

  /// Adds a failure of the walk, to be avoided from now on.
  mutating func note(_ failure: ShrunkFailure) {
    let fails = failure.wayOfFailing
    if !fails.seen.isEmpty { found.append(fails) }
  }

  /// The message on an entry whose walk passes.
  func passing(_ entry: Deviation) -> String {
    "UNEXPECTED-PASS, \(entry.name): \(entry.words)\n    it comes out well; this takes the entry away:\n    \(removal(entry))"
  }
}

extension Ending {
  /// The way of failing; `nil` where the port does not fail.
  func wayOfFailing(in edition: Edition) -> WayOfFailing? {
    switch self {
    case .diverged(let divergence):
      WayOfFailing(
        .fail, step: nil, root: divergence.requirements.first ?? "", seen: divergence.wrongFields, in: edition
      )
    case .crashed(let fault, _):
      WayOfFailing(
        fault.kind == .timeout ? .timeout : .crash, step: nil, root: "fault: \(fault.kind.rawValue)",
        seen: [:],
        in: edition)
    case .givenUp, .unsupported, .adapter: nil
    }
  }
}

extension ShrunkFailure {
  /// The subject of its entry in the known deviations.
  var subject: Deviation.Subject { .walk(stepNames, behaviour.given) }

  var wayOfFailing: WayOfFailing {
    guard let contradiction else { return fails }
    return WayOfFailing(
      .contradiction, step: nil, root: contradiction.question,
      seen: [contradiction.question: contradiction.readings.joined(separator: " or ")],
      in: behaviour.edition)
  }

  /// The failure as an entry without a reason.
  package var deviation: Deviation { Deviation(subject, in: behaviour.edition, fails: wayOfFailing) }
}

/// A known deviation that generated tests have met.
package struct KnownMeeting: Sendable {
  package let deviation: Deviation
  /// The number of times.
  package internal(set) var count = 1
  /// The steps of the first such test.
  package let steps: [String]

  /// The meeting in a line.
  package var words: String {
    "KNOWN  \(deviation.name), met \(count.counted("time")), first after \(steps.suffix(8).joined(separator: ", ").shown())"
  }
}

extension Deviations {
  /// Refuses walks with unknown steps.
  package func checkWalks(in editions: [Edition]) throws(CaseProblem) {
    for entry in all {
      guard case .walk(let steps, _) = entry.subject else { continue }
      let known = Set((entry.edition.map { [$0] } ?? editions).flatMap { Behaviour.stepsByName(in: $0).keys })
      if let step = steps.first(where: { !known.contains($0) }) {
        throw CaseProblem(.unknown("step", step, at: entry.place, valid: known.sorted()), in: path)
      }
    }
  }
}

extension Behaviour {
  /// All steps of all behaviours by name; of two with the same name, the step of walks over everything.
  static func stepsByName(in edition: Edition) -> [String: BehaviourInput] {
    var steps: [String: BehaviourInput] = [:]
    for name in [.everything] + BehaviourName.allCases {
      for symbol in Behaviour(name, in: edition)?.symbols ?? [] where steps[symbol.name] == nil {
        steps[symbol.name] = symbol
      }
    }
    return steps
  }

  /// The behaviour of a walk among the known deviations; `nil` for an unknown step.
  init?(of entry: Deviation, in edition: Edition) {
    guard case .walk(let names, let given) = entry.subject else { return nil }
    let known = Self.stepsByName(in: edition)
    let symbols = names.compactMap { known[$0] }
    guard symbols.count == names.count else { return nil }
    self.init(.everything, edition: edition, given: given, symbols: symbols)
  }
}

extension SettingsWalk {
  /// Plays the known failing walks, before the random ones.
  func playKnown<Port: Adapter>(on port: inout Port, _ known: KnownFaults, _ result: inout WalkResult) {
    for entry in known.walks where !shouldStop() {
      guard let behaviour = Behaviour(of: entry, in: known.edition),
        behaviour.without(without)?.symbols.count == behaviour.symbols.count,
        var pair = try? LockStep(port, behaviour: behaviour, allowing: allowed, usual: ledger.usual)
      else { continue }
      defer { port = pair.port.port }
      pair.port.player.name = "known"
      let symbols = Array(behaviour.symbols.indices)
      let (ending, steps) = pair.play(symbols).map { ($0.ending, $0.steps) } ?? (nil, symbols.count)
      result.steps += steps
      guard let ending, let fails = ending.wayOfFailing(in: known.edition) else {
        if ending == nil { result.passing.append((entry, known.passing(entry))) }
        continue
      }
      if case .crashed = ending { try? pair.port.port.restart() }
      if entry.fails.map({ $0.covers(fails) }) ?? true {
        result.meet(entry, symbols.prefix(steps).map { behaviour.symbols[$0].name })
      } else {
        result.failures.append(
          ShrunkFailure(
            behaviour: behaviour, symbols: symbols, ending, unobserved: pair.port.player.unobserved,
            play: pair.port.player.name))
      }
    }
  }
}
