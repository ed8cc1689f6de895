import JSON

/// Why a play has ended before its end: that of a case, of a generated test, or of what a transcript holds.
package enum PlayProblem: Error, Hashable, Sendable {
  /// The adapter cannot be talked to any more.
  case fault(AdapterFault)
  /// The port does not have what a step asks for; the reason.
  case unsupported(Stimulus, String)
  /// The adapter says that it has failed.
  case adapterFailed(String)
  /// The adapter has broken a rule of the talk.
  case misuse(String)
  /// The port has done more than any port needs to.
  case excessive(String)
  /// The port has not come into the setting; the reason, and the requirements that say that it has to.
  case settingNotReached(String, against: [String])
  /// What is asked for cannot be played on any port.
  case badCase(String)

  /// What hindered the play, by which failures are shown together.
  var root: String {
    switch self {
    case .fault(let fault): "fault: \(fault.kind.rawValue)"
    case .unsupported(let stimulus, _): "unsupported: \(stimulus.name)"
    case .adapterFailed: "the adapter failed"
    case .misuse: "the adapter broke a rule"
    case .excessive: "too much was done"
    case .settingNotReached(_, let requirements): requirements.first ?? "the setting was not reached"
    case .badCase: "the case cannot be played"
    }
  }

  /// What has happened, in plain words.
  package var message: String {
    switch self {
    case .unsupported: "the port does not have \(detail)"
    case .adapterFailed, .misuse: "the adapter failed: \(detail)"
    case .fault, .excessive, .settingNotReached, .badCase: detail
    }
  }

  /// The same for a reader who knows whose doing it is.
  package var detail: String {
    switch self {
    case .fault(let fault): fault.message
    case .unsupported(let stimulus, let reason): "\(stimulus.name): \(reason.shown())"
    case .adapterFailed(let message): message.shown(upTo: 600)
    case .misuse(let what), .excessive(let what), .badCase(let what): what
    case .settingNotReached(let reason, _): "the setting could not be reached: \(reason)"
    }
  }

  /// What an adapter is to do with what its port ignores.
  private static let ignoredMove =
    "if it only ignores that, answer \"ok\": true with no observations, and leave \"capabilities\" out of the answer to "
    + "\"hello\""

  /// The same in the record of a case.
  var messageInRecord: String {
    switch self {
    case .unsupported(let stimulus, let reason):
      "the port does not have \"\(stimulus.name)\": \(reason.shown())"
        + (stimulus.mayBeIgnored ? "; \(Self.ignoredMove)" : "")
    case .badCase: "it cannot be played: \(detail)"
    case .adapterFailed: message
    case .fault, .misuse, .excessive, .settingNotReached: detail
    }
  }
}

extension Stimulus {
  /// Whether a port to which it does not matter may ignore it.
  fileprivate var mayBeIgnored: Bool {
    switch self {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .answer: false
    case .tokenChanged, .tokenInvalidated, .messageArrived, .networkChanged, .terminated, .launched,
      .enteredForeground, .enteredBackground, .timePassed:
      true
    }
  }
}
