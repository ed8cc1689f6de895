package import PushModel
import StateMachines

/// A state in which the specification may be while a port is played.
package struct Hypothesis: Sendable {
  /// Shared, since many states are kept, and copied more often than they change.
  fileprivate var shared: Shared<CasePlay<QuestioningPort>>
  fileprivate(set) var unknown = Unknown()
  package fileprivate(set) var share = JudgedShare()
  /// The requirements that were the last to decide the contents of records.
  fileprivate var basis = RecordBasis()
  /// Whether the port did without an answer of the push service for which the specification waits.
  fileprivate(set) var asksLess = false

  /// The specification before anything has happened.
  init(_ play: CasePlay<QuestioningPort>) { shared = Shared(play) }

  fileprivate init(_ shared: Shared<CasePlay<QuestioningPort>>) { self.shared = shared }

  fileprivate(set) var play: CasePlay<QuestioningPort> {
    get { shared.value }
    set { shared = Shared(newValue) }
  }

  /// The parts of a state that are not known, since the specification leaves them undecided.
  struct Unknown: Hashable, Sendable {
    /// The kinds of token with something under way that the specification leaves undecided.
    var adrift = PushTypes()
    /// The messages of which it is undecided whether the delegate gets them.
    var messages: Set<Observed.Item> = []
    /// The aspects that stay undecided: of a setting that has not been compared, and of what is under way.
    var carried = Blur()
    /// Whether the port awaits an answer when the specification does not.
    var awaitsOnItsOwn = false
  }

  /// Forgets calls that have ended.
  mutating func forgetEndedCalls() {
    play.player.session.forgetEndedCalls()
    play.port.port.forgetEndedCalls()
  }

  /// From now on events come from a log.
  mutating func becomeRecorded() { play.player.session.world.isRecorded = true }

  /// All that decides what the hypothesis allows from now on.
  struct State: Hashable, Sendable {
    let play: PlayedState
    let putOff: [QuestioningPort.PutOff]
    let unknown: Unknown
  }

  var state: State { State(play: play.state, putOff: play.port.putOff, unknown: unknown) }

  /// The request that the push service answers before others.
  mutating func answersFirst(_ subject: RequestSubject?) {
    guard play.player.session.world.answersFirst != subject else { return }
    play.player.session.world.answersFirst = subject
  }

  /// Issues tokens, though the specification has not asked for them.
  fileprivate mutating func issue(_ types: PushTypes) {
    if !types.isSubset(of: play.issued) { play.issue(types) }
  }

  /// The aspects of an event that the specification leaves undecided.
  func blur(of event: PlayedEvent) -> Blur { blur(of: event, in: play.foreseenState) }

  /// The same, where the state is known by which steps are undecided.
  func blur(of event: PlayedEvent, in state: @autoclosure () -> ClosedSystem.State) -> Blur {
    guard case .step(let action, _) = event else { return unknown.carried }
    var blur = play.blur(of: action, in: state())
    blur.formUnion(unknown.carried)
    for type in unknown.adrift.channels { blur.add(.allButMessages, of: type) }
    // A call, or a change of the user, may wait for an answer to a request that the port has made by itself, which may
    // stand in a call's way, too. Where a call is about both kinds of token, it may wait with one of them.
    if unknown.awaitsOnItsOwn, event.isCall || event.setsUser {
      let more: Aspects = play.player.edition.registersAllTypesAtOnce ? .record : .code
      let open: Aspects = event.isCall ? [.time, .outcome, more] : .time
      for type in PushType.both { blur.add(open, of: type) }
    }
    guard play.port.hasPutOffCall else { return blur }
    // A call that was put off may be in progress for the port, and which of two obstacles is named is open.
    if event.isCall { for type in PushType.both { blur.add([.outcome, .code], of: type) } }
    // What happens meanwhile may count for it, and so may the answer that the port awaits by itself.
    if event.mayHinderCalls || unknown.awaitsOnItsOwn && event.isAnswer {
      for type in PushType.both { blur.add([.outcome, .code, .record], of: type) }
    }
    return blur
  }
}

/// A large value that copies share.
private final class Shared<Value: Sendable>: Sendable {
  let value: Value

  init(_ value: Value) { self.value = value }
}

/// An event of a play.
package enum PlayedEvent: Sendable {
  /// The setting is made; a prompt that is shown there is seen with the first step.
  case reach
  /// The setting is made.
  case start
  /// A step, with the name of the call that it makes.
  case step(CaseAction, String?)
}

/// One way in which the specification may respond to an event.
package struct Way: Sendable {
  /// The state before: its unknown parts, the share that was judged, and the basis of records.
  private let unknown: Hypothesis.Unknown
  private let share: JudgedShare
  private let basisBefore: RecordBasis
  private let asksLess: Bool
  private let shared: Shared<CasePlay<QuestioningPort>>
  private var play: CasePlay<QuestioningPort> { shared.value }
  /// The readings of the questions asked on the way, under which the specification takes this way.
  package let readings: [ReadingSet]
  /// The expected observations; `nil` if the specification takes the event for impossible.
  package let seen: Observed?
  /// The aspects of the event that the specification leaves undecided.
  package private(set) var blur: Blur
  /// The message that arrives, as the delegate gets it.
  private let arrived: (type: PushType, message: Observed.Item)?
  /// The play before the event.
  private let before: Shared<CasePlay<QuestioningPort>>

  init(
    _ play: CasePlay<QuestioningPort>, from before: Hypothesis, at event: PlayedEvent, readings: [ReadingSet],
    seeing seen: Observed?, leaving blur: Blur
  ) {
    // An impossible step changes nothing.
    shared = seen == nil ? before.shared : Shared(play)
    unknown = before.unknown
    share = before.share
    basisBefore = before.basis
    asksLess = before.asksLess || seen?.isAnsweredBeforehand ?? false
    self.readings = readings
    self.seen = seen
    self.blur = blur
    arrived = event.arrived
    self.before = before.shared
  }

  /// The state if exactly what is expected is seen, or if it is not known what is seen.
  var followed: Hypothesis { seen.map { next(seeing: $0) } ?? hypothesis }

  package var rules: [RuleTaken] { play.port.rules }
  /// The requirements that were the last to decide the contents of records, with those of this way.
  var basis: RecordBasis { basisBefore.followed(by: play.port.decisive) }

  /// The states of the specification after `other` was seen of a port; none if this way does not allow it.
  func continuations(seeing other: Observed, in edition: Edition) -> [Hypothesis] {
    var way = self
    way.sharpen(seeing: other, in: edition)
    var ends = way.ends(seeing: other, in: edition)
    for place in ends.indices {
      let unknown = ends[place].unknown
      ends[place].share.note(
        lingering: unknown.adrift.isEmpty && unknown.carried.isEmpty ? [] : way.blur.gaps)
    }
    return ends
  }

  /// The gaps without which the way would not allow what was seen, each with the aspects that count. Where several
  /// gaps leave an aspect open, none of them is needed.
  private func needed(toSee other: Observed, insteadOf seen: Observed, in edition: Edition) -> [Gap: Aspects]
  {
    var needed: [Gap: Aspects] = [:]
    let gaps = share.lingering.union(blur.gaps).gaps
    for type in PushType.both {
      let isAdrift = unknown.adrift.contains(type)
      for (aspect, _) in Aspects.words where blur.aspects[type].contains(aspect) {
        var less = blur
        less.remove(aspect, of: type)
        if other.agrees(with: seen, leaving: less, unknown.messages, in: edition) { continue }
        let those = gaps.filter { gap in
          gap.types.contains(type)
            && (gap.blurs.contains(aspect) || isAdrift && !gap.blurs.isDisjoint(with: .unsettling))
        }
        if those.count == 1, let only = those.first { needed[only, default: []].formUnion(aspect) }
      }
    }
    return needed
  }

  /// Leaves nothing open where nothing has happened: of a record that stays as it was, and of calls of which none has
  /// ended, with nothing under way. Which token a call hands back, and whether any, is open all the same. What was seen
  /// at once does not come later.
  private mutating func sharpen(seeing other: Observed, in edition: Edition) {
    guard let seen, !blur.isEmpty else { return }
    let busy = other.busy.union(seen.busy).union(unknown.adrift)
    let told = other.completedTypes.union(seen.completedTypes)
    let coded = other.codedTypes.union(seen.codedTypes)
    let world = before.value.player.session.world
    for type in PushType.both where !busy.contains(type) {
      if other.records[type] == seen.records[type], seen.records[type] == world.record(of: type) {
        blur.remove(told.contains(type) ? [.owner, .agreement, .settings] : .record, of: type)
      }
      if !told.contains(type) { blur.remove(.outcome, of: type) }
      if !coded.contains(type) { blur.remove(.code, of: type) }
    }
    if blur.leavesOpen(.time), isExact(other, in: edition) {
      for type in PushType.both { blur.remove(.time, of: type) }
    }
  }

  private func ends(seeing other: Observed, in edition: Edition) -> [Hypothesis] {
    guard let seen else { return skipped(seeing: other) }
    var all: [Hypothesis] = []
    if isExact(other, in: edition) {
      all.append(next(seeing: other))
      // The expected observations may also have another cause, as long as something is under way.
      guard blur.leavesOpen(.unsettling, of: other.busy.union(seen.busy)) else { return all }
    }
    guard !blur.isEmpty, other.agrees(with: seen, leaving: blur, unknown.messages, in: edition) else {
      return all
    }
    var adopted = adopted(other, expecting: seen)
    let needed = needed(toSee: other, insteadOf: seen, in: edition)
    for place in adopted.indices { adopted[place].share.need(needed) }
    return all + adopted
  }

  /// Whether what is expected was seen in every aspect, the undecided ones included.
  func isExact(_ other: Observed, in edition: Edition) -> Bool {
    guard let seen, unknown.adrift.isEmpty else { return false }
    return other.agrees(with: seen, leaving: Blur(), unknown.messages, in: edition)
  }

  private var hypothesis: Hypothesis {
    var hypothesis = Hypothesis(shared)
    hypothesis.unknown = unknown
    hypothesis.share = share
    hypothesis.basis = basis
    hypothesis.asksLess = asksLess
    return hypothesis
  }

  private func next(seeing other: Observed) -> Hypothesis {
    var next = hypothesis
    next.unknown.carried = blur.limited(to: .carried, of: other.busy.union(seen?.busy ?? []))
    next.unknown.awaitsOnItsOwn = !other.awaitsNothing && (seen?.awaitsNothing ?? false)
    // The port may have asked for a token before the specification does, or again.
    next.issue(other.issued)
    if !next.play.issued.isSubset(of: other.issued) {
      next.play.player.session.world.adoptMissingTokens(of: other.world)
    }
    // The delegate may get a message later that it need not get at once.
    if let (type, message) = arrived, blur.aspects[type].contains(.message), !other.items.contains(message) {
      next.unknown.messages.insert(message)
    }
    next.share.note(blur)
    return next
  }

  /// The states after an event that is impossible for the specification and concerns the port alone, since nobody
  /// decides what is under way, or what comes of the event; none where that is decided.
  private func skipped(seeing other: Observed) -> [Hypothesis] {
    let open = PushTypes(PushType.both.filter { blur.aspects[$0].contains(.outcome) })
    guard !unknown.adrift.union(open).isEmpty else { return [] }
    var next = hypothesis
    next.play.adopt(other.world)
    next.issue(other.issued)
    next.share.note(blur)
    next.unknown.adrift.formUnion(open.intersection(other.busy))
    return open.subtracting(other.busy).channels.reduce([next]) { all, type in
      settled(all, type, seeing: other)
    }
  }

  /// The states that take over what was seen.
  private func adopted(_ other: Observed, expecting seen: Observed) -> [Hypothesis] {
    var next = next(seeing: other)
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
          all = settled(all, type, seeing: other)
        }
      } else if let record = other.records[type], other.records[type] != seen.records[type] {
        for place in all.indices { all[place].play.adopt(record, of: type) }
      }
    }
    return all
  }

  private func settled(_ all: [Hypothesis], _ type: PushType, seeing other: Observed) -> [Hypothesis] {
    let record = other.records[type]
    let known = before.value.keeping(record, of: type)
    return all.flatMap { $0.settled(type, holding: record, as: known) }
  }
}

extension Hypothesis {
  /// The hypotheses in which nothing is under way for a kind of token and `record`, or none, is registered: one for
  /// each state of the device's own record that is given.
  func settled(_ type: PushType, holding record: ServerRecord?, as known: [TokenRecord.State]) -> [Self] {
    play.settled(type, holding: record, as: known).map { play in
      var settled = self
      settled.play = play
      settled.unknown.adrift.remove(PushTypes(type))
      return settled
    }
  }
}

extension Hypothesis {
  /// Takes over a record as it was seen.
  mutating func adopt(_ record: ServerRecord, of type: PushType) { play.adopt(record, of: type) }
}

extension Aspects {
  /// The aspects that are open for a kind of token with something undecided under way.
  static let allButMessages: Self = [.outcome, .code, .record, .prompt]
  /// The aspects that stay open until what is under way has ended.
  static let carried: Self = [.code, .owner, .agreement, .token, .settings]
}
