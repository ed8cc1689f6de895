import JSON
import PushModel

extension CaseDecoder {
  static let itemMembers = [
    "completed", "error", "type", "token", "info", "prompt", "message", "reported", "restricted",
    "anyOrder", "record",
  ]

  static func expectedSteps(
    _ node: JSONNode, calls: [String], under condition: [ReadingCondition]
  ) throws(JSONError) -> [Leaf<ExpectedStep>] {
    var leaves: [Leaf<ExpectedStep>] = []
    for expanded in try ReadingExpansion(condition: condition).expand(node) {
      var step = ExpectedStep()
      for element in try expanded.node.elements() {
        if let record = element["record"] {
          _ = try ObjectReader(element, of: "a record", allowed: ["record"])
          step.records = try records(record)
        } else {
          step.items.append(try item(element, calls: calls))
        }
      }
      leaves.append(Leaf(step, under: expanded.conditions))
    }
    return leaves
  }

  private static func item(_ node: JSONNode, calls: [String]) throws(JSONError) -> ExpectedItem {
    let reader = try ObjectReader(node, of: "an item of \"see\"", allowed: itemMembers)
    func only(_ names: String...) throws(JSONError) {
      _ = try ObjectReader(node, of: "the item \"\(names[0])\"", allowed: names)
    }
    if reader["completed"] != nil {
      try only("completed", "error", "type", "token", "info")
      return .completed(try completion(reader, calls: calls))
    }
    if reader["message"] != nil {
      try only("message", "type")
      return .message(
        try reader.required("message").caseValue(),
        type: try reader.named("type", "push type", as: PushType.self))
    }
    if let anyOrder = reader["anyOrder"] {
      try only("anyOrder")
      var items: [ExpectedItem] = []
      for element in try anyOrder.elements() { items.append(try item(element, calls: calls)) }
      return .anyOrder(items)
    }
    for (name, item) in [
      ("prompt", ExpectedItem.prompt), ("reported", .reported), ("restricted", .restricted),
    ] {
      guard let value = reader[name] else { continue }
      try only(name)
      guard try value.bool() else {
        throw JSONError(
          place: value.place, message: "found false",
          expected: "true; what is not seen is left out")
      }
      return item
    }
    throw JSONError(
      place: node.place, message: "found an item that says nothing",
      expected: "one of completed, prompt, message, reported, restricted, anyOrder, record")
  }

  private static func completion(
    _ reader: ObjectReader, calls: [String]
  ) throws(JSONError) -> ExpectedCompletion {
    var completion = ExpectedCompletion(try call(try reader.required("completed"), among: calls))
    completion.type = try reader.named("type", "push type", as: PushType.self)
    if let error = reader["error"], !error.isNull {
      if case .string("any") = error.value {
        completion.outcome = .anyError
      } else {
        completion.outcome = .error(try error.named("error", as: ErrorCode.self))
      }
    }
    completion.token = try reader["token"].map { node throws(JSONError) in try text(node) }
    if let node = reader["info"] {
      let info = try ObjectReader(
        node, of: "a token's information", allowed: ["user", "token", "agreement"])
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

  private static func expectedAgreement(
    _ node: JSONNode
  ) throws(JSONError) -> ExpectedAgreement {
    if node.isNull { return .absent }
    let reader = try ObjectReader(node, of: "an agreement", allowed: agreementMembers)
    func flag(_ name: String) throws(JSONError) -> ExpectedFlag? {
      guard let node = reader[name] else { return nil }
      return ExpectedFlag(value: node.isNull ? nil : try node.bool())
    }
    return .parts(
      notifications: try flag("notifications"), advertisements: try flag("advertisements"),
      nightAdvertisements: try flag("nightAdvertisements"))
  }

  static func records(_ node: JSONNode) throws(JSONError) -> ExpectedRecords {
    let reader = try ObjectReader(node, of: "the server's records", allowed: ["apns", "voip"])
    var records = ExpectedRecords()
    records.apns = try reader["apns"].map { node throws(JSONError) in try record(node) }
    records.voip = try reader["voip"].map { node throws(JSONError) in try record(node) }
    return records
  }

  private static func record(_ node: JSONNode) throws(JSONError) -> ExpectedRecord {
    if node.isNull { return .absent }
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
}
