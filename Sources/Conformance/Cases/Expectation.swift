package import PushModel

/// A value that holds under some readings; without conditions it holds under all.
package struct Leaf<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The readings under which it holds, outermost first.
  package var conditions: [ReadingCondition]
  /// The value.
  package var value: Value

  /// A value under readings.
  package init(_ value: Value, under conditions: [ReadingCondition] = []) {
    self.conditions = conditions
    self.value = value
  }
}

/// One reading of one question.
package struct ReadingCondition: Hashable, Sendable {
  /// The question's id.
  package var question: String
  /// The reading's name.
  package var reading: String

  /// A reading of a question.
  package init(question: String, reading: String) {
    self.question = question
    self.reading = reading
  }
}

/// What must be seen in a step: items in order and nothing else, and what the server then holds.
package struct ExpectedStep: Hashable, Sendable {
  /// What must be seen.
  package var items: [ExpectedItem]
  /// What the server holds afterwards, where the case says so.
  package var records: ExpectedRecords

  /// Expects items and, if given, records.
  package init(_ items: [ExpectedItem] = [], records: ExpectedRecords = ExpectedRecords()) {
    self.items = items
    self.records = records
  }
}

/// An expected item.
package enum ExpectedItem: Hashable, Sendable {
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
package struct ExpectedCompletion: Hashable, Sendable {
  /// The name of the call.
  package var call: String
  /// The kind of token, where the case tells kinds apart.
  package var type: PushType?
  /// Success, or which error.
  package var outcome: Outcome
  /// The token that was handed back, where the case looks at it.
  package var token: ExpectedText?
  /// The information that was handed back, where the case looks at it.
  package var info: ExpectedInfo?

  /// A completion.
  package init(_ call: String, _ outcome: Outcome = .success) {
    self.call = call
    self.outcome = outcome
  }

  /// How a call ends.
  package enum Outcome: Hashable, Sendable {
    /// Without an error.
    case success
    /// With this error, however the edition writes it.
    case error(ErrorCode)
    /// With some error.
    case anyError
  }
}

/// A text that must stand somewhere.
package enum ExpectedText: Hashable, Sendable {
  /// Nothing stands there.
  case absent
  /// Something stands there.
  case any
  /// This stands there.
  case text(String)
}

/// A boolean that must stand somewhere; `nil` means that nothing stands there.
package struct ExpectedFlag: Hashable, Sendable {
  /// The boolean.
  package var value: Bool?
}

/// The members of a token's information that a case looks at.
package struct ExpectedInfo: Hashable, Sendable {
  /// The user id.
  package var user: ExpectedText?
  /// The token.
  package var token: ExpectedText?
  /// The agreement.
  package var agreement: ExpectedAgreement?
}

/// The parts of an agreement that a case looks at.
package enum ExpectedAgreement: Hashable, Sendable {
  /// There is no agreement.
  case absent
  /// The parts that are given have these values.
  case parts(
    notifications: ExpectedFlag?, advertisements: ExpectedFlag?, nightAdvertisements: ExpectedFlag?)
}

/// What the server must hold, by kind of token; `nil` where the case does not look.
package struct ExpectedRecords: Hashable, Sendable {
  /// About the notification token.
  package var apns: ExpectedRecord?
  /// About the VoIP token.
  package var voip: ExpectedRecord?

  /// Looks at nothing.
  package init() {}
}

/// What the server must hold about one kind of token.
package enum ExpectedRecord: Hashable, Sendable {
  /// No record.
  case absent
  /// A record whose members have these values, where they are given.
  case record(Members)

  /// The members that a case looks at.
  package struct Members: Hashable, Sendable {
    var user: ExpectedText?
    var token: ExpectedText?
    var appKey: ExpectedText?
    var language: ExpectedText?
    var sandbox: Bool?
    var agreement: ExpectedAgreement?
  }
}

/// What is true at the end of a case.
package struct ExpectedEnd: Hashable, Sendable {
  /// What the server holds.
  package var records = ExpectedRecords()
  /// The permission, where the case looks at it.
  package var permission: PermissionStatus?
  /// The calls that have not completed.
  package var open: [String] = []

  /// Every call has completed, and nothing else is looked at.
  package init() {}
}
