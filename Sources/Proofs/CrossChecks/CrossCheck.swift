package import Conformance
import MachineAnalysis
import ModelBasedTesting
package import PushModel
package import StateMachines

/// Plays cases on the machines and on a port, under every combination of readings that either of them asks for.
///
/// Cases, machines and port are independent readings of the same text. Under all readings a case has to pass
/// on both, and the specification has to allow all observations of the port.
package struct CrossCheck: Sendable {
  package let edition: Edition
  /// The disagreements, each case once for each kind.
  package private(set) var disagreements: [Disagreement] = []
  /// The number of played combinations, over all cases.
  package private(set) var plays = 0
  /// The number of cases with more combinations than were played.
  package private(set) var casesCutShort = 0

  private var generator: SplitMix64

  /// Makes a port that follows readings, and tells the questions that it asks.
  package typealias MakePort<Port> = (ReadingSet) -> (port: Port, asked: () -> Set<String>)

  /// Plays cases of an edition, with at most `limit` combinations of each, chosen by a seed.
  package init<Port: Adapter>(
    _ cases: [CompiledCase], in edition: Edition, limit: Int = .max, seed: UInt64 = 1,
    port makePort: @escaping MakePort<Port>
  ) {
    self.edition = edition
    generator = SplitMix64(seed: seed)
    let player = CrossCheckPlayer(edition: edition, makePort: makePort)
    for each in cases { follow(each, limit, player) }
  }

  /// Follows the forks of a case. A play stands for all combinations with the same answers to its questions.
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

/// Plays cases on the machines and on a port under single combinations of readings.
private struct CrossCheckPlayer<Port: Adapter> {
  let edition: Edition
  let makePort: CrossCheck.MakePort<Port>

  /// The disagreement with as few named readings as possible; other questions follow their first.
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
    /// The asked questions, by their places.
    var asked: [Int]
  }

  func play(_ compiled: CompiledCase, _ chosen: ReadingSet) -> Play {
    var machines = QuestioningPort(edition: edition)
    machines.follow(chosen)
    var (port, asked) = makePort(chosen)
    // One judge for both: most often it sees the same of them.
    var judge = SpecificationJudge(edition, profile: machines.profile, trying: chosen.readings)
    let onMachines = wrong(&machines, compiled, &judge)
    let onPort = wrong(&port, compiled, &judge)
    let askedOfPort = asked().compactMap { ReadingSet.place(of: $0) }
    var play = Play(asked: Set(machines.asked.map(ReadingSet.generalPlace)).union(askedOfPort).sorted())
    play.disagreements[.machines] = onMachines
    play.disagreements[.port] = onPort
    return play
  }

  /// The complaint of a case or of the specification about a port; `nil` if there is none.
  private func wrong(
    _ port: inout some Adapter, _ compiled: CompiledCase, _ judge: inout SpecificationJudge
  ) -> String? {
    guard let profile = try? port.profile else { return "it cannot be started" }
    var record: CaseRecord = CaseRunner.run(
      compiled, on: &port, profile: profile, explains: false, notesSights: true)
    // The readings are given here, so the case's conclusions about them do not count.
    record.readings = []
    judge.judge(compiled, into: &record)
    guard !record.verdict.isGood, !record.isLeftOpen else { return nil }
    return record.message.isEmpty
      ? record.divergence.map { "it fails in step \($0 + 1)" } ?? "it fails at the end" : record.message
  }
}

/// A case that fails, or whose observations the specification does not allow.
package struct Disagreement: Hashable, Sendable {
  package let caseID: String
  package let kind: Kind
  /// The readings; questions that are not named follow their first.
  package let readings: Readings
  /// The complaint.
  package let message: String

  /// The party that fails.
  package enum Kind: String, Hashable, Sendable {
    case machines = "the machines"
    case port = "the port"
  }
}
