package import PushModel
import StateMachines

/// A state in which the specification may be while a port is played.
package struct Hypothesis: Sendable {
  /// Many states are kept, and copied more often than they change.
  fileprivate var shared: Shared<CasePlay<QuestioningPort>>
  /// The unknown parts of the state.
  fileprivate(set) var unknown = Unknown()
  /// How much of what was seen has been judged.
  package fileprivate(set) var share = JudgedShare()
  /// The rules that have decided last what records hold.
  fileprivate var basis = RecordBasis()

  /// The specification before anything has happened.
  init(_ play: CasePlay<QuestioningPort>) { shared = Shared(play) }

  fileprivate init(_ shared: Shared<CasePlay<QuestioningPort>>) { self.shared = shared }

  /// Where the specification and the world are.
  fileprivate(set) var play: CasePlay<QuestioningPort> {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// What is not known of a state, since nobody decides all of what has happened.
  struct Unknown: Hashable, Sendable {
    /// The kinds of token about which something is under way that nobody decides.
    var adrift = PushTypes()
    /// The messages of which nobody decides whether the delegate gets them.
    var messages: Set<Observed.Item> = []
    /// What is open still of what has happened: of a setting that has not been compared, and of what is under way.
    var carried = Blur()
    /// Whether the port awaits an answer when the specification does not.
    var awaitsOnItsOwn = false
  }

  /// Calls that have ended are not known any more.
  mutating func forgetEndedCalls() {
    play.player.session.forgetEndedCalls()
    play.port.port.forgetEndedCalls()
  }

  /// What happens from now on is told by a log.
  mutating func becomeRecorded() { play.player.session.world.isRecorded = true }

  /// All that decides what it allows from now on.
  struct State: Hashable, Sendable {
    let play: PlayedState
    let putOff: [QuestioningPort.PutOff]
    let unknown: Unknown
  }

  /// All that decides what it allows from now on.
  var state: State {
    State(play: play.state, putOff: play.port.putOff, unknown: unknown)
  }

  /// The push service answers a request before others.
  mutating func answersFirst(_ subject: RequestSubject?) {
    guard play.player.session.world.answersFirst != subject else { return }
    play.player.session.world.answersFirst = subject
  }

  /// The system has issued tokens, though the specification has not asked for them.
  fileprivate mutating func issue(_ types: PushTypes) {
    if !types.isSubset(of: play.issued) { play.issue(types) }
  }

  /// What nobody decides of something that happens.
  package func blur(of event: PlayedEvent) -> Blur {
    guard case .step(let action, _) = event else { return unknown.carried }
    var blur = play.blur(of: action)
    blur.formUnion(unknown.carried)
    for type in unknown.adrift.channels { blur.add(.allButMessages, of: type) }
    // A call may wait for what the port has asked for by itself.
    if unknown.awaitsOnItsOwn, event.isCall { for type in PushType.both { blur.add(.time, of: type) } }
    return blur
  }
}

/// Something large that is read where it is: to copy it is to count one more reference.
private final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// Something that is played.
package enum PlayedEvent: Sendable {
  /// The setting is brought about; a prompt that is shown there is seen with the first step.
  case reach
  /// The setting is brought about.
  case start
  /// A step; one that makes a call has its name.
  case step(CaseAction, String?)
}

/// What the specification may do when something happens.
package struct Way: Sendable {
  /// What was not known before, how much had been judged, and which rules had decided last what records hold.
  private let unknown: Hypothesis.Unknown
  private let share: JudgedShare
  private let basisBefore: RecordBasis
  private let shared: Shared<CasePlay<QuestioningPort>>
  private var play: CasePlay<QuestioningPort> { shared.value }
  /// The readings of the questions asked on the way, under which the specification takes it.
  package let readings: [ReadingSet]
  /// What is seen; `nil` where the specification takes what happens for impossible.
  package let seen: Observed?
  /// What nobody decides of it.
  package let blur: Blur

  init(
    _ play: CasePlay<QuestioningPort>, from before: Hypothesis, readings: [ReadingSet],
    seeing seen: Observed?,
    leaving blur: Blur
  ) {
    // An impossible step changes nothing.
    shared = seen == nil ? before.shared : Shared(play)
    unknown = before.unknown
    share = before.share
    basisBefore = before.basis
    self.readings = readings
    self.seen = seen
    self.blur = blur
  }

  /// Where it leads if just what is expected is seen, or if nobody knows what is.
  var followed: Hypothesis { next(seeing: seen ?? .impossible) }

  /// The rules that were followed.
  package var rules: [RuleTaken] { play.port.rules }
  /// The rules that have decided last what records hold, those of this way among them.
  var basis: RecordBasis { basisBefore.followed(by: play.port.decisive) }

  /// The states in which it leaves the specification where this was seen of a port; none where it does not allow that. The
  /// texts that were seen have the same numbers in all that is followed.
  func continuations(
    seeing other: Observed, in edition: Edition, _ names: inout Names?
  ) -> [Hypothesis] {
    guard let seen else { return unknown.adrift.isEmpty ? [] : [skipped(seeing: other)] }
    var all: [Hypothesis] = []
    if isExact(other, in: edition) {
      all.append(next(seeing: other))
      // What was seen as it is expected may have come about otherwise, as long as it is under way.
      guard blur.leavesOpen(.unsettling, of: other.busy.union(seen.busy)) else { return all }
    }
    guard !blur.isEmpty, other.agrees(with: seen, leaving: blur, unknown.messages, in: edition) else {
      return all
    }
    return all + adopted(other, expecting: seen, &names)
  }

  /// Whether what was seen of a port is what is expected, whatever nobody decides.
  func isExact(_ other: Observed, in edition: Edition) -> Bool {
    guard let seen, unknown.adrift.isEmpty else { return false }
    return other.agrees(with: seen, leaving: Blur(), unknown.messages, in: edition)
  }

  private var hypothesis: Hypothesis {
    var hypothesis = Hypothesis(shared)
    hypothesis.unknown = unknown
    hypothesis.share = share
    hypothesis.basis = basis
    return hypothesis
  }

  private func next(seeing other: Observed) -> Hypothesis {
    var next = hypothesis
    next.unknown.carried = blur.limited(to: .carried, of: other.busy.union(seen?.busy ?? []))
    next.unknown.awaitsOnItsOwn = !other.awaitsNothing && (seen?.awaitsNothing ?? false)
    // The port may have asked for a token before the specification does.
    next.issue(other.issued)
    next.share.note(blur)
    return next
  }

  /// What cannot happen to the specification happens to the port alone.
  private func skipped(seeing other: Observed) -> Hypothesis {
    var next = hypothesis
    next.play.adopt(other.world)
    next.issue(other.issued)
    next.share.note(blur)
    return next
  }

  /// What was seen counts from now on.
  private func adopted(
    _ other: Observed, expecting seen: Observed, _ names: inout Names?
  ) -> [Hypothesis] {
    var next = next(seeing: other)
    if let names { next.play.port.numberTexts(as: names) }
    next.play.adopt(other.world)
    for type in PushType.both where blur.aspects[type].contains(.message) {
      next.unknown.messages.formUnion((seen.items + other.items).filter { $0.isMessage(of: type) })
    }
    var all = [next]
    for type in PushType.both {
      if unknown.adrift.contains(type) || blur.leavesOpen(.unsettling, of: PushTypes(type)) {
        if other.busy.contains(type) || !play.port.putOff.isEmpty {
          for place in all.indices { all[place].unknown.adrift.insert(type) }
        } else {
          all = all.flatMap { $0.settled(type, holding: other.records[type]) }
        }
      } else if let record = other.records[type], other.records[type] != seen.records[type] {
        for place in all.indices { all[place].play.adopt(record, of: type) }
      }
    }
    // All have met the same texts in the same order.
    names = all.last?.play.port.names ?? names
    return all
  }
}

extension Hypothesis {
  /// Nothing is under way about a kind of token any more; in each way in which the device may keep what is registered.
  func settled(_ type: PushType, holding record: ServerRecord?) -> [Self] {
    play.settled(type, holding: record).map { play in
      var settled = self
      settled.play = play
      settled.unknown.adrift.remove(PushTypes(type))
      return settled
    }
  }
}

extension Hypothesis {
  /// What is registered is as it was seen.
  mutating func adopt(_ record: ServerRecord, of type: PushType, _ names: inout Names?) {
    if let names { play.port.numberTexts(as: names) }
    play.adopt(record, of: type)
    names = play.port.names
  }

  /// The same, where texts have the same numbers in all that is followed.
  func settled(_ type: PushType, holding record: ServerRecord?, _ names: inout Names?) -> [Self] {
    var numbered = self
    if let names { numbered.play.port.numberTexts(as: names) }
    let all = numbered.settled(type, holding: record)
    names = all.last?.play.port.names ?? names
    return all
  }
}

extension Aspects {
  /// All that is open of a kind of token about which something is under way that nobody decides.
  static let allButMessages: Self = [.outcome, .code, .record, .prompt]
  /// What is open of what is under way until it has come to its end.
  static let carried: Self = [.code, .owner, .agreement, .token, .settings]
}
