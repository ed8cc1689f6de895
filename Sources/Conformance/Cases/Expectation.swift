package import PushModel

/// A value that holds under some readings; without conditions it holds under all.
package struct Leaf<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The readings under which the value holds, outermost first.
  package var conditions: [ReadingCondition]
  package var value: Value

  package init(_ value: Value, under conditions: [ReadingCondition] = []) {
    self.conditions = conditions
    self.value = value
  }
}

/// One reading of one question.
package struct ReadingCondition: Hashable, Sendable {
  package var question: String
  package var reading: String
}

/// The expectations of a step: items in order and nothing else, and the server's records afterwards.
package struct ExpectedStep: Hashable, Sendable {
  package var items: [ExpectedItem]
  /// The server's records after the step, if the case looks at them.
  package var records: ExpectedRecords

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
  /// Items in any order.
  case anyOrder([ExpectedItem])

  /// Whether a message is told, or a call reported.
  var isAboutMessages: Bool {
    switch self {
    case .completed, .prompt: false
    case .message, .reported, .restricted: true
    case .anyOrder(let items): items.contains(where: \.isAboutMessages)
    }
  }
}

/// An expected completion of a call.
package struct ExpectedCompletion: Hashable, Sendable {
  /// The name of the call.
  package var call: String
  /// The kind of token, if the case tells kinds apart.
  package var type: PushType?
  package var outcome: Outcome
  /// The token that is handed back, if the case looks at it.
  package var token: ExpectedText?
  /// The information that is handed back, if the case looks at it.
  package var info: ExpectedInfo?

  package init(_ call: String, _ outcome: Outcome = .success) {
    self.call = call
    self.outcome = outcome
  }

  /// The outcome of a call.
  package enum Outcome: Hashable, Sendable {
    /// Without an error.
    case success
    /// This error, in whatever form the edition writes it.
    case error(ErrorCode)
    /// Any error.
    case anyError
  }
}

/// An expected text.
package enum ExpectedText: Hashable, Sendable {
  /// No text.
  case absent
  /// Any text.
  case any
  /// This text.
  case text(String)
}

/// An expected boolean; `nil` expects none.
package struct ExpectedFlag: Hashable, Sendable {
  package var value: Bool?
}

/// The members of a token's information that a case looks at.
package struct ExpectedInfo: Hashable, Sendable {
  package var user: ExpectedText?
  package var token: ExpectedText?
  package var agreement: ExpectedAgreement?
}

/// The parts of an agreement that a case looks at.
package enum ExpectedAgreement: Hashable, Sendable {
  /// No agreement.
  case absent
  /// The parts that are given have these values.
  case parts(notifications: ExpectedFlag?, advertisements: ExpectedFlag?, nightAdvertisements: ExpectedFlag?)
}

/// The expected records at the server, by kind of token; `nil` if the case does not look.
package struct ExpectedRecords: Hashable, Sendable {
  /// The record of the notification token.
  package var apns: ExpectedRecord?
  /// The record of the VoIP token.
  package var voip: ExpectedRecord?

  /// No expectation.
  package init() {}
}

/// The expected record of one kind of token.
package enum ExpectedRecord: Hashable, Sendable {
  /// No record.
  case absent
  /// A record with these values, where they are given.
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

/// The expectations at the end of a case.
package struct ExpectedEnd: Hashable, Sendable {
  package var records = ExpectedRecords()
  /// The permission, if the case looks at it.
  package var permission: PermissionStatus?
  /// The calls that may stay open.
  package var open: [String] = []

  /// The expectation that every call has completed, and nothing else.
  package init() {}
}
