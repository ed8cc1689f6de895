import PushModel

/// An adapter that is asked, after each thing that happens, whether more comes of it, at once or after a while.
///
/// If no time passes in between, what the port shows then it should have shown before. If time passes, it is the port's own
/// business what it does later: no document says when. A while passes only where the port waits for no answer.
package struct AskedAgain<Base: Adapter>: Adapter {
  package private(set) var base: Base
  /// The first thing after which more came.
  private(set) var afterthought: Afterthought?
  /// How many seconds pass before the adapter is asked.
  private let seconds: Int
  private var isRunning = true
  private var count = 0
  /// The requests whose answers the port waits for.
  private var awaited: Set<String> = []

  /// So often in a row an adapter says that nothing more has happened before it is believed.
  private var silences: Int { seconds == 0 ? 3 : 1 }
  /// A port that shows more than this of one thing shows something whenever it is asked.
  private static var limit: Int { 100 }

  private init(_ base: Base, after seconds: Int) {
    self.base = base
    self.seconds = seconds
  }

  /// An adapter that is asked at once.
  static func atOnce(_ base: Base) -> Self { Self(base, after: 0) }

  /// An adapter that is asked when a port has done what it puts off.
  package static func later(_ base: Base) -> Self { Self(base, after: 3600) }

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
    var silent = 0
    while silent < silences, more.count < Self.limit, seconds == 0 || awaited.isEmpty {
      guard case .observed(let next) = try base.perform(.timePassed(seconds: seconds), as: nil) else { break }
      silent = next.isEmpty ? silent + 1 : 0
      note(next)
      more += next
    }
    if !more.isEmpty, afterthought == nil {
      afterthought = Afterthought(
        place: count, exchange: Exchange(stimulus: stimulus, name: name), observations: more)
    }
    observations += more
    return .observed(observations)
  }

  private mutating func begin() {
    isRunning = true
    awaited = []
  }

  private mutating func note(_ observations: [Observation]) {
    for case .requested(let id, _) in observations { awaited.insert(id) }
  }
}

extension AskedAgain: RestartableAdapter where Base: RestartableAdapter {
  package mutating func restart() throws(AdapterFault) {
    begin()
    try base.restart()
  }

  package var diagnostics: String { base.diagnostics }
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
