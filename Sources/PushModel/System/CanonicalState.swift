import StateMachines

/// All that decides what the SDK and the world do from now on, as bytes. Two histories that lead to equal bytes cannot
/// be told apart.
///
/// Calls and requests are named by their order, the current token as current, and other tokens in the order in which
/// they are met.
public struct CanonicalState: Hashable, Sendable {
  /// The bytes.
  public private(set) var bytes: [UInt8] = []
  // The names of outdated tokens while the bytes are written: no part of the state.
  private var outdated: [TokenName] = []
  private let current: PerPushType<Token>

  private struct TokenName: Hashable {
    let channel: PushType
    let token: Token
  }

  /// The state of the SDK in a world; `held` are the requests that the world has not answered, oldest first.
  public init(_ system: PushSystem.State, _ world: World, held: [(id: Int, request: PushSystem.Request)]) {
    current = world.currentTokens
    bytes.reserveCapacity(128)
    for member in Member.allCases {
      bytes.append(member.isOfWorld ? world.machines[member] : system.machines[member])
    }
    addValues(of: system, world)
    for channel in PushType.both {
      add(system.sent[channel], channel)
      add(system.prepared[channel], channel)
      add(system.kept[channel], channel)
      add(system.last[channel], channel)
      add(world.records[channel], channel)
    }
    add(UInt16(system.calls.count))
    for call in system.calls { add(call) }
    add(UInt16(system.requests.count))
    for request in system.requests { add(request, system, held) }
    add(UInt16(held.count))
    for each in held { add(each.request) }
    for channel in PushType.both {
      add(UInt16(system.heldMessages[channel].count))
      for message in system.heldMessages[channel] { add(message.number) }
    }
  }

  /// States are equal by their bytes.
  public static func == (one: Self, other: Self) -> Bool { one.bytes == other.bytes }

  /// Hashes the bytes.
  public func hash(into hasher: inout Hasher) { hasher.combine(bytes) }

  private mutating func addValues(of system: PushSystem.State, _ world: World) {
    add(system.settings?.configuration.number ?? 0)
    add(system.user.number)
    bytes.append(system.consentSetBefore.number)
    for channel in PushType.both {
      add(system.tokens[channel], channel)
      add(system.owners[channel].number)
      bytes.append(system.consents[channel].number)
    }
    bytes.append(
      (world.isRunning ? 2 : 0) | (world.policies.network == .up ? 4 : 0)
        | (world.isInBackground ? 16 : 0) | (system.unregisteringFailed[.apns] ? 8 : 0)
        | (system.unregisteringFailed[.voip] ? 32 : 0))
  }

  private mutating func add(_ number: UInt16) {
    // Numbers are small; one that is not takes two bytes more.
    if number < 255 {
      bytes.append(UInt8(number))
    } else {
      bytes += [255, UInt8(number >> 8), UInt8(truncatingIfNeeded: number)]
    }
  }

  private mutating func add(_ token: Token, _ channel: PushType) {
    if token == .none { return bytes.append(0) }
    if token == current[channel] { return bytes.append(1) }
    let name = TokenName(channel: channel, token: token)
    let place = outdated.firstIndex(of: name) ?? outdated.count
    if place == outdated.count { outdated.append(name) }
    add(UInt16(place + 2))
  }

  private mutating func add(_ record: Record?, _ channel: PushType) {
    guard let record else { return bytes.append(0) }
    bytes.append(1)
    add(record.owner.number)
    bytes.append(record.consent.number)
    add(record.token, channel)
    add(record.key.number)
    add(record.language.number)
  }

  private mutating func add(_ changes: Changes) {
    add(changes.user.number)
    add(changes.language.number)
    bytes.append(changes.consent.number)
  }

  private mutating func add(_ call: PushSystem.OpenCall) {
    bytes.append(
      call.call.place | (call.hasHandler ? 4 : 0) | call.open.rawValue << 3 | call.waiting.rawValue << 5)
    bytes.append(call.consent.number)
    if call.call == .update { add(call.changes) }
  }

  private mutating func add(
    _ request: PushSystem.OpenRequest, _ system: PushSystem.State,
    _ held: [(id: Int, request: PushSystem.Request)]
  ) {
    add(UInt16(1 + (held.firstIndex { $0.id == request.id } ?? -1)))
    bytes.append(request.purpose?.number ?? 0)
    let asker = request.asker.flatMap { asker in system.calls.firstIndex { $0.id == asker } }
    add(UInt16(1 + (asker ?? -1)))
  }

  private mutating func add(_ request: PushSystem.Request) {
    switch request {
    case .permission: bytes.append(0)
    case .permissionStatus: bytes.append(1)
    case .token(let channel): bytes.append(2 + channel.place)
    case .register(let channel, let record):
      bytes.append(4 + channel.place)
      add(record, channel)
    case .update(let channel, let changes):
      bytes.append(6 + channel.place)
      add(changes)
    case .unregister(let channel): bytes.append(8 + channel.place)
    case .query(let channel): bytes.append(10 + channel.place)
    }
  }
}

extension PushSystem.Purpose {
  /// The number of the purpose, from 1 on. No other purpose has the same.
  var number: UInt8 {
    switch self {
    case .permission(let purpose): 1 + UInt8(purpose.place)
    case .token(let purpose, let channel):
      1 + UInt8(PermissionPurpose.count + 2 * purpose.place) + channel.place
    case .server(let purpose): 1 + UInt8(PermissionPurpose.count + 2 * TokenPurpose.count + purpose.place)
    }
  }
}
