import JSON

/// The reason for the early end of a play of a case, a generated test or a transcript.
package enum PlayProblem: Error, Hashable, Sendable {
  /// The adapter cannot be used any more.
  case fault(AdapterFault)
  /// The port lacks the stimulus of a step; with the reason.
  case unsupported(Stimulus, String)
  /// The adapter reports its own failure.
  case adapterFailed(String)
  /// The adapter has broken a rule of the protocol.
  case misuse(String)
  /// The port has exceeded a limit of observations or requests.
  case excessive(String)
  /// The port has not reached the setting; with the reason, and the requirements that it breaks.
  case settingNotReached(String, against: [String])
  /// The case cannot be played on any port.
  case badCase(String)

  /// The obstacle to the play, by which failures are grouped.
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

  /// The problem in plain words.
  package var message: String {
    switch self {
    case .unsupported: "the port does not have \(detail)"
    case .adapterFailed, .misuse: "the adapter failed: \(detail)"
    case .fault, .excessive, .settingNotReached, .badCase: detail
    }
  }

  /// The problem without the party at fault, for a reader who knows it.
  package var detail: String {
    switch self {
    case .fault(let fault): fault.message
    case .unsupported(let stimulus, let reason): "\(stimulus.name): \(reason.shown())"
    case .adapterFailed(let message): message.shown(upTo: 600)
    case .misuse(let what), .excessive(let what), .badCase(let what): what
    case .settingNotReached(let reason, _): "the setting could not be reached: \(reason)"
    }
  }

  /// The advice for a stimulus that the port ignores.
  private static let ignoredMove =
    "if it only ignores that, answer \"ok\": true with no observations, and leave \"capabilities\" out of the answer to "
    + "\"hello\""

  /// The problem as it stands in the record of a case.
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
  /// Whether a port that the stimulus does not concern may ignore it.
  fileprivate var mayBeIgnored: Bool {
    switch self {
    case .initialize, .setDelegate, .setUser, .register, .query, .unregister, .update, .answer: false
    case .tokenChanged, .tokenInvalidated, .messageArrived, .networkChanged, .terminated, .launched,
      .enteredForeground, .enteredBackground, .timePassed:
      true
    }
  }
}
