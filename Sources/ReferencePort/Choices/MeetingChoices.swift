// Switches for open questions: overlapping calls.

/// The fate of a call that arrives while another one about the same kind of token is in progress.
enum Meeting: String {
  case refused, together, afterwards, newest, sideBySide
}

/// A kind of call that may be in progress.
enum CallKind {
  case register, query, unregister, update
}

/// Two overlapping calls about one kind of token: the one in progress, and the arriving one.
struct MeetingOfCalls: Hashable {
  let inProgress: CallKind
  let arriving: CallKind
  let type: TokenType

  var question: String {
    switch (type, inProgress, arriving) {
    case (_, .query, .query): "Q-QUERY-4"
    case (_, .unregister, .unregister): "Q-UNREG-5"
    case (_, .register, .update): "Q-UPD-2"
    case (_, .query, .update): "Q-UPD-4"
    case (_, .unregister, .update): "Q-UPD-5"
    case (_, .update, .update): "Q-UPD-3"
    case (_, .update, .register): "Q-UPD-6"
    case (_, .update, .query): "Q-UPD-7"
    case (_, .update, .unregister): "Q-UPD-8"
    case (.apns, .register, .register): "Q-REG-1"
    case (.apns, .register, .query): "Q-REG-7"
    case (.apns, .register, .unregister): "Q-REG-6"
    case (.apns, .query, .register): "Q-QUERY-8"
    case (.apns, .query, .unregister): "Q-QUERY-9"
    case (.apns, .unregister, .register): "Q-UNREG-6"
    case (.apns, .unregister, .query): "Q-UNREG-8"
    case (.voip, .register, .register): "Q-VOIP-1"
    case (.voip, .register, .query): "Q-VOIP-2"
    case (.voip, .register, .unregister): "Q-VOIP-12"
    case (.voip, .query, .register): "Q-VOIP-13"
    case (.voip, .query, .unregister): "Q-VOIP-14"
    case (.voip, .unregister, .register): "Q-VOIP-15"
    case (.voip, .unregister, .query): "Q-VOIP-16"
    }
  }

  private var readings: [Meeting] {
    guard inProgress == arriving else { return [.refused, .afterwards, .sideBySide] }
    return switch arriving {
    case .register: [.refused, .together, .afterwards, .newest]
    case .query, .unregister: [.refused, .together, .afterwards, .sideBySide]
    case .update: [.refused, .afterwards, .sideBySide]
    }
  }

  /// Q-REG-7: the documents say that a query returns the last registration.
  var standard: Meeting { question == "Q-REG-7" ? .sideBySide : .refused }

  /// All overlaps; a question that two share is there once.
  static let choices: [(question: String, names: [String], standard: String)] = {
    let calls: [CallKind] = [.register, .query, .unregister, .update]
    var known: Set<String> = []
    return TokenType.allCases.flatMap { type in
      calls.flatMap { first in calls.map { Self(inProgress: first, arriving: $0, type: type) } }
    }.filter { known.insert($0.question).inserted }.map {
      ($0.question, $0.readings.map(\.rawValue), $0.standard.rawValue)
    }
  }()
}
