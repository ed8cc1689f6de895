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

  enum Permission: UInt8 { case notDetermined, granted, denied }
  enum App: UInt8 { case foreground, background, terminated }
  enum Token: UInt8 { case none, current, rotated }
  enum Registration: UInt8 { case none, awaitingPrompt, awaitingToken, awaitingServer, registered }
  enum VoIP: UInt8 { case none, awaitingToken, awaitingServer, registered }

  /// The slots of calls, two bits each. Sixteen bits leave no gap in the state, which is compared byte by byte.
  struct Calls: Hashable, Sendable {
    var bits: UInt16 = 0

    subscript(slot: UInt8) -> Call {
      get {
        switch bits >> (2 * slot) & 3 {
        case 0: .idle
        case 1: .ringing
        case 2: .active
        default: .ending
        }
      }
      set { bits = bits & ~(3 << (2 * slot)) | UInt16(newValue.rawValue) << (2 * slot) }
    }

    /// How many calls are active. An active call is the pair of bits 10.
    var activeCount: Int { (bits >> 1 & ~bits & 0x5555).nonzeroBitCount }
    var isIdle: Bool { bits == 0 }
  }

  enum Call: UInt8 { case idle, ringing, active, ending }
}
