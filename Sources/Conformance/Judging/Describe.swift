import JSON
import PushModel

/// Puts stimuli, observations and expectations into the words of the case tables.
enum Describe {
  static func seen(_ seen: Seen, _ errors: WrittenErrors) -> String {
    switch seen {
    case .completed(let call, let completion):
      var words = "\(call.shown()) completed"
      if let error = completion.error { words += " with \(error.described(errors))" }
      if let token = completion.token { words += ", token \(named(token))" }
      if let info = completion.info { words += ", \(information(info))" }
      return words
    case .prompt: return "the prompt was shown"
    case .message(let type, let message): return "the delegate got \(named(message)) (\(type.rawValue))"
    case .reported: return "the port reported a call to CallKit"
    case .restricted: return "the platform restricts VoIP messages"
    }
  }

  static func list(_ seen: [Seen], _ errors: WrittenErrors) -> String {
    seen.isEmpty ? "nothing" : seen.map { Self.seen($0, errors) }.joined(separator: "; ")
  }

  static func list(_ observations: [Observation]) -> String {
    observations.map { observation in
      switch observation {
      case .completed(let completion):
        "\(completion.call?.shown() ?? "a call") completed (\(completion.operation.rawValue))"
      case .requested(_, .permission): "a request for the permission"
      case .requested(_, .permissionStatus): "a request for the permission's status"
      case .requested(_, .token(let type)): "a request for a token (\(type.rawValue))"
      case .requested(_, .server(let request)): "a request to the server (\(request.operation.rawValue))"
      case .message(let type, let message): "the delegate got \(named(message)) (\(type.rawValue))"
      case .reportedCall: "the port reported a call to CallKit"
      }
    }.joined(separator: "; ")
  }

  static func item(_ item: ExpectedItem) -> String {
    switch item {
    case .completed(let completion): completed(completion)
    case .prompt: "the prompt was shown"
    case .message(let message, let type):
      "the delegate got \(Symbols.symbol(of: message))" + (type.map { " (\($0.rawValue))" } ?? "")
    case .reported: "the port reported a call to CallKit"
    case .restricted: "the platform restricts VoIP messages"
    case .anyOrder(let items): "in any order: " + items.map(Self.item).joined(separator: ", ")
    }
  }

  static func list(_ items: [ExpectedItem]) -> String {
    items.isEmpty ? "nothing" : items.map(item).joined(separator: "; ")
  }

  private static func completed(_ expected: ExpectedCompletion) -> String {
    var words = "\(expected.call) completed"
    switch expected.outcome {
    case .success: break
    case .error(let code): words += " with \(code.rawValue)"
    case .anyError: words += " with an error"
    }
    if let type = expected.type { words += " for \(type.rawValue)" }
    if let token = expected.token { words += ", token \(text(token))" }
    if let info = expected.info {
      if let user = info.user { words += ", user \(text(user))" }
      if let token = info.token { words += ", token \(text(token))" }
      if let agreement = info.agreement { words += ", agreement \(Self.agreement(agreement))" }
    }
    return words
  }

  private static func text(_ text: ExpectedText) -> String {
    switch text {
    case .absent: "none"
    case .any: "any"
    case .text(let text): quoted(text)
    }
  }

  private static func quoted(_ value: String?) -> String {
    guard let value else { return "none" }
    return value.isEmpty ? "\"\"" : named(value)
  }

  /// The symbol of a value, or else the value in a form that is safe to show.
  private static func named(_ value: String) -> String { Symbols.symbol(of: value).shown() }

  private static func agreement(_ expected: ExpectedAgreement) -> String {
    switch expected {
    case .absent: return "none"
    case .parts(let notifications, let advertisements, let nightAdvertisements):
      let parts = [
        notifications.map { part("notifications", $0.value) },
        advertisements.map { part("advertisements", $0.value) },
        nightAdvertisements.map { part("nightAdvertisements", $0.value) },
      ]
      return "{" + parts.compactMap { $0 }.joined(separator: ", ") + "}"
    }
  }

  private static func part(_ name: String, _ value: Bool?) -> String {
    "\(name) " + (value.map { $0 ? "yes" : "no" } ?? "unset")
  }

  static func agreement(_ agreement: AgreementParts?) -> String {
    guard let agreement else { return "none" }
    return "{"
      + [
        part("notifications", agreement.notifications),
        part("advertisements", agreement.advertisements),
        part("nightAdvertisements", agreement.nightAdvertisements),
      ].joined(separator: ", ") + "}"
  }

  private static func information(_ info: TokenInfo) -> String {
    "user \(quoted(info.user)), agreement \(agreement(info.agreement))"
  }

  // MARK: Records

  static func records(_ expected: ExpectedRecords) -> String? {
    let parts = [
      expected.apns.map { "apns: " + record($0) }, expected.voip.map { "voip: " + record($0) },
    ].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  static func record(_ expected: ExpectedRecord) -> String {
    switch expected {
    case .absent: return "no record"
    case .record(let members):
      let parts = [
        members.token.map { "token \(text($0))" }, members.user.map { "user \(text($0))" },
        members.agreement.map { "agreement \(agreement($0))" },
        members.appKey.map { "appKey \(text($0))" }, members.sandbox.map { "sandbox \($0)" },
        members.language.map { "language \(text($0))" },
      ].compactMap { $0 }
      return parts.isEmpty ? "a record" : "a record with " + parts.joined(separator: ", ")
    }
  }

  static func record(_ record: ServerRecord?) -> String {
    guard let record else { return "no record" }
    return "a record with token \(quoted(record.token)), user \(quoted(record.user)), agreement "
      + "\(agreement(record.agreement)), appKey \(quoted(record.appKey)), sandbox "
      + "\(record.sandbox ?? false), language \(quoted(record.language))"
  }

  // MARK: Stimuli

  static func done(_ step: StepRecord) -> String {
    let stimuli = step.exchanges.map(stimulus)
    return stimuli.isEmpty ? "nothing that concerns the port" : stimuli.joined(separator: "; ")
  }

  static func stimulus(_ exchange: Exchange) -> String {
    let name = exchange.name.map { " as \($0.shown())" } ?? ""
    return exchange.stimulus.name + parameters(exchange.stimulus) + name
  }

  private static func parameters(_ stimulus: Stimulus) -> String {
    switch stimulus {
    case .initialize(let configuration, let delegate):
      " \(quoted(configuration.appKey))"
        + (configuration.alwaysAllowTokenRegistration == true ? " alwaysAllow" : "")
        + (delegate.map { $0 ? " with delegate" : " with no delegate" } ?? "")
    case .setDelegate(let type, let set): " \(type.rawValue) \(set ? "set" : "taken away")"
    case .setUser(let user): " \(quoted(user))"
    case .register(let type, let agreement, let handler):
      " \(type.rawValue), agreement \(Self.agreement(agreement))" + (handler ? "" : ", no handler")
    case .query(let type): " \(type.rawValue)"
    case .unregister(let type, let handler): " \(type.rawValue)" + (handler ? "" : ", no handler")
    case .update(let changes):
      changes.user.map { " user \(quoted($0))" } ?? changes.language.map { " language \(quoted($0))" }
        ?? " agreement \(Self.agreement(changes.agreement))"
    case .answer(let request, let answer): " \(request.shown()): \(answer.words)"
    case .tokenChanged(let type, let token): " \(type.rawValue) \(quoted(token))"
    case .messageArrived(let type, let message): " \(type.rawValue) \(quoted(message))"
    case .networkChanged(let up): up ? " up" : " down"
    case .timePassed(let seconds): " \(seconds) s"
    case .tokenInvalidated, .terminated, .launched, .enteredForeground, .enteredBackground: ""
    }
  }
}

extension Answer {
  var words: String {
    switch self {
    case .permission(let status): "permission \(status.rawValue)"
    case .token(let token): "token \(Symbols.symbol(of: token).shown())"
    case .tokenRefused: "token refused"
    case .accepted(let record): record == nil ? "accepted" : "accepted, with the record"
    case .refused: "refused"
    case .timedOut: "timed out"
    case .unreachable: "unreachable"
    case .malformed: "malformed"
    }
  }
}

extension WrittenError {
  /// The common name of the error, and its code as the edition writes it.
  func described(_ errors: WrittenErrors) -> String {
    let written: String
    switch code {
    case .number(let number): written = "\(domain?.shown() ?? "no domain") \(number)"
    case .name(let name): written = name.shown()
    }
    guard let name = errors.names(of: self).first else { return "an unknown error (\(written))" }
    return "\(name.rawValue) (\(written))"
  }
}
