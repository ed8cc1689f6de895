package import Conformance
import PushModel
import StateMachines

/// The readings that a port has shown, each by a completely decided test or by one of its cases.
///
/// A port may choose anew by kind of token and by operation; about the same subject it follows one reading.
package struct WalkLedger: Sendable {
  /// The readings of a question that explain a case or a test.
  struct Vote: Sendable {
    let question: String
    let readings: [String]
    let subject: CallSubject
    /// The case, or the steps of the test.
    let witness: String
  }

  /// The readings to begin with.
  let usual: Readings
  private var votes: [Vote]
  /// The number of times that each failing reading has been looked into.
  private var looks: [String: Int] = [:]
  /// The limits of these looks: each shrinks a test, which takes many plays.
  private static let limit = (ofEach: 3, inAll: 30)

  /// A ledger of nothing yet, with the readings to begin with.
  init(trying usual: Readings = Readings()) {
    self.usual = usual
    votes = []
  }

  /// The readings that the cases of a port have shown.
  package init(_ profile: ReadingProfile) {
    var usual = Readings()
    for entry in profile.entries { usual[entry.question] = entry.readings.first }
    self.usual = usual
    votes = profile.entries.flatMap { entry in
      entry.votes.filter { !$0.isArgued && !$0.subject.isMixed }.map {
        Vote(question: entry.question, readings: $0.readings, subject: $0.subject, witness: $0.caseID)
      }
    }
  }

  /// Whether the failure of a reading to explain a test is still worth a look; counts the look.
  mutating func wantsToKnow(_ left: LeftReading) -> Bool {
    let key = "\(left.question)=\(left.reading)"
    guard looks[key, default: 0] < Self.limit.ofEach, looks.values.reduce(0, +) < Self.limit.inAll else {
      return false
    }
    looks[key, default: 0] += 1
    return true
  }

  /// Adds a vote; returns an earlier one about the same subject that contradicts it.
  mutating func note(_ vote: Vote) -> Vote? {
    defer { votes.append(vote) }
    return votes.first {
      $0.question == vote.question && $0.subject == vote.subject
        && Set($0.readings).isDisjoint(with: vote.readings)
    }
  }
}

/// A reading that explained all tests before the last one.
struct LeftReading: Hashable, Sendable {
  let question: String
  let reading: String
}

/// A question on which a port follows one reading in a test, and another one elsewhere.
public struct WalkContradiction: Hashable, Sendable {
  /// The question.
  public let question: String
  /// The readings that explain the test.
  public let readings: [String]
  /// The readings that explain the other case or test.
  public let otherReadings: [String]
  /// The other case, or the steps of the other test.
  public let other: String
}

extension RandomWalk {
  /// Looks into a reading that does not explain a test: the shortest test that shows it, with the
  /// contradicting case or test; or without, where no reading explains it.
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
    if readings.isEmpty { return unexplained(failure, &pair) }
    if readings.contains(left.reading) { return nil }
    let names = failure.stepNames.joined(separator: ", ")
    let vote = WalkLedger.Vote(question: left.question, readings: readings, subject: subject, witness: names)
    guard let other = ledger.note(vote) else { return nil }
    failure.contradiction = WalkContradiction(
      question: left.question, readings: readings, otherReadings: other.readings, other: other.witness)
    return failure
  }

  /// A shrunk test whose failure no reading explains. What was open in the long test is decided in it.
  private func unexplained<Port: Adapter>(
    _ shrunk: ShrunkFailure, _ pair: inout LockStep<Port>
  ) -> ShrunkFailure? {
    guard var freely = LockStep(pair, behaviour: shrunk.behaviour, allowing: pair.specification.allowed)
    else { return nil }
    defer { pair.port.port = freely.port.port }
    guard let (ending, count) = freely.play(shrunk.symbols), case .diverged(let divergence) = ending,
      isStrict || !divergence.isArgued
    else { return nil }
    return Shrinker(behaviour: shrunk.behaviour).shrink(
      Array(shrunk.symbols.prefix(count)), ending, on: &freely)
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
