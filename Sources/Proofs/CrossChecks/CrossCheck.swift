package import Conformance
import MachineAnalysis
import ModelBasedTesting
package import PushModel
package import StateMachines

/// Plays cases on the machines and on a port, under every combination of the readings that either of them asks for.
///
/// Cases, machines and port are readings of the same text by different hands. Under whatever readings, a case has to come
/// out well on both, and the specification has to allow everything that is seen of the port.
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
  package typealias MakePort<Port> = (ReadingSet) -> (port: Port, asked: () -> Set<String>)

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

/// Plays cases on the machines and on a port under single combinations of readings.
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
    var (port, asked) = makePort(chosen)
    let onMachines = wrong(&machines, compiled, following: chosen)
    let onPort = wrong(&port, compiled, following: chosen)
    var play = Play(asked: Set(machines.asked).union(asked().compactMap(ReadingSet.place(of:))).sorted())
    play.disagreements[.machines] = onMachines
    play.disagreements[.port] = onPort
    return play
  }

  /// What a case, or the specification, has against somebody; `nil` if nothing.
  private func wrong(
    _ port: inout some Adapter, _ compiled: CompiledCase, following chosen: ReadingSet
  ) -> String? {
    guard let profile = try? port.profile else { return "it cannot be started" }
    var record: CaseRecord = CaseRunner.run(
      compiled, on: &port, profile: profile, explains: false, notesSights: true)
    // Who follows readings is not asked which.
    record.readings = []
    var judge = SpecificationJudge(edition, profile: profile, trying: chosen.readings)
    judge.judge(compiled, into: &record)
    guard !record.verdict.isGood, !record.isLeftOpen else { return nil }
    return record.message.isEmpty
      ? record.divergence.map { "it fails in step \($0 + 1)" } ?? "it fails at the end" : record.message
  }
}

/// A case that does not come out well, or in which the specification does not allow what is seen.
package struct Disagreement: Hashable, Sendable {
  /// The case.
  package let caseID: String
  /// On whom.
  package let kind: Kind
  /// The readings under which it is so; questions that are not named follow their first.
  package let readings: Readings
  /// What was seen.
  package let message: String

  /// Of whom it is.
  package enum Kind: String, Hashable, Sendable {
    case machines = "the machines"
    case port = "the port"
  }
}
