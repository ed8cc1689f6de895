import StateMachines

/// An observation of the SDK in the closed system, packed into a word, so that observations of two systems are compared
/// at once.
public struct Sight: Hashable, Sendable {
  /// The packed word.
  public let word: UInt64

  private init(word: UInt64) { self.word = word }

  /// The prompt was shown.
  public static let prompt = Sight(word: 1)
  /// The delegate got a VoIP message.
  public static let message = Sight(word: 2 | UInt64(PushType.voip.place) << 3)
  /// The delegate got a message to be shown as a notification.
  public static let notification = Sight(word: 2 | UInt64(PushType.apns.place) << 3)
  /// The SDK reported a call.
  public static let reported = Sight(word: 3)
  /// The system restricts from now on.
  public static let restricted = Sight(word: 4)
  /// The move had no end, and the rest was not looked at: a mistake of the specification, or a fault.
  public static let noEnd = Sight(word: 5)

  /// The kind of an observation, with its values.
  public enum Kind: Hashable, Sendable {
    case prompt, message, notification, reported, restricted, noEnd
    /// A call completed.
    case completed(Completed)
    /// The record on the server changed.
    case record(PushType, SeenRecord?)
  }

  /// A completed call, with its outcome.
  public struct Completed: Hashable, Sendable {
    /// The call.
    public let call: CallKind
    /// The kind of token that the call is about.
    public let channel: PushType
    /// The error code, if the call failed.
    public let error: ErrorCode?
    /// The age of the token that is handed back.
    public let token: TokenAge
    /// The information that is handed back.
    public let record: SeenRecord?
    /// Whether the information names the user that the token is registered for.
    public let namesOwner: Bool
  }

  /// The age of a token.
  public enum TokenAge: UInt8, Hashable, Sendable {
    case none, outdated, current
  }

  /// The values of a record, with the age of the token in its place.
  public struct SeenRecord: Hashable, Sendable {
    /// The user that the token is registered for.
    public let owner: User
    /// The agreement.
    public let consent: Consent
    /// The age of the token.
    public let token: TokenAge
    /// The app key and the environment.
    public let key: Key
    /// The language code.
    public let language: Language
  }

  // A word holds from below: the kind (3 bits), channel (1), call (2), code plus one (5), token (2), whether there is
  // a record (1), whether the owner is named (1), and of the record: owner (8), agreement (5), token (2), key (8),
  // language (8).
  private static let completedKind: UInt64 = 6
  private static let recordKind: UInt64 = 7

  /// For each edition, whether it has each code.
  private static let writes = Edition.allCases.map { edition in
    ErrorCode.allCases.map { $0.written(in: edition) != nil }
  }

  init(record: Record?, _ channel: PushType, current: PerPushType<Token>) {
    word = Self.recordKind | UInt64(channel.place) << 3 | Self.bits(of: record, current[channel])
  }

  init(_ completion: PushSystem.Completion, in edition: Edition, current: PerPushType<Token>) {
    let channel = completion.channel
    var word = Self.completedKind | UInt64(channel.place) << 3 | UInt64(completion.call.place) << 4
    if case .failed(let code) = completion.outcome {
      // A code that the edition lacks is written as the failure by the system.
      let written = Self.writes[Int(edition.place)][Int(code.place)] ? code : ErrorCode.systemFailed
      word |= UInt64(written.place + 1) << 6
    }
    word |= UInt64(Self.age(of: completion.token, current[channel]).rawValue) << 11
    if completion.information?.namesOwner ?? true { word |= 1 << 14 }
    self.word = word | Self.bits(of: completion.information?.record, current[channel])
  }

  private static func age(of token: Token, _ current: Token) -> TokenAge {
    token == .none ? .none : token == current ? .current : .outdated
  }

  private static func bits(of record: Record?, _ current: Token) -> UInt64 {
    guard let record else { return 0 }
    return 1 << 13 | UInt64(record.owner.number & 255) << 15 | UInt64(record.consent.number) << 23
      | UInt64(age(of: record.token, current).rawValue) << 28 | UInt64(record.key.number & 255) << 30
      | UInt64(record.language.number & 255) << 38
  }

  /// The kind of the observation, with its values.
  public var kind: Kind {
    switch word & 7 {
    case 1: .prompt
    case 2: channel == .voip ? .message : .notification
    case 3: .reported
    case 4: .restricted
    case 5: .noEnd
    case Self.recordKind: .record(channel, record)
    case _:
      .completed(
        Completed(
          call: call, channel: channel, error: error,
          token: TokenAge(rawValue: UInt8(word >> 11 & 3)) ?? .none,
          record: record, namesOwner: word >> 14 & 1 == 1))
    }
  }

  private var channel: PushType { word >> 3 & 1 == 0 ? .apns : .voip }
  private var call: CallKind { .at(UInt8(word >> 4 & 3)) }
  /// The error code of a call that failed.
  public var error: ErrorCode? {
    guard isCompletion else { return nil }
    let number = UInt8(word >> 6 & 31)
    return number == 0 ? nil : .at(number - 1)
  }

  private var record: SeenRecord? {
    guard word >> 13 & 1 == 1 else { return nil }
    return SeenRecord(
      owner: User(UInt16(word >> 15 & 255)), consent: Consent(number: UInt8(word >> 23 & 31)),
      token: TokenAge(rawValue: UInt8(word >> 28 & 3)) ?? .none, key: Key(UInt16(word >> 30 & 255)),
      language: Language(UInt16(word >> 38 & 255)))
  }

  /// Whether a call completed.
  public var isCompletion: Bool { word & 7 == Self.completedKind }

  /// Whether a call about a kind of token completed.
  public func isCompletion(of call: CallKind, _ channel: PushType) -> Bool {
    word & 0x3F == Self.completedKind | UInt64(channel.place) << 3 | UInt64(call.place) << 4
  }
}
