import PushModel
import StateMachines

/// The ways that an event can take from a state, one after the other. They differ in the readings of the questions
/// asked on the way, and in what is put off.
struct Ways {
  private let hypothesis: Hypothesis
  private let event: PlayedEvent
  private let other: Observed?
  private let allowed: ReadingSet
  private let blur: Blur
  private var courses: [Course]
  /// The combinations of readings that have not been followed in the first course.
  private var waiting: [ReadingSet]
  /// Whether the first course has been followed under some readings.
  private var hasBegun = false
  /// Whether a way has been found that explains exactly what was seen, and something was.
  private var isExplained = false

  /// A course of events: whether stimuli that were put off are performed first, and whether this one is put off.
  private struct Course {
    var takesUp = false
    var putsOff = false
    /// The kind of token of which what the SDK does by itself is put off.
    var withholds: PushType?
    /// The requests that are answered for the specification though it would still wait; `nil` for the usual ones.
    var answering: Answering?
    /// Whether what the push service answers is none of the specification's business.
    var answersNothing = false
  }

  /// The limit of stimuli that are put off at once.
  private static let limit = 3

  /// The ways from a state under the allowed combinations of readings. `other` was seen of a port; `nil` if that is
  /// not known.
  init(
    _ hypothesis: Hypothesis, _ event: PlayedEvent, seeing other: Observed?, allowing allowed: ReadingSet,
    mayPutOff: Bool = true
  ) {
    var hypothesis = hypothesis
    if let other { hypothesis.answersFirst(other.answered) }
    self.hypothesis = hypothesis
    self.other = other
    self.event = event
    self.allowed = allowed
    blur = hypothesis.blur(of: event)
    waiting = [allowed]
    let (count, mayWait) = (hypothesis.play.port.putOff.count, mayPutOff && blur.leavesOpen(.time))
    courses = count > 0 ? [Course(takesUp: true), Course()] : [Course()]
    if mayWait || count > 0 && event.isCall, count < Self.limit, event.canBePutOff {
      courses.append(Course(putsOff: true))
    }
    if mayWait, !event.isCall, let type = hypothesis.onlyUnchangedKind(in: other),
      blur.leavesOpen(.time, of: PushTypes(type))
    {
      courses.append(Course(takesUp: count > 0, withholds: type))
    }
    for answering in Self.furtherAnswers(to: event, seeing: other) + hypothesis.answersToBoth(event, other)
      + hypothesis.answersToOwn(other) + hypothesis.answersToEarlier(event, other)
    {
      courses.append(Course(takesUp: count > 0, answering: answering))
    }
    // The port has asked for something of which the machines know nothing.
    if other?.answered.map(hypothesis.awaits) == false { courses.append(Course(answersNothing: true)) }
  }

  /// The next way; `nil` if there is no other.
  mutating func next() -> Way? {
    while let course = courses.first, waiting.isEmpty || !hasBegun && isExcluded(course) {
      courses.removeFirst()
      waiting = [allowed]
      hasBegun = false
    }
    guard let course = courses.first else { return nil }
    hasBegun = true
    var play = hypothesis.play
    // The current combination is kept as long as it may be followed.
    let current = play.port.combination
    let chosen = waiting.contains { $0.contains(current) } ? current : waiting[0].first
    play.port.follow(chosen)
    play.player.session.world.withheld = course.withholds
    let seen = try? play.happen(
      course.answersNothing ? .nothing : event, takingUp: course.takesUp, puttingOff: course.putsOff,
      answering: answering(in: course))
    play.player.session.world.withheld = nil
    let asked = play.port.asked
    var readings: [ReadingSet] = []
    var others: [ReadingSet] = []
    for set in waiting {
      let (inside, outside) = set.split(as: chosen, on: asked)
      if let inside { readings.append(inside) }
      others += outside
    }
    waiting = others
    var open = event.isSetting ? play.blurOfSetting : blur
    open.formUnion(hypothesis.play.blur(ofCallsBegunIn: play))
    if course.takesUp { open.formUnion(hypothesis.play.blurOfPutOff) }
    let way = Way(play, from: hypothesis, at: event, readings: readings, seeing: seen, leaving: open)
    // Another course may need no trial then.
    if courses.count > 1, !isExplained, let other, hypothesis.shows(other) {
      isExplained = way.isExact(other, in: play.player.edition)
    }
    return way
  }
}

extension Ways {
  /// The requests that the port does not wait for: they are answered for the specification, too.
  private func answering(in course: Course) -> Answering {
    course.answering ?? (other?.isQuiet == true ? .all(.accept) : .tokens([]))
  }

  /// Other requests that the port may do without: those for tokens that it has, those of a call that it has completed,
  /// and those that it has got answered as the step answers.
  private static func furtherAnswers(to event: PlayedEvent, seeing other: Observed?) -> [Answering] {
    guard let other else { return [] }
    if other.isQuiet {
      guard case .step(.serverAnswers(let policy, _), _) = event, policy != .accept else { return [] }
      return [.all(policy)]
    }
    return (other.obtained.isEmpty ? [] : [.tokens(other.obtained)])
      + (event.isCall && other.completesCall ? [.call] : [])
  }

  /// Whether the event is a call of whose outcome nobody is told, and there is something that the port may wait for.
  private var mayWaitUnseen: Bool {
    guard other?.isQuiet == false, case .step(let action, _) = event,
      action.operation == .register || action.operation == .unregister
    else { return false }
    // A session is large: it is asked where it stands.
    return !action.isReported
      || hypothesis.play.player.edition.registersAllTypesAtOnce && !hypothesis.play.player.session.hasDelegate
  }

  /// Whether a course need not be tried beside what was seen of a port.
  private func isExcluded(_ course: Course) -> Bool {
    // Effects that were seen at once were not put off, and need no token.
    if isExplained,
      course.putsOff && !mayWaitUnseen || course.answering != nil || course.answersNothing
        || course.withholds != nil
    {
      return true
    }
    guard let other else { return false }
    // A port that waits for nothing any more has performed all that was put off.
    return other.isQuiet
      && (course.putsOff || course.withholds != nil
        || !course.takesUp && !hypothesis.play.port.putOff.isEmpty)
  }
}

extension Hypothesis {
  /// Whether an event has had an effect that was seen: where none was, it may have been put off.
  fileprivate func shows(_ other: Observed) -> Bool {
    !other.items.isEmpty
      || PushType.both.contains { play.player.session.world.record(of: $0) != other.records[$0] }
  }

  /// Whether an answer to a request about a subject is awaited, or to one in the course of the same call.
  fileprivate func awaits(_ subject: RequestSubject) -> Bool {
    play.player.session.world.held.contains { request in
      let call = request.matter.call
      return request.subject == subject
        || call != nil && call == subject.call && request.subject.type == subject.type
    }
  }

  /// The kind of token whose record is as it was while the other has changed, or which alone is registered and is being
  /// queried.
  fileprivate func onlyUnchangedKind(in other: Observed?) -> PushType? {
    guard let other else { return nil }
    let world = play.player.session.world
    return PushType.both.first { type in
      let record = world.record(of: type.other)
      return other.records[type] != nil && other.records[type] == world.record(of: type)
        && (other.records[type.other] != record
          || record == nil && world.held.contains { $0.request == .query(type) })
    }
  }

  /// A port that has changed a record by itself has done what was put off for that kind of token.
  fileprivate func answersToOwn(_ other: Observed?) -> [Answering] {
    guard let other, !other.isQuiet else { return [] }
    let world = play.player.session.world
    return PushType.both.filter { type in
      other.records[type] != world.record(of: type)
        && world.held.contains { Answering.own(type).covers($0, isOfCall: false) }
    }.map { .own($0) }
  }

  /// A query may take the place of the one before, and be the answer to both.
  fileprivate func answersToEarlier(_ event: PlayedEvent, _ other: Observed?) -> [Answering] {
    guard case .step(.query(let type), _) = event, let other, other.completedQueries(of: type) > 1,
      play.player.session.world.held.contains(where: { $0.request == .query(type) })
    else { return [] }
    return [.queries(type)]
  }

  /// Where one call is about both kinds of token, a port may ask for the second when the first is told, or updated, and
  /// is answered as the first was, or as the world is then.
  fileprivate func answersToBoth(_ event: PlayedEvent, _ other: Observed?) -> [Answering] {
    guard play.player.edition.registersAllTypesAtOnce, case .step(.serverAnswers(let policy, _), _) = event,
      let other, other.completedTypes == .both || other.completesUpdate
    else { return [] }
    return [.all(policy), .anew]
  }
}

extension Observed {
  fileprivate func completedQueries(of type: PushType) -> Int {
    items.count {
      if case .completed(_, let completion) = $0 {
        completion.operation == .query && completion.type == type
      } else {
        false
      }
    }
  }

  /// Whether an update has completed, which tells one outcome for both kinds of token.
  fileprivate var completesUpdate: Bool {
    items.contains {
      if case .completed(_, let completion) = $0 { completion.operation == .update } else { false }
    }
  }

  /// Whether a call that the step made has succeeded.
  fileprivate var completesCall: Bool {
    items.contains { item in
      guard case .completed(let which, let completion) = item else { return false }
      return (which == .made || which == .unnamed) && completion.error == nil
    }
  }
}

extension PlayedEvent {
  /// A step that changes nothing.
  fileprivate static let nothing = Self.step(.world(PolicyChanges()), nil)

  fileprivate var isSetting: Bool {
    switch self {
    case .reach, .start: true
    case .step: false
    }
  }

  /// Whether the event answers a request of the port.
  var isAnswer: Bool {
    switch self {
    case .step(.promptAnswered, _), .step(.tokenAnswered, _), .step(.serverAnswers, _): true
    case .reach, .start, .step: false
    }
  }

  /// Whether the event may change how a call comes out that is made then.
  var mayHinderCalls: Bool {
    switch self {
    case .step(.initialize, _), .step(.setUser, _), .step(.settings, _), .step(.network, _),
      .step(.tokenChanges, _), .step(.tokenInvalidated, _):
      true
    case .reach, .start, .step: false
    }
  }

  /// Whether the app names a user, or nobody.
  var setsUser: Bool { if case .step(.setUser, _) = self { true } else { false } }

  /// The message that arrives, as the delegate gets it.
  var arrived: (type: PushType, message: Observed.Item)? {
    switch self {
    case .step(.voipArrives(let message), _): (.voip, .message(.voip, message))
    case .step(.notificationArrives(let message), _): (.apns, .message(.apns, message))
    case .reach, .start, .step: nil
    }
  }

  /// Whether the event is a call of the app that completes.
  var isCall: Bool { if case .step(let action, _) = self { action.operation != nil } else { false } }

  /// Whether a port can put the event off. The end of a process cannot wait.
  fileprivate var canBePutOff: Bool {
    switch self {
    case .reach, .start, .step(.terminates, _): false
    case .step: true
    }
  }
}

extension CasePlay<QuestioningPort> {
  /// Plays an event, then answers the requests that the port does not wait for.
  fileprivate mutating func happen(
    _ event: PlayedEvent, takingUp takesUp: Bool, puttingOff putsOff: Bool, answering: Answering
  ) throws(PlayProblem) -> Observed {
    if takesUp { try takeUp() }
    if putsOff, case .step(let action, _) = event { port.putsOff = action }
    defer { port.putsOff = nil }
    var seen = Observed.impossible
    switch event {
    case .reach: seen = try reach()
    case .start: seen = try start()
    case .step(let action, let name): seen = try play(action, as: name, answering: answering)
    }
    // Promises are checked on ports alone: a call that is put off here would count as forgotten.
    seen.items.removeAll { if case .violation = $0 { true } else { false } }
    return seen
  }

  /// The undecided aspects of what was put off, if it happens now.
  fileprivate var blurOfPutOff: Blur {
    if port.putOff.isEmpty { return Blur() }
    let state = foreseenState
    return port.putOff.reduce(into: Blur()) { $0.formUnion(blur(of: $1.action, in: state)) }
  }

  /// The undecided aspects of the calls that make up the setting, whenever in the setting they are made.
  fileprivate var blurOfSetting: Blur {
    // They come before the obstacles of the setting.
    let state = closedState(in: player.session.world.answeringAll)
    return player.given.registrations(in: player.edition).reduce(into: Blur()) {
      $0.formUnion(blur(of: $1, in: state).limited(to: .record))
    }
  }
}
