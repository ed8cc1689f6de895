import MachineAnalysis
import ModelAnalysis
import PushModel
import StateMachines
import Testing

/// The closed system, of which things are proved, and the specification with names, which judges ports, are two
/// interpreters of the same machines. Here they take the same moves, and must say the same.
@Suite("The closed system and the specification with names in lock-step")
struct LockStepTests {
  @Test("They differ where it is known, and as it is known", arguments: LockStepKnown.all)
  func known(_ known: LockStepKnown) throws {
    let interpretation = Interpretation(edition: known.edition, readings: known.readings)
    var walk = LockStepWalk(interpretation, .lockStep(in: known.edition))
    for (index, move) in known.moves.enumerated() {
      #expect(walk.possible.contains(move), "\(move.text) is not possible")
      let difference = walk.take(move)
      if index < known.moves.count - 1 {
        #expect(difference == nil, "after \(move.text)")
      } else {
        #expect(try #require(difference) == .init(closed: known.closed, names: known.names))
      }
    }
  }

  @Test("They differ nowhere else, under first readings and single others", arguments: Edition.allCases)
  func walks(_ edition: Edition) {
    var random = SplitMix64(seed: 1)
    var seen: Set<String> = []
    var count = 0
    func wander(_ interpretation: Interpretation, _ alphabet: ClosedSystem.Alphabet) {
      var walk = LockStepWalk(interpretation, alphabet, initially: max(0, random.below(8) - 4))
      let difference = walk.wander(40, &random)
      count += walk.moves.count
      seen.formUnion(walk.seen)
      guard let difference else { return }
      let readings = interpretation.readings.sorted.map { "\($0.question)=\($0.reading)" }
      Issue.record(
        """
        \(alphabet.name), \(readings): \(walk.moves.map(\.text).joined(separator: "; "))
        the closed system: \(difference.closed)
        with names: \(difference.names)
        """)
    }
    let alphabets = ClosedSystem.Alphabet.all(in: edition) + [.lockStep(in: edition)]
    let first = Interpretation(edition: edition)
    for alphabet in alphabets { for _ in 0..<3 { wander(first, alphabet) } }
    for question in OpenQuestion.all where question.editions.contains(edition) {
      for other in question.readings.dropFirst() {
        wander(first.following(Readings([question.id: other.name])), .lockStep(in: edition))
      }
    }
    // So that the walks cannot come to nothing unnoticed.
    #expect(count > 2500, "\(count) moves")
    #expect(seen.count > 40, "\(seen.count) things seen")
    for call in ["register apns", "register voip", "query apns", "query voip"] {
      for outcome in ["success", "error"] {
        #expect(seen.contains { $0.hasPrefix("\(call), \(outcome)") }, "no \(outcome) of \(call)")
      }
    }
  }
}
