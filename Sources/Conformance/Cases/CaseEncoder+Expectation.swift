package import JSON
package import PushModel

/// Writes observations as expectations.
extension CaseEncoder {
  /// The items of a step. With `details`, also the values handed back and the server's records.
  package static func see(_ record: StepRecord, in edition: Edition, details: Bool) -> [JSONNode] {
    var items = record.seen.map { item($0, in: edition, details: details) }
    // The machines do not decide the order of several completions.
    if items.count > 1 { items = [.object(["anyOrder": .array(items)])] }
    guard details else { return items }
    return items + [records(record)]
  }

  private static func records(_ record: StepRecord) -> JSONNode {
    .object(["apns": node(record.apnsRecord), "voip": node(record.voipRecord)])
  }

  /// The end: the permission and the open calls.
  package static func end(_ record: StepRecord) -> JSONNode {
    .object([
      "permission": record.permission.rawValue.json,
      "open": record.openCalls.isEmpty ? nil : record.openCalls.json,
    ])
  }

  private static func item(_ seen: Seen, in edition: Edition, details: Bool) -> JSONNode {
    switch seen {
    case .completed(let call, let completion): item(call, completion, in: edition, details: details)
    case .prompt: "prompt".json
    case .message(let type, let message): "\(Symbols.symbol(of: message)) (\(type.rawValue))".json
    case .reported: "reported".json
    case .restricted: "restricted".json
    }
  }

  private static func item(
    _ call: String, _ completion: Completion, in edition: Edition, details: Bool
  ) -> JSONNode {
    let type = edition.registersAllTypesAtOnce ? completion.type.rawValue : nil
    let error = completion.error.map { Self.error($0, in: edition) }
    if !details {
      let outcome = error.map { $0 == "any" ? "any error" : $0 } ?? "ok"
      return (call + (type.map { " (\($0))" } ?? "") + ": " + outcome).json
    }
    return .object([
      "completed": call.json, "type": type?.json, "error": error?.json,
      "token": text(completion.token ?? completion.info?.token), "info": completion.info.map(node),
    ])
  }

  private static func error(_ error: WrittenError, in edition: Edition) -> String {
    let name = WrittenErrors(edition: edition).names(of: error).first
    // The machines use the failure of the system in place of errors that the edition lacks.
    if edition == .tcpushKo, name == .systemFailed { return "any" }
    return name?.rawValue ?? "any"
  }

  private static func node(_ info: TokenInfo) -> JSONNode {
    .object([
      "user": info.user.flatMap { $0.isEmpty ? nil : text($0) }, "agreement": expected(info.agreement),
    ])
  }

  private static func node(_ record: ServerRecord?) -> JSONNode {
    guard let record else { return .null }
    return .object([
      "token": text(record.token), "user": text(record.user), "agreement": expected(record.agreement),
      "appKey": text(record.appKey), "sandbox": (record.sandbox ?? false).json,
      "language": text(record.language),
    ])
  }

  /// An agreement with all of its parts; a part that is not set is expected to be unset.
  private static func expected(_ agreement: AgreementParts?) -> JSONNode {
    guard let agreement else { return .null }
    let written = node(agreement)
    if case .array = written.value { return written }
    return .object([
      "notifications": agreement.notifications?.json ?? .null,
      "advertisements": agreement.advertisements?.json ?? .null,
      "nightAdvertisements": agreement.nightAdvertisements?.json ?? .null,
    ])
  }
}
