/// Aspects of what can be seen of one kind of token in a step.
public struct Aspects: OptionSet, Hashable, Sendable {
  /// A bit for each aspect.
  public let rawValue: UInt16

  /// The aspects whose bits are set.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Whether a call completes, and whether it succeeds.
  public static let outcome = Self(rawValue: 1 << 0)
  /// The code with which a call fails, and whether it hands the token back.
  public static let code = Self(rawValue: 1 << 1)
  /// The user that the token is registered for.
  public static let owner = Self(rawValue: 1 << 2)
  /// The agreement that the token is registered with.
  public static let agreement = Self(rawValue: 1 << 3)
  /// Which of the tokens that the system has issued is registered or handed back.
  public static let token = Self(rawValue: 1 << 4)
  /// The key, environment and language that the token is registered with.
  public static let settings = Self(rawValue: 1 << 5)
  /// Whether anything is registered.
  public static let presence = Self(rawValue: 1 << 6)
  /// Whether the delegate gets a message, and what follows from it.
  public static let message: Self = [Self(rawValue: 1 << 7), .report]
  /// Whether the user is asked.
  public static let prompt = Self(rawValue: 1 << 8)
  /// Whether the SDK acts at once or later.
  public static let time = Self(rawValue: 1 << 9)
  /// Whether a message is reported as a call, and further ones restricted.
  public static let report = Self(rawValue: 1 << 10)

  /// What a record says.
  public static let content: Self = [.owner, .agreement, .token, .settings]
  /// All aspects of a record.
  public static let record: Self = [.content, .presence]
  /// The aspects after whose blurring nobody knows what is under way.
  package static let unsettling: Self = [.outcome, .presence, .prompt]

  /// The aspects and the words for them, in the order in which they are told.
  public static let words: [(aspect: Aspects, word: String)] = [
    (.outcome, "outcome"), (.code, "code"), (.presence, "registered or not"), (.owner, "owner"),
    (.agreement, "agreement"), (.token, "token"), (.settings, "settings"), (.message, "message"),
    (.report, "report"), (.prompt, "prompt"), (.time, "time"),
  ]

  /// The words for the aspects of the set. Where it is open whether a message is told, so is its report.
  public var words: [String] {
    Self.words.filter { contains($0.aspect) && ($0.aspect != .report || !contains(.message)) }.map(\.word)
  }
}
