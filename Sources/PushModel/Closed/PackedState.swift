import StateMachines

/// A state of the closed system in a fixed number of bytes. Exploration keeps millions of them.
public struct PackedState: BitwiseCopyable, Hashable, Sendable {
  private var first = SIMD64<UInt8>(repeating: 0)
  private var second = SIMD64<UInt8>(repeating: 0)
  private var third = SIMD64<UInt8>(repeating: 0)

  static let capacity = 192

  /// The bytes of a state; `nil` if there is no room for it: it has more calls and requests than a state of a system
  /// whose moves end.
  public init?(_ state: ClosedSystem.State) { if !become(state) { return nil } }

  init() {}

  /// Writes the bytes of a state; `false` if there is no room for it.
  mutating func become(_ state: ClosedSystem.State) -> Bool {
    let (calls, requests) = (state.sdk.calls.count, state.sdk.requests.count)
    guard calls < 16, requests < 16,
      Place.calls + calls * Place.callSize + requests * Place.requestSize <= Self.capacity
    else { return false }
    self = Self()
    withUnsafeMutableBytes(of: &self) { bytes in Self.write(state, to: bytes) }
    return true
  }

  /// Whether there is room for the calls and requests of a state, without a look at every byte.
  static func hasRoom(for state: ClosedSystem.State) -> Bool {
    state.sdk.calls.count * 3 + state.sdk.requests.count * 5 <= 80
      && state.sdk.calls.count < 16 && state.sdk.requests.count < 16
  }

  /// The offsets and sizes of the parts of a state.
  private enum Place {
    static let values = 40
    static let channels = 44
    static let channelSize = 22
    static let counts = 88
    static let calls = 89
    static let callSize = 3
    static let requestSize = 6
  }

  /// Whether all bytes are alike.
  public static func == (one: Self, other: Self) -> Bool {
    withUnsafeBytes(of: one) { one in
      withUnsafeBytes(of: other) { other in
        var difference: UInt64 = 0
        for place in stride(from: 0, to: capacity, by: 8) {
          difference |=
            one.load(fromByteOffset: place, as: UInt64.self)
            ^ other.load(fromByteOffset: place, as: UInt64.self)
        }
        return difference == 0
      }
    }
  }

  /// Hashes all bytes.
  public func hash(into hasher: inout Hasher) { withUnsafeBytes(of: self) { hasher.combine(bytes: $0) } }
}

// MARK: Writing

extension PackedState {
  private static func write(_ state: ClosedSystem.State, to bytes: UnsafeMutableRawBufferPointer) {
    let sdk = state.sdk
    bytes.storeBytes(of: sdk.machines, as: MachineStates.self)
    for member in Member.permission.rawValue...Member.callReporting.rawValue {
      bytes[member] = state.world.machines[member]
    }
    bytes[Place.values] = UInt8(truncatingIfNeeded: sdk.settings?.configuration.number ?? 0)
    bytes[Place.values + 1] = UInt8(truncatingIfNeeded: sdk.user.number)
    bytes[Place.values + 2] = sdk.consentSetBefore.number
    var flags: UInt8 = state.world.isRunning ? 2 : 0
    if state.world.policies.network == .up { flags |= 4 }
    for channel in PushType.both where !sdk.heldMessages[channel].isEmpty { flags |= 8 << channel.place }
    bytes[Place.values + 3] = flags
    for channel in PushType.both { write(channel, of: state, to: bytes) }
    bytes[Place.counts] = UInt8(sdk.calls.count) << 4 | UInt8(sdk.requests.count)
    var place = Place.calls
    for call in sdk.calls {
      bytes[place] =
        call.call.place | (call.hasHandler ? 4 : 0) | call.open.rawValue << 3 | call.waiting.rawValue << 5
      bytes[place + 1] = call.consent.number
      bytes[place + 2] = UInt8(truncatingIfNeeded: call.changes.language.number)
      place += Place.callSize
    }
    for (number, request) in sdk.requests.enumerated() {
      bytes[place] = request.purpose?.number ?? 0
      bytes[place + 1] = UInt8(truncatingIfNeeded: request.asker ?? 0)
      let carried = number < state.held.count ? word(of: state.held[number].request) : 0
      bytes.storeBytes(of: carried, toByteOffset: place + 2, as: UInt32.self)
      place += Place.requestSize
    }
  }

  private static func write(
    _ channel: PushType, of state: ClosedSystem.State, to bytes: UnsafeMutableRawBufferPointer
  ) {
    let sdk = state.sdk
    let place = Place.channels + Int(channel.place) * Place.channelSize
    bytes[place] = UInt8(truncatingIfNeeded: sdk.tokens[channel].number) << 5 | sdk.consents[channel].number
    bytes[place + 1] = UInt8(truncatingIfNeeded: sdk.owners[channel].number)
    bytes.storeBytes(of: word(of: sdk.sent[channel]), toByteOffset: place + 2, as: UInt32.self)
    bytes.storeBytes(of: word(of: sdk.prepared[channel]), toByteOffset: place + 6, as: UInt32.self)
    bytes.storeBytes(of: word(of: sdk.kept[channel]), toByteOffset: place + 10, as: UInt32.self)
    bytes.storeBytes(of: word(of: sdk.last[channel]), toByteOffset: place + 14, as: UInt32.self)
    bytes.storeBytes(of: word(of: state.world.records[channel]), toByteOffset: place + 18, as: UInt32.self)
  }

  /// A record in a word; 0 for none.
  @inline(__always)
  private static func word(of record: Record?) -> UInt32 {
    guard let record else { return 0 }
    return 1 | UInt32(record.owner.number & 255) << 1 | UInt32(record.consent.number & 31) << 9
      | UInt32(record.token.number & 7) << 14 | UInt32(record.key.number & 15) << 17
      | UInt32(record.language.number & 15) << 21
  }

  /// The record or the language that a request carries. The record may be older than the current one.
  private static func word(of request: PushSystem.Request) -> UInt32 {
    switch request {
    case .register(_, let record): word(of: record)
    case .update(_, let changes): UInt32(changes.language.number)
    case .permission, .permissionStatus, .token, .unregister, .query: 0
    }
  }
}

// MARK: Reading

extension PackedState {
  /// The state, with its settings looked up in the alphabet of the system.
  public func state(of system: ClosedSystem) -> ClosedSystem.State {
    withUnsafeBytes(of: self) { Self.read($0, system.alphabet.settings) }
  }

  private static func read(_ bytes: UnsafeRawBufferPointer, _ settings: [SDKSettings]) -> ClosedSystem.State {
    let machines = bytes.load(as: MachineStates.self)
    var state = ClosedSystem.State(sdk: PushSystem.State(machines: machines))
    state.world.machines = machines
    state.world.policies = .holding
    let configuration = UInt16(bytes[Place.values])
    state.sdk.settings = settings.first { $0.configuration.number == configuration }
    state.sdk.user = User(UInt16(bytes[Place.values + 1]))
    state.sdk.consentSetBefore = Consent(number: bytes[Place.values + 2])
    let flags = bytes[Place.values + 3]
    state.world.isRunning = flags & 2 != 0
    state.world.policies.network = flags & 4 != 0 ? .up : .down
    for channel in PushType.both where flags & 8 << channel.place != 0 {
      state.sdk.heldMessages[channel] = [Message(1)]
    }
    for channel in PushType.both { read(channel, from: bytes, into: &state) }
    readCallsAndRequests(from: bytes, into: &state)
    return state
  }

  private static func read(
    _ channel: PushType, from bytes: UnsafeRawBufferPointer, into state: inout ClosedSystem.State
  ) {
    let place = Place.channels + Int(channel.place) * Place.channelSize
    func record(_ number: Int) -> Record? {
      Self.record(in: bytes.loadUnaligned(fromByteOffset: place + 2 + number * 4, as: UInt32.self))
    }
    state.sdk.tokens[channel] = Token(UInt16(bytes[place] >> 5))
    state.sdk.consents[channel] = Consent(number: bytes[place] & 31)
    state.sdk.owners[channel] = User(UInt16(bytes[place + 1]))
    state.sdk.sent[channel] = record(0)
    state.sdk.prepared[channel] = record(1)
    state.sdk.kept[channel] = record(2)
    state.sdk.last[channel] = record(3)
    state.world.records[channel] = record(4)
  }

  private static func record(in word: UInt32) -> Record? {
    guard word != 0 else { return nil }
    return Record(
      owner: User(UInt16(word >> 1 & 255)), consent: Consent(number: UInt8(word >> 9 & 31)),
      token: Token(UInt16(word >> 14 & 7)), key: Key(UInt16(word >> 17 & 15)),
      language: Language(UInt16(word >> 21 & 15)))
  }

  private static func readCallsAndRequests(
    from bytes: UnsafeRawBufferPointer, into state: inout ClosedSystem.State
  ) {
    state.sdk.callCount = Int(bytes[Place.counts] >> 4)
    state.sdk.requestCount = Int(bytes[Place.counts] & 15)
    var place = Place.calls
    state.sdk.calls.reserveCapacity(state.sdk.callCount)
    for id in 0..<state.sdk.callCount {
      let kind = bytes[place]
      var call = PushSystem.OpenCall(
        id: id + 1, call: .at(kind & 3), hasHandler: kind & 4 != 0,
        consent: Consent(number: bytes[place + 1]),
        changes: Changes(language: Language(UInt16(bytes[place + 2]))))
      call.open = PushTypes(rawValue: kind >> 3 & 3)
      call.waiting = PushTypes(rawValue: kind >> 5 & 3)
      state.sdk.calls.append(call)
      place += Place.callSize
    }
    state.sdk.requests.reserveCapacity(state.sdk.requestCount)
    state.held.reserveCapacity(state.sdk.requestCount)
    for id in 0..<state.sdk.requestCount {
      guard let purpose = PushSystem.Purpose(number: bytes[place]) else { return }
      let asker = Int(bytes[place + 1])
      let carried = bytes.loadUnaligned(fromByteOffset: place + 2, as: UInt32.self)
      state.sdk.requests.append(
        PushSystem.OpenRequest(id: id + 1, purpose: purpose, asker: asker == 0 ? nil : asker))
      if let request = request(for: purpose, carrying: carried) {
        state.held.append(ClosedSystem.HeldRequest(id: id + 1, request: request))
      }
      place += Place.requestSize
    }
  }

  private static func request(for purpose: PushSystem.Purpose, carrying word: UInt32) -> PushSystem.Request? {
    switch purpose {
    case .permission: .permission
    case .token(_, let channel): .token(channel)
    case .server(.register(let channel)), .server(.update(let channel)):
      record(in: word).map { .register(channel, $0) }
    case .server(.updateForCall(let channel)), .server(.updateBeside(let channel)):
      .update(channel, Changes(language: Language(UInt16(word & 255))))
    case .server(.unregister(let channel)), .server(.removal(let channel)): .unregister(channel)
    case .server(.query(let channel)): .query(channel)
    }
  }
}

extension PushSystem.Purpose {
  private static let all: [PushSystem.Purpose] =
    PermissionPurpose.all.map { .permission($0) }
    + TokenPurpose.all.flatMap { purpose in PushType.both.map { .token(purpose, $0) } }
    + ServerPurpose.all.map { .server($0) }

  init?(number: UInt8) {
    let place = Int(number) - 1
    guard Self.all.indices.contains(place) else { return nil }
    self = Self.all[place]
  }
}
