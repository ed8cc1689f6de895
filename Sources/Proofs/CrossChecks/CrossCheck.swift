package import Conformance
import MachineAnalysis
import ModelBasedTesting
package import PushModel
package import StateMachines

/// Plays cases on the specification and on a port, both of which follow the same readings, under every combination of
/// the readings that either of them asks for.
///
/// Cases, machines and port are readings of the same text by different hands. Under whatever readings both follow, a
/// case has to come out well on each, and everything that can be seen has to be the same, as long as nothing happens
/// that is undecided.
package struct CrossCheck: Sendable {
  /// The edition.
  package let edition: Edition
  /// Where two of them do not agree, each case once for each kind.
  package private(set) var disagreements: [Disagreement] = []
  /// How many combinations were played, over all cases.
  package private(set) var plays = 0
  /// How many cases have more combinations than were played.
  package private(set) var casesCutShort = 0

  private var generator: SplitMix64

  /// Makes a port that follows readings, and tells the questions that it has asked.
  package typealias MakePort<Port> = (Readings) -> (port: Port, asked: () -> Set<String>)

  /// Plays cases of an edition; of each at most `limit` combinations, which a seed chooses.
  package init<Port: Adapter>(
    _ cases: [CompiledCase], in edition: Edition, limit: Int = .max, seed: UInt64 = 1,
    port makePort: @escaping MakePort<Port>
  ) {
    self.edition = edition
    generator = SplitMix64(seed: seed)
    let player = CrossCheckPlayer(edition: edition, makePort: makePort)
    for each in cases { follow(each, limit, player) }
  }

  /// Follows the forks of a case. Each play speaks for all combinations that answer alike what was asked in it.
  private mutating func follow<Port: Adapter>(
    _ compiled: CompiledCase, _ limit: Int, _ player: CrossCheckPlayer<Port>
  ) {
    var waiting = [compiled.condition]
    var plays = 0
    var asked: Set<Int> = []
    var found: Set<Disagreement.Kind> = []
    while !waiting.isEmpty, plays < limit {
      plays += 1
      waiting.swapAt(generator.below(waiting.count), waiting.count - 1)
      let set = waiting.removeLast()
      let chosen = set.one(of: asked.sorted()) { generator.below($0) }
      let play = player.play(compiled, chosen)
      asked.formUnion(play.asked)
      for kind in play.disagreements.keys where found.insert(kind).inserted {
        disagreements.append(player.shortest(compiled, kind, chosen))
      }
      waiting += set.split(as: chosen, on: play.asked).outside
    }
    self.plays += plays
    if !waiting.isEmpty { casesCutShort += 1 }
  }
}

/// Plays cases on the specification and on a port under single combinations of readings.
private struct CrossCheckPlayer<Port: Adapter> {
  let edition: Edition
  let makePort: CrossCheck.MakePort<Port>

  /// A disagreement with as few readings as it takes; all other questions follow their first.
  func shortest(_ compiled: CompiledCase, _ kind: Disagreement.Kind, _ chosen: ReadingSet) -> Disagreement {
    func message(_ followed: ReadingSet) -> String? { play(compiled, followed).disagreements[kind] }
    let readings = chosen.readings.fewest {
      let followed = ReadingSet($0).first
      return compiled.condition.contains(followed) && message(followed) != nil
    }
    return Disagreement(
      caseID: compiled.source.id, kind: kind, readings: readings,
      message: message(ReadingSet(readings).first) ?? "")
  }

  struct Play {
    var disagreements: [Disagreement.Kind: String] = [:]
    /// The questions that were asked, by their places.
    var asked: [Int]
  }

  /// Plays a case under a single combination.
  func play(_ compiled: CompiledCase, _ chosen: ReadingSet) -> Play {
    var machines = QuestioningPort(edition: edition)
    machines.follow(chosen)
    var (port, asked) = makePort(chosen.everyReading)
    let profile = (try? port.profile) ?? machines.profile
    func run(_ port: inout some Adapter) -> CaseRecord {
      CaseRunner.run(compiled, on: &port, profile: profile, explains: false, notesSights: true)
    }
    let (onMachines, onPort) = (run(&machines), run(&port))
    var play = Play(
      asked: Set(machines.asked).union(asked().compactMap(ReadingSet.place(of:))).sorted())
    play.disagreements[.caseAndMachines] = Self.wrong(onMachines, chosen)
    play.disagreements[.caseAndPort] = Self.wrong(onPort, chosen)
    let different = zip(onPort.sights, onMachines.sights).enumerated().first { _, sights in
      !sights.0.agrees(with: sights.1, in: edition)
    }
    if let (step, (port, machines)) = different {
      play.disagreements[.machinesAndPort] =
        "step \(step + 1): on the port, \(port.words); on the machines, \(machines.words)"
    }
    if !play.disagreements.isEmpty, let step = undecidedStep(of: compiled, chosen) {
      if step <= different?.offset ?? .max { play.disagreements[.machinesAndPort] = nil }
      play.disagreements[.caseAndMachines] = nil
      play.disagreements[.caseAndPort] = nil
    }
    return play
  }

  /// The step before which nobody says any more what follows.
  private func undecidedStep(of compiled: CompiledCase, _ chosen: ReadingSet) -> Int? {
    var port = QuestioningPort(edition: edition)
    port.follow(chosen)
    guard var play = CasePlay(compiled.source.given, in: edition, on: port, unobserved: []),
      (try? play.start()) != nil
    else { return nil }
    func isUndecided(_ action: CaseAction) -> Bool {
      !play.undecided(action, allowing: chosen).isEmpty
    }
    if compiled.source.given.registrations(in: edition).contains(where: isUndecided) { return 0 }
    for (number, step) in compiled.source.steps.enumerated() {
      if isUndecided(step.action) { return number }
      guard (try? play.play(step.action, as: step.name)) != nil else { return nil }
    }
    return nil
  }

  /// What a case has against one who follows a combination of readings; `nil` if nothing.
  private static func wrong(_ record: CaseRecord, _ chosen: ReadingSet) -> String? {
    guard record.verdict.isGood else {
      return record.divergence.map { "it fails in step \($0 + 1)" }
        ?? (record.message.isEmpty ? "it fails at the end" : record.message)
    }
    for possible in record.readings {
      guard let followed = chosen.readings(of: possible.question).first,
        !possible.readings.contains(followed)
      else { continue }
      return "it takes \(possible.question) \(followed) for \(possible.readings.joined(separator: " or "))"
    }
    return nil
  }
}

/// A case of which two of three readers of the text do not say the same.
package struct Disagreement: Hashable, Sendable {
  /// The case.
  package let caseID: String
  /// Who they are.
  package let kind: Kind
  /// The readings under which it is so; questions that are not named follow their first.
  package let readings: Readings
  /// What was seen.
  package let message: String

  /// Who does not agree with whom.
  package enum Kind: String, Hashable, Sendable {
    case caseAndMachines = "the case and the machines"
    case caseAndPort = "the case and the port"
    case machinesAndPort = "the machines and the port"
  }
}
