import Conformance
import PushModel
import ReferenceAdapter
import Synchronization

/// An adapter of a port that can do nothing.
struct PoorAdapter: Adapter {
  var isNameless = false

  var profile: Profile {
    get throws(AdapterFault) {
      guard !isNameless else { throw AdapterFault(.handshake, "no name") }
      return Profile(adapter: "poor 1", implementation: "poor 1", edition: .nhncloudKo)
    }
  }

  func reset(_ setting: Setting) {}

  func perform(_ stimulus: Stimulus, as name: String?) -> Reply { .unsupported("it can do nothing") }
}

/// The reference port without VoIP.
struct PortWithoutVoIP: Adapter {
  private var base = ReferenceAdapter()

  var profile: Profile {
    var profile = base.profile
    profile.without = [.voip]
    return profile
  }

  mutating func reset(_ setting: Setting) throws(AdapterFault) { try base.reset(setting) }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    switch stimulus {
    case .register(.voip, _, _), .query(.voip), .unregister(.voip, _), .tokenInvalidated,
      .messageArrived(.voip, _):
      .unsupported("no VoIP")
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .answer, .tokenChanged,
      .messageArrived, .networkChanged, .terminated, .launched, .enteredForeground, .enteredBackground,
      .timePassed:
      try base.perform(stimulus, as: name)
    }
  }
}

final class ResetCount: Sendable {
  private let resets = Mutex(0)

  var value: Int { resets.withLock { $0 } }
  func add() { resets.withLock { $0 += 1 } }
}

/// The reference port, with its resets counted. If it keeps what was there before, a reset does nothing.
struct CountedPort: Adapter {
  let count: ResetCount
  var keepsEverything = false
  private var base = ReferenceAdapter()
  private var isBegun = false

  init(_ count: ResetCount, keepsEverything: Bool = false) {
    self.count = count
    self.keepsEverything = keepsEverything
  }

  var profile: Profile { base.profile }

  mutating func reset(_ setting: Setting) throws(AdapterFault) {
    count.add()
    if !isBegun || !keepsEverything { try base.reset(setting) }
    isBegun = true
  }

  mutating func perform(_ stimulus: Stimulus, as name: String?) throws(AdapterFault) -> Reply {
    try base.perform(stimulus, as: name)
  }
}
