public import StateMachines

/// The SDK together with everything around it: the app, the user, the operating system, and the push service. Nothing
/// comes from outside any more, so that all that can happen can be listed.
///
/// The world is the one that ports are played in. Two bounds keep the system finite: a request whose answer nobody
/// awaits any more is lost on its way, and of requests and messages that are alike one stands for all.
public struct ClosedSystem: Sendable {
  /// The moves that can happen, besides the answers to the SDK's requests.
  public let alphabet: Alphabet
  /// The edition.
  public let edition: Edition
  /// The SDK's machines under an interpretation.
  public let interpretation: Interpretation
  let rules: WorldRules

  /// A system in which the calls and moves of an alphabet can happen.
  public init(_ interpretation: Interpretation, alphabet: Alphabet) {
    self.alphabet = alphabet
    edition = interpretation.edition
    self.interpretation = interpretation
    rules = WorldRules(of: interpretation.edition)
  }

  /// A device on which the app has just been installed and started, with each permission that the alphabet
  /// begins with.
  public var initial: [State] {
    alphabet.permissions.map { permission in
      var state = State(sdk: PushSystem.State(machines: interpretation.tables.initial))
      state.world.policies = .holding
      state.world.place(permission: permission)
      return state
    }
  }

  /// The reaction to a move in a state.
  public func react(to move: Move, in state: State) -> Reaction {
    var run = ClosedRun(self)
    run.begin(in: state)
    run.react(to: move)
    return run.reaction
  }

  /// The states of the SDK and of the world, and the requests on their way between them.
  public struct State: Hashable, Sendable {
    /// The SDK.
    public internal(set) var sdk: PushSystem.State
    /// The world.
    public internal(set) var world = World()
    /// The requests that wait for an answer, oldest first.
    public internal(set) var held: [HeldRequest] = []

    init(sdk: PushSystem.State) { self.sdk = sdk }

    /// The SDK in a world; `held` are the requests that the world has not answered, oldest first.
    public init(_ sdk: PushSystem.State, in world: World, held: [(id: Int, request: PushSystem.Request)]) {
      self.sdk = sdk
      self.world = world
      self.held = held.map { HeldRequest(id: $0.id, request: $0.request) }
    }
  }

  /// A request of the SDK that waits for an answer.
  public struct HeldRequest: Hashable, Sendable {
    var id: Int
    let request: PushSystem.Request
  }

  /// The reaction to a move.
  public struct Reaction: Sendable {
    /// The state after the move.
    public internal(set) var state: State
    /// What is seen of the move.
    public internal(set) var seen: [Sight] = []
    /// The calls that ended, including those whose outcome nobody is told.
    public internal(set) var ended = CallCounts()
    /// The branches that the machines followed.
    public internal(set) var passed: [PushSystem.PassedBranch] = []
    /// Whether the SDK made a request that the world did not answer at once.
    public internal(set) var asks = false
    /// The impossible branches that were met, in words, and the note of a move without end.
    public internal(set) var impossible: [String] = []
  }
}

/// Counts of calls, by kind of call and kind of token.
public struct CallCounts: Hashable, Sendable {
  private var word: UInt64 = 0

  /// No calls.
  public init() {}

  /// The number of calls of a kind about a kind of token.
  public subscript(call: CallKind, channel: PushType) -> Int {
    get { Int(word >> shift(call, channel) & 255) }
    set { word = word & ~(255 << shift(call, channel)) | UInt64(newValue) << shift(call, channel) }
  }

  private func shift(_ call: CallKind, _ channel: PushType) -> UInt64 {
    UInt64(call.place) * 16 + UInt64(channel.place) * 8
  }

  /// Counts a call once for each of some kinds of token.
  public mutating func add(_ call: CallKind, _ types: PushTypes) {
    if types.contains(.notifications) { self[call, .apns] += 1 }
    if types.contains(.voip) { self[call, .voip] += 1 }
  }

  /// The sum of all counts.
  public var total: Int { withUnsafeBytes(of: word) { $0.reduce(0) { $0 + Int($1) } } }

  /// The sum of both counts. No number of calls ever exceeds a byte.
  public static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.word += other.word
    return sum
  }

  /// Whether there are no calls.
  public var isEmpty: Bool { word == 0 }
}

// The functions behind these get a list, not the whole state, since they are called often.
extension ClosedSystem.State {
  /// The calls that are in progress.
  @inlinable
  public var open: CallCounts { .open(of: sdk.calls) }

  /// The calls that wait for others to end.
  @inlinable
  public var waiting: CallCounts { .waiting(of: sdk.calls) }

  /// The calls by the kinds of token about which they are in progress or wait.
  @inlinable
  public var parts: CallCounts { .parts(of: sdk.calls) }

  /// The number of requests for a purpose that wait for an answer.
  @inlinable
  public func pending(_ purpose: PushSystem.Purpose) -> Int { purpose.count(in: sdk.requests) }

  /// Whether a request for a purpose waits for an answer.
  @inlinable
  public func awaits(_ purpose: PushSystem.Purpose) -> Bool { purpose.count(in: sdk.requests) > 0 }
}

extension CallCounts {
  @usableFromInline
  static func open(of calls: [PushSystem.OpenCall]) -> Self {
    var counts = Self()
    for call in calls { counts.add(call.call, call.open) }
    return counts
  }

  @usableFromInline
  static func waiting(of calls: [PushSystem.OpenCall]) -> Self {
    var counts = Self()
    for call in calls { counts.add(call.call, call.waiting) }
    return counts
  }

  @usableFromInline
  static func parts(of calls: [PushSystem.OpenCall]) -> Self {
    var counts = Self()
    for call in calls { counts.add(call.call, call.open.union(call.waiting)) }
    return counts
  }
}

extension PushSystem.Purpose {
  @usableFromInline
  func count(in requests: [PushSystem.OpenRequest]) -> Int {
    let number = number
    var count = 0
    for request in requests where request.purpose?.number == number { count += 1 }
    return count
  }
}

extension Policies {
  /// The policies of a world that answers nothing by itself.
  static let holding: Policies = {
    var policies = Policies()
    policies.prompt = .hold
    policies.apns = .hold
    policies.pushkit = .hold
    policies.server = .hold
    return policies
  }()
}
