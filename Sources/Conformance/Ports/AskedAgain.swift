import PushModel

/// An adapter that is asked, after each thing that happens, whether more comes of it, at once or after a while.
///
/// If no time passes in between, what the port shows then it should have shown before. If time passes, it is the port's own
/// business what it does later: no document says when. Some seconds pass after each thing, and a long while only where
/// the port waits for no answer: it may wait for one no longer than it likes.
package struct AskedAgain<Base: Adapter>: Adapter {
  package private(set) var base: Base
  /// The first thing after which more came.
  private(set) var afterthought: Afterthought?
  /// Whether time passes before the adapter is asked.
  private let isLater: Bool
  private var isRunning = true
  private var count = 0
  /// The requests whose answers the port waits for.
  private var awaited: Set<String> = []

  /// So often in a row an adapter says that nothing more has happened before it is believed.
  private static var silences: Int { 3 }
  /// The seconds that pass as the port works, and those after which it has done whatever it puts off.
  private static var pauses: (short: Int, long: Int) { (1, 3600) }
  /// A port that shows more than this of one thing shows something whenever it is asked.
  private static var limit: Int { 100 }

  private init(_ base: Base, isLater: Bool) {
    self.base = base
    self.isLater = isLater
  }

  /// An adapter that is asked at once.
  static func atOnce(_ base: Base) -> Self { Self(base, isLater: false) }

  /// An adapter that is asked when a port has done what it puts off.
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

  /// Asks what has come since, until the adapter has so often said that nothing has; after long pauses only as long as
  /// the port waits for nothing.
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

/// What came of something only when the adapter was asked again.
struct Afterthought: Sendable {
  /// How many things had happened since the reset, this one included.
  let place: Int
  /// What happened.
  let exchange: Exchange
  /// What came of it.
  let observations: [Observation]
}
