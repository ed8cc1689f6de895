import PushModel

/// An adapter that is asked, after each thing that happens, whether more comes of it.
///
/// In between nothing happens to the port, and no time passes: what it shows then it should have shown before.
struct AskedAgain<Base: Adapter>: Adapter {
  private(set) var base: Base
  /// The first thing after which more came.
  private(set) var afterthought: Afterthought?
  private var isRunning = true
  private var count = 0

  /// So often in a row an adapter says that nothing more has happened before it is believed.
  private static var silences: Int { 3 }
  /// A port that shows more than this of one thing shows something whenever it is asked.
  private static var limit: Int { 100 }

  init(_ base: Base) { self.base = base }

  var profile: Profile { get throws(AdapterFault) { try base.profile } }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    isRunning = true
    count = 0
    try base.reset(setting)
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    let reply = try base.perform(stimulus, as: name)
    if stimulus == .launched { isRunning = true }
    if stimulus == .terminated { isRunning = false }
    count += 1
    guard isRunning, case .observed(var observations) = reply else { return reply }
    var more: [Observation] = []
    var silences = 0
    while silences < Self.silences, more.count < Self.limit {
      guard case .observed(let next) = try base.perform(.timePassed(seconds: 0), as: nil) else { break }
      silences = next.isEmpty ? silences + 1 : 0
      more += next
    }
    if !more.isEmpty, afterthought == nil {
      afterthought = Afterthought(
        place: count, exchange: Exchange(stimulus: stimulus, name: name), observations: more)
    }
    observations += more
    return .observed(observations)
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
