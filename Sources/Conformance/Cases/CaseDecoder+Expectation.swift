import JSON
import PushModel

extension CaseDecoder {
  static let itemMembers = ["completed", "type", "error", "token", "info", "anyOrder", "apns", "voip"]

  static func expectedSteps(
    _ node: JSONNode, calls: [String], under condition: [ReadingCondition]
  ) throws(JSONError) -> [Leaf<ExpectedStep>] {
    var leaves: [Leaf<ExpectedStep>] = []
    for expanded in try ReadingExpansion(condition: condition).expand(node) {
      var step = ExpectedStep()
      let elements = if case .array(let several) = expanded.node.value { several } else { [expanded.node] }
      for element in elements {
        if element["apns"] != nil || element["voip"] != nil {
          step.records = try records(
            try ObjectReader(element, of: "the server's records", allowed: ["apns", "voip"]))
        } else {
          step.items.append(try item(element, calls: calls))
        }
      }
      leaves.append(Leaf(step, under: expanded.conditions))
    }
    return leaves
  }

  private static func item(_ node: JSONNode, calls: [String]) throws(JSONError) -> ExpectedItem {
    if case .string(let text) = node.value { return try item(text, at: node.place, calls: calls) }
    let reader = try ObjectReader(node, of: "an item of \"see\"", allowed: itemMembers)
    if let anyOrder = reader["anyOrder"] {
      _ = try ObjectReader(node, of: "the item \"anyOrder\"", allowed: ["anyOrder"])
      var items: [ExpectedItem] = []
      for element in try anyOrder.elements() { items.append(try item(element, calls: calls)) }
      return .anyOrder(items)
    }
    return .completed(try completion(reader, calls: calls))
  }

  /// An item in the form of a text: `prompt`, `$message1 (voip)`, `r1: ok`, `r1 (voip): permissionDenied`.
  private static func item(
    _ text: String, at place: TextPlace, calls: [String]
  ) throws(JSONError) -> ExpectedItem {
    switch text {
    case "prompt": return .prompt
    case "reported": return .reported
    case "restricted": return .restricted
    default: break
    }
    guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")) else {
      guard text.utf8.first == UInt8(ascii: "$") else {
        throw JSONError(
          place: place, message: "found \"\(text)\"",
          expected: "prompt, reported, restricted, a message, or how a call ends, such as \"r1: ok\"")
      }
      let (message, type) = try kind(in: text[...], at: place)
      return .message(try JSONNode(.string(message), at: place).caseValue(), type: type)
    }
    let (name, type) = try kind(in: text[..<colon], at: place)
    var completion = ExpectedCompletion(try call(JSONNode(.string(name), at: place), among: calls))
    completion.type = type
    let outcome = String(text[text.utf8.index(after: colon)...].drop { $0 == " " })
    let node = JSONNode(.string(outcome), at: place)
    switch outcome {
    case "ok": break
    case "any error": completion.outcome = .anyError
    case _ where outcome.utf8.first == UInt8(ascii: "$"): completion.token = .text(try node.caseValue())
    default: completion.outcome = .error(try node.named("error", as: ErrorCode.self))
    }
    return .completed(completion)
  }

  /// A name with an optional kind of token in brackets.
  private static func kind(
    in text: Substring, at place: TextPlace
  ) throws(JSONError) -> (name: String, type: PushType?) {
    guard text.utf8.last == UInt8(ascii: ")"), let start = text.firstIndex(of: "(") else {
      return (String(text), nil)
    }
    let kind = String(text[text.index(after: start)...].dropLast())
    let type = try JSONNode(.string(kind), at: place).named("push type", as: PushType.self)
    return (String(text[..<start].dropLast()), type)
  }

  private static func completion(
    _ reader: ObjectReader, calls: [String]
  ) throws(JSONError) -> ExpectedCompletion {
    _ = try ObjectReader(
      reader.node, of: "the item \"completed\"", allowed: ["completed", "type", "error", "token", "info"])
    var completion = ExpectedCompletion(try call(try reader.required("completed"), among: calls))
    completion.type = try reader.named("type", "push type", as: PushType.self)
    if let error = reader["error"] {
      if case .string("any") = error.value {
        completion.outcome = .anyError
      } else {
        completion.outcome = .error(try error.named("error", as: ErrorCode.self))
      }
    }
    completion.token = try reader["token"].map { node throws(JSONError) in try text(node) }
    if let node = reader["info"] {
      let info = try ObjectReader(node, of: "a token's information", allowed: ["user", "token", "agreement"])
      completion.info = ExpectedInfo(
        user: try info["user"].map { node throws(JSONError) in try text(node) },
        token: try info["token"].map { node throws(JSONError) in try text(node) },
        agreement: try info["agreement"].map { node throws(JSONError) in
          try expectedAgreement(node)
        })
    }
    return completion
  }

  private static func text(_ node: JSONNode) throws(JSONError) -> ExpectedText {
    if node.isNull { return .absent }
    if case .string("any") = node.value { return .any }
    return .text(try node.caseValue())
  }

  private static func expectedAgreement(_ node: JSONNode) throws(JSONError) -> ExpectedAgreement {
    if node.isNull { return .absent }
    if case .array = node.value {
      let parts = try agreement(node)
      return .parts(
        notifications: ExpectedFlag(value: parts.notifications),
        advertisements: ExpectedFlag(value: parts.advertisements),
        nightAdvertisements: ExpectedFlag(value: parts.nightAdvertisements))
    }
    let reader = try ObjectReader(node, of: "an agreement", allowed: agreementMembers)
    func flag(_ name: String) throws(JSONError) -> ExpectedFlag? {
      guard let node = reader[name] else { return nil }
      return ExpectedFlag(value: node.isNull ? nil : try node.bool())
    }
    return .parts(
      notifications: try flag("notifications"), advertisements: try flag("advertisements"),
      nightAdvertisements: try flag("nightAdvertisements"))
  }

  /// The server's records, from the members `apns` and `voip`.
  static func records(_ reader: ObjectReader) throws(JSONError) -> ExpectedRecords {
    var records = ExpectedRecords()
    records.apns = try reader["apns"].map { node throws(JSONError) in try record(node) }
    records.voip = try reader["voip"].map { node throws(JSONError) in try record(node) }
    return records
  }

  private static func record(_ node: JSONNode) throws(JSONError) -> ExpectedRecord {
    if node.isNull { return .absent }
    if case .string(let text) = node.value { return try record(text, at: node.place) }
    let reader = try ObjectReader(
      node, of: "a record", allowed: ["token", "user", "agreement", "appKey", "sandbox", "language"])
    func text(_ name: String) throws(JSONError) -> ExpectedText? {
      try reader[name].map { node throws(JSONError) in try Self.text(node) }
    }
    var members = ExpectedRecord.Members()
    members.token = try text("token")
    members.user = try text("user")
    members.appKey = try text("appKey")
    members.language = try text("language")
    members.sandbox = try reader.bool("sandbox")
    members.agreement = try reader["agreement"].map { node throws(JSONError) in
      try expectedAgreement(node)
    }
    return .record(members)
  }

  /// A record in the form of a text, with its token, its user, or both: `$token1 $userA`.
  private static func record(_ text: String, at place: TextPlace) throws(JSONError) -> ExpectedRecord {
    var members = ExpectedRecord.Members()
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      guard word.utf8.first == UInt8(ascii: "$") else {
        throw JSONError(place: place, message: "found \"\(text)\"", expected: "a token, a user, or both")
      }
      let value = ExpectedText.text(try JSONNode(.string(String(word)), at: place).caseValue())
      if word.hasPrefix("$token") || word.hasPrefix("$voip") {
        members.token = value
      } else {
        members.user = value
      }
    }
    return .record(members)
  }
}
