public import PushModel

/// A value that holds under some readings; without conditions it holds under all.
public struct Leaf<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The readings under which it holds, outermost first.
  public var conditions: [ReadingCondition]
  /// The value.
  public var value: Value

  /// A value under readings.
  public init(_ value: Value, under conditions: [ReadingCondition] = []) {
    self.conditions = conditions
    self.value = value
  }
}

/// One reading of one question.
public struct ReadingCondition: Hashable, Sendable {
  /// The question's id.
  public var question: String
  /// The reading's name.
  public var reading: String

  /// A reading of a question.
  public init(question: String, reading: String) {
    self.question = question
    self.reading = reading
  }
}

/// What must be seen in a step: items in order and nothing else, and what the server then holds.
public struct ExpectedStep: Hashable, Sendable {
  /// What must be seen.
  public var items: [ExpectedItem]
  /// What the server holds afterwards, where the case says so.
  public var records: ExpectedRecords

  /// Expects items and, if given, records.
  public init(_ items: [ExpectedItem] = [], records: ExpectedRecords = ExpectedRecords()) {
    self.items = items
    self.records = records
  }
}

/// One thing that must be seen.
public enum ExpectedItem: Hashable, Sendable {
  /// A call completed.
  case completed(ExpectedCompletion)
  /// The prompt was shown.
  case prompt
  /// The delegate got a message; `nil` stands for any kind.
  case message(String, type: PushType?)
  /// The port reported a call.
  case reported
  /// The platform restricts the reception of VoIP messages from now on.
  case restricted
  /// These, in any order.
  case anyOrder([ExpectedItem])
}

/// The completion of a call that must be seen.
public struct ExpectedCompletion: Hashable, Sendable {
  /// The name of the call.
  public var call: String
  /// The kind of token, where the case tells kinds apart.
  public var type: PushType?
  /// Success, or which error.
  public var outcome: Outcome
  /// The token that was handed back, where the case looks at it.
  public var token: ExpectedText?
  /// The information that was handed back, where the case looks at it.
  public var info: ExpectedInfo?

  /// A completion.
  public init(_ call: String, _ outcome: Outcome = .success) {
    self.call = call
    self.outcome = outcome
  }

  /// How a call ends.
  public enum Outcome: Hashable, Sendable {
    /// Without an error.
    case success
    /// With this error, however the edition writes it.
    case error(ErrorCode)
    /// With some error.
    case anyError
  }
}

/// A text that must stand somewhere.
public enum ExpectedText: Hashable, Sendable {
  /// Nothing stands there.
  case absent
  /// Something stands there.
  case any
  /// This stands there.
  case text(String)
}

/// A boolean that must stand somewhere; `nil` means that nothing stands there.
public struct ExpectedFlag: Hashable, Sendable {
  /// The boolean.
  public var value: Bool?
}

/// The members of a token's information that a case looks at.
public struct ExpectedInfo: Hashable, Sendable {
  /// The user id.
  public var user: ExpectedText?
  /// The token.
  public var token: ExpectedText?
  /// The agreement.
  public var agreement: ExpectedAgreement?
}

/// The parts of an agreement that a case looks at.
public enum ExpectedAgreement: Hashable, Sendable {
  /// There is no agreement.
  case absent
  /// The parts that are given have these values.
  case parts(
    notifications: ExpectedFlag?, advertisements: ExpectedFlag?, nightAdvertisements: ExpectedFlag?)
}

/// What the server must hold, by kind of token; `nil` where the case does not look.
public struct ExpectedRecords: Hashable, Sendable {
  /// About the notification token.
  public var apns: ExpectedRecord?
  /// About the VoIP token.
  public var voip: ExpectedRecord?

  /// Looks at nothing.
  public init() {}
}

/// What the server must hold about one kind of token.
public enum ExpectedRecord: Hashable, Sendable {
  /// No record.
  case absent
  /// A record whose members have these values, where they are given.
  case record(Members)

  /// The members that a case looks at.
  public struct Members: Hashable, Sendable {
    var user: ExpectedText?
    var token: ExpectedText?
    var appKey: ExpectedText?
    var language: ExpectedText?
    var sandbox: Bool?
    var agreement: ExpectedAgreement?
  }
}

/// What is true at the end of a case.
public struct ExpectedEnd: Hashable, Sendable {
  /// What the server holds.
  public var records = ExpectedRecords()
  /// The permission, where the case looks at it.
  public var permission: PermissionStatus?
  /// The calls that have not completed.
  public var open: [String] = []

  /// Every call has completed, and nothing else is looked at.
  public init() {}
}
