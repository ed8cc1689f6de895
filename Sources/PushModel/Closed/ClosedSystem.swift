public import StateMachines

/// The SDK together with everything around it: the app, the user, the operating system, and the push service. Nothing
/// comes from outside any more, so that all that can happen can be listed.
///
/// It is the SDK in the world that ports are played in, and adds nothing but two bounds that keep it finite: a request
/// that nobody listens to any more is lost on its way, and of requests and messages that are alike one stands for
/// more.
public struct ClosedSystem: Sendable {
  /// What can happen besides the answers to what the SDK asks.
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

  /// Lets one thing happen.
  public func react(to move: Move, in state: State) -> Reaction {
    var run = ClosedRun(self)
    run.begin(in: state)
    run.react(to: move)
    return run.reaction
  }

  /// Where the SDK and the world are, and what is on its way between them.
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

  /// What comes of a move.
  public struct Reaction: Sendable {
    /// What comes next.
    public internal(set) var state: State
    /// What is seen.
    public internal(set) var seen: [Sight] = []
    /// The calls that came to an end, those included of which nobody is told.
    public internal(set) var ended = CallCounts()
    /// The branches that were passed.
    public internal(set) var passed: [PushSystem.PassedBranch] = []
    /// Whether something was asked of the world that it has not answered at once.
    public internal(set) var asks = false
    /// What the machines take for impossible.
    public internal(set) var impossible: [String] = []
  }
}

/// How many calls there are about each kind of token.
public struct CallCounts: Hashable, Sendable {
  private var word: UInt64 = 0

  /// None.
  public init() {}

  /// How many calls of a kind there are about a kind of token.
  public subscript(call: CallKind, channel: PushType) -> Int {
    get { Int(word >> shift(call, channel) & 255) }
    set { word = word & ~(255 << shift(call, channel)) | UInt64(newValue) << shift(call, channel) }
  }

  private func shift(_ call: CallKind, _ channel: PushType) -> UInt64 {
    UInt64(call.place) * 16 + UInt64(channel.place) * 8
  }

  /// Counts a call about some kinds of token.
  public mutating func add(_ call: CallKind, _ types: PushTypes) {
    if types.contains(.notifications) { self[call, .apns] += 1 }
    if types.contains(.voip) { self[call, .voip] += 1 }
  }

  /// How many there are in all.
  public var total: Int {
    var total = 0
    var rest = word
    while rest != 0 {
      total += Int(rest & 255)
      rest >>= 8
    }
    return total
  }

  /// The calls of both; there are never as many of a kind as a byte does not hold.
  public static func + (one: Self, other: Self) -> Self {
    var sum = one
    sum.word += other.word
    return sum
  }

  /// Whether there is none.
  public var isEmpty: Bool { word == 0 }
}

// What is looked at often is handed the list alone, and not the whole state.
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

  /// How many requests wait for an answer that were made for a purpose.
  @inlinable
  public func pending(_ purpose: PushSystem.Purpose) -> Int { purpose.count(in: sdk.requests) }

  /// Whether a request waits for an answer that was made for a purpose.
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
  /// The world that answers nothing by itself.
  static let holding: Policies = {
    var policies = Policies()
    policies.prompt = .hold
    policies.apns = .hold
    policies.pushkit = .hold
    policies.server = .hold
    return policies
  }()
}
