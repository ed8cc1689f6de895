package import Conformance
import PushModel
import StateMachines

/// The readings that a port has shown, each by a test of which all is decided.
///
/// A port may choose anew by kind of token and by operation; about the same it follows one reading. What its cases have shown
/// counts as well.
package struct WalkLedger: Sendable {
  /// What a case or a test shows about a question.
  struct Vote: Sendable {
    let question: String
    /// The readings that explain it.
    let readings: [String]
    let subject: CallSubject
    /// The case, or the steps of the test.
    let witness: String
  }

  /// The readings to begin with.
  let usual: Readings
  private var votes: [Vote]
  /// How often each reading has been looked into that did not explain a test.
  private var looks: [String: Int] = [:]
  /// A test is shrunk to be looked into, which takes many plays.
  private static let limit = (ofEach: 3, inAll: 30)

  /// What the cases of a port have shown.
  package init(_ profile: ReadingProfile = ReadingProfile([])) {
    var usual = Readings()
    for entry in profile.entries { usual[entry.question] = entry.readings.first }
    self.usual = usual
    votes = profile.entries.flatMap { entry in
      entry.votes.filter { !$0.isArgued && !$0.subject.isMixed }.map {
        Vote(question: entry.question, readings: $0.readings, subject: $0.subject, witness: $0.caseID)
      }
    }
  }

  /// Whether it is still to be looked into that a reading does not explain a test.
  mutating func wantsToKnow(_ left: LeftReading) -> Bool {
    let key = "\(left.question)=\(left.reading)"
    guard looks[key, default: 0] < Self.limit.ofEach, looks.values.reduce(0, +) < Self.limit.inAll else {
      return false
    }
    looks[key, default: 0] += 1
    return true
  }

  /// Notes what a test shows; what was shown before about the same and is otherwise.
  mutating func note(_ vote: Vote) -> Vote? {
    defer { votes.append(vote) }
    return votes.first {
      $0.question == vote.question && $0.subject == vote.subject
        && Set($0.readings).isDisjoint(with: vote.readings)
    }
  }
}

/// A reading that explained all tests but the last.
struct LeftReading: Hashable, Sendable {
  let question: String
  let reading: String
}

/// A question of which a port follows one reading in a test, and another one elsewhere.
public struct WalkContradiction: Hashable, Sendable {
  /// The question.
  public let question: String
  /// The readings that explain the test.
  public let readings: [String]
  /// The readings that explain the other.
  public let otherReadings: [String]
  /// The other: a case, or the steps of a test.
  public let other: String
}

extension RandomWalk {
  /// Looks into what a reading does not explain in a test: the shortest test that shows it, and what speaks against it.
  func contradiction<Port: Adapter>(
    _ left: LeftReading, in taken: [Int], _ pair: inout LockStep<Port>, _ ledger: inout WalkLedger
  ) -> ShrunkFailure? {
    guard let question = OpenQuestion.named(left.question), ledger.wantsToKnow(left),
      var narrow = pair.following(left.reading, of: left.question, in: behaviour)
    else { return nil }
    guard let (ending, count) = narrow.play(taken), case .diverged = ending else {
      pair.port.port = narrow.port.port
      return nil
    }
    var failure = Shrinker(behaviour: behaviour).shrink(Array(taken.prefix(count)), ending, on: &narrow)
    let actions = failure.symbols.map { failure.behaviour.symbols[$0].action }
    let subject = CallSubject(failure.behaviour.given, actions)
    pair.port.port = narrow.port.port
    guard failure.isRepeatable, !failure.isPortLost, !subject.isMixed else { return nil }
    let readings = question.readings.map(\.name).filter { reading in
      guard var one = pair.following(reading, of: left.question, in: failure.behaviour) else { return false }
      defer { pair.port.port = one.port.port }
      return one.play(failure.symbols) == nil && one.specification.decidesAll
    }
    guard !readings.isEmpty, !readings.contains(left.reading) else { return nil }
    let names = failure.stepNames.joined(separator: ", ")
    let vote = WalkLedger.Vote(question: left.question, readings: readings, subject: subject, witness: names)
    guard let other = ledger.note(vote) else { return nil }
    failure.contradiction = WalkContradiction(
      question: left.question, readings: readings, otherReadings: other.readings, other: other.witness)
    return failure
  }
}

extension LockStep {
  /// The same port beside the specification in a setting, with one reading of a question.
  fileprivate func following(_ reading: String, of question: String, in behaviour: Behaviour) -> LockStep? {
    let one = ReadingSet(anyOf: [(question: question, reading: reading)])
    return specification.allowed.intersection(one).flatMap {
      LockStep(self, behaviour: behaviour, allowing: $0)
    }
  }
}
