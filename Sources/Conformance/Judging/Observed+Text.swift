import JSON
import PushModel

extension Observed {
  /// The observations in plain words; interned outputs are named by them.
  package var words: String {
    guard isPossible else { return "not possible" }
    var parts = items.map(\.words)
    for (type, record) in [("apns", apnsRecord), ("voip", voipRecord)] {
      guard let record else { continue }
      parts.append("the server holds \(type): \(record.words)")
    }
    let waiting = CallKind.allCases.filter { open[$0] > 0 }.map { "\(open[$0]) \($0.rawValue)" }
    if !waiting.isEmpty { parts.append("open: " + waiting.joined(separator: ", ")) }
    parts.append("permission \(permission.rawValue)")
    return parts.joined(separator: "; ")
  }
}

extension Observed.Item {
  package var words: String {
    switch self {
    case .completed(let which, let completion):
      var words = "\(completion.operation.rawValue) of \(completion.type.rawValue) completed\(which.words)"
      if let error = completion.error { words += " with \(error.words)" }
      if let token = completion.token { words += ", token \(token.shown())" }
      if let info = completion.info {
        words += ", user \(info.user.quoted), agreement \(info.agreement.words)"
        if let token = info.token { words += ", but in the information the token \(token.shown())" }
      }
      return words
    case .prompt: return "the prompt was shown"
    case .message(let type, let message): return "the delegate got \(message.shown()) (\(type.rawValue))"
    case .reported: return "the port reported a call to CallKit"
    case .restricted: return "the platform restricts VoIP messages"
    case .violation(let requirement): return "against \(requirement)"
    }
  }
}

extension Observed.Which {
  fileprivate var words: String {
    switch self {
    case .made, .unnamed: ""
    case .waiting(let index): index == 0 ? " (waiting)" : " (waiting, number \(index + 1))"
    case .none: " (not open)"
    }
  }
}

extension ServerRecord {
  fileprivate var words: String {
    "\(token.shown()), user \(user.quoted), agreement \(agreement.words), key \(appKey.quoted)"
      + (sandbox == true ? ", sandbox" : "") + (language == nil ? "" : ", language \(language.quoted)")
  }
}

extension WrittenError {
  var words: String {
    switch code {
    case .number(let number): "\(domain?.shown() ?? "no domain") \(number)"
    case .name(let name): name.shown()
    }
  }
}

extension String? {
  fileprivate var quoted: String { map { $0.isEmpty ? "\"\"" : $0.shown() } ?? "none" }
}

extension AgreementParts? {
  /// "Yes", "no" or "unset" for notifications, advertisements and advertisements at night.
  var words: String {
    guard let self else { return "none" }
    return [self.notifications, self.advertisements, self.nightAdvertisements]
      .map { $0.map { $0 ? "yes" : "no" } ?? "unset" }.joined(separator: "/")
  }
}
