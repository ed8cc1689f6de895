extension ClosedSystem.Move {
  /// A set of kinds of moves.
  public struct Kinds: OptionSet, Hashable, Sendable {
    /// A bit for each kind.
    public let rawValue: UInt32

    /// The kinds whose bits are set.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    static let initialize = Kinds(rawValue: 1 << 0)
    static let setDelegate = Kinds(rawValue: 1 << 1)
    static let setUser = Kinds(rawValue: 1 << 2)
    static let register = Kinds(rawValue: 1 << 3)
    static let query = Kinds(rawValue: 1 << 4)
    static let unregister = Kinds(rawValue: 1 << 5)
    static let update = Kinds(rawValue: 1 << 6)
    static let answerPrompt = Kinds(rawValue: 1 << 7)
    static let changeSettings = Kinds(rawValue: 1 << 8)
    static let answer = Kinds(rawValue: 1 << 9)
    static let answerToken = Kinds(rawValue: 1 << 10)
    static let changeToken = Kinds(rawValue: 1 << 11)
    static let invalidateToken = Kinds(rawValue: 1 << 12)
    static let message = Kinds(rawValue: 1 << 13)
    static let network = Kinds(rawValue: 1 << 14)
    static let enterForeground = Kinds(rawValue: 1 << 15)
    static let passTime = Kinds(rawValue: 1 << 16)
    static let endProcess = Kinds(rawValue: 1 << 17)
    static let startProcess = Kinds(rawValue: 1 << 18)
    static let setNotificationDelegate = Kinds(rawValue: 1 << 19)
    static let notification = Kinds(rawValue: 1 << 20)

    /// The calls of the app that have an outcome.
    static let calls: Kinds = [.register, .query, .unregister, .update]
    /// The moves at which the SDK may make up for an update that did not bring another user to the record.
    static let mayMakeUpForUpdate: Kinds = [
      .initialize, .register, .query, .unregister, .network, .enterForeground, .passTime, .changeToken,
      .changeSettings, .message, .notification,
    ]

    /// Each kind alone.
    public static let each = (0..<21).map { Kinds(rawValue: 1 << $0) }
  }

  /// The kind of the move: the first byte of its word says which.
  public var kind: Kinds { Kinds(rawValue: 1 << UInt32(word & 255)) }
}
