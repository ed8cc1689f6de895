import PushModel

/// An adapter that is asked after each stimulus whether more comes of it, at once or after some time.
///
/// Observations that come without any time passing should have come before. Observations that come as time passes are
/// the port's own business: no document says when they have to come. A few seconds pass after each stimulus, and a
/// long time only where the port awaits no answer, since it may give up waiting.
package struct AskedAgain<Base: Adapter>: Adapter {
  package private(set) var base: Base
  /// The first stimulus after which more came.
  private(set) var afterthought: Afterthought?
  /// Whether time passes before each question.
  private let isLater: Bool
  private var isRunning = true
  private var count = 0
  /// The ids of requests without an answer.
  private var awaited: Set<String> = []

  /// The number of empty answers in a row after which an adapter is believed.
  private static var silences: Int { 3 }
  /// The seconds that pass while the port works, and those after which it has done everything that it puts off.
  private static var pauses: (short: Int, long: Int) { (1, 3600) }
  /// The limit of further observations: a port that exceeds it shows something whenever it is asked.
  private static var limit: Int { 100 }

  private init(_ base: Base, isLater: Bool) {
    self.base = base
    self.isLater = isLater
  }

  /// An adapter that is asked without any time passing.
  static func atOnce(_ base: Base) -> Self { Self(base, isLater: false) }

  /// An adapter that is asked after time has passed.
  package static func later(_ base: Base) -> Self { Self(base, isLater: true) }

  package var profile: Profile { get throws(AdapterFault) { try base.profile } }

  package mutating func reset(_ setting: Setting) throws(AdapterFault) {
    begin()
    count = 0
    try base.reset(setting)
  }

  package mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    if case .answer(let request, _) = stimulus { awaited.remove(request) }
    let reply = try base.perform(stimulus, as: name)
    if stimulus == .launched { begin() }
    if stimulus == .terminated { isRunning = false }
    count += 1
    guard isRunning, case .observed(var observations) = reply else { return reply }
    note(observations)
    var more: [Observation] = []
    try ask(after: isLater ? Self.pauses.short : 0, until: Self.silences, &more)
    if isLater, awaited.isEmpty { try ask(after: Self.pauses.long, until: 1, &more) }
    if !more.isEmpty, afterthought == nil {
      afterthought = Afterthought(
        place: count, exchange: Exchange(stimulus: stimulus, name: name), observations: more)
    }
    observations += more
    return .observed(observations)
  }

  package mutating func restart() throws(AdapterFault) {
    begin()
    try base.restart()
  }

  package var diagnostics: String { base.diagnostics }

  /// Asks for more until enough empty answers have come. Long pauses are made only as long as the port awaits no
  /// answer.
  private mutating func ask(
    after seconds: Int, until silences: Int, _ more: inout [Observation]
  ) throws(AdapterFault) {
    var silent = 0
    while silent < silences, more.count < Self.limit, seconds < Self.pauses.long || awaited.isEmpty {
      guard case .observed(let next) = try base.perform(.timePassed(seconds: seconds), as: nil) else {
        return
      }
      silent = next.isEmpty ? silent + 1 : 0
      note(next)
      more += next
    }
  }

  private mutating func begin() {
    isRunning = true
    awaited = []
  }

  private mutating func note(_ observations: [Observation]) {
    for case .requested(let id, _) in observations { awaited.insert(id) }
  }
}

/// Observations that came only when the adapter was asked again.
struct Afterthought: Sendable {
  /// The number of stimuli since the reset, this one included.
  let place: Int
  let exchange: Exchange
  let observations: [Observation]
}
