/// One valuation of the peer model `push`, which serves to compare explorers and says nothing about the SDK.
struct PushState: Hashable, Sendable {
  var permission = Permission.notDetermined
  /// The user who is logged in; 0 is nobody.
  var user: UInt8 = 0
  var app = App.foreground
  var isOnline = true
  var token = Token.none
  var registration = Registration.none
  /// The user whom the server binds; 0 is nobody.
  var boundUser: UInt8 = 0
  /// Three bits of agreement.
  var agreement: UInt8 = 0
  /// Whether the server has to be told of a change.
  var isDirty = false
  var voip = VoIP.none
  var calls = Calls()

  enum Permission: UInt8, Digit { case notDetermined, granted, denied }
  enum App: UInt8, Digit { case foreground, background, terminated }
  enum Token: UInt8, Digit { case none, current, rotated }
  enum Registration: UInt8, Digit { case none, awaitingPrompt, awaitingToken, awaitingServer, registered }
  enum VoIP: UInt8, Digit { case none, awaitingToken, awaitingServer, registered }

  /// The slots of calls, two bits each.
  struct Calls: Hashable, Sendable {
    var bits: UInt32 = 0

    subscript(slot: Int) -> Call {
      get { Call(digit: Int(bits >> (2 * UInt32(slot)) & 3)) }
      set { bits = bits & ~(3 << (2 * UInt32(slot))) | UInt32(newValue.rawValue) << (2 * UInt32(slot)) }
    }

    /// Whether a call is active. An active call is the pair of bits 10.
    var hasActive: Bool { bits >> 1 & ~bits & 0x5555_5555 != 0 }
    /// How many calls are active.
    var activeCount: Int { (bits >> 1 & ~bits & 0x5555_5555).nonzeroBitCount }
    var isIdle: Bool { bits == 0 }
  }

  enum Call: UInt8, Digit { case idle, ringing, active, ending }
}

/// An enum that is a digit of an index: its raw values count from 0.
protocol Digit: RawRepresentable, CaseIterable, Sendable where RawValue == UInt8 {}

extension Digit {
  /// The value of a digit that was written by one.
  init(digit: Int) {
    guard let value = Self(rawValue: UInt8(truncatingIfNeeded: digit)) else {
      preconditionFailure("\(digit) is no digit of \(Self.self)")
    }
    self = value
  }
}
