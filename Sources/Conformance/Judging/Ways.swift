import PushModel
import StateMachines

/// The ways in which something can go from a state, one after the other: each answers otherwise what is asked in it, or
/// puts off what need not be done at once.
struct Ways {
  private let hypothesis: Hypothesis
  private let event: PlayedEvent
  private let other: Observed?
  private let allowed: ReadingSet
  private let blur: Blur
  private var courses: [Course]
  /// The combinations of readings that have not been followed in the first of the courses.
  private var waiting: [ReadingSet]
  /// Whether the first of the courses has been followed under some readings.
  private var hasBegun = false
  /// Whether what was seen is as it is to be where nothing is put off.
  private var isExplained = false

  /// What is done of what was put off, and of what happens now.
  private struct Course {
    var takesUp = false
    var putsOff = false
    /// Whether a token that the port has is issued to the specification as well, though it would wait for it.
    var hasToken = false
  }

  /// More than so much is not put off.
  private static let limit = 2

  /// The ways out of a state beside what was seen of a port, if that is known, under some combinations of readings.
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
    courses.append(Course(takesUp: count > 0, hasToken: true))
  }

  /// The next way; `nil` if there is no other. Texts have the same numbers in all of them.
  mutating func next(_ names: inout Names?) -> Way? {
    while let course = courses.first, waiting.isEmpty || !hasBegun && isExcluded(course) {
      courses.removeFirst()
      waiting = [allowed]
      hasBegun = false
    }
    guard let course = courses.first else { return nil }
    hasBegun = true
    var play = hypothesis.play
    // As far as it can, it goes on as before.
    let current = play.port.combination
    let chosen = waiting.contains { $0.contains(current) } ? current : waiting[0].first
    play.port.follow(chosen)
    if let names { play.port.numberTexts(as: names) }
    let seen = try? play.happen(
      event, takingUp: course.takesUp, puttingOff: course.putsOff,
      answering: answering(in: course))
    names = play.port.names
    let asked = play.port.asked
    var readings: [ReadingSet] = []
    var others: [ReadingSet] = []
    for set in waiting {
      let (inside, outside) = set.split(as: chosen, on: asked)
      if let inside { readings.append(inside) }
      others += outside
    }
    waiting = others
    let way = Way(
      play, from: hypothesis, readings: readings, seeing: seen,
      leaving: event.isSetting ? play.blurOfSetting : blur)
    if let other, !isExplained { isExplained = way.isExact(other, in: play.player.edition) }
    return way
  }
}

extension Ways {
  /// What the port does not wait for, so that the specification does not either.
  private func answering(in course: Course) -> Answering {
    guard let other else { return .tokens([]) }
    return other.isQuiet ? .all : .tokens(course.hasToken ? other.obtained : [])
  }

  /// Whether a course is not to be tried beside what was seen of a port.
  private func isExcluded(_ course: Course) -> Bool {
    // What is seen at once is not put off, and needs no token.
    if isExplained, course.putsOff || course.hasToken { return true }
    guard let other else { return course.hasToken }
    if course.hasToken, other.isQuiet || other.obtained.isEmpty { return true }
    // What was put off is done at the latest where the port waits for nothing any more.
    return other.isQuiet && (course.putsOff || !course.takesUp && !hypothesis.play.port.putOff.isEmpty)
  }
}

extension PlayedEvent {
  /// Whether the setting is brought about.
  fileprivate var isSetting: Bool {
    switch self {
    case .reach, .start: true
    case .step: false
    }
  }

  /// Whether it is a call of the app that completes.
  var isCall: Bool {
    if case .step(let action, _) = self { action.operation != nil } else { false }
  }

  /// Whether a port can put it off: a process that ends does not wait.
  fileprivate var canBePutOff: Bool {
    switch self {
    case .reach, .start, .step(.terminates, _): false
    case .step: true
    }
  }
}

extension CasePlay<QuestioningPort> {
  /// Plays something, after which is answered what the port does not wait for; what is seen.
  fileprivate mutating func happen(
    _ event: PlayedEvent, takingUp takesUp: Bool, puttingOff putsOff: Bool, answering: Answering
  ) throws(PlayProblem) -> Observed {
    if takesUp { try takeUp() }
    port.putsOff = putsOff
    defer { port.putsOff = false }
    var seen = Observed.impossible
    switch event {
    case .reach: seen = try reach()
    case .start: seen = try start()
    case .step(let action, let name):
      seen = try play(action, as: name, answering: answering)
    }
    // Whether a call has waited too long is asked of ports: here it may be put off.
    seen.items.removeAll { if case .violation = $0 { true } else { false } }
    return seen
  }

  /// What nobody decides of what the setting is made of, whenever in it that was done.
  fileprivate var blurOfSetting: Blur {
    var blur = Blur()
    for call in player.given.registrations(in: player.edition) {
      blur.formUnion(self.blur(of: call, isPartOfSetting: true).limited(to: .record))
    }
    return blur
  }
}
